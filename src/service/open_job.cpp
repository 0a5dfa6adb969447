#include "service/open_job.h"

namespace antipode::service {
namespace {

JobState job_state_after(const SearchEnded& end) {
    if (!end.answer) return JobState::failed;
    switch (end.how) {
        case SearchEnded::How::cancelled:
            return JobState::cancelled;
        case SearchEnded::How::interrupted:
            return JobState::interrupted;
        case SearchEnded::How::finished:
            break;
    }
    return JobState::done;
}

// Changes the job as the event says.
struct Update {
    OpenJob& job;

    void operator()(SearchState state) const {
        job.snapshot.state = job_state(state);
        tell_state(job);
    }
    void operator()(const SearchProgress& progress) const {
        job.snapshot.progress = progress;
        if (job.snapshot.answer) job.snapshot.answer->answer.lower_bound = progress.lower_bound;
        job.events.add("progress", to_json(progress));
    }
    void operator()(const SolveAnswer& better) const {
        job.snapshot.answer = better;
        job.events.add("solution", to_json(better, job.snapshot.request.sense));
    }
    void operator()(const ProofPointer& proof) const { job.snapshot.proof = proof; }
    void operator()(const SearchEnded& end) const {
        job.search         = nullptr;
        job.is_cancelling  = false;
        job.snapshot.state = job_state_after(end);
        // Only a job that can be resumed has a use for it.
        job.snapshot.proof =
            job.snapshot.state == JobState::interrupted ? end.proof : ProofPointer();
        if (end.answer)
            keep(*end.answer);
        else
            job.snapshot.error = end.answer.error();
        tell_state(job);
    }

    void keep(const SolveAnswer& answer) const {
        SearchProgress& last = job.snapshot.progress;
        last                 = {.depth       = last.depth,
                                .nodes       = answer.answer.nodes,
                                .elapsed     = answer.answer.elapsed,
                                .best        = last.best,
                                .lower_bound = last.lower_bound,
                                .fraction    = last.fraction};
        if (last.lower_bound != 0) last.lower_bound = answer.answer.lower_bound;
        if (answer.answer.found) last.best = answer.answer.length;
        job.snapshot.answer = answer;
    }
};

}  // namespace

JobState job_state(SearchState state) {
    switch (state) {
        case SearchState::queued:
            return JobState::queued;
        case SearchState::paused:
            return JobState::paused;
        case SearchState::running:
        case SearchState::ended:
            break;
    }
    return JobState::running;
}

void tell_state(OpenJob& job) {
    const JobSnapshot& now = job.snapshot;
    job.events.add("state", {{"id", to_text(now.id)}, {"state", name_of(now.state)}});
    if (!is_final(now.state)) return;
    if (now.error)
        job.events.add("done", to_json(*now.error, ""));
    else if (now.answer)
        job.events.add("done", to_json(*now.answer, now.request.sense));
}

void update(OpenJob& job, const SearchEvent& event) { std::visit(Update{job}, event); }

}  // namespace antipode::service
