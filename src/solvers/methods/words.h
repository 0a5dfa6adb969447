// Words of the methods that are data: texts that are known to be right.
#pragma once

#include <cassert>
#include <string_view>

#include "notation/parse.h"
#include "notation/simplify.h"

namespace antipode::methods {

inline Moves word(std::string_view text, Alphabet alphabet = Alphabet::wca) {
    const auto maneuver = parse_maneuver(text, alphabet);
    assert(maneuver && "a word of the program's own must parse");
    return simplify(on_the_table(*maneuver).moves);
}

}  // namespace antipode::methods
