#include "service/jobs.h"

#include <fmt/format.h>

#include <algorithm>

#include "service/proof.h"
#include "workspace/timestamp.h"

namespace antipode::service {
namespace {

// Progress is not kept, so after a restart more events may have been sent than are
// on record. A job makes at most ten of them in a second, for a day.
constexpr std::uint64_t unrecorded_events = 1'000'000;

Error no_job(JobId id) {
    return {.kind    = ErrorKind::not_found,
            .message = fmt::format("there is no job '{}'", to_text(id))};
}

Error not_now(const JobSnapshot& job, std::string_view accepted) {
    return {.kind = ErrorKind::usage,
            .message =
                fmt::format("the job {} is {}: {}", to_text(job.id), name_of(job.state), accepted)};
}

Error too_many_jobs(std::size_t open) {
    return {
        .kind    = ErrorKind::busy,
        .message = fmt::format("{} jobs are open already, which is as many as may: cancel some, "
                               "or ask again later",
                               open)};
}

// Even if no solution is known, something may be proven.
std::optional<SolveAnswer> known_so_far(const JobSnapshot& job) {
    if (job.answer || job.progress.lower_bound == 0) return job.answer;
    SolveAnswer known{job.request.cubes.front(), job.request.how.metric, {}};
    known.answer.lower_bound = job.progress.lower_bound;
    known.answer.nodes       = job.progress.nodes;
    known.answer.elapsed     = job.progress.elapsed;
    return known;
}

}  // namespace

JobBoard::JobBoard(SearchPool& pool, const Options& options) : pool_(pool), options_(options) {
    load();
}

JobBoard::~JobBoard() { shut_down(); }

// ---- what users ask for ---------------------------------------------------------

Result<JobSnapshot> JobBoard::submit(const SolveRequest& request) {
    JobPointer job;
    {
        const Lock lock(mutex_);
        if (open_jobs() >= options_.max_open) return too_many_jobs(open_jobs());
        JobSnapshot begun;
        begun.id                = {++last_id_};
        begun.request           = request;
        begun.created           = workspace::to_text(workspace::now());
        job                     = std::make_shared<OpenJob>(std::move(begun), 0);
        jobs_[job->snapshot.id] = job;
    }
    auto error = begin(job);
    if (!error) error = keep(job);
    if (error) {
        drop(job);
        return *error;
    }
    return find(job->snapshot.id);
}

Result<JobSnapshot> JobBoard::find(JobId id) const {
    const Lock       lock(mutex_);
    const JobPointer job = pointer(id);
    if (!job) return no_job(id);
    return snapshot(*job);
}

std::vector<JobSnapshot> JobBoard::list() const {
    const Lock               lock(mutex_);
    std::vector<JobSnapshot> all;
    for (const auto& [id, job] : jobs_) all.push_back(snapshot(*job));
    return all;
}

JobBoard::Counts JobBoard::counts() const {
    const Lock lock(mutex_);
    Counts     counts;
    for (const auto& [id, job] : jobs_) {
        const JobState state = snapshot(*job).state;
        if (state == JobState::running) ++counts.running;
        if (state == JobState::queued) ++counts.queued;
    }
    return counts;
}

Result<JobSnapshot> JobBoard::pause(JobId id) {
    Lock             lock(mutex_);
    const JobPointer job = pointer(id);
    if (!job) return no_job(id);
    const SearchPool::Handle search = job->search;
    lock.unlock();
    if (!search || !pool_.pause(search)) {
        lock.lock();
        return not_now(snapshot(*job), "only a job that waits or runs can be paused");
    }
    return find(id);
}

Result<JobSnapshot> JobBoard::resume(JobId id) {
    Lock             lock(mutex_);
    const JobPointer job = pointer(id);
    if (!job) return no_job(id);
    const SearchPool::Handle search = job->search;
    if (job->snapshot.state == JobState::interrupted) {
        job->snapshot.state = JobState::queued;
        lock.unlock();
        return start_again(job);
    }
    lock.unlock();
    if (!search || !pool_.resume(search)) {
        lock.lock();
        return not_now(snapshot(*job), "only a job that has not ended can be resumed");
    }
    return find(id);
}

Result<JobSnapshot> JobBoard::cancel(JobId id) {
    Lock             lock(mutex_);
    const JobPointer job = pointer(id);
    if (!job) return no_job(id);
    if (job->is_open()) job->is_cancelling = true;
    const SearchPool::Handle search         = job->search;
    const bool               is_interrupted = job->snapshot.state == JobState::interrupted;
    lock.unlock();
    if (search) pool_.cancel(search);
    if (is_interrupted) enter(job, JobState::cancelled);
    return find(id);
}

Result<JobSnapshot> JobBoard::forget(JobId id) {
    Lock             lock(mutex_);
    const JobPointer job = pointer(id);
    if (!job) return no_job(id);
    if (!is_final(job->snapshot.state))
        return not_now(snapshot(*job), "only a job that has ended can be forgotten");
    lock.unlock();
    drop(job);
    return job->snapshot;
}

Result<JobSnapshot> JobBoard::remove(JobId id) {
    auto job = find(id);
    if (!job) return job;
    // A job that is being cancelled cannot be forgotten yet, and need not be told twice.
    const auto forgotten = is_final(job->state) ? forget(id) : cancel(id);
    return forgotten ? forgotten : cancel(id);
}

Result<Subscription> JobBoard::subscribe(JobId id, From from,
                                         std::function<void(const JobEvent&)> send) {
    Lock             lock(mutex_);
    const JobPointer job = pointer(id);
    if (!job) return no_job(id);
    Subscription subscription = job->events.subscribe(from.after, std::move(send));
    lock.unlock();
    job->events.deliver();
    return subscription;
}

void JobBoard::shut_down() {
    std::vector<SearchPool::Handle> searches;
    {
        const Lock lock(mutex_);
        is_closed_ = true;
        for (const auto& [id, job] : jobs_)
            if (job->search) searches.push_back(job->search);
    }
    pool_.interrupt(searches);
    Lock lock(mutex_);
    ended_.wait(lock, [&] { return searches_ == 0; });
}

// ---- the life of a job ----------------------------------------------------------

// Gives the job to the pool, which may tell about it before this returns.
std::optional<Error> JobBoard::begin(const JobPointer& job) {
    Lock lock(mutex_);
    if (is_closed_)
        return Error{.kind = ErrorKind::stopped, .message = "the program is about to end"};
    ++searches_;
    SearchOrder order = {.task   = task_of(job->snapshot.request, 0),
                         .lane   = Lane::interactive,
                         .so_far = known_so_far(job->snapshot)};
    order.task.proof  = job->snapshot.proof;
    lock.unlock();
    const auto search =
        pool_.submit(order, [this, job](const SearchEvent& event) { note(job, event); });
    lock.lock();
    if (!search) {
        --searches_;
        ended_.notify_all();
        return search.error();
    }
    if (!job->is_open()) return std::nullopt;
    job->search              = *search;
    const bool is_cancelling = job->is_cancelling;
    const bool is_closed     = is_closed_;
    lock.unlock();
    if (is_cancelling) pool_.cancel(*search);
    if (is_closed) pool_.interrupt({&*search, 1});
    return std::nullopt;
}

Result<JobSnapshot> JobBoard::start_again(const JobPointer& job) {
    enter(job, JobState::queued);
    if (const auto error = begin(job)) {
        enter(job, JobState::interrupted);
        return *error;
    }
    return find(job->snapshot.id);
}

void JobBoard::enter(const JobPointer& job, JobState state) {
    {
        const Lock lock(mutex_);
        job->snapshot.state = state;
        tell_state(*job);
    }
    job->events.deliver();
    keep(job);
}

void JobBoard::note(const JobPointer& job, const SearchEvent& event) {
    bool is_worth_keeping = !std::holds_alternative<SearchProgress>(event);
    {
        const Lock     lock(mutex_);
        const unsigned proven = job->snapshot.progress.lower_bound;
        update(*job, event);
        is_worth_keeping |= job->snapshot.progress.lower_bound > proven;
    }
    job->events.deliver();
    // What cannot be kept now may be kept with the next event; the search goes on.
    if (is_worth_keeping) keep(job);
    if (!std::holds_alternative<SearchEnded>(event)) return;
    forget_oldest();
    const Lock lock(mutex_);
    --searches_;
    ended_.notify_all();
}

// ---- what is kept ---------------------------------------------------------------

void JobBoard::load() {
    if (options_.archive == nullptr) return;
    for (const Json& record : options_.archive->load()) load(record);
    forget_oldest();
}

void JobBoard::load(const Json& record) {
    auto loaded = job_from(record);
    if (!loaded) return;
    const auto events = record.value("last_event", std::uint64_t{0}) + unrecorded_events;
    auto       job    = std::make_shared<OpenJob>(*std::move(loaded), events);
    if (job->is_open()) job->snapshot.state = JobState::interrupted;
    const auto& answer = job->snapshot.answer;
    if (answer && !is_final(job->snapshot.state))
        job->events.add("solution", to_json(*answer, job->snapshot.request.sense));
    tell_state(*job);
    last_id_                = std::max(last_id_, job->snapshot.id.number);
    jobs_[job->snapshot.id] = std::move(job);
}

std::optional<Error> JobBoard::keep(const JobPointer& job) {
    if (options_.archive == nullptr) return std::nullopt;
    const Lock   one_at_a_time(archiving_);
    Json         record;
    ProofPointer proof;
    {
        const Lock lock(mutex_);
        if (job->is_forgotten) return std::nullopt;
        record               = to_json(job->snapshot);
        record["last_event"] = job->events.last();
        proof                = job->snapshot.proof;
    }
    if (proof) record["proof"] = to_json(*proof);
    return options_.archive->save(job->snapshot.id, record);
}

// A search that may still be under way ends without being missed.
void JobBoard::drop(const JobPointer& job) {
    SearchPool::Handle search;
    const JobId        id = job->snapshot.id;
    {
        const Lock one_at_a_time(archiving_);
        {
            const Lock lock(mutex_);
            job->is_forgotten = true;
            search            = job->search;
            jobs_.erase(id);
        }
        // A record that cannot be removed now is one more to forget after a restart.
        if (options_.archive != nullptr) options_.archive->remove(id);
    }
    if (search) pool_.cancel(search);
}

void JobBoard::forget_oldest() {
    for (;;) {
        JobPointer oldest;
        {
            const Lock lock(mutex_);
            if (jobs_.size() - open_jobs() <= options_.max_kept) return;
            oldest = oldest_ended();
        }
        drop(oldest);
    }
}

// Those that can still be resumed are kept longer.
JobPointer JobBoard::oldest_ended() const {
    JobPointer interrupted;
    for (const auto& [id, job] : jobs_) {
        if (is_final(job->snapshot.state)) return job;
        if (!interrupted && !job->is_open()) interrupted = job;
    }
    return interrupted;
}

JobPointer JobBoard::pointer(JobId id) const {
    const auto found = jobs_.find(id);
    return found == jobs_.end() ? nullptr : found->second;
}

std::size_t JobBoard::open_jobs() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(jobs_, [](const auto& entry) { return entry.second->is_open(); }));
}

// The pool knows a change of state before the event of it comes.
JobSnapshot JobBoard::snapshot(const OpenJob& job) const {
    JobSnapshot now = job.snapshot;
    if (!job.is_open()) return now;
    const SearchState state = job.search ? pool_.state(job.search) : SearchState::ended;
    if (state != SearchState::ended) now.state = job_state(state);
    if (job.is_cancelling) now.state = JobState::cancelled;
    return now;
}

}  // namespace antipode::service
