// Centres that show how they are turned: the laws, judged by a cube with marks in the hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cube/forms.h"
#include "cube/isomorphs.h"
#include "cube/validity.h"
#include "notation/transform.h"
#include "tests/support/centred_ball.h"
#include "tests/support/cubes.h"
#include "tests/support/generators.h"
#include "tests/support/hand_model.h"
#include "tests/support/pure_twist_words.h"

namespace antipode {
namespace {

using testing::HandCube;

// Positions of G with twists of any parity.
CentredCube any_centred(std::uint64_t seed, CentreSet counted = all_centres) {
    Random     random(seed);
    const Cube cube = random_assembled(random);
    const auto bits = static_cast<unsigned>(random.below(4096));
    return {cube, CentreTwists::from_bits(bits) & counted, counted};
}

TEST(CentreLaws, EveryGripTurnsTheMarksOfTheHand) {
    for (const testing::Hold& hold : testing::holds)
        for (const Turn t : all_turns) {
            HandCube hand;
            hand.turn({hold.grip, t});
            hand.put_down();
            EXPECT_EQ(hand.centres(), to_text(twists_after(Maneuver{{hold.grip, t}})))
                << row(hold.grip).name;
        }
}

TEST(CentreLaws, AnyManeuverTurnsTheCentresAsAHandDoes) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        HandCube hand;
        hand.perform(m);
        hand.put_down();
        const CentredCube cube = centred_after(m);
        RC_ASSERT(hand.text() == to_text(cube.cube, Form::facelets));
        RC_ASSERT(hand.centres() == to_text(cube.twists));
    }));
}

TEST(CentreLaws, TurningKeepsTheParityOfCornersAndCentresTogether) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) { RC_ASSERT(is_reachable(centred_after(m))); }));
}

// Their lengths are proven by tests/slow.
TEST(CentreLaws, ShortWordsTurnCentresAndNothingElse) {
    for (const auto& [twists, length, word] : methods::pure_twist_words) {
        HandCube hand;
        hand.perform(testing::maneuver(word));
        hand.put_down();
        EXPECT_EQ(hand.text(), to_text(solved, Form::facelets)) << word;
        EXPECT_EQ(testing::class_of(parse_twists(hand.centres())->twists), twists) << word;
        EXPECT_EQ(testing::maneuver(word).size(), length) << word;
    }
}

TEST(CentreLaws, TwistsOfOneParityAreReachedByTurning) {
    // One centre by a half turn, and two by a quarter, with nothing else changed.
    const auto half  = parse_maneuver("U R L U2 R' L' U R L U2 R' L'");
    const auto pairs = parse_maneuver("R L' F2 B2 R L' U R L' F2 B2 R L' D'");
    EXPECT_EQ(centred_after(*half), (CentredCube{solved, CentreTwists(Move(Face::U, Turn::half))}));
    EXPECT_EQ(centred_after(*pairs).cube, solved);
    EXPECT_EQ(to_text(centred_after(*pairs).twists), "100300");
}

TEST(CentreLaws, PositionsWithCentresAreAGroup) {
    EXPECT_TRUE(rc::check([](std::uint64_t x, std::uint64_t y, std::uint64_t z) {
        const auto [a, b, c] = std::array{any_centred(x), any_centred(y), any_centred(z)};
        RC_ASSERT((a * b) * c == a * (b * c));
        RC_ASSERT(is_solved(a * inverse(a)));
        RC_ASSERT(inverse(a * b) == inverse(b) * inverse(a));
    }));
}

TEST(CentreLaws, SymmetriesRespectProductsAndTurns) {
    EXPECT_TRUE(rc::check([](std::uint64_t x, std::uint64_t y, Symmetry s, const Moves& moves) {
        const CentredCube a = any_centred(x);
        const CentredCube b = any_centred(y);
        RC_ASSERT(conjugate(a * b, s) == conjugate(a, s) * conjugate(b, s));
        RC_ASSERT(conjugate(centred_after(moves), s) == centred_after(image(s, moves)));
    }));
}

