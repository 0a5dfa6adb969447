#include "service/tasks/board_entry.h"

#include <algorithm>

#include "service/json.h"

namespace antipode::service {

void BoardEntry::enter(TaskState state) {
    task.state = state;
    if (state != TaskState::interrupted) was_paused = state == TaskState::paused;
    events.add("state", {{"id", to_text(task.id)}, {"state", name_of(state)}});
    if (is_final(state)) events.add("done", done_json(task));
}

// The state comes last: the end tells what is known by then.
void BoardEntry::apply(const WorkNews& news) {
    const bool is_over = news.is_end();
    if (news.result) task.result = news.result;
    if (news.progress) task.progress = news.progress;
    if (news.error) task.error = news.error;
    if (news.checkpoint || is_over) checkpoint = news.checkpoint;
    if (is_over) is_stopping = false;
    if (news.progress && !news.state) events.add("progress", *news.progress);
    if (news.item) events.add("item", *news.item);
    if (news.solution) events.add("solution", *(task.result = news.solution));
    // Who submitted it has told that it waits.
    if (news.state && *news.state != task.state) enter(*news.state);
}

std::vector<TaskEvents::Pointer> BoardEntry::items() const {
    std::vector<TaskEvents::Pointer> items;
    std::ranges::copy_if(events.remembered(), std::back_inserter(items),
                         [](const auto& event) { return event->name == "item"; });
    return items;
}

}  // namespace antipode::service
