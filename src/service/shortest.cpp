// Shortest solutions: CubeSolver::solve_shortest().
#include <algorithm>

#include "service/cube_solver.h"

namespace antipode::service {
namespace {

// A solution that is short, but not proven shortest, is there at once, and every
// depth from its length on can be left out.
constexpr auto time_for_start = std::chrono::milliseconds(30);

bool wants_all(const Shortest& shortest) {
    return shortest.wanted == optimal::Frontier::Wanted::all;
}

// The two-phase search finds solutions, the other one proves that none is shorter.
// Where that one is about to search a depth that takes long, the first gets a share
// of the time to find a solution of that length before.
class ShortestSearch {
public:
    struct Parts {
        const Shortest&        shortest;
        const optimal::Solver& bounds;
        SolverPointer          two_phase;  // none for slice turns
        const ProofKeeping&    keeping;
    };

    ShortestSearch(Parts parts, const Cube& cube, const Limits& limits, const Watch& watch)
        : parts_(std::move(parts)),
          cube_(cube),
          limits_(limits),
          watch_(watch),
          is_for_all_(wants_all(parts_.shortest)) {}

    SolveAnswer run() {
        begin();
        auto        found  = parts_.bounds.solve(request(), watch_);
        SolveAnswer answer = {cube_, parts_.bounds.metric(), found.answer};
        answer.all         = std::move(found.all);
        answer.effort      = found.effort;
        if (found.proof) answer.proof = with_known(*std::move(found.proof));
        if (!answer.answer.found && known_ && !is_for_all_) {
            answer.answer.found    = true;
            answer.answer.solution = *known_;
            answer.answer.length   = length_of(*known_);
        }
        answer.answer.nodes += spent_.nodes;
        answer.answer.probes += spent_.probes;
        answer.answer.elapsed += start_time_;
        return answer;
    }

private:
    unsigned length_of(const Moves& word) const {
        return static_cast<unsigned>(length(word, parts_.bounds.metric()));
    }

    void begin() {
        if (const optimal::Proof* resumed = parts_.keeping.resumed) {
            known_ = resumed->known;
            if (known_ && watch_.on_solution) watch_.on_solution(*known_);
            return;
        }
        if (!parts_.two_phase) return;
        Limits limits       = limits_;
        limits.max_time     = std::min<std::chrono::nanoseconds>(limits.max_time, time_for_start);
        const Answer answer = look(limits, watch_);
        at_least_           = answer.lower_bound;
        start_time_         = answer.elapsed;
    }

    Answer look(const Limits& limits, const Watch& watch) {
        Answer answer = parts_.two_phase->solve({cube_, limits}, watch);
        spent_.nodes += answer.nodes;
        spent_.probes += answer.probes;
        if (answer.found) known_ = answer.solution;
        return answer;
    }

    optimal::Solver::Request request() {
        optimal::Solver::Request request = {
            .cube       = cube_,
            .limits     = limits_,
            .wanted     = parts_.shortest.wanted,
            .max_length = parts_.shortest.max_length,
            .at_least   = std::max(at_least_, parts_.keeping.at_least),
            .resumed    = parts_.keeping.resumed,
        };
        request.limits.max_time -= std::min(start_time_, limits_.max_time);
        request.limits.max_nodes -= std::min(spent_.nodes, limits_.max_nodes);
        if (known_ && !is_for_all_) request.limits.shorter_than = length_of(*known_);
        if (parts_.keeping.keep)
            request.keep = [this](const optimal::Proof& proof) {
                parts_.keeping.keep(with_known(proof));
            };
        // A count of nodes is asked for where an answer is to be the same every time.
        const bool counts_nodes = limits_.max_nodes != Limits{}.max_nodes;
        if (parts_.two_phase && !is_for_all_ && !counts_nodes)
            request.shortcut = [this](const auto& wish) { return shortcut(wish); };
        return request;
    }

    std::optional<unsigned> shortcut(const optimal::Solver::Shortcut& wish) {
        Limits limits        = limits_;
        limits.max_time      = wish.max_time;
        limits.enough_length = wish.progress.depth;
        if (known_) limits.shorter_than = length_of(*known_);
        Watch watch = watch_;
        if (watch_.on_progress)
            watch.on_progress = [&](const Progress& progress) {
                Progress now = wish.progress;
                now.elapsed += progress.elapsed;
                watch_.on_progress(now);
            };
        const Answer answer = look(limits, watch);
        if (!answer.found) return std::nullopt;
        return answer.length;
    }

    optimal::Proof with_known(optimal::Proof proof) const {
        proof.known = known_;
        return proof;
    }

    Parts         parts_;
    const Cube&   cube_;
    const Limits& limits_;
    const Watch&  watch_;
    bool          is_for_all_;

    std::optional<Moves>     known_;
    unsigned                 at_least_ = 0;
    Answer                   spent_;         // by the two-phase search
    std::chrono::nanoseconds start_time_{};  // before the other one began
};

}  // namespace

Result<SolveAnswer> CubeSolver::solve_shortest(const Cube& cube, const Limits& limits,
                                               const Watch& watch, const ProofKeeping& keeping) {
    const auto bounds = bounds_->solver();
    if (!bounds) return bounds.error();
    SolverPointer two_phase;
    // The two-phase search knows nothing of slice turns.
    if (options_.metric != Metric::stm) {
        const auto solver = tables_->solver({.stop = watch.stop});
        if (!solver) return solver.error();
        two_phase = *solver;
    }
    return ShortestSearch({*options_.shortest, **bounds, std::move(two_phase), keeping}, cube,
                          limits, watch)
        .run();
}

}  // namespace antipode::service
