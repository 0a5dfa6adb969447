// Words as test cases write them.
#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "notation/parse.h"

namespace antipode::testing {

inline Maneuver maneuver(std::string_view text, Alphabet alphabet = Alphabet::wca) {
    const Result<Maneuver> result = parse_maneuver(text, alphabet);
    EXPECT_TRUE(result.has_value())
        << text << ": " << (result ? "" : result.error().message.text());
    return result ? *result : Maneuver{};
}

// For words of face turns, which need no table.
inline Moves moves(std::string_view text) { return on_the_table(maneuver(text)).moves; }

}  // namespace antipode::testing
