// The laws of coordinate.h for every coordinate, and the tables made from them.
#include <gtest/gtest.h>

#include <algorithm>
#include <type_traits>

#include "cube/random_cube.h"
#include "tests/support/inner_cubes.h"

namespace antipode {
namespace {

constexpr int samples = 20'000;

// Where a coordinate means something: everywhere, or in H only.
template <class C>
constexpr bool of_h_only = std::is_same_v<C, RimOrder> || std::is_same_v<C, SliceOrder>;

template <class C>
Cube random_cube(Random& random) {
    return of_h_only<C> ? testing::random_in_h(random) : random_reachable(random);
}

template <class C>
std::vector<Move> turns_of() {
    if (of_h_only<C>) return testing::turns_of_h();
    return {all_moves.begin(), all_moves.end()};
}

template <class C>
Cube representative_of(const Cube& cube) {
    return C::representative(C::of(cube));
}

template <class C>
class EveryCoordinate : public ::testing::Test {};

using Coordinates = ::testing::Types<CornerTwist, EdgeFlip, SlicePlace, CornerOrder, RimOrder,
                                     SliceOrder, FlipSlice>;
TYPED_TEST_SUITE(EveryCoordinate, Coordinates);

TYPED_TEST(EveryCoordinate, NumbersItsRepresentatives) {
    for (std::uint32_t i = 0; i < TypeParam::size; ++i) {
        const Index<TypeParam> index(i);
        ASSERT_EQ(TypeParam::of(TypeParam::representative(index)), index);
    }
}

TYPED_TEST(EveryCoordinate, IsZeroForTheSolvedCube) {
    EXPECT_EQ(TypeParam::of(solved).value(), 0U);
    EXPECT_EQ(TypeParam::representative(Index<TypeParam>(0)), solved);
}

TYPED_TEST(EveryCoordinate, IsMovedByTurnsWithoutLookingAtTheRest) {
    Random random(1);
    for (int i = 0; i < samples; ++i) {
        const Cube cube = random_cube<TypeParam>(random);
        for (const Move m : turns_of<TypeParam>())
            ASSERT_EQ(TypeParam::of(cube * m),
                      TypeParam::of(representative_of<TypeParam>(cube) * m));
    }
}

// All but the flips alone, since turning the cube about its axis changes which
// edges count as flipped, depending on where the slice edges are.
template <class C>
class CoordinateWithImages : public ::testing::Test {};

using WithImages =
    ::testing::Types<CornerTwist, SlicePlace, CornerOrder, RimOrder, SliceOrder, FlipSlice>;
TYPED_TEST_SUITE(CoordinateWithImages, WithImages);

TYPED_TEST(CoordinateWithImages, IsMovedBySymmetriesWithoutLookingAtTheRest) {
    Random random(2);
    for (int i = 0; i < samples; ++i) {
        const Cube     cube = random_cube<TypeParam>(random);
        const Symmetry s    = symmetry(axis_symmetry(random.below(AxisSymmetry::count)));
        ASSERT_EQ(TypeParam::of(conjugate(cube, s)),
                  TypeParam::of(conjugate(representative_of<TypeParam>(cube), s)));
    }
}

TEST(Coordinates, AreAllZeroExactlyInH) {
    Random random(3);
    for (int i = 0; i < samples; ++i) {
        const Cube near = testing::random_in_h(random);
        for (const Cube& cube : {near, near * all_moves[random.below(18)]})
            ASSERT_EQ(FlipSlice::of(cube).value() == 0 && CornerTwist::of(cube).value() == 0,
                      testing::is_in_h(cube));
    }
}

// With the last orientation filled in, nothing else is possible.
TEST(Coordinates, OfOrientationGiveReachableRepresentatives) {
    for (std::uint32_t i = 0; i < CornerTwist::size; ++i)
        ASSERT_TRUE(is_reachable(CornerTwist::representative(Index<CornerTwist>(i))));
    for (std::uint32_t i = 0; i < EdgeFlip::size; ++i)
        ASSERT_TRUE(is_reachable(EdgeFlip::representative(Index<EdgeFlip>(i))));
}

TEST(Coordinates, NumberOrdersLexicographically) {
    std::array<std::size_t, 8> order = {0, 1, 2, 3, 4, 5, 6, 7};
    for (std::uint32_t i = 0; i < CornerOrder::size; ++i) {
        Cube cube;
        for (std::size_t slot = 0; slot < 8; ++slot) {
            cube.corners[slot] = Cubie(order[slot], 0);
            cube.edges[slot]   = Cubie(order[slot], 0);
        }
        ASSERT_EQ(CornerOrder::of(cube).value(), i);
        ASSERT_EQ(RimOrder::of(cube).value(), i);
        std::next_permutation(order.begin(), order.end());
    }
}

// Phase-two entries halve the slice's number: only one of a pair has the parity.
TEST(Coordinates, NumberSliceOrdersSoThatNeighboursDifferByOneExchange) {
    for (std::uint32_t i = 0; i < SliceOrder::size; i += 2) {
        const Cube a = SliceOrder::representative(Index<SliceOrder>(i));
        const Cube b = SliceOrder::representative(Index<SliceOrder>(i + 1));
        EXPECT_NE(is_reachable(a), is_reachable(b));
    }
}

template <class C>
void expect_moves_as_cubes_do() {
    const auto table = move_table<C>();
    Random     random(4);
    for (int i = 0; i < samples; ++i) {
        const Cube cube = random_reachable(random);
        for (const Move m : all_moves)
            ASSERT_EQ(table[C::of(cube).value()][m.index()], C::of(cube * m).value()) << C::name;
    }
}

TEST(MoveTables, MoveAsCubesDo) {
    expect_moves_as_cubes_do<CornerTwist>();
    expect_moves_as_cubes_do<EdgeFlip>();
    expect_moves_as_cubes_do<SlicePlace>();
    expect_moves_as_cubes_do<CornerOrder>();
}

template <class C>
void expect_images_as_of_cubes() {
    const auto table = conjugation_table<C>();
    Random     random(5);
    for (int i = 0; i < samples; ++i) {
        const Cube        cube = random_cube<C>(random);
        const std::size_t s    = random.below(AxisSymmetry::count);
        ASSERT_EQ(table[C::of(cube).value()][s],
                  C::of(conjugate(cube, symmetry(axis_symmetry(s)))).value())
            << C::name;
    }
}

TEST(ConjugationTables, SeeCubesThroughSymmetries) {
    expect_images_as_of_cubes<CornerTwist>();
    expect_images_as_of_cubes<RimOrder>();
    expect_images_as_of_cubes<SliceOrder>();
}

}  // namespace
}  // namespace antipode
