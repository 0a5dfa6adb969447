#include "group/stabilizer_chain.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/group/cube_facelets.h"
#include "tests/group/generators.h"

namespace antipode {
namespace {

using testing::consecutive;
using testing::from_cycles;
using testing::maneuver;
using testing::maneuvers;
using testing::six_faces;

std::string order_of(const std::vector<Permutation>& generators) {
    return StabilizerChain(generators[0].degree(), generators).order().decimal();
}

std::vector<Permutation> symmetric(std::size_t n) {
    return {from_cycles(n, {consecutive(0, static_cast<Point>(n - 1))}), from_cycles(n, {{0, 1}})};
}

std::vector<Permutation> mathieu_11(std::size_t degree) {
    return {from_cycles(degree, {consecutive(0, 10)}),
            from_cycles(degree, {{2, 6, 10, 7}, {3, 9, 4, 5}})};
}

std::vector<Permutation> mathieu_12() {
    auto generators = mathieu_11(12);
    generators.push_back(from_cycles(12, {{0, 11}, {1, 10}, {2, 5}, {3, 7}, {4, 8}, {6, 9}}));
    return generators;
}

std::vector<Permutation> mathieu_24() {
    return {
        from_cycles(24, {consecutive(0, 22)}),
        from_cycles(
            24, {{2, 16, 9, 6, 8}, {3, 12, 13, 18, 4}, {7, 17, 10, 11, 22}, {14, 19, 21, 20, 15}}),
        from_cycles(24, {{0, 23},
                         {1, 22},
                         {2, 11},
                         {3, 15},
                         {4, 17},
                         {5, 9},
                         {6, 19},
                         {7, 13},
                         {8, 20},
                         {10, 16},
                         {12, 21},
                         {14, 18}})};
}

TEST(StabilizerChain, SymmetricGroupsHaveFactorialOrder) {
    EXPECT_EQ(order_of(symmetric(2)), "2");
    EXPECT_EQ(order_of(symmetric(8)), "40320");
    EXPECT_EQ(order_of(symmetric(25)), "15511210043330985984000000");
}

TEST(StabilizerChain, AlternatingGroupsHaveHalfOfIt) {
    std::vector<Permutation> generators;
    for (Point i = 2; i < 12; ++i) generators.push_back(from_cycles(12, {{0, 1, i}}));
    EXPECT_EQ(order_of(generators), "239500800");
}

TEST(StabilizerChain, CyclicAndDihedralGroupsHaveTheirOrder) {
    const Permutation rotation = from_cycles(7, {consecutive(0, 6)});
    EXPECT_EQ(order_of({rotation}), "7");
    EXPECT_EQ(order_of({rotation, from_cycles(7, {{1, 6}, {2, 5}, {3, 4}})}), "14");
    EXPECT_EQ(order_of({from_cycles(10, {{0, 1}, {2, 3, 4}, consecutive(5, 9)})}), "30");
}

TEST(StabilizerChain, MathieuGroupsHaveTheirPublishedOrders) {
    EXPECT_EQ(order_of(mathieu_11(11)), "7920");
    EXPECT_EQ(order_of(mathieu_12()), "95040");
    EXPECT_EQ(order_of(mathieu_24()), "244823040");
}

TEST(StabilizerChain, SixFacesGenerateTheCubeGroup) {
    EXPECT_EQ(order_of(six_faces()), "43252003274489856000");
}

TEST(StabilizerChain, FiveFacesGenerateTheWholeCubeGroup) {
    EXPECT_EQ(order_of(maneuvers({"U", "R", "F", "D", "L"})), "43252003274489856000");
}

TEST(StabilizerChain, KnownSubgroupsOfTheCubeHaveTheirPublishedOrders) {
    EXPECT_EQ(order_of(maneuvers({"R", "U"})), "73483200");
    EXPECT_EQ(order_of(maneuvers({"R", "U", "F"})), "170659735142400");
    EXPECT_EQ(order_of(maneuvers({"U2", "R2", "F2", "D2", "L2", "B2"})), "663552");
    EXPECT_EQ(order_of(maneuvers({"U", "D", "R2", "L2", "F2", "B2"})), "19508428800");
    EXPECT_EQ(order_of(maneuvers({"R L'", "U D'", "F B'"})), "768");
    EXPECT_EQ(order_of(maneuvers({"R2", "U2"})), "12");
    EXPECT_EQ(order_of(maneuvers({"R U R' U'"})), "6");
}

TEST(StabilizerChain, GroupsWithoutAnythingToDoAreTrivial) {
    const StabilizerChain none(48, {});
    const StabilizerChain idle(48, std::vector{Permutation::identity(48)});
    EXPECT_EQ(none.order(), Natural(1));
    EXPECT_EQ(idle.order(), Natural(1));
    EXPECT_TRUE(idle.contains(Permutation::identity(48)));
    EXPECT_FALSE(none.contains(maneuver("R")));
    EXPECT_EQ(none.elements(1).value().size(), 1U);
}

TEST(StabilizerChain, OrderIsTheProductOfTheOrbitLengths) {
    const StabilizerChain group(48, six_faces());
    Natural               product = 1;
    for (std::size_t level = 0; level < group.depth(); ++level)
        product *= static_cast<std::uint32_t>(group.orbit(level).size());
    EXPECT_EQ(product, group.order());
    EXPECT_EQ(group.base().size(), group.depth());
}

TEST(StabilizerChain, MembersAreRecognised) {
    const StabilizerChain group(48, maneuvers({"R", "U"}));
    EXPECT_TRUE(group.contains(maneuver("R U2 R' U' R U' R'")));
    EXPECT_FALSE(group.contains(maneuver("F")));
    EXPECT_FALSE(group.contains(maneuver("R U F")));
    EXPECT_FALSE(group.contains(Permutation::identity(47)));
}

TEST(StabilizerChain, ProductsOfGeneratorsAreMembersAndSiftToTheIdentity) {
    const auto            generators = maneuvers({"R2 F", "U L'"});
    const StabilizerChain group(48, generators);
    EXPECT_TRUE(rc::check([&](const std::vector<bool>& choices) {
        Permutation p = Permutation::identity(48);
        for (const bool choice : choices) p *= generators[choice ? 1 : 0];
        RC_ASSERT(group.sift(p).residue.is_identity());
    }));
}

// A transposition of two facelets is odd where every face turn is even.
TEST(StabilizerChain, SiftingTellsWhereAStrangerFails) {
    const StabilizerChain group(48, six_faces());
    const auto [residue, level] = group.sift(from_cycles(48, {{46, 47}}));
    EXPECT_FALSE(residue.is_identity());
    for (std::size_t i = 0; i < level; ++i) EXPECT_EQ(residue[group.base()[i]], group.base()[i]);
    if (level < group.depth()) {
        EXPECT_FALSE(group.reaches(level, residue[group.base()[level]]));
    }
}

TEST(StabilizerChain, RepresentativesTakeTheBasePointAndFixThoseBefore) {
    const StabilizerChain group(48, six_faces());
    for (std::size_t level = 0; level < group.depth(); ++level)
        for (const Point point : group.orbit(level)) {
            const Permutation& p = group.representative(level, point);
            EXPECT_EQ(p[group.base()[level]], point);
            for (std::size_t i = 0; i < level; ++i) EXPECT_EQ(p[group.base()[i]], group.base()[i]);
        }
}

TEST(StabilizerChain, ElementsAreAllDifferentMembersIdentityFirst) {
    const StabilizerChain group(11, mathieu_11(11));
    const auto            elements = group.elements(10'000).value();
    const auto            order    = [](const Permutation& a, const Permutation& b) {
        return std::ranges::lexicographical_compare(a.images(), b.images());
    };
    EXPECT_EQ(std::set(elements.begin(), elements.end(), order).size(), 7920U);
    EXPECT_TRUE(elements[0].is_identity());
    for (const Permutation& element : elements) EXPECT_TRUE(group.contains(element));
}

TEST(StabilizerChain, TooManyElementsAreRefusedWithTheirNumber) {
    const auto refused = StabilizerChain(48, six_faces()).elements(1000);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message.text(),
              "the group has 43252003274489856000 elements; they are listed only up to 1000");
}

// In 8000 draws from 8 elements each count has mean 1000 and deviation 30.
TEST(StabilizerChain, RandomElementsAreUniform) {
    const StabilizerChain group(
        4, std::vector{from_cycles(4, {{0, 1, 2, 3}}), from_cycles(4, {{0, 2}})});
    Random                       random(1);
    std::map<std::uint64_t, int> counts;
    for (int draw = 0; draw < 8000; ++draw) ++counts[rank(group.random_element(random))];
    EXPECT_EQ(counts.size(), 8U);
    for (const auto& [element, count] : counts) EXPECT_NEAR(count, 1000, 150);
}

TEST(StabilizerChain, RandomElementsOfTheCubeGroupAreMembers) {
    const StabilizerChain group(48, six_faces());
    Random                random(2);
    for (int draw = 0; draw < 100; ++draw)
        EXPECT_TRUE(group.contains(group.random_element(random)));
}

}  // namespace
}  // namespace antipode
