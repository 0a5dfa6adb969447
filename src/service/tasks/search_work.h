// A search for a solution as the work of a job.
#pragma once

#include <optional>

#include "base/messages.h"
#include "service/requests/solve.h"
#include "service/tasks/search_tally.h"
#include "service/tasks/task_work.h"

namespace antipode::service {

// The job that solves the first cube of the request. The engine must outlive it.
NewTask solve_task(const SolveRequest& request, Engine& engine);

class SearchWork : public TaskWork {
public:
    SearchWork(Engine& engine, SolveRequest request);

    bool     tells_all_at_once() const override { return true; }
    WorkNews recall(const Json& record) override;

protected:
    std::optional<Error> run(const WorkWatch& watch) override;
    Message              name() const override { return base_message<"the-search">(); }
    WorkNews             end_news(TaskState state) override;

private:
    WorkNews news_of(const SearchProgress& progress);
    WorkNews news_of(const SolveAnswer& better);

    SharedJson answer_json() const;

    Engine&                    engine_;
    const SolveRequest         request_;
    SearchTally                tally_;
    SearchProgress             progress_ = {};
    std::optional<SolveAnswer> answer_   = std::nullopt;  // the best so far
};

}  // namespace antipode::service
