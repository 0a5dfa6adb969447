// The whole of a small file, with its reason where it cannot be read.
//
//     const auto text = read_file(path, {.most_bytes = 1 << 20});
//     if (!text) return text.error();     // "costs.json cannot be read: No such file or directory"
#pragma once

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <string>

#include "base/file.h"
#include "base/result.h"

namespace antipode {

struct ReadFileLimits {
    std::size_t most_bytes = std::size_t{1} << 30;
};

// Pipes and devices are read as well, up to the limit. Errors are of kind `environment`.
Result<std::string> read_file(const std::filesystem::path& path, const ReadFileLimits& limits = {});

// The same of what is open already, such as standard input, which errors call by this name.
Result<std::string> read_stream(std::istream& stream, const std::filesystem::path& name,
                                const ReadFileLimits& limits = {});

// The same of an open file, of its size: nothing is waited for.
Result<std::string> read_open_file(const File& file, const std::filesystem::path& name,
                                   const ReadFileLimits& limits = {});

}  // namespace antipode
