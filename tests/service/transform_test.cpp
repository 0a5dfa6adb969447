#include "service/answers/transform.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "notation/print.h"
#include "service/json.h"
#include "tests/support/generators.h"

namespace antipode::service {
namespace {

Symmetry symmetry(std::string_view text) {
    const auto result = parse_symmetry(text);
    EXPECT_TRUE(result) << text;
    return result ? *result : Symmetry{};
}

std::string turned(std::string_view word, std::string_view by) {
    return antipode::to_text(
        *transform({.position = *read_position(word), .by = symmetry(by)}).maneuver);
}

TEST(Transform, SymmetriesAreNumbersOrRotationsAndMirrors) {
    EXPECT_EQ(symmetry("24"), mirror_lr);
    EXPECT_EQ(symmetry("mirror-RL"), mirror_lr);
    EXPECT_EQ(symmetry("x y2"), rotation_x * rotation_y * rotation_y);
    EXPECT_EQ(symmetry("y mirror-RL"), rotation_y * mirror_lr);
    EXPECT_EQ(symmetry(""), Symmetry{});
    for (const Symmetry s : all_symmetries) EXPECT_EQ(symmetry(std::to_string(s.index())), s);
}

TEST(Transform, AnythingElseIsRefusedWithWhatIsAccepted) {
    for (const char* text : {"48", "-1", "1.5", "R", "mirror", "mirror-RF", "y mirror-", "Q"}) {
        const auto wrong = parse_symmetry(text);
        ASSERT_FALSE(wrong) << text;
        EXPECT_EQ(wrong.error().kind, ErrorKind::usage);
        EXPECT_NE(wrong.error().message.text().find("mirror-RL, mirror-UD and mirror-FB"),
                  std::string::npos);
    }
}

TEST(Transform, WordsAreSeenFromElsewhereToo) {
    EXPECT_EQ(turned("R U' F2", "y"), "F U' L2");
    EXPECT_EQ(turned("R U' F2", "mirror-RL"), "L' U F2");
    EXPECT_EQ(turned("R U' F2", "mirror-UD"), "R' D F2");
    EXPECT_EQ(turned("R U' F2", "mirror-FB"), "R' U B2");
}

TEST(Transform, TheWordMakesThePosition) {
    EXPECT_TRUE(rc::check([](const Maneuver& maneuver, Symmetry by, bool inverted) {
        const Position made =
            transform({.position = {after(maneuver), maneuver}, .by = by, .inverted = inverted});
        RC_ASSERT(after(*made.maneuver) == made.cube);
    }));
}

TEST(Transform, APositionIsConjugatedAndInverted) {
    EXPECT_TRUE(rc::check([](const Cube& cube, Symmetry by) {
        RC_ASSERT(transform({.position = {cube}, .by = by}).cube == conjugate(cube, by));
        RC_ASSERT(transform({.position = {cube}, .by = by, .inverted = true}).cube
                  == antipode::inverse(conjugate(cube, by)));
    }));
}

TEST(Transform, TheAnswerIsThePosition) {
    EXPECT_EQ(to_line(to_json(transform({.position = *read_position("R"), .by = symmetry("y")}))),
              R"({"facelets":")" + antipode::to_text(facelets_of(read_position("F")->cube))
                  + R"(","reachable":true,"maneuver":"F"})");
}

}  // namespace
}  // namespace antipode::service
