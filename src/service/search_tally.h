// What the parts of one search add up to: a search that was given up for a while,
// or ended with the program, is continued by another one from the best solution.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "service/engine.h"

namespace antipode::service {

class SearchTally {
public:
    SearchTally(const SolveTask& task, const std::optional<SolveAnswer>& so_far);

    const SolveAnswer& so_far() const { return so_far_; }

    struct Tell {
        std::function<void(const Progress&)>    progress;
        std::function<void(const SolveAnswer&)> solution;  // better than all before
    };
    // Waits for tables at most so long, then searches until the limits are reached
    // or the watch says so. The watch's callbacks are not used.
    std::optional<Error> search(Engine& engine, const Watch& watch, const Tell& tell,
                                std::chrono::nanoseconds max_wait);

private:
    bool   is_settled() const;
    Limits limits() const;
    bool   is_better(const SolveAnswer& answer) const;
    void   keep(const SolveAnswer& answer);
    void   add(const SolveAnswer& part);

    SolveTask   task_;
    SolveAnswer so_far_;
};

}  // namespace antipode::service
