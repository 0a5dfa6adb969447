// Reads JSON that somebody else has written: the body of a request, a file, a record
// of the workspace. All such text is read by this function and by nothing else.
//
//     const auto json = parse_json(R"({"cp": [1e999]})");
//     json.error().message.text() == "the number 1e999 at byte 9 is out of range"
//
// The library's parser takes whatever is JSON, but printing and copying a value
// call themselves once per level, and finding a name in an object looks at all names
// before it. A text of 1 MB is enough to end the program by the first and to keep it
// busy for a minute by the second, so both are bounded while the text is read.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "base/result.h"

namespace antipode {

struct JsonLimits {
    static constexpr std::size_t depth       = 64;    // of lists and objects in each other
    static constexpr std::size_t members     = 1000;  // of one object
    static constexpr std::size_t name_length = 200;   // of a member's name, in bytes
};

// An error is of kind `invalid`; it names the place, or the limit that is broken.
// A byte-order mark at the start is skipped.
Result<nlohmann::ordered_json> parse_json(std::string_view text);

}  // namespace antipode
