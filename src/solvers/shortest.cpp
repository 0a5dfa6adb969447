#include "solvers/shortest.h"

#include <algorithm>

namespace antipode {
namespace {

using std::chrono::nanoseconds;

// A solution that is short, but not proven shortest, is there at once, and every
// depth from its length on can be left out.
constexpr auto time_for_start = std::chrono::milliseconds(30);

// One call of solve(). Where the proof is about to search a depth that takes long, the
// two-phase search gets a share of the time to find a solution of that length before.
class ShortestSearch {
public:
    ShortestSearch(const ShortestSolver::Options& options, const Solver::Request& request,
                   const Watch& watch)
        : options_(options),
          request_(request),
          limits_(request.limits),
          watch_(watch),
          resumed_(request.resumed),
          is_for_all_(options.wanted == optimal::Frontier::Wanted::all) {}

    Result<Solution> run() {
        if (auto proven = start()) return *std::move(proven);
        Solution solution;
        for (std::size_t i = first_stage(); i < options_.stages.size(); ++i) {
            const auto bounds = options_.stages[i].bounds();
            if (!bounds) return bounds.error();
            const bool is_over = prove(**bounds, options_.stages[i], solution);
            if (is_over) break;
        }
        return whole(std::move(solution));
    }

private:
    unsigned length_of(const Moves& word, Metric metric) const {
        return static_cast<unsigned>(length(word, metric));
    }

    // Counting nodes is for answers that are the same every time: neither a stage nor a
    // shortcut may end by the clock then.
    bool counts_nodes() const { return limits_.max_nodes != Limits{}.max_nodes; }

    std::size_t first_stage() const { return counts_nodes() ? options_.stages.size() - 1 : 0; }

    // ---- the short solution ----------------------------------------------------------

    // Of positions near the solved cube it is proven at once to be shortest.
    std::optional<Solution> start() {
        if (resumed_ != nullptr) {
            known_ = resumed_->known;
            if (known_ && watch_.on_solution) watch_.on_solution(*known_);
            return std::nullopt;
        }
        if (!options_.two_phase) return std::nullopt;
        Limits limits   = limits_;
        limits.max_time = std::min<nanoseconds>(limits.max_time / 2, time_for_start);
        Answer answer   = look(limits, watch_);
        at_least_       = answer.lower_bound;
        start_time_ = used_time_ = answer.elapsed;
        const bool is_proven =
            answer.ended == Ended::exhausted || (answer.found && answer.length <= at_least_);
        if (!is_proven || is_for_all_) return std::nullopt;
        answer.ended = Ended::exhausted;
        return Solution{.answer = std::move(answer)};
    }

    Answer look(const Limits& limits, const Watch& watch) {
        Answer answer = options_.two_phase->solve(
            {.cube = request_.cube, .limits = limits, .centres = request_.centres}, watch);
        spent_.nodes += answer.nodes;
        spent_.probes += answer.probes;
        if (answer.found) known_ = answer.solution;
        return answer;
    }

    std::optional<unsigned> shortcut(const optimal::Solver::Shortcut& wish) {
        Limits limits        = limits_;
        limits.max_time      = wish.max_time;
        limits.enough_length = wish.progress.depth;
        if (known_) limits.shorter_than = length_of(*known_, options_.two_phase->metric());
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

    // ---- the proof -------------------------------------------------------------------

    // Whether that is the end; if not, the next stage goes on from here.
    bool prove(const optimal::Solver& bounds, const ShortestSolver::Stage& stage,
               Solution& solution) {
        const nanoseconds time_before =
            resumed_ == nullptr ? nanoseconds::zero() : resumed_->elapsed;
        auto found      = bounds.solve(request_for(bounds, stage), watch_);
        metric_         = bounds.metric();
        solution.answer = found.answer;
        solution.all    = std::move(found.all);
        solution.proof  = std::move(found.proof);
        solution.effort.nodes += found.effort.nodes;
        solution.effort.lookups += found.effort.lookups;
        used_time_ += found.answer.elapsed - time_before;
        const bool is_last = &stage == &options_.stages.back();
        if (is_last || !solution.proof || found.answer.ended != Ended::out_of_time
            || used_time_ >= limits_.max_time)
            return true;
        state_   = *solution.proof;
        resumed_ = &*state_;
        return false;
    }

    optimal::Solver::Request request_for(const optimal::Solver&       bounds,
                                         const ShortestSolver::Stage& stage) {
        optimal::Solver::Request request = {
            .cube       = request_.cube,
            .limits     = limits_,
            .centres    = request_.centres,
            .wanted     = options_.wanted,
            .max_length = options_.max_length,
            .at_least   = std::max(at_least_, request_.at_least),
            .resumed    = resumed_,
        };
        request.limits.max_time =
            std::min(limits_.max_time - std::min(used_time_, limits_.max_time), stage.max_time);
        request.limits.max_nodes -= std::min(spent_.nodes, limits_.max_nodes);
        if (known_ && !is_for_all_)
            request.limits.shorter_than = length_of(*known_, bounds.metric());
        if (request_.keep)
            request.keep = [this](const optimal::Proof& proof) {
                request_.keep(with_known(proof));
            };
        if (options_.two_phase && !is_for_all_ && !counts_nodes())
            request.shortcut = [this](const auto& wish) { return shortcut(wish); };
        return request;
    }

    optimal::Proof with_known(optimal::Proof proof) const {
        proof.known = known_;
        return proof;
    }

    Solution whole(Solution solution) const {
        if (solution.proof) solution.proof = with_known(*std::move(solution.proof));
        Answer& answer = solution.answer;
        if (!answer.found && known_ && !is_for_all_) {
            answer.found    = true;
            answer.solution = *known_;
            answer.length   = length_of(*known_, metric_);
        }
        answer.nodes += spent_.nodes;
        answer.probes += spent_.probes;
        answer.elapsed += start_time_;
        return solution;
    }

    const ShortestSolver::Options& options_;
    const Solver::Request&         request_;
    const Limits&                  limits_;
    const Watch&                   watch_;
    const optimal::Proof*          resumed_;  // that the next stage goes on from
    bool                           is_for_all_;

    std::optional<Moves>          known_;
    std::optional<optimal::Proof> state_;  // between two stages
    Metric                        metric_   = Metric::htm;
    unsigned                      at_least_ = 0;
    Answer                        spent_;         // by the two-phase search
    nanoseconds                   start_time_{};  // before the proof began
    nanoseconds                   used_time_{};   // of this call, waiting for tables left out
};

}  // namespace

Result<Solution> ShortestSolver::solve(const Request& request, const Watch& watch) const {
    return ShortestSearch(options_, request, watch).run();
}

}  // namespace antipode
