// What can be asked about tasks, the same for jobs and for questions.
#pragma once

#include <array>

#include "apps/server/context.h"
#include "apps/server/route.h"
#include "service/tasks/work_board.h"

namespace antipode::server {

std::vector<std::string_view> task_state_names();

inline constexpr Field      task_state_field  = always("state", one_of(task_state_names));
inline constexpr std::array task_state_fields = {always("id"), task_state_field};
inline constexpr Field      task_state_event  = always(
          "state", Kind::object, "when it begins, rests or ends", Shape{"TaskEvent", task_state_fields});

// The task that the field id names; wrong if it is one of another family.
Result<service::TaskId> task_id(const Fields& fields, service::TaskFamily family);

// The task, where Location names it.
http::Response answer_new_task(const Call& call, service::NewTask task);

// The same for the fields of the call, which are of this kind of task.
http::Response answer_begun_task(const Call& call, std::string_view kind);

// {"jobs":[…]} or {"questions":[…]}, without their items.
http::Response answer_task_list(const Call& call, service::TaskFamily family);

template <service::TaskFamily family>
http::Response answer_tasks(const Call& call) {
    return answer_task_list(call, family);
}

using TaskAction = Result<service::Task> (service::WorkBoard::*)(service::TaskId);

// What the board says of one that is only looked at, with all its items.
http::Response answer_found_task(const Call& call, service::TaskFamily family);
// What is done to one, without them.
http::Response answer_changed_task(const Call& call, service::TaskFamily family, TaskAction action);

template <service::TaskFamily family>
http::Response answer_task(const Call& call) {
    return answer_found_task(call, family);
}
template <service::TaskFamily family, TaskAction action>
http::Response answer_task(const Call& call) {
    return answer_changed_task(call, family, action);
}

// First the events that were missed, then those that come.
void stream_events(Context& context, const Fields& fields, const http::Exchange& exchange,
                   service::TaskFamily family);

template <service::TaskFamily family>
void stream_task(Context& context, const Fields& fields, const http::Exchange& exchange) {
    stream_events(context, fields, exchange, family);
}

}  // namespace antipode::server
