// Conditions about positions whose centres show, and walks that look for them.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "explore/find.h"
#include "tests/support/centred_ball.h"
#include "tests/support/centred_replay.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

bool holds(std::string_view condition, const char* word, CentreSet counted = all_centres) {
    const auto parsed = parse_condition(condition, counted);
    EXPECT_TRUE(parsed) << condition;
    return parsed && parsed->holds(centred_after(testing::maneuver(word), counted));
}

TEST(CentredCondition, CentresAreAskedByTheirNames) {
    EXPECT_TRUE(holds("centre(R) == 1 and centre(U) == 2 and centre(F) == 3", "R U2 F'"));
    EXPECT_TRUE(holds("twisted_centres == 3 and centres_home == 3", "R U2 F'"));
    EXPECT_FALSE(holds("centres_solved", "R U2 F'"));
    EXPECT_TRUE(
        holds("centres_home == 1 and twisted_centres == 1", "R U2 F'", *parse_centre_set("RL")));
}

// R U comes round after 105 times, its centres after four times as many.
TEST(CentredCondition, OrderAndSymmetryAreThoseOfThePositionWithItsCentres) {
    EXPECT_TRUE(holds("order == 420", "R U"));
    EXPECT_TRUE(holds("is_solved and order == 4 and not centres_solved", "(R U)105"));
    EXPECT_TRUE(holds("self_inverse and symmetries >= 2", "R2 L2"));
    // The superflip without the twists of its word has all symmetries, with them few.
    const char* const superflip = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2";
    EXPECT_TRUE(parse_condition("symmetries == 48")
                    ->holds(centred_after(testing::maneuver(superflip)).cube));
    EXPECT_TRUE(holds("symmetries < 48 and morph > 1", superflip));
}

TEST(CentredCondition, NamesOfCentresAreRefusedWhereNoneCounts) {
    for (const char* text : {"centres_solved", "twisted_centres == 1", "centre(U) == 0"}) {
        const auto parsed = parse_condition(text);
        ASSERT_FALSE(parsed) << text;
        EXPECT_NE(parsed.error().message.text().find("column 1"), std::string::npos);
    }
    const auto other = parse_condition("centre(U) == 1 and centre(R) == 1", *parse_centre_set("U"));
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().place->offset, 19U);
}

// Every position within some turns, by a plain search.
std::vector<CentredCube> ball(unsigned depth, CentreSet counted) {
    std::set<std::string>    seen;
    std::vector<CentredCube> all   = {CentredCube{.counted = counted}};
    std::size_t              first = 0;
    seen.insert(to_text(all.front(), Form::zip));
    for (unsigned d = 0; d < depth; ++d) {
        const std::size_t end = all.size();
        for (; first < end; ++first)
            for (const Move m : all_moves) {
                const CentredCube next = all[first] * Moves{m};
                if (seen.insert(to_text(next, Form::zip)).second) all.push_back(next);
            }
    }
    return all;
}

struct Expected {
    std::set<std::string> positions;
    std::set<std::string> classes;
};
Expected plainly(std::string_view text, unsigned depth, CentreSet counted) {
    const auto condition = *parse_condition(text, counted);
    Expected   expected;
    for (const CentredCube& cube : ball(depth, counted)) {
        if (!condition.holds(cube)) continue;
        expected.positions.insert(to_text(cube, Form::zip));
        expected.classes.insert(to_text(isomorphs(cube).front(), Form::zip));
    }
    return expected;
}

class CentredFind : public ::testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(CentredFind, FindsWhatAPlainSearchDoes) {
    const auto [text, faces] = GetParam();
    const CentreSet counted  = *parse_centre_set(faces);
    FindRequest     request{.condition = *parse_condition(text, counted),
                            .centres   = {.counted = counted},
                            .depth     = 3,
                            .sameness  = Sameness::equality,
                            .threads   = 2};
    const Expected  expected = plainly(text, 3, counted);
    ASSERT_FALSE(expected.positions.empty());
    std::set<std::string> positions;
    for (const Found& found : find_positions(request).found) {
        const CentredCube cube = with_centres(found.cube, found.centres);
        EXPECT_EQ(centred_after(found.word, counted), cube);
        positions.insert(to_text(cube, Form::zip));
    }
    EXPECT_EQ(positions, expected.positions);
    request.sameness = Sameness::isomorphism;
    std::multiset<std::string> classes;
    for (const Found& found : find_positions(request).found)
        classes.insert(
            to_text(isomorphs(with_centres(found.cube, found.centres)).front(), Form::zip));
    EXPECT_EQ(classes,
              std::multiset<std::string>(expected.classes.begin(), expected.classes.end()));
}

INSTANTIATE_TEST_SUITE_P(
    Conditions, CentredFind,
    ::testing::Values(std::pair("twisted_centres == 2", "all"),
                      std::pair("centre(U) == 1 and centre(R) != 2", "all"),
                      std::pair("centre(F) == 3", "UF"), std::pair("order % 8 == 4", "all"),
                      std::pair("corners_home >= 4 and not centres_solved", "U"),
                      std::pair("morph <= 24", "all"), std::pair("self_inverse", "URF")));

TEST(CentredFinding, StartsFromCentresThatAreTurned) {
    const CentredCube from = centred_after(testing::maneuver("R U F2"));
    const FindRequest request{
        .condition = *parse_condition("is_solved and centres_solved", all_centres),
        .from      = from.cube,
        .centres   = centres_of(from),
        .depth     = 3};
    const auto answer = find_positions(request);
    ASSERT_EQ(answer.found.size(), 1U);
    EXPECT_TRUE(testing::solves_in_the_hand(answer.found[0].word, from));
}

}  // namespace
}  // namespace antipode
