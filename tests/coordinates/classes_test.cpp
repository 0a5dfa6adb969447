// Classes of numbers under the 16 symmetries of the axis, against cubes.
#include <gtest/gtest.h>

#include <bit>
#include <set>

#include "coordinates/classes.h"
#include "tests/support/inner_cubes.h"

namespace antipode {
namespace {

TEST(AxisSymmetries, AreSixteenAndStartWithTheIdentity) {
    std::set<std::size_t> different;
    for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
        different.insert(symmetry(axis_symmetry(s)).index());
    EXPECT_EQ(different.size(), 16U);
    EXPECT_EQ(symmetry(AxisSymmetry{}), Symmetry{});
}

TEST(AxisSymmetries, TakeTurnsOfHToTurnsOfH) {
    for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
        for (const Move m : testing::turns_of_h())
            EXPECT_TRUE(testing::is_in_h(move_cube(image(symmetry(axis_symmetry(s)), m))));
}

// The number of a raw number's image, by conjugating a cube.
template <class C>
std::uint32_t image_of(std::uint32_t raw, AxisSymmetry s) {
    return C::of(conjugate(C::representative(Index<C>(raw)), symmetry(s))).value();
}

struct Kind {
    const char*     name;
    SymmetryClasses classes;
    std::uint32_t   count;
    std::uint32_t (*image)(std::uint32_t, AxisSymmetry);
};

Kind flip_slice() {
    return {"flip-slice", flip_slice_classes(), FlipSlice::classes, image_of<FlipSlice>};
}
Kind corners() {
    return {"corners", corner_classes(), corner_order_classes, image_of<CornerOrder>};
}

TEST(SymmetryClasses, AreAsManyAsPublished) {
    EXPECT_EQ(flip_slice_classes().size(), 64430U);
    EXPECT_EQ(corner_classes().size(), 2768U);
}

class BothKinds : public ::testing::TestWithParam<Kind (*)()> {
protected:
    const Kind             kind    = GetParam()();
    const SymmetryClasses& classes = kind.classes;
};

INSTANTIATE_TEST_SUITE_P(SymmetryClasses, BothKinds, ::testing::Values(flip_slice, corners));

TEST_P(BothKinds, TakeEveryNumberToItsRepresentative) {
    for (std::uint32_t raw = 0; raw < classes.raw_size(); ++raw) {
        const SymmetryClasses::Place place = classes.place(raw);
        ASSERT_EQ(kind.image(raw, place.symmetry()), classes.representative(place.number()));
    }
}

TEST_P(BothKinds, AreRepresentedByTheirSmallestNumberWithNoSymmetryNeeded) {
    for (std::uint32_t number = 0; number < classes.size(); ++number) {
        const std::uint32_t raw = classes.representative(number);
        ASSERT_EQ(classes.place(raw).number(), number);
        ASSERT_EQ(classes.place(raw).symmetry(), AxisSymmetry{});
        for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
            ASSERT_GE(kind.image(raw, axis_symmetry(s)), raw);
    }
}

// Readers of places() tell representatives by the symmetry alone.
TEST_P(BothKinds, NeedASymmetryForEveryOtherNumber) {
    for (std::uint32_t raw = 0; raw < classes.raw_size(); ++raw)
        ASSERT_EQ(classes.place(raw).symmetry() == AxisSymmetry{},
                  classes.representative(classes.place(raw).number()) == raw);
}

TEST_P(BothKinds, KnowWhichSymmetriesLeaveARepresentativeAlone) {
    for (std::uint32_t number = 0; number < classes.size(); ++number)
        for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
            ASSERT_EQ((classes.stabiliser(number) >> s & 1) != 0,
                      kind.image(classes.representative(number), axis_symmetry(s))
                          == classes.representative(number));
}

// A class has 16 / |stabiliser| members; all of them are there.
TEST_P(BothKinds, HaveMembersByTheirStabilisers) {
    std::uint32_t members = 0;
    for (std::uint32_t number = 0; number < classes.size(); ++number)
        members += 16U / static_cast<std::uint32_t>(std::popcount(classes.stabiliser(number)));
    EXPECT_EQ(members, classes.raw_size());
}

}  // namespace
}  // namespace antipode
