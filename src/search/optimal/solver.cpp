#include "search/optimal/solver.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>

#include "base/at_end.h"
#include "base/cpu.h"
#include "base/team.h"
#include "cube/validity.h"
#include "search/optimal/roots.h"

namespace antipode::optimal {
namespace {

constexpr auto report_interval = std::chrono::milliseconds(50);
// A proof is kept when a tenth has been added to it, so that a program that is killed loses no
// more.
constexpr auto shortest_keep_interval = std::chrono::seconds(2);
constexpr auto longest_keep_interval  = std::chrono::seconds(30);

// Of the time that the next depth is expected to take, so much goes to a shortcut.
constexpr double share_of_shortcut = 0.05;
constexpr auto   longest_shortcut  = std::chrono::minutes(5);
constexpr auto   shortest_shortcut = std::chrono::milliseconds(10);

// A tree is divided until its parts can be shared out and counted.
constexpr std::size_t enough_subtrees = 2000;
constexpr unsigned    undivided_depth = 8;

auto worker_here() { return cpu().avx2 && cpu().bmi2 ? work_avx2 : work_plain; }

// One search: its depths one after the other.
class Deepening {
public:
    Deepening(const Bounds& bounds, const StepOrder& order, const Solver::Request& request,
              const Watch& watch)
        : bounds_(bounds),
          order_(order),
          request_(request),
          watch_(watch),
          clock_(watch),
          shorter_than_(request.limits.shorter_than),
          roots_{whole_tree(request.cube)} {}

    Solver::Found run() {
        Answer& answer     = found_.answer;
        answer.lower_bound = first_depth();
        answer.ended       = Ended::exhausted;
        unsigned depth     = answer.lower_bound;
        if (request_.resumed != nullptr) {
            depth = request_.resumed->depth;
            resume(*request_.resumed);
            depth += parity_step();
        }
        for (; goes_on_at(depth); depth += parity_step()) {
            try_shortcut(depth);
            if (!goes_on_at(depth)) break;
            for (Subtree& root : roots_) root.is_done = false;
            search(depth);
        }
        if (ended_) answer.ended = *ended_;
        answer.lower_bound = std::min(answer.lower_bound, least_known());
        answer.nodes       = lookups_;
        found_.effort      = {.nodes = nodes_, .lookups = lookups_ - lookups_before_};
        answer.elapsed     = elapsed();
        if (ended_) found_.proof = proof(roots_);
        return std::move(found_);
    }

private:
    Metric metric() const { return bounds_.shape().metric; }

    // Of the search that is resumed, too.
    std::chrono::nanoseconds elapsed() const { return elapsed_before_ + clock_.elapsed(); }

    // The rest of the depth that was in work; it may hold more solutions even if some
    // are found.
    void resume(const Proof& earlier) {
        found_.answer.lower_bound = std::max(found_.answer.lower_bound, earlier.lower_bound);
        lookups_ = lookups_before_ = earlier.lookups;
        elapsed_before_            = earlier.elapsed;
        roots_                     = earlier.subtrees;
        for (const Moves& word : earlier.found) add_solution(word);
        search(earlier.depth);
    }

    Proof proof(std::vector<Subtree> subtrees) const {
        return {.cube        = request_.cube,
                .metric      = metric(),
                .wanted      = request_.wanted,
                .max_length  = request_.max_length,
                .centres     = request_.centres,
                .lower_bound = found_.answer.lower_bound,
                .depth       = depth_,
                .subtrees    = std::move(subtrees),
                .found       = found_.all,
                .lookups     = lookups_,
                .elapsed     = elapsed()};
    }

    // A quarter turn is an odd permutation of the corners: all solutions in quarter
    // turns are of even length, or all of odd.
    unsigned parity_step() const { return metric() == Metric::qtm ? 2 : 1; }

    unsigned first_depth() const {
        unsigned depth = request_.at_least;
        for (const Cube& side : {request_.cube, inverse(request_.cube)})
            depth = std::max(depth, bounds_.distance(side));
        const auto parity = static_cast<unsigned>(corner_parity(request_.cube));
        if (metric() == Metric::qtm && depth % 2 != parity) ++depth;
        return depth;
    }

