#include "tables/stamp.h"

#include <array>
#include <chrono>
#include <span>
#include <system_error>

#include "base/checksum.h"

namespace antipode {
namespace {

// What is in the file. The last word finds stamps that were written by half.
using Words = std::array<std::uint64_t, 5>;

Words words_of(const Stamp& stamp) {
    Words words = {stamp.file.inode, stamp.file.size, std::uint64_t(stamp.file.modified_ns),
                   stamp.content_checksum};
    words[4]    = checksum(std::as_bytes(std::span(words).first<4>()));
    return words;
}

bool was_changed_just_now(const Stamp& stamp) {
    using namespace std::chrono;
    const auto now = system_clock::now().time_since_epoch();
    return now - nanoseconds(stamp.file.modified_ns) < seconds(1);
}

}  // namespace

bool has_stamp(const std::filesystem::path& path, const Stamp& expected) {
    const File file = File::open(path);
    if (!file.is_open()) return false;
    Words words = {};
    return file.read(std::as_writable_bytes(std::span(words)), 0) == sizeof words
           && words == words_of(expected);
}

void write_stamp(const std::filesystem::path& path, const Stamp& stamp) {
    if (was_changed_just_now(stamp)) return;
    const Words words = words_of(stamp);
    const File  file  = File::open_or_create(path);
    if (!file.is_open()) return;
    if (file.write(std::as_bytes(std::span(words)), 0)) {
        std::error_code ignored;
        std::filesystem::remove(path, ignored);
    }
}

}  // namespace antipode
