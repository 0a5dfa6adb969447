// Cosets by their distance to H.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "cube/validity.h"
#include "search/coset/strata.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::coset {
namespace {

class CosetStrataTwoPhase : public ::testing::Test {
protected:
    static const two_phase::Tables& tables() { return *testing::two_phase_tables(Metric::htm); }

    static unsigned distance_to_h(const Cube& cube) {
        const SmallTables&  small = tables().small();
        const std::uint32_t place = small.flip_slice_place[FlipSlice::of(cube).value()];
        const std::uint32_t twist = small.twist_image[CornerTwist::of(cube).value()][place & 15];
        return phase_one::distance(
            tables().phase_one_entry((place >> 4) * CornerTwist::size + twist));
    }
};

// As Kociemba published them, and Rokicki.
TEST_F(CosetStrataTwoPhase, HaveThePublishedSizes) {
    const std::vector<std::uint64_t> published = {
        1,        4,         50,        592,        7156,     87236, 1043817,
        12070278, 124946368, 821605960, 1199128738, 58202444, 476};
    EXPECT_EQ(Strata(tables()).sizes(), published);
}

TEST_F(CosetStrataTwoPhase, DrawFromEveryDistanceAndNoneTwice) {
    Random                       random(3);
    std::map<unsigned, unsigned> drawn;
    std::set<std::uint64_t>      numbers;
    for (const Cube& cube : Strata(tables()).draw(100, random)) {
        EXPECT_TRUE(is_reachable(cube));
        EXPECT_TRUE(numbers.insert(coset_number(cube)).second);
        ++drawn[distance_to_h(cube)];
    }
    EXPECT_EQ(drawn.size(), 13U);
    EXPECT_EQ(drawn[0], 1U);
    for (unsigned distance = 1; distance <= 12; ++distance) EXPECT_GE(drawn[distance], 2U);
    EXPECT_GT(drawn[9], drawn[7]);
}

}  // namespace
}  // namespace antipode::coset
