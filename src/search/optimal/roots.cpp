#include "search/optimal/roots.h"

#include <array>
#include <bit>
#include <cstddef>
#include <set>
#include <tuple>

#include "cube/isomorphs.h"

namespace antipode::optimal {
namespace {

using Bytes = std::array<std::byte, sizeof(Cube)>;
using Key   = std::tuple<Bytes, unsigned, unsigned>;

// The same of positions that are isomorphic.
Key class_of(const Subtree& subtree, const Frontier::Goal& goal) {
    const CentreSet counted = goal.centres.counted;
    if (counted.empty()) return {std::bit_cast<Bytes>(representative(subtree.cube)), 0, 0};
    const CentreTwists twists = goal.centres.twists * twists_after(word_of(subtree.path));
    const CentredCube  first =
        isomorphs(CentredCube{subtree.cube, twists & counted, counted}).front();
    return {std::bit_cast<Bytes>(first.cube), first.twists.bits(), first.counted.bits()};
}

// Positions that are isomorphic are equally far from solved, so where one solution
// is enough one of them is. The word that led there says little about the others,
// therefore every step may follow.
std::vector<Subtree> without_isomorphs(const std::vector<Subtree>& subtrees,
                                       const Frontier::Goal&       goal) {
    std::vector<Subtree> different;
    std::set<Key>        seen;
    for (const Subtree& subtree : subtrees)
        if (seen.insert(class_of(subtree, goal)).second) different.push_back(subtree);
    if (different.size() == subtrees.size()) return subtrees;
    for (Subtree& subtree : different) subtree.state = StepOrder::start;
    return different;
}

}  // namespace

Subtree whole_tree(const Cube& cube) {
    Subtree tree;
    tree.cube = cube;
    return tree;
}

Subtree subtree_at(const Cube& cube, const Path& path) {
    Subtree tree = whole_tree(cube);
    for (std::size_t i = 0; i < path.length; ++i)
        tree.cube = tree.cube * split::tables().steps[path.strides[i].step()];
    tree.path = path;
    return tree;
}

std::vector<Subtree> one_step_deeper(const std::vector<Subtree>& subtrees, const StepOrder& order,
                                     const Frontier::Goal& goal) {
    std::vector<Subtree> deeper;
    for (const Subtree& subtree : subtrees)
        for (std::uint32_t steps = order.allowed(subtree.state); steps != 0; steps &= steps - 1) {
            const auto step  = static_cast<std::size_t>(std::countr_zero(steps));
            Subtree    child = subtree;
            child.cube       = subtree.cube * split::tables().steps[step];
            child.state      = order.next(subtree.state, step);
            child.path.add(Stride(step, WordEnd::front));
            deeper.push_back(child);
        }
    return goal.wanted == Frontier::Wanted::one ? without_isomorphs(deeper, goal) : deeper;
}

}  // namespace antipode::optimal
