#include "notation/turn_spans.h"

#include <gtest/gtest.h>

#include "notation/print.h"
#include "tests/notation/generators.h"
#include "tests/notation/words.h"

namespace antipode {
namespace {

// The text of each turn, or "none".
std::vector<std::string> pieces(std::string_view text, Alphabet alphabet = Alphabet::wca) {
    const auto spans = turn_spans(text, testing::maneuver(text, alphabet), alphabet);
    if (!spans) return {"none"};
    std::vector<std::string> result;
    for (const Span span : *spans) result.emplace_back(text.substr(span.offset, span.length));
    return result;
}

using Texts = std::vector<std::string>;

TEST(TurnSpans, EachTurnIsWhereItStands) {
    EXPECT_EQ(pieces("R U2 x'"), (Texts{"R", "U2", "x'"}));
    EXPECT_EQ(pieces("RU2'r3 Fw’M"), (Texts{"R", "U2'", "r3", "Fw’", "M"}));
    EXPECT_EQ(pieces(" R // (U)\n\tU  (2f*) // end"), (Texts{"R", "U"}));
    EXPECT_EQ(pieces("gP2d", Alphabet::papers), (Texts{"g", "P2", "d"}));
    EXPECT_EQ(pieces(""), Texts{});
}

TEST(TurnSpans, BracketsAndPairsHaveNone) {
    for (const char* text : {"(R U)2", "[R, U]", "R Us", "R (U)", "^(R) U", "(R)"})
        EXPECT_EQ(pieces(text), Texts{"none"}) << text;
}

TEST(TurnSpans, EveryPrintedManeuverHasThem) {
    EXPECT_TRUE(rc::check([](const Maneuver& maneuver) {
        const std::string text  = to_text(maneuver);
        const auto        spans = turn_spans(text, maneuver);
        RC_ASSERT(spans.has_value());
        RC_ASSERT(spans->size() == maneuver.size());
        for (std::size_t i = 0; i < spans->size(); ++i)
            RC_ASSERT(text.substr((*spans)[i].offset, (*spans)[i].length) == to_text(maneuver[i]));
    }));
}

}  // namespace
}  // namespace antipode
