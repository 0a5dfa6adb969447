// A search for somebody who is there to hear about it.
//
//     const auto search = std::make_shared<WatchedSearch>(
//         engine, SearchOrder{.task = task, .place = {.lane = Lane::at_once}},
//         [](const SearchEvent& event) { … });
//     if (auto error = pool.submit(search)) refuse(*error);
#pragma once

#include <functional>
#include <variant>

#include "base/listeners.h"
#include "base/messages.h"
#include "service/engine/engine.h"
#include "service/tasks/search_tally.h"
#include "service/tasks/work.h"

namespace antipode::service {

struct SearchOrder {
    SolveTask task;
    WorkPlace place = {.lane = Lane::at_once};
    // What an earlier search of the same task had: only better solutions are told,
    // and its time and nodes count.
    std::optional<SolveAnswer> so_far = std::nullopt;
};

struct SearchEnded {
    TaskState state = TaskState::done;
    // What was found; wrong if the search could not be made.
    Result<SolveAnswer> answer;
};

// A changed state, progress, a better solution than all before, or the end.
using SearchEvent    = std::variant<TaskState, SearchProgress, SolveAnswer, SearchEnded>;
using SearchCallback = std::function<void(const SearchEvent&)>;

class WatchedSearch : public Work {
public:
    // The callback is let go after the end.
    WatchedSearch(Engine& engine, const SearchOrder& order, SearchCallback callback);

protected:
    std::optional<Error> run(const WorkWatch& watch) override;
    Message              name() const override { return base_message<"the-search">(); }
    void                 note(TaskState state, const std::optional<Error>& why) override;
    void                 deliver() override { outbox_.deliver(); }

private:
    Engine&             engine_;
    SearchTally         tally_;
    Outbox<SearchEvent> outbox_;
};

}  // namespace antipode::service
