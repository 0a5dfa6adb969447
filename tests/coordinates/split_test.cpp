// The coordinate of the optimal search, and its fast kernels against it.
#include "coordinates/split.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "base/cpu.h"
#include "base/target_region.h"
#include "coordinates/kernel/split_plain.h"
#include "tests/support/steps.h"

namespace antipode {
namespace {

// Written down again here, by the names of the slots: corners that half turns bring
// to each other, and edges.
constexpr std::array<std::array<std::size_t, 4>, 2> tetrads = {{{0, 2, 5, 7}, {1, 3, 4, 6}}};
constexpr std::array<std::array<std::size_t, 4>, 3> slices  = {
     {{0, 2, 4, 6}, {1, 3, 5, 7}, {8, 9, 10, 11}}};

template <class Kinds>
void shuffle_within(Orbit& orbit, const Kinds& kinds, Random& random) {
    for (auto slots : kinds)
        for (std::size_t i = slots.size(); i > 1; --i)
            std::swap(orbit[slots[i - 1]], orbit[slots[random.below(i)]]);
}

Cube random_within_kinds(Random& random) {
    Cube cube;
    shuffle_within(cube.corners, tetrads, random);
    shuffle_within(cube.edges, slices, random);
    return cube;
}

// Random positions, and such as have more than one place or even all places equal.
std::vector<Cube> cubes_with_and_without_symmetry(std::uint64_t seed) {
    std::vector<Cube> cubes = testing::symmetric_cubes();
    Random            random(seed);
    for (int i = 0; i < 200; ++i) cubes.push_back(random_reachable(random));
    for (int i = 0; i < 100; ++i)
        cubes.push_back(random_within_kinds(random)
                        * testing::random_steps(random, Metric::htm, 2));
    return cubes;
}

using PlaceSet = std::set<std::tuple<std::uint64_t, std::uint32_t>>;

PlaceSet place_set(const Cube& cube) {
    PlaceSet set;
    for (const split::Place& place : split::places_of(cube))
        set.insert({place.number(), place.flips});
    return set;
}

TEST(SplitClasses, Are3393AndHoldEveryCornerSplitOnce) {
    const split::Tables& tables = split::tables();
    ASSERT_EQ(tables.stabilizers.size(), split::corner_classes);
    ASSERT_EQ(tables.frames.size(), split::corner_splits);
    std::vector<std::size_t> members(split::corner_classes);
    for (const std::uint32_t frame : tables.frames) ++members.at(frame / 64);
    for (std::size_t i = 0; i < members.size(); ++i)
        ASSERT_EQ(members[i] * tables.stabilizers[i].size(), Symmetry::count);
}

TEST(SplitClasses, AreBroughtToOneRepresentativeByTheirFrames) {
    Random                     random(71);
    std::vector<std::uint32_t> representative(split::corner_classes, ~0U);
    for (int i = 0; i < 20'000; ++i) {
        const Cube          cube  = random_reachable(random);
        const std::uint32_t frame = split::tables().frames[split::corner_split_of(cube)];
        const std::uint32_t seen =
            split::corner_split_of(conjugate(cube, Symmetry::from_index(frame % 64)));
        if (representative[frame / 64] == ~0U) representative[frame / 64] = seen;
        ASSERT_EQ(seen, representative[frame / 64]);
    }
}

TEST(SplitPlaces, AreNumbersBelowTheirSizes) {
    Random random(72);
    for (int i = 0; i < 5'000; ++i) {
        const split::Place place = split::place_of(random_reachable(random));
        ASSERT_LT(place.number(), split::places);
        ASSERT_LT(place.edges, split::slice_splits);
        ASSERT_LT(place.flips, 1U << split::all_flips);
    }
}

TEST(SplitPlaces, CountThe34650WaysToPutSlices) {
    std::set<std::uint32_t>      seen;
    std::array<std::uint8_t, 12> kinds = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2};
    do {
        Cube                       cube;
        std::array<std::size_t, 3> used{};
        for (std::size_t slot = 0; slot < edge_count; ++slot)
            cube.edges[slot] = Cubie(slices[kinds[slot]][used[kinds[slot]]++], 0);
        seen.insert(split::place_of(cube).edges);
    } while (std::next_permutation(kinds.begin(), kinds.end()));
    EXPECT_EQ(seen.size(), split::slice_splits);
}

TEST(SplitPlaces, AreKeptByHalfTurnsFromTheLeft) {
    for (const Cube& cube : cubes_with_and_without_symmetry(73))
        for (const Face face : all_faces)
            ASSERT_EQ(split::place_of(move_cube({face, Turn::half}) * cube), split::place_of(cube));
}

TEST(SplitPlaces, AreKeptByWhateverStaysWithinTetradsAndSlices) {
    Random random(74);
    for (const Cube& cube : cubes_with_and_without_symmetry(75))
        for (int i = 0; i < 5; ++i) {
            const Cube other = random_within_kinds(random) * cube;
            ASSERT_EQ(split::place_of(other), split::place_of(cube));
            ASSERT_EQ(split::places_of(other), split::places_of(cube));
        }
}

TEST(SplitPlaces, AreThoseOfTheSolvedCubeForNothingElse) {
    const split::Place home = split::place_of(solved);
    Random             random(76);
    for (int i = 0; i < 200; ++i) ASSERT_EQ(split::place_of(random_within_kinds(random)), home);
    for (const Cube& step : testing::steps_of(Metric::qtm))
        ASSERT_NE(split::place_of(random_within_kinds(random) * step), home);
}

TEST(SplitPlaces, AreTheSameForAllConjugates) {
    for (const Cube& cube : cubes_with_and_without_symmetry(77)) {
        const PlaceSet expected = place_set(cube);
        for (const Symmetry s : all_symmetries) {
            const Cube         image = conjugate(cube, s);
            const split::Place place = split::place_of(image);
            ASSERT_EQ(place_set(image), expected);
            ASSERT_EQ(expected.count({place.number(), place.flips}), 1U);
            ASSERT_EQ(split::places_of(image).front(), place);
        }
    }
}

TEST(SplitSteps, AreTheTurnsThatCountOne) {
    std::vector<Cube> steps = testing::steps_of(Metric::stm);
    ASSERT_EQ(steps.size(), split::step_count);
    for (std::size_t step = 0; step < split::step_count; ++step) {
        const Cube cube = after(split::moves_of(step));
        ASSERT_EQ(split::tables().steps[step], cube);
        ASSERT_EQ(split::tables().inverse_steps[step], inverse(cube));
        ASSERT_EQ(after(split::moves_of(split::inverse_step(step))), inverse(cube));
        ASSERT_EQ(std::ranges::count(steps, cube), 1);
    }
}

TEST(SplitSteps, TakeCornersWhereCubesGo) {
    for (const Cube& cube : cubes_with_and_without_symmetry(78))
        for (std::size_t step = 0; step < split::step_count; ++step)
            ASSERT_EQ(split::tables().corner_split_after(split::corner_split_of(cube), step),
                      split::corner_split_of(cube * split::tables().steps[step]));
}

// What a search does with a kernel: the place of a position, and its places after
// each of the steps, none of which it makes.
template <class Kernel>
std::vector<split::Place> places_by(const Cube& cube) {
    const split::Tables&      tables  = split::tables();
    const auto                loaded  = Kernel::load(cube);
    const std::uint32_t       corners = Kernel::corner_split(tables, loaded);
    std::vector<split::Place> found;
    const auto                add = [&](std::uint32_t frame, const auto& slots) {
        found.push_back(Kernel::edges(tables, loaded, frame % 64, slots[frame % 64]));
        found.back().corner_class = frame / 64;
    };
    add(tables.frames[corners], tables.slots);
    for (std::size_t step = 0; step < split::step_count; ++step)
        add(tables.frames[tables.corner_split_after(corners, step)], tables.slots_after[step]);
    return found;
}

std::vector<split::Place> places_by_definition(const Cube& cube) {
    std::vector<split::Place> found = {split::place_of(cube)};
    for (const Cube& step : split::tables().steps) found.push_back(split::place_of(cube * step));
    return found;
}

TEST(PlainSplit, ReadsThePlacesOfThePositionAndItsNeighbours) {
    for (const Cube& cube : cubes_with_and_without_symmetry(79))
        ASSERT_EQ(places_by<kernel::PlainSplit>(cube), places_by_definition(cube));
}

TEST(PlainSplit, KnowsTheSolvedCube) {
    EXPECT_TRUE(kernel::PlainSplit::is_solved(solved));
    for (const Cube& step : split::tables().steps)
        EXPECT_FALSE(kernel::PlainSplit::is_solved(step));
}

}  // namespace
}  // namespace antipode

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2,bmi,bmi2")

