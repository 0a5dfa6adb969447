// Shortest solutions by a graphics card: whoever asks waits, and all who wait are solved together.
//
//     auto queue = std::make_shared<const CardQueue>(card, threads);
//     const CardSolver solver(queue, {.wanted = …});
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "search/batch/open_card.h"
#include "search/batch/solver.h"
#include "solvers/solver.h"

namespace antipode {

// A thread that keeps the card busy with what others ask for. Any thread may ask.
class CardQueue {
public:
    // Of an executor that it keeps alive: a card, or the processor in tests.
    struct Source {
        std::shared_ptr<batch::Executor> executor;
        optimal::Shape                   shape;
        batch::Solver::Options           options = {};
    };

    explicit CardQueue(Source source);
    ~CardQueue();  // nobody may wait any more
    CardQueue(const CardQueue&)            = delete;
    CardQueue& operator=(const CardQueue&) = delete;

    Metric metric() const { return source_.shape.metric; }
    // More cubes than these wait for others to be done.
    std::uint32_t at_once() const { return source_.executor->slots(); }

    // Returns when it is solved, or when one of its limits has ended it. Progress is told on the
    // calling thread. The job's number is given here.
    Result<batch::Done> solve(batch::Job job, const Watch& watch) const;

private:
    // Everybody is woken alone: there may be a thousand.
    struct Waiting {
        batch::Job                 job      = {};
        Progress                   progress = {};
        bool                       is_news  = false;  // progress that was not told
        std::optional<batch::Done> done     = std::nullopt;
        std::optional<Error>       error    = std::nullopt;
        std::condition_variable    changed  = {};

        bool is_over() const { return done || error; }
    };

    void                      serve(const std::stop_token& stop);
    std::optional<Error>      run(batch::Solver& solver, const std::stop_token& stop);
    std::optional<batch::Job> take();
    void                      give(batch::Done done);
    void                      tell(std::uint64_t id, const Progress& progress);
    void                      fail_all(const Error& error);

    Source source_;

    mutable std::mutex                       mutex_;  // guards what follows
    mutable std::condition_variable_any      asked_;
    mutable std::deque<std::uint64_t>        line_;     // of those that wait for a place
    mutable std::map<std::uint64_t, Waiting> waiting_;  // by number
    mutable std::uint64_t                    next_ = 0;

    std::jthread thread_;
};

class CardSolver final : public Solver {
public:
    // As optimal::Solver::Request has them.
    struct Options {
        optimal::Frontier::Wanted wanted     = optimal::Frontier::Wanted::one;
        std::optional<unsigned>   max_length = std::nullopt;
    };

    CardSolver(std::shared_ptr<const CardQueue> queue, Options options)
        : queue_(std::move(queue)), options_(options) {}

    // Of positions without centres that count, from the beginning.
    Result<Solution> solve(const Request& request, const Watch& watch) const override;

private:
    std::shared_ptr<const CardQueue> queue_;
    Options                          options_;
};

}  // namespace antipode
