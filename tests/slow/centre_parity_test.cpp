// The table that tells when side centres can become even, and the search that reads it.
#include <gtest/gtest.h>

#include <unordered_map>

#include "search/two_phase/solver.h"
#include "tables/centre_parity.h"
#include "tests/support/centred_replay.h"
#include "tests/support/cubes.h"
#include "tests/support/two_phase_tables.h"

namespace antipode {
namespace {

// What phase one has to bring home where centres count.
struct OuterState {
    std::uint32_t flip_slice;
    std::uint32_t twist;
    unsigned      odd;  // side centres

    static OuterState of(const CentredCube& cube) {
        return {static_cast<std::uint32_t>(FlipSlice::of(cube.cube).value()),
                static_cast<std::uint32_t>(CornerTwist::of(cube.cube).value()),
                centre_parity::way_of(cube.twists.odd())};
    }
    std::uint64_t number() const {
        return (std::uint64_t{flip_slice} * CornerTwist::size + twist) * centre_parity::ways + odd;
    }
};

// Distances of all states within `depth` face turns, by trying words.
class Nearby {
public:
    explicit Nearby(unsigned depth) { visit(CentredCube{}, 0, depth); }

    struct Found {
        OuterState state;
        unsigned   distance;
    };
    const std::unordered_map<std::uint64_t, Found>& all() const { return all_; }

private:
    void visit(const CentredCube& cube, unsigned made, unsigned depth) {
        const OuterState state  = OuterState::of(cube);
        const auto [at, is_new] = all_.try_emplace(state.number(), Found{state, made});
        if (!is_new && at->second.distance < made) return;
        at->second.distance = made;
        if (made == depth) return;
        for (const Move m : all_moves) visit({cube.cube * m, cube.twists * m}, made + 1, depth);
    }

    std::unordered_map<std::uint64_t, Found> all_;
};

TEST(CentreParity, OfStatesWithinFourTurnsIsWhatTryingWordsFinds) {
    const auto         tables  = testing::two_phase_tables(Metric::htm);
    const Table        parity  = testing::real_table("centres-htm");
    const auto*        entries = reinterpret_cast<const std::uint32_t*>(parity.bytes().data());
    const SmallTables& small   = tables->small();
    const Nearby       nearby(4);
    for (const auto& [number, found] : nearby.all()) {
        const std::uint32_t place    = small.flip_slice_place[found.state.flip_slice];
        const std::uint32_t symmetry = place & 15;
        const std::uint32_t entry =
            (place >> 4) * CornerTwist::size + small.twist_image[found.state.twist][symmetry];
        const unsigned way    = centre_parity::image(axis_symmetry(symmetry), found.state.odd);
        const unsigned pieces = phase_one::distance(tables->phase_one_entry(entry));
        const unsigned more   = found.distance - pieces;
        ASSERT_LE(pieces, found.distance);
        ASSERT_TRUE(centre_parity::within(entries[entry], more) >> way & 1);
        if (more == 0) continue;
        ASSERT_FALSE(centre_parity::within(entries[entry], more - 1) >> way & 1);
    }
}

// Both searches look at as many nodes.
TEST(CentreParity, MakesSolutionsShorter) {
    const two_phase::Solver without(testing::two_phase_tables(Metric::htm));
    const two_phase::Solver with = without.with_centre_parity(testing::real_table("centres-htm"));
    Random                  random(17);
    unsigned                lengths         = 0;
    unsigned                lengths_without = 0;
    for (int i = 0; i < 20; ++i) {
        const Cube        cube    = random_reachable(random);
        const CentreSet   counted = i % 2 == 0 ? all_centres : *parse_centre_set("URF");
        const CentredCube whole   = {cube, random_twists(random, cube, counted), counted};
        const two_phase::Solver::Request request = {
            .cube = cube, .limits = {.max_nodes = 100'000}, .centres = centres_of(whole)};
        const Answer answer = with.solve(request);
        ASSERT_TRUE(answer.found);
        EXPECT_TRUE(testing::solves_in_the_hand(answer.solution, whole));
        lengths += answer.length;
        lengths_without += without.solve(request).length;
    }
    EXPECT_LT(lengths, lengths_without);
}

}  // namespace
}  // namespace antipode
