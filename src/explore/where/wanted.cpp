#include "explore/where/wanted.h"

#include <algorithm>
#include <memory>

namespace antipode {
namespace wanted_detail {

using structure::Demands;
using structure::WantedPart;
using structure::WantedSet;
using where::Node;
using where::Operation;

// A part of the condition that has to be true, or untrue.
struct Literal {
    std::size_t node;
    bool        wanted;
};

using Conjunction = std::vector<Literal>;

// More parts than this are not worth their while: then the disjunction is tested instead.
constexpr std::size_t most_parts = 64;

class Normalizer {
public:
    explicit Normalizer(const CubeCondition& condition) : condition_(condition) {}

    std::vector<Conjunction> normal_form(Literal literal) const {
        const Node& node = condition_.nodes()[literal.node];
        if (node.operation == Operation::constant) return truth_of(node.number != 0, literal);
        if (condition_.is_of_group(literal.node)) return {{literal}};
        if (node.operation == Operation::negation) return normal_form({node.left, !literal.wanted});
        const bool joins =
            node.operation == Operation::conjunction || node.operation == Operation::disjunction;
        if (!joins) return {{literal}};
        const auto left  = normal_form({node.left, literal.wanted});
        const auto right = normal_form({node.right, literal.wanted});
        auto       all   = (node.operation == Operation::conjunction) == literal.wanted
                               ? both(left, right)
                               : either(left, right);
        if (all.size() > most_parts) return {{literal}};
        return all;
    }

private:
    static std::vector<Conjunction> truth_of(bool is_true, Literal literal) {
        if (is_true == literal.wanted) return {{}};
        return {};
    }

    static std::vector<Conjunction> either(std::vector<Conjunction>        left,
                                           const std::vector<Conjunction>& right) {
        left.insert(left.end(), right.begin(), right.end());
        return left;
    }

    static std::vector<Conjunction> both(const std::vector<Conjunction>& left,
                                         const std::vector<Conjunction>& right) {
        std::vector<Conjunction> all;
        for (const Conjunction& a : left)
            for (const Conjunction& b : right) {
                all.push_back(a);
                all.back().insert(all.back().end(), b.begin(), b.end());
            }
        return all;
    }

    const CubeCondition& condition_;
};

bool demand_home(Demands& demands, const Node& node, bool wanted) {
    const PieceSet pieces = node.row->needs(node.arguments);
    const int      count  = std::popcount(pieces.corners) + std::popcount(pieces.edges);
    // That one of several pieces is not home cannot be said piece by piece.
    if (!wanted && (!node.row->needs_suffice || count != 1)) return false;
    for (const PieceKind kind : {PieceKind::corner, PieceKind::edge}) {
        const std::uint32_t of_kind = kind == PieceKind::corner ? pieces.corners : pieces.edges;
        if (of_kind == 0) continue;
        demands.keep(kind, [&](structure::Placement placement) {
            return (of_kind >> placement.slot & 1) == 0
                   || (placement.cubie == Cubie(placement.slot, 0)) == wanted;
        });
    }
    return node.row->needs_suffice;
}

// name == "text", or the other way round.
bool demand_comparison(Demands& demands, const CubeCondition& condition, Literal literal) {
    const Node& node = condition.nodes()[literal.node];
    if (node.operation != Operation::equal && node.operation != Operation::unequal) return false;
    const Node* fact = &condition.nodes()[node.left];
    const Node* text = &condition.nodes()[node.right];
    if (fact->operation != Operation::fact) std::swap(fact, text);
    if (fact->operation != Operation::fact || text->operation != Operation::constant
        || fact->row->demand_text == nullptr)
        return false;
    return fact->row->demand_text(demands, text->text,
                                  literal.wanted == (node.operation == Operation::equal));
}

// Whether the demands say all of it.
bool demand(Demands& demands, const CubeCondition& condition, Literal literal) {
    const Node& node = condition.nodes()[literal.node];
    if (node.operation != Operation::fact) return demand_comparison(demands, condition, literal);
    if (node.row->demand) return node.row->demand(demands, node.arguments, literal.wanted);
    return node.row->needs != nullptr && demand_home(demands, node, literal.wanted);
}

// The smallest groups that fit; of those that the isomorphisms take to each other, one.
std::vector<IsomorphismSet> smallest_groups(const WantedPart& part, const IsomorphismSet& alike) {
    const auto                  movers = members_of(alike);
    std::vector<IsomorphismSet> smallest;
    std::vector<IsomorphismSet> known;  // with all that they are taken to
    const auto&                 groups = isomorphism_subgroups();
    for (std::size_t i = groups.size(); i-- > 0;) {
        const IsomorphismSet& group = groups[i];
        const auto is_in = [&](const IsomorphismSet& small) { return contains(group, small); };
        if (std::ranges::any_of(known, is_in) || !part.group_fits(group)) continue;
        smallest.push_back(group);
        for (const Isomorphism g : movers) known.push_back(conjugated(group, g));
    }
    return smallest;
}

WantedPart part_of(const std::shared_ptr<const CubeCondition>& condition,
                   const Conjunction& literals, const IsomorphismSet& same) {
    WantedPart  part;
    Conjunction of_group;
    for (const Literal literal : literals) {
        part.keeps &= condition->keeps(literal.node);
        if (condition->is_of_group(literal.node))
            of_group.push_back(literal);
        else {
            part.keeps_but_for_group &= condition->keeps(literal.node);
            part.is_exact = demand(part.demands, *condition, literal) && part.is_exact;
        }
    }
    part.is_member = [condition, literals](const CentredCube& cube) {
        return std::ranges::all_of(literals, [&](Literal literal) {
            const bool truth = cube.counted.empty() ? condition->truth(literal.node, cube.cube)
                                                    : condition->truth(literal.node, cube);
            return truth == literal.wanted;
        });
    };
    if (of_group.empty()) return part;
    part.group_fits = [condition, of_group](const IsomorphismSet& group) {
        return std::ranges::all_of(of_group, [&](Literal literal) {
            return condition->truth(literal.node, group) == literal.wanted;
        });
    };
    part.subgroups = smallest_groups(part, part.keeps & same);
    return part;
}

}  // namespace wanted_detail

structure::WantedSet wanted_positions(const CubeCondition& condition, const IsomorphismSet& same) {
    using namespace wanted_detail;
    const auto shared = std::make_shared<const CubeCondition>(condition);
    WantedSet  wanted{.parts = {}, .same = same};
    for (const Conjunction& literals :
         Normalizer(condition).normal_form({condition.nodes().size() - 1, true}))
        wanted.parts.push_back(part_of(shared, literals, same));
    return wanted;
}

}  // namespace antipode
