// The first distances of cosets, against trying everything and against the solver.
#include <gtest/gtest.h>

#include <map>

#include "base/random.h"
#include "cube/random_cube.h"
#include "search/coset/explore.h"
#include "search/coset/map.h"
#include "search/coset/sparse_levels.h"
#include "search/coset/state_file.h"
#include "search/coset/unit_work.h"
#include "search/two_phase/solver.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::coset {
namespace {

class CosetTwoPhase : public ::testing::TestWithParam<Metric> {};

std::vector<std::uint64_t> counts_to(unsigned distance, Metric metric, const Cube& cube,
                                     Extent extent = Extent::whole) {
    const auto tables = testing::two_phase_tables(metric);
    const auto answer =
        explore_coset(*tables, exactly_to(distance, metric, {.cube = cube, .extent = extent}));
    std::vector<std::uint64_t> counts;
    for (const CosetLevel& level : answer->levels) counts.push_back(level.cubes);
    return counts;
}

// By walking all positions to a distance of 4.
void walk(const Cube& cube, unsigned turns, Metric metric, std::map<std::string, unsigned>& seen) {
    std::string key;
    for (const Cubie c : cube.edges) key += static_cast<char>(c.bits());
    for (const Cubie c : cube.corners) key += static_cast<char>(c.bits());
    const auto known = seen.find(key);
    if (known != seen.end() && known->second <= turns) return;
    seen[key] = turns;
    if (turns == 4) return;
    for (Move m : all_moves)
        if (metric != Metric::qtm || m.turn() != Turn::half)
            walk(cube * m, turns + 1, metric, seen);
}

bool have_d_corners_alike(const Cube& a, const Cube& b) {
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        if ((a.corners[slot].piece() >= 4) != (b.corners[slot].piece() >= 4)) return false;
    return true;
}

std::vector<std::uint64_t> walked_counts(Metric metric, const Cube& cube,
                                         Extent extent = Extent::whole) {
    static std::map<Metric, std::map<std::string, unsigned>> walked;
    auto&                                                    seen = walked[metric];
    if (seen.empty()) walk(solved, 0, metric, seen);
    std::vector<std::uint64_t> counts(5, 0);
    for (const auto& [key, distance] : seen) {
        Cube each;
        for (std::size_t i = 0; i < each.edges.size(); ++i) {
            const auto edge   = static_cast<std::uint8_t>(key[i]);
            const auto corner = static_cast<std::uint8_t>(key[16 + i]);
            each.edges[i]     = Cubie(edge & 15, edge >> 4);
            each.corners[i]   = Cubie(corner & 15, corner >> 4);
        }
        const bool is_in = are_in_one_coset(each, cube)
                           && (extent == Extent::whole || have_d_corners_alike(each, cube));
        counts[distance] += is_in ? 1 : 0;
    }
    return counts;
}

Cube after_turns(std::initializer_list<Move> turns) {
    Cube cube = solved;
    for (Move m : turns) cube = cube * m;
    return cube;
}

const Move right(Face::R, Turn::clockwise);
const Move front(Face::F, Turn::counter);
const Move up(Face::U, Turn::clockwise);

TEST_P(CosetTwoPhase, HasAsManyCubesAtEachDistanceAsTryingAllFinds) {
    for (const Cube& cube : {solved, after_turns({right, up, front}), after_turns({right})})
        EXPECT_EQ(counts_to(4, GetParam(), cube), walked_counts(GetParam(), cube));
}

TEST_P(CosetTwoPhase, HasAsManyCubesOfItsSeventiethAsTryingAllFinds) {
    for (const Cube& cube : {solved, after_turns({right, up, front}), after_turns({up, right})})
        EXPECT_EQ(counts_to(4, GetParam(), cube, Extent::small),
                  walked_counts(GetParam(), cube, Extent::small));
}

TEST_P(CosetTwoPhase, IsTheSameWhicheverOfItsCubesIsGiven) {
    const Cube cube  = after_turns({right, up, front, right});
    const Cube other = after_turns({up, Move(Face::R, Turn::half), Move(Face::D, Turn::counter),
                                    Move(Face::B, Turn::half)})
                       * cube;
    ASSERT_TRUE(are_in_one_coset(cube, other));
    EXPECT_EQ(counts_to(9, GetParam(), cube), counts_to(9, GetParam(), other));
}

TEST_P(CosetTwoPhase, HasAsManyCubesAsTheOneSeenThroughASymmetry) {
    const Cube cube = after_turns({right, up, front});
    for (const std::size_t i : {3U, 9U, 14U})
        EXPECT_EQ(counts_to(8, GetParam(), cube),
                  counts_to(8, GetParam(), conjugate(cube, symmetry(axis_symmetry(i)))));
}

// The words that the search finds, listed distance by distance.
class Levels {
public:
    Levels(Metric metric, const Cube& cube)
        : tables_(*testing::two_phase_tables(metric)),
          layout_(tables_.small()),
          symmetries_(cube),
          sparse_(layout_, metric) {}

