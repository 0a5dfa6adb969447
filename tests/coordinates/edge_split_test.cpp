// The edges alone, up to symmetry.
#include "coordinates/edge_split.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/steps.h"

namespace antipode {
namespace {

using NumberSet = std::set<std::uint32_t>;

NumberSet number_set(const Cube& cube) {
    const auto numbers = split::edge_numbers_of(cube);
    return {numbers.begin(), numbers.end()};
}

std::vector<Cube> cubes_to_number(std::uint64_t seed) {
    std::vector<Cube> cubes = testing::symmetric_cubes();
    Random            random(seed);
    for (int i = 0; i < 200; ++i) cubes.push_back(random_reachable(random));
    for (std::size_t i = 0; i < 100; ++i)
        cubes.push_back(testing::random_steps(random, Metric::htm, i % 5));
    return cubes;
}

TEST(EdgeClasses, Are782AndHoldEverySliceSplitOnce) {
    const split::EdgeTables& tables = split::edge_tables();
    ASSERT_EQ(tables.representatives.size(), 782U);
    ASSERT_EQ(tables.stabilizers.size(), split::edge_classes);
    ASSERT_EQ(tables.frames.size(), split::slice_splits);
    std::vector<std::size_t> members(split::edge_classes);
    for (const std::uint32_t frame : tables.frames) ++members.at(frame / 64);
    for (std::size_t i = 0; i < members.size(); ++i)
        ASSERT_EQ(members[i] * tables.stabilizers[i].size(), Symmetry::count);
}

TEST(EdgeClasses, AreBroughtToTheirRepresentativeByTheirFrames) {
    for (const Cube& cube : cubes_to_number(101)) {
        const std::uint32_t frame = split::edge_tables().frames[split::edges_of(cube).edges];
        const Cube          seen  = conjugate(cube, Symmetry::from_index(frame % 64));
        ASSERT_EQ(split::edges_of(seen).edges,
                  split::edges_of(split::edge_tables().representatives[frame / 64]).edges);
    }
}

TEST(EdgeNumbers, AreTheSameForAllConjugates) {
    for (const Cube& cube : cubes_to_number(102)) {
        const NumberSet expected = number_set(cube);
        for (const Symmetry s : all_symmetries) {
            const Cube image = conjugate(cube, s);
            ASSERT_EQ(number_set(image), expected);
            ASSERT_EQ(expected.count(split::edge_number_of(image)), 1U);
            ASSERT_EQ(split::edge_numbers_of(image).front(), split::edge_number_of(image));
        }
    }
}

TEST(EdgeNumbers, AreKeptByHalfTurnsFromTheLeft) {
    for (const Cube& cube : cubes_to_number(103))
        for (const Face face : all_faces)
            ASSERT_EQ(split::edge_number_of(move_cube({face, Turn::half}) * cube),
                      split::edge_number_of(cube));
}

TEST(EdgeNumbers, DoNotDependOnTheCorners) {
    Random random(104);
    for (Cube cube : cubes_to_number(105)) {
        const std::uint32_t number = split::edge_number_of(cube);
        cube.corners               = random_reachable(random).corners;
        ASSERT_EQ(split::edge_number_of(cube), number);
        ASSERT_LT(number, split::edge_numbers);
    }
}

TEST(EdgeNumbers, TellAllFlipsApart) {
    NumberSet numbers;
    for (std::uint32_t flips = 0; flips < 1U << split::all_flips; ++flips) {
        Cube cube = split::edge_tables().representatives.back();
        for (std::size_t slot = 0; slot < split::all_flips; ++slot)
            cube.edges[slot] = Cubie(cube.edges[slot].piece(), flips >> slot & 1);
        numbers.insert(split::edge_number_of(cube));
    }
    EXPECT_EQ(numbers.size(), 1U << split::all_flips);
}

}  // namespace
}  // namespace antipode
