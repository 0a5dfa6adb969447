// The fast ways to read coordinates and to conjugate equal the plain ones.
#include <gtest/gtest.h>

#include "base/cpu.h"
#include "base/target_region.h"
#include "coordinates/kernel/plain.h"
#include "cube/kernel/conjugates.h"
#include "cube/random_cube.h"
#include "tests/support/cubes.h"
#include "tests/support/inner_cubes.h"

namespace antipode {
namespace {

TEST(ConjugateAll, EqualsConjugatingBySymmetriesOneByOne) {
    std::vector<Cube> cubes = testing::half_solved_cubes(31, 20);
    for (const Cube& cube : testing::symmetric_cubes()) cubes.push_back(cube);
    std::array<Cube, Symmetry::count> all;
    for (const Cube& cube : cubes) {
        kernel::conjugate_all(cube, all);
        for (const Symmetry s : all_symmetries) ASSERT_EQ(all[s.index()], conjugate(cube, s));
    }
}

// What a kernel reads from a position; the orders only inside H.
struct Readings {
    std::uint32_t flip_slice;
    std::uint32_t twist;

    friend bool operator==(const Readings&, const Readings&) = default;
};
struct InnerReadings {
    std::uint32_t corners;
    std::uint32_t rim;
    std::uint32_t slice;

    friend bool operator==(const InnerReadings&, const InnerReadings&) = default;
};

// Reads a * b, so that the composition is tested too.
template <class Kernel>
Readings readings(const Cube& a, const Cube& b) {
    const auto product = Kernel::compose(Kernel::load(a), Kernel::load(b));
    return {Kernel::flip_slice(product), Kernel::twist(product)};
}
template <class Kernel>
InnerReadings inner_readings(const Cube& a, const Cube& b) {
    const auto product = Kernel::compose(Kernel::load(a), Kernel::load(b));
    return {Kernel::corners(product), Kernel::rim(product), Kernel::slice(product)};
}

TEST(PlainCoordinates, AreTheCoordinates) {
    Random random(6);
    for (int i = 0; i < 10'000; ++i) {
        const Cube          cube  = testing::random_in_h(random);
        const InnerReadings inner = inner_readings<kernel::PlainCoordinates>(cube, solved);
        ASSERT_EQ(inner.corners, CornerOrder::of(cube).value());
        ASSERT_EQ(inner.rim, RimOrder::of(cube).value());
        ASSERT_EQ(inner.slice, SliceOrder::of(cube).value());
    }
}

}  // namespace
}  // namespace antipode

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2,bmi,bmi2")

#include "coordinates/kernel/avx2.h"

namespace antipode {
namespace {

// The tests themselves are compiled for every processor and call into the region.
Readings fast_readings(const Cube& a, const Cube& b) {
    using Kernel          = kernel::Avx2Coordinates;
    const __m256i product = Kernel::compose(Kernel::load(a), Kernel::load(b));
    return {Kernel::flip_slice(product), Kernel::twist(product)};
}
InnerReadings fast_inner_readings(const Cube& a, const Cube& b) {
    using Kernel          = kernel::Avx2Coordinates;
    const __m256i product = Kernel::compose(Kernel::load(a), Kernel::load(b));
    return {Kernel::corners(product), Kernel::rim(product), Kernel::slice(product)};
}
Cube loaded_and_stored(const Cube& a) {
    return kernel::Avx2Coordinates::cube(kernel::Avx2Coordinates::load(a));
}

}  // namespace
}  // namespace antipode

ANTIPODE_TARGET_END

namespace antipode {
namespace {

using kernel::PlainCoordinates;

class Avx2Coordinates : public ::testing::Test {
protected:
    void SetUp() override {
        if (!cpu().avx2 || !cpu().bmi2) GTEST_SKIP() << "this processor has no AVX2 or BMI2";
    }
};

TEST_F(Avx2Coordinates, ReadWhatThePlainOnesRead) {
    Random random(7);
    for (int i = 0; i < 200'000; ++i) {
        const Cube a = random_reachable(random);
        const Cube b = random_reachable(random);
        ASSERT_EQ(fast_readings(a, b), readings<PlainCoordinates>(a, b));
        ASSERT_EQ(loaded_and_stored(a), a);
    }
}

TEST_F(Avx2Coordinates, ReadTheOrdersThatThePlainOnesRead) {
    Random random(8);
    for (int i = 0; i < 200'000; ++i) {
        const Cube a = testing::random_in_h(random);
        const Cube b = testing::random_in_h(random);
        ASSERT_EQ(fast_inner_readings(a, b), inner_readings<PlainCoordinates>(a, b));
    }
}

TEST_F(Avx2Coordinates, ReadEveryFlipSliceAndTwist) {
    for (std::uint32_t raw = 0; raw < FlipSlice::size; ++raw) {
        const Cube     cube     = testing::first_phase_cube(raw, raw % CornerTwist::size);
        const Readings expected = {raw, raw % CornerTwist::size};
        ASSERT_EQ(fast_readings(cube, solved), expected);
    }
}

}  // namespace
}  // namespace antipode

#endif
