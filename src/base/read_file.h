// The whole of a small file, with its reason where it cannot be read.
//
//     const auto text = read_file(path, {.most_bytes = 1 << 20});
//     if (!text) return text.error();     // "costs.json cannot be read: No such file or directory"
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "base/result.h"

namespace antipode {

struct ReadFileLimits {
    std::size_t most_bytes = std::size_t{1} << 30;
};

// Pipes and devices are read as well, up to the limit. Errors are of kind `environment`.
Result<std::string> read_file(const std::filesystem::path& path, const ReadFileLimits& limits = {});

}  // namespace antipode
