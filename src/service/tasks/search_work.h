// A search for a solution as the work of a job, in the pool of searches.
#pragma once

#include <mutex>
#include <optional>

#include "service/requests/solve.h"
#include "service/tasks/search_pool.h"
#include "service/tasks/work.h"

namespace antipode::service {

// The job that solves the first cube of the request.
NewTask solve_task(const SolveRequest& request, SearchPool& pool);

class SearchWork : public Work {
public:
    // The pool must outlive this.
    SearchWork(SearchPool& pool, SolveRequest request)
        : pool_(pool), request_(std::move(request)) {}

    std::optional<Error> begin(WorkCallback tell) override;
    bool                 pause() override;
    bool                 resume() override;
    void                 stop(StopReason why) override;
    WorkNews             latest() const override;
    WorkNews             recall(const Json& record) override;

private:
    SearchPool::Handle search() const;
    void               note(const SearchEvent& event);

    WorkNews news_of(SearchState state);
    WorkNews news_of(const SearchProgress& progress);
    WorkNews news_of(const SolveAnswer& better);
    WorkNews news_of(const ProofPointer& proof);
    WorkNews news_of(const SearchEnded& end);

    SharedJson answer_json() const;

    SearchPool&        pool_;
    const SolveRequest request_;

    // Only for the events of the search, which come one at a time.
    WorkCallback               tell_;
    SearchProgress             progress_ = {};
    std::optional<SolveAnswer> answer_   = std::nullopt;  // the best so far
    ProofPointer               proof_    = nullptr;

    mutable std::mutex mutex_;                  // guards what follows
    SearchPool::Handle search_      = nullptr;  // while it waits, runs or is paused
    bool               has_ended_   = false;
    bool               is_stopping_ = false;
};

}  // namespace antipode::service