#include "coordinates/kernel/split_avx2.h"

namespace antipode {
namespace {

// Not with places_by(): it is compiled for every processor.
std::vector<split::Place> fast_places(const Cube& cube) {
    using Kernel                      = kernel::Avx2Split;
    const split::Tables&      tables  = split::tables();
    const __m256i             loaded  = Kernel::load(cube);
    const std::uint32_t       corners = Kernel::corner_split(tables, loaded);
    std::vector<split::Place> found(1 + split::step_count);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const std::uint32_t after = i == 0 ? corners : tables.corner_split_after(corners, i - 1);
        const std::uint32_t frame = tables.frames[after];
        found[i]                  = Kernel::edges(
                             tables, loaded, frame % 64,
            i == 0 ? tables.slots[frame % 64] : tables.slots_after[i - 1][frame % 64]);
        found[i].corner_class = frame / 64;
    }
    return found;
}

std::uint32_t fast_corner_split(const Cube& cube) {
    return kernel::Avx2Split::corner_split(split::tables(), kernel::Avx2Split::load(cube));
}

// Composed first, so that what pads a vector is as it is in a search.
bool product_is_solved_fast(const Cube& a, const Cube& b) {
    using Kernel = kernel::Avx2Split;
    return Kernel::is_solved(Kernel::compose(Kernel::load(a), Kernel::load(b)));
}

}  // namespace
}  // namespace antipode

