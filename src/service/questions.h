// Questions that take long, one after the other, each alive without the connection
// that asked it.
//
//     QuestionBoard board;
//     Result<QuestionSnapshot> asked = board.submit(*find_question(fields, laboratory));
//     Result<Subscription> events = board.subscribe(asked->id, {.after = 0}, send);
//     board.remove(asked->id);      // stops it; once more forgets it
//
// Each question has a list of events with increasing numbers, as jobs have: state,
// progress (at most five in a second), item and done. Items are remembered as events,
// so that whoever comes late or comes back misses none. Nothing outlives the program.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "base/listeners.h"
#include "service/question.h"
#include "service/time_left.h"

namespace antipode::service {

class QuestionBoard {
public:
    struct Options {
        std::size_t max_waiting = 20;
        std::size_t max_kept    = 50;  // of those that have ended, the latest
    };

    QuestionBoard() : QuestionBoard(Options{}) {}
    explicit QuestionBoard(const Options& options);
    ~QuestionBoard();  // shuts down
    QuestionBoard(const QuestionBoard&)            = delete;
    QuestionBoard& operator=(const QuestionBoard&) = delete;

    // Too many waiting is an error of kind busy.
    Result<QuestionSnapshot> submit(Question question);

    std::vector<QuestionSnapshot> list() const;  // the oldest first, without their items
    Result<QuestionSnapshot>      find(QuestionId id) const;

    // Stops it and keeps what was found; forgets it if it has ended. What runs is
    // stopped a moment after this returns.
    Result<QuestionSnapshot> remove(QuestionId id);

    // First what happened after event number `after`, then what happens. The callback
    // may come before this returns.
    struct From {
        std::uint64_t after = 0;
    };
    Result<Subscription> subscribe(QuestionId id, From from,
                                   std::function<void(const JobEvent&)> send);

    // Stops what runs or waits, and waits for that.
    void shut_down();

private:
    using Clock = std::chrono::steady_clock;
    using Lock  = std::unique_lock<std::mutex>;

    // Guarded by the lock of the board, but for the work and the delivery of events.
    struct Entry {
        explicit Entry(Question question);

        QuestionSnapshot  snapshot;  // its items are among the events
        QuestionWork      work;
        JobEvents         events;
        std::stop_source  stop;
        Clock::time_point started = {};
        Clock::time_point told    = {};  // of progress
        TimeLeft          left    = {};
    };
    using Pointer = std::shared_ptr<Entry>;

    void          work_off(const std::stop_token& stop);  // what the thread does
    Pointer       next(const std::stop_token& stop);
    QuestionWatch watch_of(const Pointer& entry);
    void          note_progress(const Pointer& entry, const QuestionStep& step);
    void          note_item(const Pointer& entry, const Json& item);
    void          finish(const Pointer& entry, const Result<Json>& summary);

    // With the lock held.
    Pointer                 pointer(QuestionId id) const;
    void                    enter(Entry& entry, QuestionState state);
    void                    forget_oldest();
    static QuestionSnapshot snapshot(const Entry& entry);

    const Options options_;

    mutable std::mutex            mutex_;  // guards what follows
    std::condition_variable_any   asked_;
    std::map<QuestionId, Pointer> questions_;
    std::deque<Pointer>           waiting_;
    std::uint64_t                 last_id_   = 0;
    bool                          is_closed_ = false;

    std::jthread worker_;
};

}  // namespace antipode::service
