// A file system of a given size, for tests of full and read-only disks.
//
// It is mounted in a mount namespace of the test's own process, so that nobody
// else sees it and the kernel removes it when the process ends, however it ends.
#pragma once

#include <sched.h>
#include <sys/mount.h>

#include <cstddef>
#include <filesystem>
#include <string>

#include "tests/support/temporary_folder.h"

namespace antipode::testing {

class SmallDisk {
public:
    explicit SmallDisk(std::size_t bytes) {
        const std::string size = "size=" + std::to_string(bytes);
        is_mounted_            = unshare(CLONE_NEWNS) == 0
                      && mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
                      && mount("tmpfs", path().c_str(), "tmpfs", 0, size.c_str()) == 0;
    }
    SmallDisk(const SmallDisk&)            = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (is_mounted_) umount2(path().c_str(), MNT_DETACH);
    }

    // Mounting is a right that only root has.
    bool                         is_mounted() const { return is_mounted_; }
    const std::filesystem::path& path() const { return folder_.path(); }

    bool make_read_only() const {
        return mount(nullptr, path().c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    }

private:
    TemporaryFolder folder_;
    bool            is_mounted_ = false;
};

}  // namespace antipode::testing
