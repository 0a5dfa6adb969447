#include "apps/server/error_fields.h"
#include "apps/server/routes/common.h"
#include "apps/server/routes/solve_fields.h"
#include "apps/server/routes/task_answers.h"

namespace antipode::server {
namespace jobs_detail {

using service::TaskFamily;

constexpr std::array id_field = {
    field("id", "of the job, such as j17", required),
};

constexpr std::array job_fields = {
    always("id", "such as j17"),
    always("kind", one_of(service::job_kinds)),
    sometimes("name", "for people"),
    task_state_field,
    always("request", Kind::object, "the fields as they were understood",
           Shape{"SolveRequest", service::job_fields}),
    nullable("progress", Kind::object, "null before it has begun", progress_shape),
    nullable("answer", Kind::object, "the best so far, as solve gives it", solve_answer_shape),
    always("created"),
    sometimes("error", Kind::object, "why it failed", error_shape),
};
constexpr Shape      job_answer = {"Job", job_fields};
constexpr std::array job_list   = {always("jobs", Kind::objects, job_answer)};

constexpr std::array job_events = {
    task_state_event,
    always("progress", Kind::object, progress_shape),
    always("solution", Kind::object, "a shorter one", solve_answer_shape),
    always("done", Kind::anything, "the answer, or an object with the error"),
};

http::Response answer_submit(const Call& call) {
    return answer_begun_task(call, call.fields.text("kind"));
}

constexpr Success job = {.summary = "The job.", .shape = job_answer};

constexpr Route routes[] = {
    {.verb    = Verb::post,
     .path    = "/api/v1/jobs",
     .name    = "submit_job",
     .summary = "Starts a search that goes on without a connection, for up to a day.",
     .fields  = service::job_fields,
     .success = {.status = 201, .summary = "The job; Location names it.", .shape = job_answer},
     .example =
         R"json({"kind":"solve","cube":"DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD","time_ms":60000,"name":"hard"})json",
     .handle = answer_submit},
    {.verb    = Verb::get,
     .path    = "/api/v1/jobs",
     .name    = "list_jobs",
     .summary = "All jobs, oldest first.",
     .success = {.summary = "The jobs.", .shape = job_list},
     .handle  = answer_tasks<TaskFamily::job>},
    {.verb    = Verb::get,
     .path    = "/api/v1/jobs/{id}",
     .name    = "job",
     .summary = "How far a job has got.",
     .fields  = id_field,
     .place   = Place::connection_thread,
     .success = job,
     .example = R"json({"id":"j1"})json",
     .handle  = answer_task<TaskFamily::job>},
    {.verb    = Verb::get,
     .path    = "/api/v1/jobs/{id}/events",
     .name    = "job_events",
     .summary = "What has happened to a job, and what happens next: the events are state, "
                "progress, solution and done. With Last-Event-ID it continues after that one.",
     .fields  = id_field,
     .success = {.summary = "Server-sent events.",
                 .type    = "text/event-stream",
                 .shape   = job_events},
     .example = R"json({"id":"j1"})json",
     .handle  = stream_task<TaskFamily::job>},
    {.verb    = Verb::post,
     .path    = "/api/v1/jobs/{id}/pause",
     .name    = "pause_job",
     .summary = "Pauses a job; it keeps what it has.",
     .fields  = id_field,
     .success = job,
     .example = R"json({"id":"j1"})json",
     .handle  = answer_task<TaskFamily::job, &service::WorkBoard::pause>},
    {.verb    = Verb::post,
     .path    = "/api/v1/jobs/{id}/resume",
     .name    = "resume_job",
     .summary = "Resumes a job that was paused or interrupted.",
     .fields  = id_field,
     .success = job,
     .example = R"json({"id":"j1"})json",
     .handle  = answer_task<TaskFamily::job, &service::WorkBoard::resume>},
    {.verb    = Verb::remove,
     .path    = "/api/v1/jobs/{id}",
     .name    = "remove_job",
     .summary = "Stops a job and keeps what was found; forgets one that has ended.",
     .fields  = id_field,
     .success = job,
     .example = R"json({"id":"j1"})json",
     .handle  = answer_task<TaskFamily::job, &service::WorkBoard::remove>},
};

}  // namespace jobs_detail

std::span<const Route> job_routes() { return jobs_detail::routes; }

}  // namespace antipode::server
