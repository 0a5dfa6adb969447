// What the parts of one search add up to: a search that was given up for a while,
// or ended with the program, is continued by another one from the best solution, and
// for shortest solutions from what was proven.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "service/engine/engine.h"
#include "service/engine/search_progress.h"
#include "service/engine/wait_limit.h"
#include "service/tasks/work.h"

namespace antipode::service {

class SearchTally {
public:
    // A proof to go on from is dropped if it is one of something else.
    SearchTally(const SolveTask& task, const std::optional<SolveAnswer>& so_far);

    const SolveAnswer& so_far() const { return so_far_; }
    // Its state, where one was begun and is not complete.
    const ProofPointer& proof() const { return task_.proof; }

    struct Tell {
        std::function<void(const SearchProgress&)> progress;  // ten times a second at most
        std::function<void(const SolveAnswer&)>    solution;  // better than all before
        std::function<void(const ProofPointer&)>   proof;     // now and then
    };
    // Waits for tables at most so long, then searches until the limits are reached or the
    // watch says so, which is an error of kind stopped.
    std::optional<Error> search(Engine& engine, const WorkWatch& watch, const Tell& tell,
                                std::chrono::nanoseconds max_wait = WaitLimit{}.max_wait);

private:
    class Part;

    bool   lists_all() const;
    bool   is_settled() const;
    Limits limits() const;
    bool   is_better(const SolveAnswer& answer) const;
    void   keep(const SolveAnswer& answer);
    void   add(SolveAnswer part, const Answer& before);

    SolveTask   task_;
    SolveAnswer so_far_;
};

}  // namespace antipode::service
