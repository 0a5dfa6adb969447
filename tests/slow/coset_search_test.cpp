// The search into a coset with lists of the last seven turns, against the one without.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "cube/random_cube.h"
#include "search/coset/sparse_levels.h"
#include "search/coset/unit_work.h"
#include "tests/support/metrics.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::coset {
namespace {

class CosetSearch : public ::testing::TestWithParam<Metric> {};

// By distance, up to one. (The words themselves may differ: two commuting turns at the end,
// one of them of H, are searched in some frames and left to the pass in others.)
std::vector<std::vector<std::uint64_t>> cubes_to(unsigned distance, const Cube& cube,
                                                 const two_phase::Tables& tables,
                                                 const LastTurns*         last_turns) {
    const PageLayout                        layout(tables.small());
    const CosetSymmetries                   symmetries(cube);
    SparseLevels                            sparse(layout, tables.metric());
    std::vector<std::vector<std::uint64_t>> levels;
    for (unsigned length = 0; length <= distance; ++length) {
        UnitResults results(leaf_units(tables, symmetries, length));
        do_units({.search  = {tables, symmetries, {}, last_turns},
                  .layout  = layout,
                  .sharing = {.threads = 2}},
                 results);
        sparse.add(std::move(results.listed));
        levels.push_back(sparse.newest());
    }
    return levels;
}

TEST_P(CosetSearch, FindsTheSameWithListsOfTheLastSevenTurns) {
    const auto tables     = testing::two_phase_tables(GetParam());
    const auto last_turns = LastTurns::make(*tables, {.threads = 2});
    const Cube near = solved * Move(Face::R, Turn::clockwise) * Move(Face::U, Turn::clockwise);
    Random     random(31);
    const auto compare = [&](const Cube& cube, unsigned distance) {
        EXPECT_EQ(cubes_to(distance, cube, *tables, nullptr),
                  cubes_to(distance, cube, *tables, last_turns.get()));
    };
    compare(near, 10);
    for (int i = 0; i < 3; ++i) compare(random_reachable(random), 13);
}

INSTANTIATE_TEST_SUITE_P(Metrics, CosetSearch, ::testing::Values(Metric::htm, Metric::qtm),
                         testing::metric_name);

}  // namespace
}  // namespace antipode::coset
