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
    const std::lock_guard lock(mutex_);
    solutions_.push_back(word);
    if (goal_.wanted == Wanted::one) end();
}

double Frontier::progress() const {
    // Subtrees without nodes at the depth before count a little, too.
    const auto weight = [](const Subtree& subtree) {
        return static_cast<double>(subtree.nodes) + 1;
    };
    const auto taken = static_cast<std::ptrdiff_t>(
        std::min(next_.load(std::memory_order_relaxed), subtrees_.size()));
    double done  = 0;
    double total = 0;
    for (const Subtree& subtree : subtrees_) total += weight(subtree);
    for (auto i = subtrees_.begin(); i != subtrees_.begin() + taken; ++i) done += weight(*i);
    return total == 0 ? 1 : done / total;
}

std::vector<Subtree> Frontier::subtrees_by_nodes() const {
    std::vector<Subtree> sorted = subtrees_;
    for (std::size_t i = 0; i < sorted.size(); ++i) sorted[i].nodes = nodes_in_[i];
    std::ranges::stable_sort(sorted, std::greater{}, &Subtree::nodes);
    return sorted;
}

}  // namespace antipode::optimal
