#include "search/optimal/solver.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

#include "base/cpu.h"
#include "search/optimal/roots.h"

namespace antipode::optimal {
namespace {

constexpr auto report_interval = std::chrono::milliseconds(50);

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
          roots_{whole_tree(request.cube)} {}

    Solver::Found run() {
        Answer& answer     = found_.answer;
        answer.lower_bound = first_depth();
        answer.ended       = Ended::exhausted;
        for (unsigned depth = answer.lower_bound; goes_on_at(depth); depth += parity_step()) {
            search(depth);
            if (ended_) break;
            if (!is_content()) answer.lower_bound = depth + parity_step();
        }
        if (ended_) answer.ended = *ended_;
        answer.lower_bound = std::min(answer.lower_bound, least_known());
        answer.nodes       = lookups_;
        answer.elapsed     = clock_.elapsed();
        return std::move(found_);
    }

private:
    Metric metric() const { return bounds_.shape().metric; }

    // A quarter turn is an odd permutation of the corners: all solutions in quarter
    // turns are of even length, or all of odd.
    unsigned parity_step() const { return metric() == Metric::qtm ? 2 : 1; }

    unsigned first_depth() const {
        unsigned depth = request_.at_least;
        for (const Cube& side : {request_.cube, inverse(request_.cube)})
            depth = std::max(depth, bounds_.distance(bounds_.shape().index(split::place_of(side))));
        if (metric() == Metric::qtm && depth % 2 != corner_parity()) ++depth;
        return depth;
    }

    unsigned corner_parity() const {
        unsigned inversions = 0;
        for (std::size_t i = 0; i < corner_count; ++i)
            for (std::size_t j = 0; j < i; ++j)
                inversions +=
                    request_.cube.corners[j].piece() > request_.cube.corners[i].piece() ? 1 : 0;
        return inversions % 2;
    }

    bool wants_all() const { return request_.wanted == Frontier::Wanted::all; }

    // Whether what was to be found is.
    bool is_content() const { return found_.answer.found && !(wants_all() && request_.max_length); }

    bool goes_on_at(unsigned depth) const {
        if (ended_ || is_content()) return false;
        if (request_.max_length && depth > *request_.max_length) return false;
        return depth < request_.limits.shorter_than && depth <= max_strides;
    }

    // The shortest length that is known to exist, if any.
    unsigned least_known() const {
        return found_.answer.found ? found_.answer.length : request_.limits.shorter_than;
    }

    void divide(unsigned depth) {
        while (depth - roots_.front().path.length > undivided_depth
               && roots_.size() < enough_subtrees)
            roots_ = one_step_deeper(roots_, order_, request_.wanted);
    }

    void search(unsigned depth) {
        divide(depth);
        depth_ = depth;
        Frontier frontier(roots_, {.depth  = depth - roots_.front().path.length,
                                   .wanted = request_.wanted,
                                   .metric = metric()});
        check_limits(frontier);
        if (ended_) return;
        watch_threads(frontier);
        if (frontier.is_over() && !ended_) ended_ = Ended::out_of_nodes;
        lookups_ += frontier.lookups();
        for (const Moves& word : frontier.solutions()) add_solution(word);
        if (found_.answer.found && !wants_all()) ended_.reset();
        roots_ = frontier.subtrees_by_nodes();
    }

    void add_solution(const Moves& word) {
        if (wants_all()) {
            if (!distinct_.insert(to_key(word)).second) return;
            found_.all.push_back(word);
        }
        if (found_.answer.found) return;
        found_.answer.found    = true;
        found_.answer.solution = word;
        found_.answer.length   = depth_;
        if (watch_.on_solution) watch_.on_solution(word);
    }

    static std::vector<std::size_t> to_key(const Moves& moves) {
        std::vector<std::size_t> key;
        for (Move m : moves) key.push_back(m.index());
        return key;
    }

    // The workers search; this thread looks after limits and tells how far they are.
    void watch_threads(Frontier& frontier) {
        const unsigned            threads = std::max(1U, request_.limits.threads);
        std::mutex                mutex;
        std::condition_variable   changed;
        unsigned                  working = threads;
        std::vector<std::jthread> workers;
        for (unsigned i = 0; i < threads; ++i)
            workers.emplace_back([&] {
                work(frontier);
                const std::lock_guard lock(mutex);
                --working;
                changed.notify_one();
            });
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, wait_time(), [&] { return working == 0; })) {
            lock.unlock();
            check_limits(frontier);
            report(frontier);
            lock.lock();
        }
    }

    void work(Frontier& frontier) {
        worker_here()({.bounds    = bounds_,
                       .order     = order_,
                       .frontier  = frontier,
                       .gathering = Gathering::for_bytes(bounds_.shape().bytes()),
                       .check     = [this, &frontier] {
                           if (lookups_ + frontier.lookups() >= request_.limits.max_nodes)
                               frontier.end();
                           if (watch_.gate != nullptr && watch_.gate->is_paused())
                               watch_.gate->wait(watch_.stop);
                       }});
    }

    std::chrono::nanoseconds wait_time() const {
        const auto left = request_.limits.max_time - clock_.elapsed();
        return std::clamp<std::chrono::nanoseconds>(left, std::chrono::nanoseconds(1),
                                                    report_interval);
    }

    void check_limits(Frontier& frontier) {
        if (watch_.stop.stop_requested()) return end(frontier, Ended::stopped);
        if (clock_.elapsed() >= request_.limits.max_time) return end(frontier, Ended::out_of_time);
        if (lookups_ + frontier.lookups() >= request_.limits.max_nodes)
            end(frontier, Ended::out_of_nodes);
    }

    void end(Frontier& frontier, Ended reason) {
        ended_ = reason;
        frontier.end();
    }

    void report(const Frontier& frontier) const {
        if (!watch_.on_progress) return;
        watch_.on_progress({.depth       = depth_,
                            .nodes       = lookups_ + frontier.lookups(),
                            .elapsed     = clock_.elapsed(),
                            .lower_bound = found_.answer.lower_bound,
                            .fraction    = frontier.progress()});
    }

    const Bounds&          bounds_;
    const StepOrder&       order_;
    const Solver::Request& request_;
    const Watch&           watch_;
    SearchClock            clock_;
    std::vector<Subtree>   roots_;

    unsigned                           depth_   = 0;
    std::uint64_t                      lookups_ = 0;
    std::optional<Ended>               ended_;
    Solver::Found                      found_;
    std::set<std::vector<std::size_t>> distinct_;
};

}  // namespace

Gathering Gathering::for_bytes(std::uint64_t bytes) {
    constexpr std::uint64_t direct = std::uint64_t{1} << 30;
    if (bytes <= direct) return {.nodes = 32, .regions = 1};
    return {.nodes = 4096, .regions = 16};
}

Solver::Found Solver::solve(const Request& request, const Watch& watch) const {
    const Bounds bounds(shape_, table_.bytes());
    return Deepening(bounds, order_, request, watch).run();
}

}  // namespace antipode::optimal