    void add(unsigned distance) {
        UnitResults results(leaf_units(tables_, symmetries_, distance));
        do_units(
            {.search = {tables_, symmetries_, {}}, .layout = layout_, .sharing = {.threads = 2}},
            results);
        sparse_.add(std::move(results.listed));
    }
    std::size_t size() const { return sparse_.newest().size(); }
    Cube        cube(std::size_t i) const {
               return cube_of(symmetries_.cube(), layout_.orders(sparse_.newest()[i]));
    }

private:
    const two_phase::Tables& tables_;
    PageLayout               layout_;
    CosetSymmetries          symmetries_;
    SparseLevels             sparse_;
};

TEST_P(CosetTwoPhase, KnowsTheDistancesThatTheSolverProves) {
    const two_phase::Solver solver(testing::two_phase_tables(GetParam()));
    Random                  random(7);
    const Cube              cube = after_turns({right, up, front, right, up});
    Levels                  levels(GetParam(), cube);
    for (unsigned distance = 0; distance <= 9; ++distance) {
        levels.add(distance);
        for (int i = 0; i < 5 && levels.size() > 0; ++i) {
            const Cube   one = levels.cube(random.below(levels.size()));
            const Answer answer =
                solver.solve({.cube = one, .limits = {.enough_length = distance}});
            ASSERT_TRUE(are_in_one_coset(one, cube));
            EXPECT_EQ(answer.length, distance);
            const Answer shorter =
                solver.solve({.cube = one, .limits = {.shorter_than = distance}});
            EXPECT_FALSE(shorter.found);
            EXPECT_EQ(shorter.ended, Ended::exhausted);
        }
    }
}

TEST_P(CosetTwoPhase, SearchesAlikeWithAndWithoutVectors) {
    const auto       tables = testing::two_phase_tables(GetParam());
    const PageLayout layout(tables->small());
    for (const Cube& cube : {after_turns({right, up, front}), after_turns({right, right, up})}) {
        const CosetSymmetries symmetries(cube);
        for (const unsigned length : {4U, 6U, 8U}) {
            LeafSink plain(layout, nullptr);
            LeafSink fast(layout, nullptr);
            for (const LeafUnit& unit : leaf_units(*tables, symmetries, length)) {
                search_leaves_plain({*tables, symmetries}, unit, plain);
                search_leaves({*tables, symmetries}, unit, fast);
            }
            plain.flush();
            fast.flush();
            EXPECT_EQ(plain.listed(), fast.listed());
        }
    }
}

TEST_P(CosetTwoPhase, CanBeStopped) {
    std::stop_source stop;
    stop.request_stop();
    const auto tables = testing::two_phase_tables(GetParam());
    const auto answer = explore_coset(*tables, exactly_to(9, GetParam(), {.cube = solved}),
                                      {.stop = stop.get_token()});
    EXPECT_EQ(answer->ended, CosetEnd::stopped);
}

// It is gigabytes, which the system takes seconds to give.
TEST(CosetMap, IsNotMadeWhenItIsStopped) {
    std::stop_source stop;
    stop.request_stop();
    const PageLayout       layout(testing::two_phase_tables(Metric::htm)->small());
    std::optional<Mapping> reserve;
    EXPECT_TRUE(CosetMap::make({layout, Extent::small, 1}, reserve));
    EXPECT_FALSE(CosetMap::make({layout, Extent::small, 1, stop.get_token()}, reserve));
}

TEST(CosetMap, IsNotReadFromAFileToTheEndWhenItIsStopped) {
    const testing::TemporaryFolder folder;
    const PageLayout               layout(testing::two_phase_tables(Metric::htm)->small());
    std::optional<Mapping>         reserve;
    auto                           map  = CosetMap::make({layout, Extent::small, 1}, reserve);
    const auto                     file = StateFile::open(folder.path() / "coset.state");
    ASSERT_FALSE(file->save("htm", {}, *map));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(file->load("htm", *map));
    EXPECT_FALSE(file->load("htm", *map, stop.get_token()));
}

TEST(CosetMap, OfARunThatWasStoppedMeanwhileHasNoDistances) {
    std::stop_source stop;
    CosetRequest     request = exactly_to(9, Metric::htm, {.extent = Extent::small});
    request.most_listed      = 0;
    const auto answer =
        explore_coset(*testing::two_phase_tables(Metric::htm), request,
                      {.stop = stop.get_token(), .on_level = [&](const CosetLevel& level) {
                           if (level.distance == 0) stop.request_stop();
                       }});
    EXPECT_EQ(answer->ended, CosetEnd::stopped);
    EXPECT_EQ(answer->levels.size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Metrics, CosetTwoPhase, ::testing::Values(Metric::htm, Metric::qtm));

TEST(Coset, HasASeventiethThatKeepsTheLayersOfTheCorners) {
    EXPECT_EQ(cube_count(Extent::whole), 19508428800U);
    EXPECT_EQ(cube_count(Extent::small), 278691840U);
    EXPECT_EQ(pages_of(Extent::small).size() * bits_per_page, cube_count(Extent::small));
}

}  // namespace
}  // namespace antipode::coset
