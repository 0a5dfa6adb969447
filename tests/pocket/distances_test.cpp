#include "pocket/distances.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/pocket/cubes.h"
#include "tests/support/ball.h"

namespace antipode::pocket {
namespace {

using Counts = std::vector<std::uint64_t>;

// As published; the paper's table agrees.
const Counts half_turn_counts    = {1,     9,      54,     321,     1847,   9992,
                                    50136, 227536, 870072, 1887748, 623800, 2644};
const Counts quarter_turn_counts = {1,      6,      27,     120,     534,    2256,  8969, 33058,
                                    114149, 360508, 930588, 1350852, 782536, 90280, 276};

const Distances& half_turns() {
    static const Distances distances(Metric::htm);
    return distances;
}

const Distances& quarter_turns() {
    static const Distances distances(Metric::qtm);
    return distances;
}

Counts counts_of(const Distances& distances) {
    return {distances.counts().begin(), distances.counts().end()};
}

TEST(Distances, AreThePublishedOnes) {
    EXPECT_EQ(counts_of(half_turns()), half_turn_counts);
    EXPECT_EQ(counts_of(quarter_turns()), quarter_turn_counts);
    for (const Counts& counts : {half_turn_counts, quarter_turn_counts})
        EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), Position::count);
}

// A plain model that knows no coordinates: cubes in sets, all six faces, and the
// orientation made the same only where cubes are compared.
std::vector<Position> far_positions(std::span<const Move> moves, int depth) {
    testing::CubeSet  seen  = {solved};
    std::vector<Cube> level = {solved};
    for (int i = 0; i < depth; ++i) {
        std::vector<Cube> next;
        for (const Cube& cube : level)
            for (const Move m : moves)
                if (const Cube c = at_home(HeldCube(cube) * m).cube(); seen.insert(c).second)
                    next.push_back(c);
        level = std::move(next);
    }
    std::vector<Position> positions;
    for (const Cube& cube : level) positions.push_back(position_of(HeldCube(cube)));
    std::ranges::sort(positions);
    return positions;
}

TEST(Distances, AgreeWithAPlainSearchWithAllFaces) {
    for (const int depth : {1, 3, 5, 6}) {
        const auto at = static_cast<unsigned>(depth);
        EXPECT_EQ(far_positions(all_moves, depth), half_turns().positions_at(at));
        EXPECT_EQ(far_positions(testing::quarter_turns(), depth), quarter_turns().positions_at(at));
    }
}

TEST(ShortestSolution, SolvesAndIsAsLongAsTheDistance) {
    EXPECT_TRUE(rc::check([](const HeldCube& cube) {
        for (const Distances* distances : {&half_turns(), &quarter_turns()}) {
            const Moves solution = shortest_solution(*distances, position_of(recoloured(cube)));
            RC_ASSERT(is_solved(cube * solution));
            RC_ASSERT(length(solution, distances->metric()) == (*distances)[position_of(cube)]);
        }
    }));
}

// Every word of that length over U, R and F that does not turn one face twice.
std::vector<Moves> solving_words(const HeldCube& cube, std::size_t turns, Metric metric) {
    std::vector<Moves> words = {Moves()};
    std::vector<Moves> found;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Moves word = words[i];
        if (length(word, metric) == turns && is_solved(cube * word)) found.push_back(word);
        for (const Move m : position_moves) {
            Moves longer = word;
            longer.push_back(m);
            const bool repeats = !word.empty() && word[word.size() - 1].face() == m.face();
            if (!repeats && length(longer, metric) <= turns) words.push_back(longer);
        }
    }
    return found;
}

TEST(ShortestSolutions, AreExactlyTheWordsThatSolveInThatLength) {
    for (const char* text : {"R U F", "R2 U2 R2", "R U' R F", "U2 R2 U2", "F L'", "R L U D'"})
        for (const Distances* distances : {&half_turns(), &quarter_turns()}) {
            const HeldCube cube     = testing::pocket_cube(text);
            const Position position = position_of(recoloured(cube));
            const auto     found    = shortest_solutions(*distances, position);
            const auto     words = solving_words(cube, (*distances)[position], distances->metric());
            EXPECT_TRUE(std::ranges::is_permutation(found, words)) << text;
            EXPECT_EQ(found.front(), shortest_solution(*distances, position));
        }
}

TEST(ShortestSolutions, OfASolvedCubeIsOneOfNoTurns) {
    EXPECT_EQ(shortest_solutions(half_turns(), Position()), std::vector<Moves>{Moves()});
}

}  // namespace
}  // namespace antipode::pocket
