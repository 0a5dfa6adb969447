#include "base/read_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <span>
#include <system_error>

#include "base/messages.h"

namespace antipode {
namespace {

Error cannot_be_read(const std::filesystem::path& path) {
    return environment_error(
        base_message<"unreadable-file">(path.string(), std::generic_category().message(errno)));
}

Error too_long(const std::filesystem::path& path, const ReadFileLimits& limits) {
    return environment_error(base_message<"file-too-long">(path.string(), limits.most_bytes));
}

}  // namespace

Result<std::string> read_file(const std::filesystem::path& path, const ReadFileLimits& limits) {
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) return cannot_be_read(path);
    return read_stream(file, path, limits);
}

Result<std::string> read_stream(std::istream& stream, const std::filesystem::path& name,
                                const ReadFileLimits& limits) {
    std::string                text;
    std::array<char, 1U << 16> chunk;
    errno = 0;
    while (stream.read(chunk.data(), chunk.size()), stream.gcount() > 0) {
        text.append(chunk.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > limits.most_bytes) return too_long(name, limits);
    }
    if (stream.bad()) return cannot_be_read(name);
    return text;
}

Result<std::string> read_open_file(const File& file, const std::filesystem::path& name,
                                   const ReadFileLimits& limits) {
    const std::uint64_t size = file.identity().size;
    if (size > limits.most_bytes) return too_long(name, limits);
    std::string text(size, '\0');
    text.resize(file.read(std::as_writable_bytes(std::span(text)), 0));
    return text;
}

}  // namespace antipode
