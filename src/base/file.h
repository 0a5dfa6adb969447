// A file by its descriptor: what std::fstream does not offer, such as reserving
// space, syncing to the disk and identity. The calls answer with the system's
// error code, because callers treat a full disk and a missing file differently.
//
//     File file = File::open(path);
//     if (!file.is_open()) return explain(file.error());
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <system_error>

namespace antipode {

// What tells whether a file is still the one seen before, and unchanged.
struct FileIdentity {
    std::uint64_t inode       = 0;
    std::uint64_t size        = 0;
    std::int64_t  modified_ns = 0;  // since 1970

    friend constexpr bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

class File {
public:
    // For reading. Never blocks, whatever the path turns out to be.
    static File open(const std::filesystem::path& path);
    // For writing; a file that is already there is an error.
    static File create(const std::filesystem::path& path);
    // For writing; made if it is not there, kept as it is if it is.
    static File open_or_create(const std::filesystem::path& path);

    File(File&& other) noexcept;
    File& operator=(File&& other) noexcept;
    File(const File&)            = delete;
    File& operator=(const File&) = delete;
    ~File();

    bool            is_open() const { return descriptor_ >= 0; }
    std::error_code error() const { return error_; }  // why it is not open
    int             descriptor() const { return descriptor_; }

    bool         is_regular() const;  // not a directory, pipe or device
    FileIdentity identity() const;

    // Fewer bytes than asked for at the end of the file or after an error.
    std::size_t read(std::span<std::byte> into, std::uint64_t offset) const;

    [[nodiscard]] std::error_code write(std::span<const std::byte> bytes,
                                        std::uint64_t              offset) const;
    // Makes the file `size` bytes long and takes the space from the disk now,
    // where the file system can do that.
    [[nodiscard]] std::error_code reserve(std::uint64_t size) const;
    [[nodiscard]] std::error_code set_modified(std::int64_t ns_since_1970) const;
    [[nodiscard]] std::error_code sync() const;

private:
    File(const std::filesystem::path& path, int flags);
    void close() noexcept;

    int             descriptor_ = -1;
    std::error_code error_;
};

// Makes the names in a folder, after a rename, survive a loss of power.
[[nodiscard]] std::error_code sync_folder(const std::filesystem::path& folder);

}  // namespace antipode
