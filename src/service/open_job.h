// A job as the JobBoard has it, and how events of its search change it.
#pragma once

#include <memory>

#include "service/job.h"
#include "service/job_events.h"
#include "service/search_pool.h"

namespace antipode::service {

struct OpenJob {
    OpenJob(JobSnapshot begin, std::uint64_t last_event)
        : snapshot(std::move(begin)), events(last_event) {}

    JobSnapshot        snapshot;
    JobEvents          events;
    SearchPool::Handle search        = nullptr;  // while it waits, runs or is paused
    bool               is_cancelling = false;
    bool               is_forgotten  = false;

    bool is_open() const {
        return !is_final(snapshot.state) && snapshot.state != JobState::interrupted;
    }
};

using JobPointer = std::shared_ptr<OpenJob>;

JobState job_state(SearchState state);

// Adds the event of its state and, at the end, that of its answer.
void tell_state(OpenJob& job);

void update(OpenJob& job, const SearchEvent& event);

}  // namespace antipode::service
