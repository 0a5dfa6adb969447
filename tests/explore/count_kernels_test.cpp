// The fast parts of counting do what the plain ones do.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/cpu.h"
#include "base/random.h"
#include "cube/random_cube.h"
#include "explore/count/distinct_keys.h"
#include "explore/count/joining.h"

namespace antipode::counting {
namespace {

constexpr std::uint64_t seed = 13;

EdgeState state_of(const Cube& cube, std::uint32_t descents) {
    EdgeState state;
    state.descents = descents;
    std::copy_n(cube.edges.begin(), edge_count, state.edges.begin());
    return state;
}

std::vector<EdgeState> random_states(Random& random, std::size_t count) {
    std::vector<EdgeState> states;
    for (std::size_t i = 0; i < count; ++i)
        states.push_back(
            state_of(random_reachable(random), static_cast<std::uint32_t>(random.below(1U << 18))));
    return states;
}

std::vector<Key> sorted_products(Products products, std::span<const EdgeState> states,
                                 const ProductFrame& frame) {
    std::vector<Key> keys(states.size() + products_slack);
    keys.resize(static_cast<std::size_t>(products(states, frame, keys.data()) - keys.data()));
    std::ranges::sort(keys);
    return keys;
}

TEST(CountKernels, AKeyHoldsTheEdges) {
    Random random(seed);
    for (const EdgeState& state : random_states(random, 1000))
        EXPECT_EQ(edges_of(key_of(state.edges)), state.edges);
}

TEST(CountKernels, ProductsArePlainProducts) {
    Random     random(seed);
    const Cube left   = random_reachable(random);
    const Cube right  = random_reachable(random);
    const auto states = random_states(random, 1);
    Cube       middle;
    middle.edges = padded(states[0].edges);
    Key key      = 0;
    products_plain(states, {.left = left.edges, .right = right.edges}, &key);
    EXPECT_EQ(padded(edges_of(key)), (left * middle * right).edges);
}

// Whatever the length of a list: vector kernels treat its end otherwise.
void expect_plain_products(Products products) {
    Random random(seed);
    for (std::size_t count = 0; count < 40; ++count) {
        const auto         states = random_states(random, count);
        const ProductFrame frame  = {.left      = random_reachable(random).edges,
                                     .right     = random_reachable(random).edges,
                                     .forbidden = 1U << random.below(18)};
        EXPECT_EQ(sorted_products(products, states, frame),
                  sorted_products(products_plain, states, frame));
    }
}

TEST(CountKernels, Avx2MakesThePlainProducts) {
    if (!cpu().avx2) GTEST_SKIP() << "this processor has no AVX2";
    expect_plain_products(products_avx2);
}

TEST(CountKernels, Avx512MakesThePlainProducts) {
    if (!cpu().avx512) GTEST_SKIP() << "this processor has no AVX-512";
    expect_plain_products(products_avx512);
}

TEST(CountKernels, Avx2LocatesWhatPlainDoes) {
    if (!cpu().avx2) GTEST_SKIP() << "this processor has no AVX2";
    Random random(seed);
    Joints joints;
    for (const Symmetry s : all_symmetries) joints.add(random_reachable(random), s, 7);
    joints.add(random_reachable(random), Symmetry{}, 983);
    joints.fill_up();
    std::vector<Slot> plain(joints.padded_size());
    std::vector<Slot> fast(joints.padded_size());
    for (int i = 0; i < 100; ++i) {
        const PackedCorners corners = pack_corners(random_reachable(random).corners);
        joints.locate_plain(corners, plain.data());
        joints.locate_avx2(corners, fast.data());
        EXPECT_TRUE(std::equal(plain.begin(), plain.begin() + joints.size(), fast.begin()));
    }
}

// Keys of which many are equal, and many differ in few bits.
std::vector<Key> clustered_keys(Random& random, std::size_t count, std::uint64_t kinds) {
    std::vector<Key> keys;
    for (std::size_t i = 0; i < count; ++i) keys.push_back(random.below(kinds) << 20);
    return keys;
}

TEST(CountKernels, DistinctKeysAreThoseOfASet) {
    Random       random(seed);
    DistinctKeys distinct;
    for (const std::size_t count : {0, 1, 50, 5'000, 200'000}) {
        const auto known  = clustered_keys(random, count / 3, count + 1);
        const auto others = clustered_keys(random, count, count + 1);
        distinct.start(known.size() + others.size());
        distinct.add(known);
        distinct.rest_is_new();
        distinct.add(others);
        std::set<Key> wanted(others.begin(), others.end());
        for (const Key key : known) wanted.erase(key);
        EXPECT_EQ(distinct.count_new(), wanted.size());
    }
}

TEST(CountKernels, DistinctKeysAreGivenBack) {
    Random           random(seed);
    DistinctKeys     distinct;
    const auto       keys = clustered_keys(random, 20'000, 9'000);
    std::vector<Key> found;
    distinct.start(keys.size());
    distinct.add(keys);
    distinct.collect_new(found);
    EXPECT_EQ(std::set<Key>(found.begin(), found.end()), std::set<Key>(keys.begin(), keys.end()));
    EXPECT_EQ(found.size(), std::set<Key>(keys.begin(), keys.end()).size());
}

// More than was said: the buckets grow.
TEST(CountKernels, DistinctKeysMayBeMoreThanSaid) {
    Random       random(seed);
    DistinctKeys distinct;
    const auto   keys = clustered_keys(random, 30'000, 1'000'000);
    distinct.start(3'000);
    distinct.add(keys);
    EXPECT_EQ(distinct.count_new(), std::set<Key>(keys.begin(), keys.end()).size());
}

}  // namespace
}  // namespace antipode::counting
