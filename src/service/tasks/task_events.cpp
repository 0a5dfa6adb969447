#include "service/tasks/task_events.h"

#include <algorithm>
#include <vector>

#include "service/json.h"

namespace antipode::service {

void TaskEvents::add(std::string_view name, const Json& data) {
    constexpr std::string_view passing = "progress";
    if (name == passing)
        std::erase_if(remembered_, [&](const Pointer& event) { return event->name == passing; });
    const auto event = std::make_shared<const TaskEvent>(TaskEvent{++last_, name, to_line(data)});
    remembered_.push_back(event);
    if (remembered_.size() > max_remembered) remembered_.pop_front();
    listeners_.put(event);
}

void TaskEvents::skip_to(std::uint64_t number) { last_ = std::max(last_, number); }

Subscription TaskEvents::subscribe(std::uint64_t                         after,
                                   std::function<void(const TaskEvent&)> send) {
    std::vector<Pointer> missed;
    for (const Pointer& event : remembered_)
        if (event->id > after) missed.push_back(event);
    return listeners_.add([send = std::move(send)](const Pointer& event) { send(*event); }, missed);
}

}  // namespace antipode::service
