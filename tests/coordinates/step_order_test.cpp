// The words that a search makes still reach every position, and few of them twice.
#include "coordinates/step_order.h"

#include <gtest/gtest.h>

#include <bit>
#include <map>

#include "tests/support/metrics.h"
#include "tests/support/steps.h"

namespace antipode {
namespace {

using Ways = std::unordered_map<Cube, int, testing::CubeHash>;

class StepOrders : public ::testing::TestWithParam<Metric> {
protected:
    // Calls visit(cube, length) for every allowed word of at most `longest` steps.
    template <class Visit>
    void for_each_word(unsigned longest, const Visit& visit) const {
        walk(solved, StepOrder::start, {0, longest}, visit);
    }

    std::vector<std::size_t> words(unsigned longest) const {
        std::vector<std::size_t> counts(longest + 1);
        for_each_word(longest, [&](const Cube&, unsigned length) { ++counts[length]; });
        return counts;
    }

    const StepOrder order{GetParam()};

private:
    struct Lengths {
        unsigned now;
        unsigned longest;
    };

    template <class Visit>
    void walk(const Cube& cube, std::uint8_t state, Lengths length, const Visit& visit) const {
        visit(cube, length.now);
        if (length.now == length.longest) return;
        for (std::uint32_t rest = order.allowed(state); rest != 0; rest &= rest - 1) {
            const auto step = static_cast<std::size_t>(std::countr_zero(rest));
            walk(cube * split::tables().steps[step], order.next(state, step),
                 {length.now + 1, length.longest}, visit);
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Metrics, StepOrders, ::testing::ValuesIn(testing::step_metrics),
                         testing::metric_name);

TEST_P(StepOrders, ReachEveryPositionWithinThreeStepsByAShortestWord) {
    testing::Distances reached;
    for_each_word(3, [&](const Cube& cube, unsigned length) {
        const auto [at, is_new] = reached.emplace(cube, length);
        if (!is_new) at->second = std::min(at->second, length);
    });
    EXPECT_EQ(reached, testing::ball_of_steps(GetParam(), 3));
}

// Half turns of two slices commute, too: the one law among two steps about two axes.
TEST_P(StepOrders, ReachNoPositionWithinTwoStepsTwiceButByTwoHalfSlices) {
    Ways ways;
    for_each_word(2, [&](const Cube& cube, unsigned) { ++ways[cube]; });
    testing::CubeSet twice;
    for (const auto& [cube, count] : ways)
        if (count > 1) twice.insert(cube);
    testing::CubeSet expected;
    if (GetParam() == Metric::stm)
        for (const char* word : {"M2 E2", "E2 S2", "S2 M2"})
            expected.insert(testing::cube_after(word));
    EXPECT_EQ(twice, expected);
}

// About one axis there are 3 words of one step for each face and the slice, and 6
// of two: 3 · 3 pairs of turns of opposite faces, but for the slice turns.
// A word goes from axis to another axis, two to choose from at each step.
TEST_P(StepOrders, AllowTheCountedNumberOfWords) {
    const std::map<Metric, std::vector<std::size_t>> about_one_axis = {
        {Metric::htm, {6, 9}}, {Metric::qtm, {4, 6, 4, 1}}, {Metric::stm, {9, 6}}};
    const auto&              ways = about_one_axis.at(GetParam());
    std::vector<std::size_t> ending_on_an_axis(5), expected = {1};
    for (std::size_t length = 1; length < 5; ++length) {
        for (std::size_t last = 1; last <= std::min(length, ways.size()); ++last)
            ending_on_an_axis[length] +=
                ways[last - 1] * (last == length ? 1 : 2 * ending_on_an_axis[length - last]);
        expected.push_back(3 * ending_on_an_axis[length]);
    }
    EXPECT_EQ(words(4), expected);
}

}  // namespace
}  // namespace antipode
