// Solving rows of the list of cubes: one, a selection, or all of them.
//
//     Runs runs({.pool = pool, .engine = engine, .store = store});
//     Result<RunAnswer> answer = runs.run({}, {.max_length = 20, .threads = 1});
//     runs.pause(selection);  runs.resume(selection);  runs.stop(selection);
//
// Rows wait, run and pause in the pool of all long work, however many there are. A row
// that is run alone goes before those of a batch. Every better solution and every length
// that is excluded goes to the store at once.
#pragma once

#include <array>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "base/listeners.h"
#include "service/list/row_search.h"
#include "service/list/run_options.h"
#include "service/list/store.h"
#include "service/tasks/work_pool.h"

namespace antipode::service {

struct RunAnswer {
    std::size_t queued = 0;
    // At work already, unreachable, proven shortest, short enough, or too many.
    std::size_t left_out = 0;
};

struct RunCounts {
    std::size_t running = 0;
    std::size_t queued  = 0;
    std::size_t done    = 0;  // since there was nothing to do

    friend bool operator==(const RunCounts&, const RunCounts&) = default;
};

Json to_json(const RunAnswer& answer);  // {"queued":48,"left_out":2}
Json to_json(const RunCounts& counts);  // {"running":1,"queued":48,"done":1}

class Runs;

// Adds "fraction", "seconds_left" and "table" to the JSON of a row whose search tells
// them.
void add_progress(Json& row, const Runs& runs);

class Runs {
public:
    // They must outlive this.
    struct Means {
        WorkPool&      pool;
        Engine&        engine;
        WorkspaceRows& store;
    };

    explicit Runs(const Means& means);
    ~Runs();  // shuts down
    Runs(const Runs&)            = delete;
    Runs& operator=(const Runs&) = delete;

    // Without a length or a time a row runs until it is stopped, for a day at most.
    // Rows that are not there are an error of kind not_found.
    Result<RunAnswer> run(const Selection& selection, const RunOptions& options);

    // Each tells how many rows it concerned.
    std::size_t stop(const Selection& selection);  // keeps what was found
    std::size_t pause(const Selection& selection);
    // Paused rows, and those that the end of the program interrupted.
    Result<std::size_t> resume(const Selection& selection);

    // What a row that is at work tells about itself beyond what the list records;
    // nothing for others.
    std::optional<SearchProgress> progress(RowId row) const;

    RunCounts    counts() const;
    Subscription on_counts(std::function<void(const RunCounts&)> callback);

    // Interrupts what runs or waits, records that, and waits for it.
    void shut_down();

private:
    using Pointer = std::shared_ptr<RowSearch>;
    using Lock    = std::unique_lock<std::mutex>;

    // With operations_ held.
    Result<std::size_t>  enqueue(std::span<const Row> rows, const RunOptions& options);
    Result<std::size_t>  resume_interrupted(const Selection& selection);
    std::optional<Error> begin(std::span<const Pointer> rows, RowState before);

    // What the searches tell, one after the other.
    void note(const RowNews& news);
    void note_news(const RowNews& news, TaskState state);
    void note_news(const RowNews& news, const SearchProgress& progress);
    void note_news(const RowNews& news, const SolveAnswer& better);
    void note_news(const RowNews& news, const ProofPointer& proof);
    void record(const Pointer& row);
    void enter(std::span<const Pointer> rows, RowState state);
    void end(std::span<const Pointer> rows, RowState state, const std::optional<Error>& why);
    bool record_end(const RowSearch& row, RowState state, const std::optional<Error>& why);
    void tell_counts();

    std::vector<WorkPool::Handle> selected(const Selection& selection) const;

    // With mutex_ held.
    void         erase(std::span<const Pointer> rows);
    std::size_t& in_state(RowState state);
    RunCounts    count() const;

    const Means                              means_;
    const std::shared_ptr<RowSearch::Shared> shared_;

    std::mutex operations_;  // what users ask for, one after the other

    mutable std::mutex         mutex_;  // guards what follows
    std::condition_variable    finished_;
    std::map<RowId, Pointer>   rows_;
    std::array<std::size_t, 8> in_state_{};  // how many rows, by RowState
    std::size_t                done_       = 0;
    bool                       is_at_news_ = false;
    bool                       is_closed_  = false;
    RunCounts                  told_;

    Listeners<RunCounts> listeners_;
};

}  // namespace antipode::service