TEST(CentreLaws, AClassHasNinetySixMembersByItsStabiliser) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        const CentredCube a     = centred_after(m);
        const auto        fixed = symmetries_of(a).count() + antisymmetries_of(a).count();
        const auto        all   = isomorphs(a);
        RC_ASSERT(all.size() == 96 / fixed);
        RC_ASSERT(std::ranges::find(all, a) != all.end());
        RC_ASSERT(isomorphs(all.back()) == all);
    }));
}

TEST(CentreLaws, ASymmetryMovesTheCentresThatCount) {
    const CentredCube logo = {solved, {}, *parse_centre_set("U")};
    EXPECT_EQ(symmetry_class(symmetries_of(logo)).name, "C4v");
    EXPECT_EQ(isomorphs(logo).size(), 6U);
    EXPECT_EQ(conjugate(logo, rotation_x).counted, *parse_centre_set("B"));
}

TEST(CentreLaws, EveryCentreThatIsIgnoredMayBreakTheParity) {
    const CentredCube turned = {solved, CentreTwists(Move(Face::R, Turn::clockwise))};
    EXPECT_FALSE(is_reachable(turned));
    EXPECT_TRUE(is_reachable(CentredCube{solved, turned.twists, *parse_centre_set("URFDL")}));
}

TEST(CentreLaws, PositionsByDistanceAreThoseOfTheHand) {
    std::set<std::string>    seen;
    std::vector<Moves>       words = {Moves{}};
    std::vector<std::size_t> counts;
    for (int depth = 0; depth <= 3; ++depth) {
        const std::size_t  before = seen.size();
        std::vector<Moves> longer;
        for (const Moves& word : words) {
            HandCube hand;
            hand.perform(Maneuver(word));
            if (!seen.insert(hand.text() + hand.centres()).second) continue;
            for (const Move m : all_moves) {
                longer.push_back(word);
                longer.back().push_back(m);
            }
        }
        counts.push_back(seen.size() - before);
        words = std::move(longer);
    }
    EXPECT_EQ(testing::centred_counts(3), counts);
    EXPECT_EQ(testing::centred_counts(4).back(), 43239U);
}

// As often as it takes to see the solved cube again, and not before.
TEST(CentreLaws, TheOrderOfAWordBringsTheCentresHomeToo) {
    for (const char* word : {"R U", "R", "R2", "R U R' U'", "M E", "R U2 D' B D'"}) {
        const CentredCube step  = centred_after(testing::maneuver(word));
        CentredCube       power = step;
        std::uint64_t     order = 1;
        for (; !is_solved(power); ++order) power = power * step;
        const CentredCube inverted = inverse(step);
        CentredCube       rest     = inverted;
        for (std::uint64_t i = 1; i + 1 < order; ++i) rest = rest * inverted;
        EXPECT_EQ(rest, order == 1 ? inverted : step) << word;
        EXPECT_EQ(order % testing::order_by_trying(step.cube), 0U) << word;
    }
    EXPECT_EQ(to_text(centred_after(testing::maneuver("(R U)105")).twists), "110000");
}

TEST(CentreLaws, WrittenPositionsAreReadBack) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        const CentredCube cube = centred_after(m);
        for (const FormRow& row : form_rows()) {
            if (is_made_of_turns(row.form)) continue;
            const std::string text    = to_text(cube, row.form);
            const CubeReading reading = {.form = row.form, .centres = all_centres};
            RC_ASSERT(recognise_form(text) == recognise_form(to_text(cube.cube, row.form)));
            RC_ASSERT(*parse_centred_cube(text, reading) == cube);
            RC_ASSERT(*parse_cube(text, {.form = row.form}) == cube.cube);
        }
    }));
}

TEST(CentreLaws, RandomTwistsTakeEveryReachableValueEvenly) {
    Random             random(1);
    std::set<unsigned> seen;
    for (int i = 0; i < 40'000; ++i) {
        const CentreTwists twists = random_twists(random, solved);
        ASSERT_TRUE(is_reachable(CentredCube{solved, twists}));
        seen.insert(twists.bits());
    }
    EXPECT_EQ(seen.size(), 2048U);
}

}  // namespace
}  // namespace antipode
