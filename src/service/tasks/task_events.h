// What happened to a task, numbered, and those who want to know.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/listeners.h"
#include "service/json_fwd.h"

namespace antipode::service {

// So many items may a task have.
inline constexpr std::size_t max_task_items = 10'000;

struct TaskEvent {
    std::uint64_t    id = 0;
    std::string_view name;  // state, progress, solution, item or done
    std::string      data;  // JSON in one line
};

// Not safe for several threads, but for deliver() and the end of subscriptions.
class TaskEvents {
public:
    using Pointer = std::shared_ptr<const TaskEvent>;

    // Of progress only the latest is remembered, of the rest this many: all items, and
    // what else happens.
    static constexpr std::size_t max_remembered = max_task_items + 256;

    std::uint64_t              last() const { return last_; }
    const std::deque<Pointer>& remembered() const { return remembered_; }

    // Nothing comes after `done`.
    bool has_ended() const { return !remembered_.empty() && remembered_.back()->name == "done"; }
    // Whether somebody who has heard event `after` has something to hear yet.
    bool has_more(std::uint64_t after) const { return !has_ended() || last_ > after; }

    void add(std::string_view name, const Json& data);

    // The next event will have a greater number than this one.
    void skip_to(std::uint64_t number);

    // What comes after that number, as far as it is remembered, waits for deliver().
    Subscription subscribe(std::uint64_t after, std::function<void(const TaskEvent&)> send);

    void deliver() { listeners_.deliver(); }

private:
    std::uint64_t       last_ = 0;
    std::deque<Pointer> remembered_;
    Listeners<Pointer>  listeners_;
};

}  // namespace antipode::service
