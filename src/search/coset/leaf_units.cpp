#include <algorithm>

#include "search/coset/leaf_search.h"

namespace antipode::coset {
namespace {

constexpr unsigned turns_of_a_unit = 3;

bool is_inner(Move m) {
    return std::find(inner_turns.begin(), inner_turns.end(), m) != inner_turns.end();
}

class UnitMaker {
public:
    UnitMaker(const two_phase::Tables& tables, const CosetSymmetries& symmetries)
        : succession_(tables.succession()), symmetries_(symmetries) {}

    std::vector<LeafUnit> make(unsigned length, unsigned turns) {
        extend(
            {.cube = solved, .state = Succession::start, .left = static_cast<std::uint8_t>(length)},
            length - turns);
        return std::move(units_);
    }

private:
    // Units have the word's own cube until they are kept.
    void extend(const LeafUnit& unit, unsigned left_in_the_end) {
        if (unit.left == left_in_the_end) return keep(unit);
        for (Move m : all_moves) {
            const std::uint8_t next = succession_.next(unit.state, m.index());
            if (next == Succession::forbidden) continue;
            extend({.cube        = unit.cube * m,
                    .state       = next,
                    .ends_inside = is_inner(m),
                    .left        = static_cast<std::uint8_t>(unit.left - 1)},
                   left_in_the_end);
        }
    }

    // A symmetry may exchange the order of commuting turns at the end of what is made and
    // at the beginning of what follows. With symmetries, everything may follow.
    void keep(LeafUnit unit) {
        if (!is_first_of_its_images(unit.cube)) return;
        unit.cube = symmetries_.cube() * unit.cube;
        if (symmetries_.count() > 1) unit.state = Succession::start;
        units_.push_back(unit);
    }

    bool is_first_of_its_images(const Cube& word) const {
        return std::ranges::all_of(symmetries_.symmetries(), [&](Symmetry s) {
            return !comes_before(conjugate(word, s), word);
        });
    }

    static bool comes_before(const Cube& a, const Cube& b) {
        const auto bits = [](const Cubie& c) { return c.bits(); };
        if (a.edges != b.edges)
            return std::ranges::lexicographical_compare(a.edges, b.edges, {}, bits, bits);
        return std::ranges::lexicographical_compare(a.corners, b.corners, {}, bits, bits);
    }

    const Succession&      succession_;
    const CosetSymmetries& symmetries_;
    std::vector<LeafUnit>  units_;
};

}  // namespace

std::vector<LeafUnit> leaf_units(const two_phase::Tables& tables, const CosetSymmetries& symmetries,
                                 unsigned length) {
    const bool is_long = length >= CompletionTable::length + turns_of_a_unit;
    return UnitMaker(tables, symmetries).make(length, is_long ? turns_of_a_unit : 0);
}

}  // namespace antipode::coset
