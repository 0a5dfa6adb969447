// What somebody may have meant.
//
//     closest("isomorph", {"info", "isomorphs"}) == "isomorphs"
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/message.h"

namespace antipode::cli {

// The word with the fewest typing errors, if it is near enough to be meant.
std::optional<std::string_view> closest(std::string_view                     typed,
                                        const std::vector<std::string_view>& words);

// "; did you mean 'isomorphs'?", or nothing.
MessageValue did_you_mean(std::string_view typed, const std::vector<std::string_view>& words);

}  // namespace antipode::cli
