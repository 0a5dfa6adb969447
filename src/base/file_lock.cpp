// flock() belongs to the open file, not to the process, so it also parts the
// threads of one process, and the kernel drops it when the holder dies.
//
// The holder removes the file before it lets go. Somebody who had opened the
// file by then gets a lock on a file without a name, which protects nothing:
// hence the look whether the path still leads to the file just locked.
#include "base/file_lock.h"

#include <sys/file.h>

#include <cerrno>
#include <utility>

namespace antipode {
namespace {

bool path_leads_to(const std::filesystem::path& path, const File& file) {
    const File found = File::open(path);
    return found.is_open() && found.identity().inode == file.identity().inode;
}

}  // namespace

FileLock FileLock::attempt(const std::filesystem::path& path) {
    for (;;) {
        File file = File::open_or_create(path);
        if (!file.is_open()) return {State::failed, file.error()};
        while (::flock(file.descriptor(), LOCK_EX | LOCK_NB) != 0) {
            if (errno == EINTR) continue;
            const std::error_code error(errno, std::generic_category());
            return {errno == EWOULDBLOCK ? State::busy : State::failed, error};
        }
        if (path_leads_to(path, file)) return {path, std::move(file)};
    }
}

FileLock::FileLock(std::filesystem::path path, File file)
    : state_(State::held), path_(std::move(path)), file_(std::move(file)) {}

FileLock::FileLock(FileLock&& other) noexcept
    : state_(other.state_),
      error_(other.error_),
      path_(std::move(other.path_)),
      file_(std::exchange(other.file_, std::nullopt)) {}

FileLock::~FileLock() {
    if (!file_) return;
    std::error_code ignored;  // A lock file that stays does no harm.
    std::filesystem::remove(path_, ignored);
}

}  // namespace antipode
