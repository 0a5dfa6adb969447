#include "notation/metric.h"

#include <gtest/gtest.h>

#include "notation/transform.h"
#include "tests/notation/generators.h"
#include "tests/notation/words.h"

namespace antipode {
namespace {

using testing::maneuver;

// In the order of metric_rows: htm, qtm, stm, etm, axial.
using Lengths = std::array<std::size_t, metric_rows.size()>;

Lengths lengths(const Maneuver& m) {
    Lengths result{};
    for (const MetricRow& r : metric_rows)
        result[static_cast<std::size_t>(r.metric)] = length(m, r.metric);
    return result;
}

Lengths lengths(std::string_view text) { return lengths(maneuver(text)); }

TEST(Length, OfNothingIsNothing) { EXPECT_EQ(lengths(""), (Lengths{0, 0, 0, 0, 0})); }

TEST(Length, OfEachKindOfTurn) {
    EXPECT_EQ(lengths("R"), (Lengths{1, 1, 1, 1, 1}));
    EXPECT_EQ(lengths("R2"), (Lengths{1, 2, 1, 1, 1}));
    EXPECT_EQ(lengths("Rw'"), (Lengths{1, 1, 1, 1, 1}));
    EXPECT_EQ(lengths("M"), (Lengths{2, 2, 1, 1, 1}));
    EXPECT_EQ(lengths("M2"), (Lengths{2, 4, 1, 1, 1}));
    EXPECT_EQ(lengths("x2"), (Lengths{0, 0, 0, 1, 0}));
}

TEST(Length, OppositeFacesTurningAlikeAreOneSliceTurn) {
    EXPECT_EQ(length(maneuver("R L'"), Metric::stm), 1U);
    EXPECT_EQ(length(maneuver("R2 L2"), Metric::stm), 1U);
    EXPECT_EQ(length(maneuver("R L"), Metric::stm), 2U);
    EXPECT_EQ(length(maneuver("R L2"), Metric::stm), 2U);
    EXPECT_EQ(length(maneuver("R R'"), Metric::stm), 2U);
    EXPECT_EQ(length(maneuver("R L' R"), Metric::stm), 2U);
    EXPECT_EQ(length(maneuver("R U' L'"), Metric::stm), 3U);
}

TEST(Length, InAxialTurnsGoesByRunsAboutOneAxis) {
    EXPECT_EQ(length(maneuver("R L R2 M' Rw U D F"), Metric::axial), 3U);
    EXPECT_EQ(length(maneuver("U R U"), Metric::axial), 3U);
}

TEST(Length, RotationsNeitherJoinNorSeparate) {
    EXPECT_EQ(length(maneuver("R y F"), Metric::axial), 1U);
    EXPECT_EQ(length(maneuver("R y R"), Metric::axial), 2U);
    EXPECT_EQ(length(maneuver("R x L'"), Metric::stm), 1U);
    EXPECT_EQ(length(maneuver("R y B'"), Metric::stm), 1U);
    EXPECT_EQ(length(maneuver("R y R'"), Metric::stm), 2U);
}

TEST(Length, IsTheSameForInversesAndImages) {
    EXPECT_TRUE(rc::check([](const Maneuver& m, Symmetry s) {
        RC_ASSERT(lengths(inverse(m)) == lengths(m));
        RC_ASSERT(lengths(image(s, m)) == lengths(m));
    }));
}

TEST(Length, OfFaceTurnsInQuartersIsAtLeastThatInFaceTurns) {
    EXPECT_TRUE(rc::check([](const Moves& m) {
        RC_ASSERT(length(m, Metric::htm) == m.size());
        RC_ASSERT(length(m, Metric::qtm) >= length(m, Metric::htm));
        RC_ASSERT(length(m, Metric::htm) >= length(m, Metric::stm));
        RC_ASSERT(length(m, Metric::stm) >= length(m, Metric::axial));
    }));
}

TEST(Metric, IsReadByItsNameInEitherCase) {
    for (const MetricRow& r : metric_rows) EXPECT_EQ(*parse_metric(r.name), r.metric);
    EXPECT_EQ(*parse_metric("QTM"), Metric::qtm);
}

TEST(Metric, AnUnknownNameListsTheKnownOnes) {
    const Result<Metric> result = parse_metric("ft\x01m");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().kind, ErrorKind::usage);
    EXPECT_EQ(result.error().message.text(),
              "unknown metric 'ft\\x01m': expected one of htm, qtm, stm, etm, axial");
    EXPECT_FALSE(parse_metric("").has_value());
    EXPECT_FALSE(parse_metric("htm ").has_value());
}

TEST(LengthTag, HasAStarWhenProvenShortest) {
    EXPECT_EQ(length_tag(18, Metric::htm, Optimality::unproven), "(18f)");
    EXPECT_EQ(length_tag(18, Metric::htm, Optimality::proven), "(18f*)");
    EXPECT_EQ(length_tag(24, Metric::qtm, Optimality::proven), "(24q*)");
    EXPECT_EQ(length_tag(0, Metric::axial, Optimality::unproven), "(0a)");
}

TEST(LengthTag, IsReadBackAndIgnored) {
    for (const MetricRow& r : metric_rows)
        for (const Optimality proof : {Optimality::unproven, Optimality::proven})
            EXPECT_EQ(maneuver("R  " + length_tag(1, r.metric, proof)), maneuver("R"));
}

}  // namespace
}  // namespace antipode
