// A question that was over before it was told that it began came without its items, and a
// page that asked it showed nothing.
#include <gtest/gtest.h>

#include "service/json.h"
#include "service/tasks/question_work.h"
#include "service/tasks/work_board.h"
#include "tests/support/tasks.h"

namespace antipode::service {
namespace {

NewTask one_item() {
    NewTask task = question_task(
        {.kind = "find", .fields = share(Json::object()), .answer = [](const QuestionWatch& watch) {
             watch.on_item({{"number", 1}});
             return Result<Json>(Json{{"found", 1}});
         }});
    task.key = "once";
    return task;
}

TEST(QuickQuestionBugs, AQuestionThatIsOverIsToldWithItsItemsToWhoAsksIt) {
    WorkPool               pool{{}};
    WorkBoard              board{pool, {}};
    const TaskId           id = board.submit(one_item())->id;
    const testing::TaskLog events;
    const auto             subscription = *board.subscribe(id, {}, events.callback());
    events.wait_for_name("done");
    const Json again = to_json(*board.submit(one_item()));
    EXPECT_EQ(again["state"], "done");
    EXPECT_EQ(again["items"], Json::array({Json{{"number", 1}}}));
}

}  // namespace
}  // namespace antipode::service
