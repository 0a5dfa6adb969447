#include "base/read_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "base/messages.h"

namespace antipode {
namespace {

Error cannot_be_read(const std::filesystem::path& path) {
    return environment_error(
        base_message<"unreadable-file">(path.string(), std::generic_category().message(errno)));
}

}  // namespace

Result<std::string> read_file(const std::filesystem::path& path, const ReadFileLimits& limits) {
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) return cannot_be_read(path);
    std::string                text;
    std::array<char, 1U << 16> chunk;
    while (file.read(chunk.data(), chunk.size()), file.gcount() > 0) {
        text.append(chunk.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > limits.most_bytes)
            return environment_error(
                base_message<"file-too-long">(path.string(), limits.most_bytes));
    }
    if (file.bad()) return cannot_be_read(path);
    return text;
}

}  // namespace antipode