    bool wants_all() const { return request_.wanted == Frontier::Wanted::all; }

    // Whether what was to be found is.
    bool is_content() const { return found_.answer.found && !(wants_all() && request_.max_length); }

    bool goes_on_at(unsigned depth) const {
        if (ended_ || is_content()) return false;
        if (request_.max_length && depth > *request_.max_length) return false;
        return depth < shorter_than_ && depth <= max_strides;
    }

    // The shortest length that is known to exist, if any.
    unsigned least_known() const {
        return found_.answer.found ? found_.answer.length : shorter_than_;
    }

    // How many times as many words there are at the next depth.
    double growth() const { return growth_by_depth(metric()); }

    std::chrono::nanoseconds time_of_shortcut() const {
        const auto share = std::chrono::duration_cast<std::chrono::nanoseconds>(
            time_of_depth_ * (growth() * share_of_shortcut));
        return std::min<std::chrono::nanoseconds>(
            {share, longest_shortcut, request_.limits.max_time - clock_.elapsed()});
    }

    void try_shortcut(unsigned depth) {
        if (!request_.shortcut || time_of_shortcut() < shortest_shortcut) return;
        depth_           = depth;
        Progress   now   = progress();
        const auto found = request_.shortcut({now, time_of_shortcut()});
        if (found) shorter_than_ = std::min(shorter_than_, *found);
    }

    void divide(unsigned depth) {
        while (depth - roots_.front().path.length > undivided_depth
               && roots_.size() < enough_subtrees)
            roots_ = one_step_deeper(roots_, order_, goal(depth));
    }

    Frontier::Goal goal(unsigned depth) const {
        return {.depth   = depth - roots_.front().path.length,
                .wanted  = request_.wanted,
                .metric  = metric(),
                .growth  = growth(),
                .centres = request_.centres};
    }

    void search(unsigned depth) {
        divide(depth);
        depth_ = depth;
        Frontier frontier(roots_, goal(depth));
        check_limits(frontier);
        if (ended_) return;
        const auto start = clock_.elapsed();
        watch_threads(frontier);
        time_of_depth_ = clock_.elapsed() - start;
        if (frontier.is_over() && !ended_) ended_ = Ended::out_of_nodes;
        lookups_ += frontier.lookups();
        nodes_ += frontier.nodes();
        for (const Moves& word : frontier.solutions()) add_solution(word);
        if (found_.answer.found && !wants_all()) ended_.reset();
        roots_ = frontier.subtrees_by_nodes();
        if (!ended_ && !is_content()) found_.answer.lower_bound = depth + parity_step();
    }

    void add_solution(const Moves& word) {
        if (wants_all()) {
            if (!distinct_.insert(to_key(word)).second) return;
            found_.all.push_back(word);
        }
        if (found_.answer.found) return;
        found_.answer.found    = true;
        found_.answer.solution = word;
        found_.answer.length   = static_cast<unsigned>(length(word, metric()));
        if (watch_.on_solution) watch_.on_solution(word);
    }

    static std::vector<std::size_t> to_key(const Moves& moves) {
        std::vector<std::size_t> key;
        for (Move m : moves) key.push_back(m.index());
        return key;
    }

    // The others search; this thread looks after limits and tells how far they are.
    void watch_threads(Frontier& frontier) {
        std::mutex                  mutex;
        std::condition_variable_any changed;
        unsigned                    back = 0;  // of the others
        run_team({.threads = 1 + std::max(1U, request_.limits.threads)},
                 [&](const TeamMember& member) {
                     const std::stop_callback after_failure(member.stop, [&] { frontier.end(); });
                     if (member.size == 1) return work_alone(frontier);
                     if (member.number == 0)
                         return attend_until(frontier, mutex, changed,
                                             [&] { return back + 1 == member.size; });
                     const AtEnd tell([&] {
                         const std::lock_guard lock(mutex);
                         ++back;
                         changed.notify_one();
                     });
                     work(frontier, [] {});
                 });
    }

