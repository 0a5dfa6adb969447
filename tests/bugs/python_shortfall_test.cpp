// The Python module once said that no solution exists when it had not looked any further.
#include <gtest/gtest.h>

#include "apps/python/shortfall.h"

namespace antipode::python {
namespace {

service::SolveAnswer nothing_found(Ended ended) {
    service::SolveAnswer answer{solved, Metric::htm, {}};
    answer.answer.lower_bound = 9;
    answer.answer.ended       = ended;
    return answer;
}

TEST(PythonShortfallBugs, OnlyAProofSaysThatNothingExists) {
    const auto proven = missing_depth(nothing_found(Ended::exhausted), 8);
    ASSERT_TRUE(proven);
    EXPECT_EQ(proven->kind, Shortfall::Kind::impossible);
    EXPECT_EQ(proven->message, "no solution of at most 8 turns exists: the shortest ones take 9");
}

TEST(PythonShortfallBugs, ASearchThatEndedEarlySaysWhy) {
    const auto nodes = missing_depth(nothing_found(Ended::out_of_nodes), 20);
    ASSERT_TRUE(nodes);
    EXPECT_EQ(nodes->kind, Shortfall::Kind::unfinished);
    EXPECT_EQ(nodes->message,
              "the limit of nodes was reached before a solution of at most 20 turns was found");
    const auto time = missing_depth(nothing_found(Ended::out_of_time), 20);
    ASSERT_TRUE(time);
    EXPECT_EQ(time->message,
              "the time limit was reached before a solution of at most 20 turns was found");
}

TEST(PythonShortfallBugs, AShortEnoughSolutionLacksNothing) {
    service::SolveAnswer answer = nothing_found(Ended::out_of_nodes);
    answer.answer.found         = true;
    answer.answer.length        = 20;
    EXPECT_FALSE(missing_depth(answer, 20));
    EXPECT_TRUE(missing_depth(answer, 19));
}

}  // namespace
}  // namespace antipode::python
