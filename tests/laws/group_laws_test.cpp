// Positions are a group, and face turns act on it as they do on a real cube.
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

#include "cube/algebra.h"
#include "cube/validity.h"
#include "tests/support/cubes.h"
#include "tests/support/generators.h"

namespace antipode {
namespace {

using testing::Reachable;

// Every order divides this: the least common multiple of all orders in G, with
// the orders 1..12 of a permutation times 2 or 3 for the orientations.
constexpr std::int64_t common_order = 166320;

TEST(GroupLaws, CompositionIsAssociative) {
    EXPECT_TRUE(rc::check([](const Cube& a, const Cube& b, const Cube& c) {
        RC_ASSERT((a * b) * c == a * (b * c));
    }));
}

TEST(GroupLaws, TheSolvedCubeIsNeutral) {
    EXPECT_TRUE(rc::check([](const Cube& a) {
        RC_ASSERT(a * solved == a);
        RC_ASSERT(solved * a == a);
    }));
}

TEST(GroupLaws, TheInverseUndoesOnBothSides) {
    EXPECT_TRUE(rc::check([](const Cube& a) {
        RC_ASSERT(a * inverse(a) == solved);
        RC_ASSERT(inverse(a) * a == solved);
        RC_ASSERT(inverse(inverse(a)) == a);
    }));
}

TEST(GroupLaws, TheInverseOfAProductIsTheProductOfInversesBackwards) {
    EXPECT_TRUE(rc::check([](const Cube& a, const Cube& b) {
        RC_ASSERT(inverse(a * b) == inverse(b) * inverse(a));
    }));
}

TEST(GroupLaws, PowersMultiplyByAddingExponents) {
    EXPECT_TRUE(rc::check([](const Cube& a) {
        const auto m = *rc::gen::inRange<std::int64_t>(-1'000'000'000'000, 1'000'000'000'000);
        const auto n = *rc::gen::inRange<std::int64_t>(-1'000'000'000'000, 1'000'000'000'000);
        RC_ASSERT(power(a, m) * power(a, n) == power(a, m + n));
    }));
}

TEST(GroupLaws, SmallPowersAreRepeatedProducts) {
    EXPECT_TRUE(rc::check([](const Cube& a) {
        Cube product = solved;
        for (int n = 0; n < 20; ++n, product = product * a) {
            RC_ASSERT(power(a, n) == product);
            RC_ASSERT(power(a, -n) == inverse(product));
        }
    }));
}

TEST(GroupLaws, HugePowersDependOnTheirRemainderOnly) {
    EXPECT_TRUE(rc::check([](const Cube& a) {
        constexpr auto lowest  = std::numeric_limits<std::int64_t>::min();
        constexpr auto highest = std::numeric_limits<std::int64_t>::max();
        RC_ASSERT(power(a, common_order) == solved);
        RC_ASSERT(power(a, lowest) == power(a, lowest % common_order));
        RC_ASSERT(power(a, highest) == power(a, highest % common_order));
        RC_ASSERT(power(a, common_order - 1) == inverse(a));
    }));
}

TEST(GroupLaws, AQuarterTurnHasOrderFourAndAHalfTurnOrderTwo) {
    for (const Move m : all_moves)
        EXPECT_EQ(testing::order_by_trying(move_cube(m)), m.turn() == Turn::half ? 2 : 4);
}

TEST(GroupLaws, TheThreeTurnsOfAFaceAreItsPowers) {
    for (const Face f : all_faces)
        for (const Turn t : all_turns)
            EXPECT_EQ(move_cube(Move(f, t)),
                      power(move_cube(Move(f, Turn::clockwise)), static_cast<int>(t)));
}

TEST(GroupLaws, TurnsCommuteExactlyIfTheirFacesAreParallel) {
    for (const Move a : all_moves)
        for (const Move b : all_moves) {
            const bool parallel = a.face() == b.face() || a.face() == opposite(b.face());
            EXPECT_EQ(solved * a * b == solved * b * a, parallel);
        }
}

TEST(GroupLaws, TheInvariantsOfAProductAreTheSums) {
    EXPECT_TRUE(rc::check([](const Cube& a, const Cube& b) {
        const Invariants x   = invariants(a);
        const Invariants y   = invariants(b);
        const Invariants sum = {x.parity ^ y.parity, (x.flip + y.flip) % 2,
                                (x.twist + y.twist) % 3};
        RC_ASSERT(invariants(a * b) == sum);
        RC_ASSERT(corner_parity(a * b) == (corner_parity(a) ^ corner_parity(b)));
        RC_ASSERT(edge_parity(a * b) == (edge_parity(a) ^ edge_parity(b)));
    }));
}

TEST(GroupLaws, MovesKeepEveryInvariant) {
    EXPECT_TRUE(
        rc::check([](const Cube& a, Move m) { RC_ASSERT(invariants(a * m) == invariants(a)); }));
}

TEST(GroupLaws, WhatTurningReachesIsReachable) {
    EXPECT_TRUE(rc::check([](const Moves& moves, const Reachable& start) {
        RC_ASSERT(is_reachable(after(moves)));
        RC_ASSERT(is_reachable(start.cube * moves));
    }));
}

TEST(GroupLaws, AQuarterTurnChangesBothParities) {
    for (const Move m : all_moves) {
        EXPECT_EQ(corner_parity(move_cube(m)), m.turn() == Turn::half ? 0 : 1);
        EXPECT_EQ(edge_parity(move_cube(m)), m.turn() == Turn::half ? 0 : 1);
    }
}

TEST(GroupLaws, TheUnusedSlotsNeverChange) {
    EXPECT_TRUE(rc::check([](const Cube& a, const Cube& b) {
        for (const Cube& c : {a, a * b, inverse(a), power(a, -7)}) {
            for (std::size_t i = corner_count; i < 16; ++i) RC_ASSERT(c.corners[i] == Cubie(i, 0));
            for (std::size_t i = edge_count; i < 16; ++i) RC_ASSERT(c.edges[i] == Cubie(i, 0));
        }
    }));
}

}  // namespace
}  // namespace antipode
