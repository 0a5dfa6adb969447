// What happened to a job, or to a question, numbered, and those who want to know.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/listeners.h"
#include "service/json.h"

namespace antipode::service {

struct JobEvent {
    std::uint64_t    id = 0;
    std::string_view name;  // state, progress, solution, item or done
    std::string      data;  // a JSON object in one line
};

// Not safe for several threads, but for deliver() and the end of subscriptions.
class JobEvents {
public:
    using Pointer = std::shared_ptr<const JobEvent>;

    // Of progress only the latest is remembered, of the rest this many.
    static constexpr std::size_t usually_remembered = 256;

    // The number before the first one to come.
    explicit JobEvents(std::uint64_t last, std::size_t max_remembered = usually_remembered)
        : last_(last), max_remembered_(max_remembered) {}

    std::uint64_t              last() const { return last_; }
    const std::deque<Pointer>& remembered() const { return remembered_; }

    void add(std::string_view name, const Json& data);

    // What comes after that number, as far as it is remembered, waits for deliver().
    Subscription subscribe(std::uint64_t after, std::function<void(const JobEvent&)> send);

    void deliver() { listeners_.deliver(); }

private:
    std::uint64_t       last_;
    std::size_t         max_remembered_;
    std::deque<Pointer> remembered_;
    Listeners<Pointer>  listeners_;
};

}  // namespace antipode::service
