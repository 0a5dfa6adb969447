#include "search/batch/slot.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "cube/isomorphs.h"
#include "cube/validity.h"
#include "notation/simplify.h"
#include "search/batch/tables.h"
#include "search/optimal/roots.h"

namespace antipode::batch {
namespace {

Roots divided(const Cube& cube, const StepOrder& order, const optimal::Frontier::Goal& goal) {
    Roots roots = {optimal::whole_tree(cube)};
    for (unsigned i = 0; i < root_steps; ++i) roots = optimal::one_step_deeper(roots, order, goal);
    return roots;
}

// Appends the digits of one word, the first step first.
void append(optimal::Path& path, std::uint64_t digits, unsigned count) {
    std::vector<unsigned> strides(count);
    for (unsigned i = count; i-- > 0; digits /= stride_base)
        strides[i] = static_cast<unsigned>(digits % stride_base);
    for (const unsigned stride : strides)
        path.add(optimal::Stride(stride % face_turns, stride < face_turns
                                                          ? optimal::WordEnd::front
                                                          : optimal::WordEnd::back));
}

std::vector<std::size_t> key_of(const Moves& moves) {
    std::vector<std::size_t> key;
    for (const Move m : moves) key.push_back(m.index());
    return key;
}

}  // namespace

Roots roots_of_any_cube(const StepOrder& order, Metric metric) {
    return divided(solved, order, {.wanted = optimal::Frontier::Wanted::all, .metric = metric});
}

// Only of a cube that looks the same from several sides can roots be isomorphic; to look for them
// takes longer than all else.
void Slot::divide(const std::shared_ptr<const Roots>& shared, const StepOrder& order) {
    roots_ = shared;
    if (!wants_all() && morph(job_.cube) < 96)
        roots_ = std::make_shared<Roots>(
            divided(job_.cube, order, {.wanted = job_.wanted, .metric = metric_}));
}

Node Slot::node() const {
    Node node{};
    node.x = words_of(job_.cube);
    node.y = words_of(inverse(job_.cube));
    return node;
}

void Slot::begin_at(unsigned bound) {
    depth_ = std::max(bound, job_.at_least);
    if (metric_ == Metric::qtm && depth_ % 2 != static_cast<unsigned>(corner_parity(job_.cube)))
        ++depth_;
    lower_bound_ = depth_;
    go_on();
    if (depth_ >= root_steps) return take_roots(roots_);
    // Words that are shorter than the ways to the roots are looked for without division.
    shared_ = roots_;
    take_roots(std::make_shared<Roots>(1, optimal::whole_tree(job_.cube)));
}

void Slot::take_roots(std::shared_ptr<const Roots> roots) {
    roots_ = std::move(roots);
    lookups_of_.assign(roots_->size(), 0);
    order_.clear();
    for (std::size_t i = 0; i < roots_->size(); ++i) order_.push_back(static_cast<std::uint8_t>(i));
}

Start Slot::start(std::uint32_t slot, std::size_t rank) const {
    const std::uint8_t      number = order_[rank];
    const optimal::Subtree& root   = (*roots_)[number];
    Start                   start{};
    start.root  = slot * roots_in_slot + number;
    start.left  = (depth_ - root.path.length) & 31;
    start.made  = root.path.length & 3;
    start.state = root.state & 15;
    if (root.path.length > 0) start.first = root.path.strides[0].step() & 31;
    if (root.path.length > 1) start.second = root.path.strides[1].step() & 31;
    return start;
}

void Slot::count(std::span<const std::uint64_t> lookups_of_roots) {
    std::copy_n(lookups_of_roots.begin(), lookups_of_.size(), lookups_of_.begin());
    last_round_ = std::accumulate(lookups_of_.begin(), lookups_of_.end(), std::uint64_t{0});
    lookups_ += last_round_;
}

void Slot::add(const FoundWord& found) {
    optimal::Path path = (*roots_)[found.root % roots_in_slot].path;
    append(path, found.path[0], std::min(found.made, strides_in_word));
    if (found.made > strides_in_word) append(path, found.path[1], found.made - strides_in_word);
    const Moves word = simplify(optimal::word_of(path));
    // A word whose turns can be joined where its ends meet is found again at its own length.
    if (length(word, metric_) != path.length || !distinct_.insert(key_of(word)).second) return;
    found_.push_back(word);
}

void Slot::end_round(bool is_complete) {
    std::ranges::stable_sort(order_, std::greater{},
                             [&](std::uint8_t root) { return lookups_of_[root]; });
    if (!found_.empty() && !wants_all()) return end(Ended::exhausted);
    if (!is_complete) return;
    if (!found_.empty() && !job_.max_length) return end(Ended::exhausted);
    depth_ += parity_step();
    if (found_.empty()) lower_bound_ = depth_;
    if (shared_ && depth_ >= root_steps) take_roots(std::exchange(shared_, nullptr));
    go_on();
}

void Slot::know(const Moves& solution) {
    const auto steps = static_cast<unsigned>(length(solution, metric_));
    if (is_done() || steps >= job_.limits.shorter_than) return;
    if (steps > job_.max_length.value_or(steps)) return;
    job_.limits.shorter_than = steps;
    known_                   = solution;
    go_on();
}

// Whether the depth is one to search.
void Slot::go_on() {
    if (depth_ >= job_.limits.shorter_than) return end(Ended::exhausted);
    if (depth_ > job_.max_length.value_or(max_length)) end(Ended::exhausted);
}

std::optional<Ended> Slot::limit() const {
    if (job_.stop.stop_requested()) return Ended::stopped;
    if (Clock::now() - start_ >= job_.limits.max_time) return Ended::out_of_time;
    if (lookups_ >= job_.limits.max_nodes) return Ended::out_of_nodes;
    return std::nullopt;
}

double Slot::expected_lookups() const {
    return optimal::growth_by_depth(metric_) * static_cast<double>(last_round_);
}

Progress Slot::progress(const RoundShare& round) const {
    return {.depth       = depth_,
            .nodes       = lookups_ + static_cast<std::uint64_t>(round.lookups),
            .elapsed     = Clock::now() - start_,
            .lower_bound = lower_bound_,
            .fraction    = round.done};
}

Done Slot::done() const {
    Done           done{.id = job_.id, .answer = {}};
    Answer&        answer = done.answer;
    const Progress now    = progress();
    answer.found          = !found_.empty() || known_;
    if (answer.found) {
        answer.solution = found_.empty() ? *known_ : found_.front();
        answer.length   = static_cast<unsigned>(length(answer.solution, metric_));
    }
    answer.lower_bound = std::min(lower_bound_, answer.found ? answer.length : lower_bound_);
    if (!answer.found) answer.lower_bound = std::min(lower_bound_, job_.limits.shorter_than);
    answer.ended   = ended_.value_or(Ended::stopped);
    answer.nodes   = now.nodes;
    answer.elapsed = now.elapsed;
    if (wants_all()) done.all = found_;
    return done;
}

}  // namespace antipode::batch
