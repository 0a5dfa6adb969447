// The part of an address after the '?', and percent-encoding.
//
//     parse_query("cube=R+U%27&to=zip");   // {{"cube", "R U'"}, {"to", "zip"}}
//     percent_decoded("a%2Fb+c", Plus::is_plus);   // "a/b+c"
//
// What comes out is valid UTF-8 without NUL; anything else is an error that
// names the place.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace antipode::http {

// Forms write a space as '+'; paths do not.
enum class Plus { is_space, is_plus };

Result<std::string> percent_decoded(std::string_view text, Plus plus);

using Parameter = std::pair<std::string, std::string>;  // name and value

// In the order they came, repeated names included. A name without '=' has an
// empty value; nothing between two '&' is no parameter.
Result<std::vector<Parameter>> parse_query(std::string_view query);

}  // namespace antipode::http
