#include "search/batch/slot.h"

#include <algorithm>
#include <functional>

#include "cube/isomorphs.h"
#include "cube/validity.h"
#include "notation/simplify.h"
#include "search/batch/tables.h"
#include "search/optimal/roots.h"

namespace antipode::batch {
namespace {

// The roots are so many steps away from the cube.
constexpr unsigned root_steps = 2;

std::vector<optimal::Subtree> divided(const Job& job, Metric metric, const StepOrder& order) {
    // Only of a cube that looks the same from several sides can roots be isomorphic; to look for
    // them takes longer than all else.
    optimal::Frontier::Goal goal{.wanted = job.wanted, .metric = metric};
    if (goal.wanted == optimal::Frontier::Wanted::one && morph(job.cube) == 96)
        goal.wanted = optimal::Frontier::Wanted::all;
    std::vector<optimal::Subtree> subtrees = {optimal::whole_tree(job.cube)};
    for (unsigned i = 0; i < root_steps; ++i)
        subtrees = optimal::one_step_deeper(subtrees, order, goal);
    return subtrees;
}

Node node_of(const optimal::Subtree& subtree, std::uint32_t root) {
    Node node{};
    node.x       = words_of(subtree.cube);
    node.y       = words_of(inverse(subtree.cube));
    node.root    = root;
    node.x_state = subtree.state & 15;
    return node;
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

Slot::Slot(Job job, const optimal::Shape& shape, const StepOrder& order)
    : job_(std::move(job)), metric_(shape.metric) {
    for (optimal::Subtree& subtree : divided(job_, metric_, order))
        roots_.push_back({subtree, static_cast<std::uint32_t>(roots_.size())});
}

std::vector<Node> Slot::nodes(std::uint32_t slot) const {
    std::vector<Node> nodes(roots_.size());
    for (const Root& root : roots_)
        nodes[root.number] = node_of(root.subtree, slot * roots_in_slot + root.number);
    return nodes;
}

std::vector<Words> Slot::both_sides() const {
    return {words_of(job_.cube), words_of(inverse(job_.cube))};
}

void Slot::begin_at(unsigned bound) {
    depth_ = std::max(bound, job_.at_least);
    if (metric_ == Metric::qtm
        && depth_ % 2 != static_cast<unsigned>(corner_parity(job_.cube)))
        ++depth_;
    lower_bound_ = depth_;
    // Words that are shorter than the ways to the roots are looked for without division.
    if (depth_ < root_steps) {
        roots_.resize(1);
        roots_.front() = {optimal::whole_tree(job_.cube), 0};
    }
    go_on();
}

Start Slot::start(std::uint32_t slot, std::size_t rank) const {
    const Root& root = roots_[rank];
    return {slot * roots_in_slot + root.number, depth_ - root.subtree.path.length};
}

void Slot::count(std::uint32_t root, std::uint64_t lookups) {
    const auto same = std::ranges::find(roots_, root % roots_in_slot, &Root::number);
    same->subtree.nodes = lookups;
    lookups_ += lookups;
}

void Slot::add(const FoundWord& found) {
    const auto root =
        std::ranges::find(roots_, found.root % roots_in_slot, &Root::number);
    optimal::Path path = root->subtree.path;
    append(path, found.path[0], std::min(found.made, strides_in_word));
    if (found.made > strides_in_word) append(path, found.path[1], found.made - strides_in_word);
    const Moves word = simplify(optimal::word_of(path));
    // A word whose turns can be joined where its ends meet is found again at its own length.
    if (length(word, metric_) != path.length || !distinct_.insert(key_of(word)).second) return;
    found_.push_back(word);
}

void Slot::end_round(bool is_complete) {
    std::ranges::stable_sort(roots_, std::greater{},
                             [](const Root& root) { return root.subtree.nodes; });
    if (!found_.empty() && !wants_all()) return end(Ended::exhausted);
    if (!is_complete) return;
    if (!found_.empty() && !job_.max_length) return end(Ended::exhausted);
    depth_ += parity_step();
    if (found_.empty()) lower_bound_ = depth_;
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

Progress Slot::progress() const {
    return {.depth       = depth_,
            .nodes       = lookups_,
            .elapsed     = Clock::now() - start_,
            .lower_bound = lower_bound_};
}

Done Slot::done() const {
    Done          done{.id = job_.id, .answer = {}};
    Answer&       answer = done.answer;
    const Progress now   = progress();
    answer.found         = !found_.empty();
    if (answer.found) {
        answer.solution = found_.front();
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
