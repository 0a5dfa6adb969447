// The table that tells when side centres can fit H, and the search that reads it.
#include <gtest/gtest.h>

#include <unordered_map>

#include "search/two_phase/solver.h"
#include "tables/centre_parity.h"
#include "tests/support/centred_replay.h"
#include "tests/support/cubes.h"
#include "tests/support/two_phase_tables.h"

namespace antipode {
namespace {

using centre_parity::appendix_in;
using centre_parity::entries_in;

// What phase one has to bring home where centres count, as seen from a representative.
struct OuterState {
    std::uint32_t entry;
    std::uint32_t symmetry;  // that takes it there
    unsigned      way;

    static OuterState of(const CentredCube& cube, const SmallTables& small) {
        return seen_by(small.flip_slice_place[FlipSlice::of(cube.cube).value()] & 15, cube, small);
    }
    static OuterState seen_by(std::uint32_t s, const CentredCube& cube, const SmallTables& small) {
        const CentredCube   seen = conjugate(cube, antipode::symmetry(axis_symmetry(s)));
        const std::uint32_t row  = small.flip_slice_place[FlipSlice::of(seen.cube).value()] >> 4;
        return {static_cast<std::uint32_t>(row * CornerTwist::size
                                           + CornerTwist::of(seen.cube).value()),
                s, centre_parity::way_of(seen)};
    }
    std::uint64_t number() const { return std::uint64_t{entry} * centre_parity::ways + way; }
};

// Distances of all states within `depth` face turns, by trying words.
class Nearby {
public:
    Nearby(unsigned depth, const SmallTables& small) : small_(small) {
        visit(CentredCube{}, 0, depth);
    }

    struct Found {
        OuterState state;
        unsigned   distance;
    };
    const std::unordered_map<std::uint64_t, Found>& all() const { return all_; }

private:
    void visit(const CentredCube& cube, unsigned made, unsigned depth) {
        const OuterState state  = OuterState::of(cube, small_);
        const auto [at, is_new] = all_.try_emplace(state.number(), Found{state, made});
        if (!is_new && at->second.distance < made) return;
        at->second.distance = made;
        if (made == depth) return;
        for (const Move m : all_moves) visit({cube.cube * m, cube.twists * m}, made + 1, depth);
    }

    const SmallTables&                       small_;
    std::unordered_map<std::uint64_t, Found> all_;
};

TEST(CentreParity, OfStatesWithinFourTurnsIsWhatTryingWordsFinds) {
    const auto   tables = testing::two_phase_tables(Metric::htm);
    const Table  parity = testing::real_table("centres-htm");
    const Nearby nearby(4, tables->small());
    for (const auto& [number, found] : nearby.all()) {
        const auto     entry  = entries_in(parity.bytes())[found.state.entry];
        const unsigned pieces = phase_one::distance(tables->phase_one_entry(found.state.entry));
        const unsigned more   = found.distance - pieces;
        ASSERT_LE(pieces, found.distance);
        ASSERT_TRUE(centre_parity::within(entry, more) >> found.state.way & 1);
        if (more == 0) continue;
        ASSERT_FALSE(centre_parity::within(entry, more - 1) >> found.state.way & 1);
    }
}

// A state is followed by numbers alone, and the cube beside it.
TEST(CentreTurns, GoWhereTheCubeGoes) {
    const auto  tables = testing::two_phase_tables(Metric::htm);
    const auto& small  = tables->small();
    const Table parity = testing::real_table("centres-htm");
    const auto& turns  = appendix_in(parity.bytes()).turns;
    Random      random(7);
    CentredCube cube;
    OuterState  state = OuterState::of(cube, small);
    for (int i = 0; i < 2000; ++i) {
        const Move m     = all_moves[random.below(Move::count)];
        const Move seen  = image(symmetry(axis_symmetry(state.symmetry)), m);
        const auto to    = turns.row_after[state.entry / CornerTwist::size][seen.index()];
        const auto twist = turns.twist_after[state.entry % CornerTwist::size][seen.index()];
        state            = {to.row() * CornerTwist::size + small.twist_image[twist][to.symmetry()],
                            turns.product[state.symmetry][to.symmetry()],
                            turns.way_after[seen.index()][to.symmetry()][state.way] ^ to.exchange()};
        cube             = {cube.cube * m, cube.twists * m};
        const OuterState expected = OuterState::seen_by(state.symmetry, cube, small);
        ASSERT_EQ(state.entry, expected.entry);
        ASSERT_EQ(state.way, expected.way);
    }
}

// Each word, undone from home, leads to the state that lists it, with its side centres.
TEST(CentredCompletions, BringTheirStatesToH) {
    const auto  tables      = testing::two_phase_tables(Metric::htm);
    const Table parity      = testing::real_table("centres-htm");
    const auto& completions = appendix_in(parity.bytes()).completions;
    std::size_t words       = 0;
    for (const auto& slot : completions.slots) {
        words += slot.count;
        if (slot.entry % 50 != 0) continue;
        for (const auto word : completions.words_of(slot)) {
            const Moves      six = CompletionSteps::six_moves({word.first(), word.last()});
            const OuterState state =
                OuterState::seen_by(0, centred_after(inverse(six)), tables->small());
            ASSERT_EQ(state.entry, slot.entry);
            ASSERT_EQ(state.way, word.way());
            ASSERT_TRUE(slot.ways >> word.way() & 1);
        }
    }
    EXPECT_EQ(words, 243'040U);  // counted by this program
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

// Endings come after phase two, and threads share them.
TEST(CentreParity, SeveralThreadsSolveWithIt) {
    const auto              tables = testing::two_phase_tables(Metric::htm);
    const two_phase::Solver solver =
        two_phase::Solver(tables).with_centre_parity(testing::real_table("centres-htm"));
    Random random(3);
    for (int i = 0; i < 5; ++i) {
        const Cube        cube   = random_reachable(random);
        const CentredCube whole  = {cube, random_twists(random, cube, all_centres), all_centres};
        const Answer      answer = solver.solve({.cube    = cube,
                                                 .limits  = {.max_nodes = 1'000'000, .threads = 2},
                                                 .centres = centres_of(whole)});
        ASSERT_TRUE(answer.found);
        EXPECT_LE(answer.length, 24U);
        EXPECT_TRUE(testing::solves_in_the_hand(answer.solution, whole));
    }
}

// By a search of all that is shorter.
TEST(CentresTwoPhase, OneCentreByAHalfTakesTwelveTurns) {
    const two_phase::Solver solver(testing::two_phase_tables(Metric::htm));
    const CentredCube       cube   = {solved, parse_twists("200000")->twists};
    const Answer            answer = solver.solve(
                   {.cube = solved, .limits = {.enough_length = 12}, .centres = centres_of(cube)});
    ASSERT_TRUE(answer.found);
    EXPECT_EQ(answer.length, 12U);
    EXPECT_TRUE(testing::solves_in_the_hand(answer.solution, cube));
}

}  // namespace
}  // namespace antipode
