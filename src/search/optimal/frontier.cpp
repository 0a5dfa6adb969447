#include "search/optimal/frontier.h"

#include <algorithm>
#include <functional>

#include "notation/simplify.h"

namespace antipode::optimal {

Moves word_of(const Path& path) {
    Moves              front;
    std::vector<Moves> back;
    for (std::size_t i = 0; i < path.length; ++i) {
        const Stride stride = path.strides[i];
        // A step made on the inverse undoes the last step of the solution.
        if (stride.end() == WordEnd::back)
            back.push_back(split::moves_of(split::inverse_step(stride.step())));
        else
            front.append(split::moves_of(stride.step()));
    }
    for (auto moves = back.rbegin(); moves != back.rend(); ++moves) front.append(*moves);
    return front;
}

void Frontier::add_solution(const Path& path) {
    const Moves word = simplify(word_of(path));
    if (length(word, goal_.metric) != path.length) return;
    if (((goal_.centres.twists * twists_after(word)) & goal_.centres.counted) != CentreTwists{})
        return;
    const std::lock_guard lock(mutex_);
    solutions_.push_back(word);
    if (goal_.wanted == Wanted::one) end();
}

Frontier::Frontier(std::vector<Subtree> subtrees, const Goal& goal)
    : subtrees_(std::move(subtrees)), goal_(goal) {
    for (const Subtree& subtree : subtrees_) {
        nodes_in_.push_back(subtree.nodes);
        // What was done before has its nodes of this depth, the others of the one before.
        // Those without nodes count a little, too.
        const double growth = subtree.is_done ? goal.growth : 1;
        weights_.push_back(static_cast<double>(subtree.nodes) / growth + 1);
    }
}

std::size_t Frontier::take() {
    for (;;) {
        const std::size_t number = next_.fetch_add(1, std::memory_order_relaxed);
        if (number >= size()) return size();
        if (!subtrees_[number].is_done) return number;
    }
}

void Frontier::finish(std::size_t subtree, std::uint64_t nodes) {
    const std::lock_guard lock(mutex_);
    nodes_in_[subtree]         = nodes;
    subtrees_[subtree].is_done = true;
}

double Frontier::progress() const {
    const std::lock_guard lock(mutex_);
    double                done  = 0;
    double                total = 0;
    for (std::size_t i = 0; i < subtrees_.size(); ++i) {
        total += weights_[i];
        if (subtrees_[i].is_done) done += weights_[i];
    }
    return total == 0 ? 1 : done / total;
}

std::vector<Moves> Frontier::solutions() const {
    const std::lock_guard lock(mutex_);
    return solutions_;
}

std::vector<Subtree> Frontier::subtrees_by_nodes() const {
    const std::lock_guard lock(mutex_);
    std::vector<Subtree>  sorted = subtrees_;
    for (std::size_t i = 0; i < sorted.size(); ++i) sorted[i].nodes = nodes_in_[i];
    std::ranges::stable_sort(sorted, std::greater{}, &Subtree::nodes);
    return sorted;
}

}  // namespace antipode::optimal