ANTIPODE_TARGET_END

namespace antipode {
namespace {

class Avx2Split : public ::testing::Test {
protected:
    void SetUp() override {
        if (!cpu().avx2 || !cpu().bmi2) GTEST_SKIP() << "this processor has no AVX2 or BMI2";
    }
};

TEST_F(Avx2Split, ReadsThePlacesOfThePositionAndItsNeighbours) {
    for (const Cube& cube : cubes_with_and_without_symmetry(80))
        ASSERT_EQ(fast_places(cube), places_by_definition(cube));
}

TEST_F(Avx2Split, ReadsWhatThePlainOneReads) {
    Random random(81);
    for (int i = 0; i < 5'000; ++i) {
        const Cube cube = random_reachable(random);
        ASSERT_EQ(fast_places(cube), places_by<kernel::PlainSplit>(cube));
    }
}

TEST_F(Avx2Split, ReadsEveryTwist) {
    for (std::uint32_t twist = 0; twist < split::twists; ++twist) {
        const Cube cube = CornerTwist::representative(Index<CornerTwist>(twist));
        ASSERT_EQ(fast_corner_split(cube), split::corner_split_of(cube));
    }
}

TEST_F(Avx2Split, KnowsTheSolvedCube) {
    Random random(82);
    for (int i = 0; i < 200; ++i) {
        const Cube cube = random_reachable(random);
        EXPECT_TRUE(product_is_solved_fast(cube, inverse(cube)));
        for (const Cube& step : split::tables().steps)
            EXPECT_FALSE(product_is_solved_fast(cube * step, inverse(cube)));
    }
}

}  // namespace
}  // namespace antipode

#endif
