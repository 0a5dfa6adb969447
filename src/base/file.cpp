#include "base/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace antipode {
namespace {

constexpr std::int64_t ns_per_second = 1'000'000'000;

std::error_code last_error() { return {errno, std::generic_category()}; }

std::error_code outcome(int returned) { return returned == 0 ? std::error_code() : last_error(); }

}  // namespace

File::File(const std::filesystem::path& path, int flags)
    // POSIX has variadic open() only; 0666 is narrowed by the user's umask.
    : descriptor_(::open(path.c_str(), flags | O_CLOEXEC, 0666)) {
    if (descriptor_ < 0) error_ = last_error();
}

File File::open(const std::filesystem::path& path) { return {path, O_RDONLY | O_NONBLOCK}; }
File File::create(const std::filesystem::path& path) { return {path, O_RDWR | O_CREAT | O_EXCL}; }
File File::open_or_create(const std::filesystem::path& path) { return {path, O_RDWR | O_CREAT}; }

File::File(File&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), error_(other.error_) {}

File& File::operator=(File&& other) noexcept {
    if (this == &other) return *this;
    close();
    descriptor_ = std::exchange(other.descriptor_, -1);
    error_      = other.error_;
    return *this;
}

File::~File() { close(); }

void File::close() noexcept {
    if (is_open()) ::close(std::exchange(descriptor_, -1));
}

bool File::is_regular() const {
    struct stat status = {};
    return ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
}

FileIdentity File::identity() const {
    struct stat status = {};
    if (::fstat(descriptor_, &status) != 0) return {};
    return {.inode       = status.st_ino,
            .size        = std::uint64_t(status.st_size),
            .modified_ns = status.st_mtim.tv_sec * ns_per_second + status.st_mtim.tv_nsec};
}

std::size_t File::read(std::span<std::byte> into, std::uint64_t offset) const {
    std::size_t done = 0;
    while (done < into.size()) {
        const ssize_t got =
            ::pread(descriptor_, into.data() + done, into.size() - done, off_t(offset + done));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        done += std::size_t(got);
    }
    return done;
}

std::error_code File::write(std::span<const std::byte> bytes, std::uint64_t offset) const {
    while (!bytes.empty()) {
        const ssize_t put = ::pwrite(descriptor_, bytes.data(), bytes.size(), off_t(offset));
        if (put < 0 && errno == EINTR) continue;
        if (put < 0) return last_error();
        bytes = bytes.subspan(std::size_t(put));
        offset += std::uint64_t(put);
    }
    return {};
}

std::error_code File::reserve(std::uint64_t size) const {
    // Not posix_fallocate(): where the file system cannot reserve, that writes
    // into every block instead, and the file is written twice.
    if (::fallocate(descriptor_, 0, 0, off_t(size)) == 0) return {};
    if (errno != EOPNOTSUPP && errno != ENOSYS) return last_error();
    return outcome(::ftruncate(descriptor_, off_t(size)));
}

std::error_code File::set_modified(std::int64_t ns_since_1970) const {
    timespec modified                   = {};
    modified.tv_sec                     = ns_since_1970 / ns_per_second;
    modified.tv_nsec                    = ns_since_1970 % ns_per_second;
    const std::array<timespec, 2> times = {timespec{.tv_sec = 0, .tv_nsec = UTIME_OMIT}, modified};
    return outcome(::futimens(descriptor_, times.data()));
}

std::error_code File::sync() const { return outcome(::fsync(descriptor_)); }

std::error_code sync_folder(const std::filesystem::path& folder) {
    const File file = File::open(folder);
    return file.is_open() ? file.sync() : file.error();
}

}  // namespace antipode