    template <class AreBack>
    void attend_until(Frontier& frontier, std::mutex& mutex, std::condition_variable_any& changed,
                      const AreBack& are_back) {
        std::unique_lock lock(mutex);
        while (!are_back()) {
            // Once it has ended there is nothing to look after but the others' way back.
            if (ended_) {
                changed.wait(lock, are_back);
                continue;
            }
            if (changed.wait_for(lock, watch_.stop, wait_time(), are_back)) continue;
            lock.unlock();
            wait_while_paused();
            attend(frontier);
            lock.lock();
        }
    }

    // Where the system gives no other thread.
    void work_alone(Frontier& frontier) {
        std::chrono::nanoseconds next{};
        work(frontier, [&] {
            if (clock_.elapsed() < next && !watch_.stop.stop_requested()) return;
            attend(frontier);
            next = clock_.elapsed() + wait_time();
        });
    }

    void attend(Frontier& frontier) {
        check_limits(frontier);
        report(frontier);
        keep_now_and_then(frontier);
    }

    template <class Further>
    void work(Frontier& frontier, const Further& further) {
        worker_here()({.bounds = bounds_, .order = order_, .frontier = frontier, .check = [&] {
                           if (has_used_up_nodes(frontier)) frontier.end();
                           wait_while_paused();
                           further();
                       }});
    }

    void wait_while_paused() const {
        if (watch_.gate != nullptr && watch_.gate->is_paused()) watch_.gate->wait(watch_.stop);
    }

    void keep_now_and_then(const Frontier& frontier) {
        const std::chrono::nanoseconds now_at  = clock_.elapsed();
        const auto                     between = std::clamp<std::chrono::nanoseconds>(
            now_at / 10, shortest_keep_interval, longest_keep_interval);
        if (!request_.keep || ended_ || now_at < kept_at_ + between) return;
        kept_at_  = now_at;
        Proof now = proof(frontier.subtrees_by_nodes());
        now.lookups += frontier.lookups();
        // Solutions of subtrees that are not done are found again.
        for (const Moves& word : frontier.solutions()) now.found.push_back(word);
        request_.keep(now);
    }

    std::chrono::nanoseconds wait_time() const {
        const auto left = request_.limits.max_time - clock_.elapsed();
        return std::clamp<std::chrono::nanoseconds>(left, std::chrono::nanoseconds(1),
                                                    report_interval);
    }

    bool has_used_up_nodes(const Frontier& frontier) const {
        return lookups_ - lookups_before_ + frontier.lookups() >= request_.limits.max_nodes;
    }

    void check_limits(Frontier& frontier) {
        if (watch_.stop.stop_requested()) return end(frontier, Ended::stopped);
        if (clock_.elapsed() >= request_.limits.max_time) return end(frontier, Ended::out_of_time);
        if (has_used_up_nodes(frontier)) end(frontier, Ended::out_of_nodes);
    }

    void end(Frontier& frontier, Ended reason) {
        ended_ = reason;
        frontier.end();
    }

    Progress progress() const {
        return {.depth       = depth_,
                .nodes       = lookups_,
                .elapsed     = elapsed(),
                .lower_bound = found_.answer.lower_bound};
    }

    void report(const Frontier& frontier) const {
        if (!watch_.on_progress) return;
        Progress now = progress();
        now.nodes += frontier.lookups();
        now.fraction = frontier.progress();
        watch_.on_progress(now);
    }

    const Bounds&          bounds_;
    const StepOrder&       order_;
    const Solver::Request& request_;
    const Watch&           watch_;
    SearchClock            clock_;
    unsigned               shorter_than_;
    std::vector<Subtree>   roots_;

    unsigned                           depth_          = 0;
    std::uint64_t                      nodes_          = 0;
    std::uint64_t                      lookups_        = 0;
    std::uint64_t                      lookups_before_ = 0;
    std::chrono::nanoseconds           elapsed_before_{};
    std::chrono::nanoseconds           kept_at_{};
    std::chrono::nanoseconds           time_of_depth_{};  // the last one
    std::optional<Ended>               ended_;
    Solver::Found                      found_;
    std::set<std::vector<std::size_t>> distinct_;
};

}  // namespace

Solver::Found Solver::solve(const Request& request, const Watch& watch) const {
    const Bounds bounds(shape_, table_.bytes());
    return Deepening(bounds, order_, request, watch).run();
}

}  // namespace antipode::optimal
