// Searches that outlive the connection, the page and even the program that
// started them.
//
//     JobBoard jobs(pool, {.archive = &archive});
//     Result<JobSnapshot> job = jobs.submit(*parse_solve_request(json, SolveUse::job));
//     Result<Subscription> events = jobs.subscribe(job->id, {.after = 0}, send);
//     jobs.pause(job->id);  jobs.resume(job->id);  jobs.remove(job->id);
//
// Every job has a list of events with increasing numbers, so that a client that
// lost its connection can go on where it was. After a restart, jobs that had not
// ended are `interrupted`, with what they had found; resumed, they look for
// something better than that, and go on with the proof that they were at. An unknown
// job is an error of kind not_found.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

#include "base/listeners.h"
#include "base/result.h"
#include "service/job.h"
#include "service/job_events.h"
#include "service/open_job.h"
#include "service/search_pool.h"
#include "service/solve_request.h"

namespace antipode::service {

class JobBoard {
public:
    struct Options {
        std::size_t max_kept = 1000;     // of the jobs that have ended, the latest
        std::size_t max_open = 2000;     // of those that have not, the paused ones included
        JobArchive* archive  = nullptr;  // must outlive the board
    };

    JobBoard(SearchPool& pool, const Options& options);
    ~JobBoard();  // shuts down; the pool must still be there
    JobBoard(const JobBoard&)            = delete;
    JobBoard& operator=(const JobBoard&) = delete;

    // Too many waiting, or paused, is an error of kind busy.
    Result<JobSnapshot> submit(const SolveRequest& request);

    std::vector<JobSnapshot> list() const;  // the oldest first
    Result<JobSnapshot>      find(JobId id) const;

    // Again and again does no harm; wrong for a job that has ended.
    Result<JobSnapshot> pause(JobId id);
    Result<JobSnapshot> resume(JobId id);

    // Keeps what was found.
    Result<JobSnapshot> cancel(JobId id);
    // Only a job that has ended can be forgotten.
    Result<JobSnapshot> forget(JobId id);
    // Cancels, or forgets if it has ended.
    Result<JobSnapshot> remove(JobId id);

    // First what happened after event number `after`, as far as it is remembered,
    // then what happens. The callback may come before this returns.
    struct From {
        std::uint64_t after = 0;
    };
    Result<Subscription> subscribe(JobId id, From from, std::function<void(const JobEvent&)> send);

    struct Counts {
        std::size_t running = 0;
        std::size_t queued  = 0;
    };
    Counts counts() const;

    // Interrupts what runs or waits and keeps it; waits until it is kept.
    void shut_down();

private:
    using Lock = std::unique_lock<std::mutex>;

    void                 load();
    void                 load(const Json& record);
    std::optional<Error> begin(const JobPointer& job);
    void                 note(const JobPointer& job, const SearchEvent& event);
    void                 enter(const JobPointer& job, JobState state);
    std::optional<Error> keep(const JobPointer& job);
    void                 drop(const JobPointer& job);
    void                 forget_oldest();
    Result<JobSnapshot>  start_again(const JobPointer& job);

    // With the lock held.
    JobPointer  pointer(JobId id) const;
    JobPointer  oldest_ended() const;
    JobSnapshot snapshot(const OpenJob& job) const;
    std::size_t open_jobs() const;

    SearchPool&   pool_;
    const Options options_;

    std::mutex archiving_;  // one record at a time; taken before the other lock

    mutable std::mutex          mutex_;  // guards what follows
    std::condition_variable     ended_;
    std::map<JobId, JobPointer> jobs_;
    std::uint64_t               last_id_   = 0;
    std::size_t                 searches_  = 0;  // whose end is not recorded yet
    bool                        is_closed_ = false;
};

}  // namespace antipode::service
