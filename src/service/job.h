// What a job is: its name, its state, and the JSON of it, which is also how it is
// kept.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "service/json.h"
#include "service/search_pool.h"
#include "service/solve_request.h"

namespace antipode::service {

// Written "j17".
struct JobId {
    std::uint64_t number = 0;

    friend constexpr auto operator<=>(JobId, JobId) = default;
};

std::string          to_text(JobId id);
std::optional<JobId> parse_job_id(std::string_view text);

enum class JobState : std::uint8_t {
    queued,
    running,
    paused,
    done,
    cancelled,
    failed,
    interrupted,
};

std::string_view name_of(JobState state);

// Done, cancelled or failed: nothing will change any more.
bool is_final(JobState state);

struct JobSnapshot {
    JobId                      id;
    JobState                   state = JobState::queued;
    SolveRequest               request;
    SearchProgress             progress = {};
    std::optional<SolveAnswer> answer   = std::nullopt;  // the best so far
    ProofPointer               proof    = nullptr;       // its state, to go on from
    std::optional<Error>       error    = std::nullopt;  // why it failed
    std::string                created;                  // "2026-02-03T04:05:06.789Z"
};

// {"id":"j17","kind":"solve","name":…,"state":…,"request":…,"progress":…,
//  "answer":…|null,"created":…}; "name" if it has one, "error" if it failed.
Json to_json(const JobSnapshot& job);

// The same job again, from that JSON, with what "proof" adds to it in the record of a
// job that can be resumed; nothing if it is something else.
std::optional<JobSnapshot> job_from(const Json& json);

// Where jobs are kept, so that a restart finds them. Any thread may call.
class JobArchive {
public:
    virtual ~JobArchive() = default;

    virtual std::optional<Error> save(JobId id, const Json& record) = 0;  // or replace
    virtual std::optional<Error> remove(JobId id)                   = 0;
    virtual std::vector<Json>    load()                             = 0;
};

}  // namespace antipode::service
