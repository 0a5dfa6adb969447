// What happened to a job, numbered, and those who want to know.
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
    std::string_view name;  // state, progress, solution or done
    std::string      data;  // a JSON object in one line
};

// Not safe for several threads, but for deliver() and the end of subscriptions.
class JobEvents {
public:
    // Of progress only the latest is remembered, of the rest this many.
    static constexpr std::size_t max_remembered = 256;

    // The number before the first one to come.
    explicit JobEvents(std::uint64_t last) : last_(last) {}

    std::uint64_t last() const { return last_; }

    void add(std::string_view name, const Json& data);

    // What comes after that number, as far as it is remembered, waits for deliver().
    Subscription subscribe(std::uint64_t after, std::function<void(const JobEvent&)> send);

    void deliver() { listeners_.deliver(); }

private:
    using Pointer = std::shared_ptr<const JobEvent>;

    std::uint64_t       last_;
    std::deque<Pointer> remembered_;
    Listeners<Pointer>  listeners_;
};

}  // namespace antipode::service
