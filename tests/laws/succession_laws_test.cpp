// The words of a search still reach every position.
#include <gtest/gtest.h>

#include "notation/succession.h"
#include "tests/support/ball.h"

namespace antipode {
namespace {

struct Reached {
    std::vector<testing::CubeSet> by_length;
    Succession                    succession;

    Reached(Metric metric, std::size_t longest) : by_length(longest + 1), succession(metric) {
        visit(solved, Succession::start, 0);
    }

    void visit(const Cube& cube, std::uint8_t state, std::size_t length) {
        by_length[length].insert(cube);
        if (length + 1 == by_length.size()) return;
        for (const Move m : all_moves)
            if (succession.allowed(state) >> m.index() & 1)
                visit(cube * m, succession.next(state, m.index()), length + 1);
    }

    // Positions that no shorter word reaches.
    std::vector<std::size_t> fresh() const {
        std::vector<std::size_t> counts;
        testing::CubeSet         before;
        for (const testing::CubeSet& level : by_length) {
            const std::size_t already = before.size();
            before.insert(level.begin(), level.end());
            counts.push_back(before.size() - already);
        }
        return counts;
    }
};

TEST(SuccessionLaws, WordsOfHalfTurnsReachEveryPosition) {
    EXPECT_EQ(Reached(Metric::htm, 4).fresh(), testing::counts_by_depth(all_moves, 4));
}

TEST(SuccessionLaws, WordsOfQuarterTurnsReachEveryPosition) {
    EXPECT_EQ(Reached(Metric::qtm, 5).fresh(),
              testing::counts_by_depth(testing::quarter_turns(), 5));
}

}  // namespace
}  // namespace antipode
