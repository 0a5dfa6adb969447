#include "workspace/transformation.h"

#include <gtest/gtest.h>

#include "tests/support/generators.h"
#include "tests/workspace/fixture.h"
#include "workspace/knowledge.h"

namespace antipode::workspace {
namespace {

using testing::generated;
using testing::maneuver;
using testing::plain;

Entry entry_made_by(const Maneuver& word) {
    const Maneuver generator   = without_rotations(word);
    Entry          entry       = {.position = after(generator), .name = "a name"};
    entry.findings             = {.metric = Metric::stm, .solver = opposite_word(generator)};
    entry.findings.lower_bound = 3;
    return entry;
}

bool is_solved_by_its_solver(const Entry& entry) {
    return entry.position * *entry.findings.solver == solved;
}

TEST(Transformation, TakesTheManeuverAlong) {
    EXPECT_TRUE(rc::check([](const Maneuver& word, Symmetry s) {
        const Entry entry = entry_made_by(word);
        const Entry moved = transformed(entry, Conjugation{s});
        const Entry back  = transformed(entry, Inversion{});
        RC_ASSERT(moved.position == conjugate(entry.position, s));
        RC_ASSERT(back.position == inverse(entry.position));
        for (const Entry& image : {moved, back}) {
            RC_ASSERT(is_solved_by_its_solver(image));
            RC_ASSERT(image.findings.length() == entry.findings.length());
            RC_ASSERT(image.findings.lower_bound == entry.findings.lower_bound);
            RC_ASSERT(image.name == entry.name);
        }
    }));
}

TEST(Transformation, ThereAndBackIsNone) {
    EXPECT_TRUE(rc::check([](const Maneuver& word, Symmetry s) {
        const Entry entry = entry_made_by(word);
        const Entry moved = transformed(entry, Conjugation{s});
        RC_ASSERT(transformed(moved, Conjugation{inverse(s)}) == entry);
        RC_ASSERT(transformed(transformed(entry, Inversion{}), Inversion{}) == entry);
    }));
}

TEST(Transformation, MultipliesWordsWhereBothAreKnown) {
    EXPECT_TRUE(rc::check([](const Maneuver& word, const Maneuver& factor) {
        const Maneuver by      = without_rotations(factor);
        const Entry    entry   = entry_made_by(word);
        const Entry    product = transformed(entry, Multiplication{plain(after(by)), by});
        RC_ASSERT(product.position == entry.position * after(by));
        RC_ASSERT(is_solved_by_its_solver(product));
        RC_ASSERT(product.findings.lower_bound == 0U);
        RC_ASSERT(!transformed(entry, Multiplication{plain(after(by))}).findings.solver);
    }));
}

TEST(Transformation, SaysWhatItDoes) {
    EXPECT_EQ(verb_of(Conjugation{rotation_y}), "rotate");
    EXPECT_EQ(verb_of(Conjugation{mirror_lr}), "reflect");
    EXPECT_EQ(verb_of(Arrangement{}), "arrange");
    EXPECT_EQ(verb_of(Inversion{}), "invert");
    EXPECT_EQ(verb_of(Multiplication{plain(solved)}), "multiply");
    EXPECT_EQ(verb_of(Duplication{}), "duplicate");
}

TEST(Isomorphism, IsFoundBetweenAllIsomorphsAndOnlyThem) {
    EXPECT_TRUE(rc::check([](const Cube& cube, const Cube& other, Symmetry s, bool inverted) {
        const Isomorphism way   = {inverted ? Side::inverse : Side::same, s};
        const CentredCube image = workspace::image(way, plain(cube));
        const auto        found = isomorphism(plain(cube), image);
        RC_ASSERT(found.has_value());
        RC_ASSERT(workspace::image(*found, plain(cube)) == image);
        RC_ASSERT(!isomorphism(plain(cube), plain(other) * image));
    }));
}

Findings found(std::string_view solver, unsigned lower_bound, Metric metric = Metric::htm) {
    return {.metric = metric, .solver = maneuver(solver), .lower_bound = lower_bound};
}

TEST(Learning, TakesTheShorterWordAndTheHigherBound) {
    Findings ours = found("R U D D' U' R", 1);
    EXPECT_EQ(learn(ours, found("R R", 0)), Learned::something);
    EXPECT_EQ(ours, found("R R", 1));
    EXPECT_EQ(learn(ours, found("R' R'", 1)), Learned::nothing);
    EXPECT_EQ(learn(ours, {.lower_bound = 2}), Learned::something);
    EXPECT_EQ(ours, found("R R", 2));
    EXPECT_EQ(learn(ours, {}), Learned::nothing);
}

TEST(Learning, InAnotherMetricCountsAnew) {
    Findings ours = found("R2", 1);
    EXPECT_EQ(learn(ours, {.metric = Metric::qtm}), Learned::nothing);
    EXPECT_EQ(learn(ours, found("R L L' R", 1, Metric::qtm)), Learned::something);
    EXPECT_EQ(ours, found("R2", 1, Metric::qtm));
    EXPECT_EQ(ours.length(), 2U);
    EXPECT_FALSE(ours.is_optimal());
}

}  // namespace
}  // namespace antipode::workspace
