#include "search/coset/halves/word_halves.h"

#include <algorithm>

namespace antipode::coset {
namespace {

constexpr unsigned most_behind = 4;
static_assert(HalvesOfLength::longest == 2 * (TwistWords::turns + most_behind));

// Second halves are as long as first ones, or longer by a turn: they are listed for one of many
// twists, and first halves are not.
HalvesOfLength::Cut cut_of(unsigned length) {
    const unsigned behind = length - 2 * TwistWords::turns;
    return {behind / 2, (behind + 1) / 2};
}

std::uint8_t faces_before(Face next) {
    unsigned faces = 0;
    for (Face before : all_faces)
        if (may_follow(before, next)) faces |= 1U << index(before);
    return static_cast<std::uint8_t>(faces);
}

// Where halves meet, commuting turns have one order: but symmetries of the coset may exchange it,
// and then the image of a word meets elsewhere, at twists that are left out.
std::uint8_t faces_behind(Face last, Symmetry seen, bool is_coset_symmetric) {
    unsigned faces = 0;
    for (Face next : all_faces)
        if (may_follow(last, next) || (is_coset_symmetric && last != next))
            faces |= 1U << index(image(seen, next));
    return static_cast<std::uint8_t>(faces);
}

}  // namespace

WordHalves::WordHalves(const Cube& cube, Extent extent)
    : symmetries_(cube, extent), from_cube_(words_from(cube)), from_h_(words_from_h()) {
    find_classes();
}

// Of the twists that symmetries of the coset take into each other, one is enough.
void WordHalves::find_classes() {
    const auto is_first = [&](std::uint32_t twist) {
        return std::ranges::all_of(symmetries_.of_axis(), [&](AxisSymmetry s) {
            return steps_.image(twist, s.index()) >= twist;
        });
    };
    std::vector<std::uint32_t> class_of(CornerTwist::size, ~0U);
    for (std::uint32_t twist = 0; twist < CornerTwist::size; ++twist) {
        if (class_of[twist] == ~0U) {
            for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
                class_of[steps_.image(twist, s)] = static_cast<std::uint32_t>(classes_.size());
            classes_.push_back({twist, {}});
        }
        if (!is_first(twist)) continue;
        Class& its_class = classes_[class_of[twist]];
        for (std::uint8_t s = 0; s < AxisSymmetry::count; ++s)
            if (steps_.image(twist, s) == its_class.twist) {
                its_class.meetings.push_back({twist, s});
                break;
            }
    }
    std::erase_if(classes_, [](const Class& each) { return each.meetings.empty(); });
}

HalvesOfLength::HalvesOfLength(const WordHalves& halves, unsigned length)
    : HalvesOfLength(halves, cut_of(length)) {}

HalvesOfLength::HalvesOfLength(const WordHalves& halves, const Cut& cut) : halves_(halves) {
    make_endings(cut.behind_first);
    make_second(cut.behind_second);
    for (std::size_t i = 0; i < AxisSymmetry::count; ++i) {
        const Symmetry s = symmetry(axis_symmetry(i));
        for (const PairTurn turn :
             {PairTurn::right, PairTurn::left, PairTurn::front, PairTurn::back})
            half_turns_[i][index(image(s, move_of(turn).face()))] = turn;
    }
}

void HalvesOfLength::make_endings(unsigned more) {
    const bool is_symmetric = halves_.symmetries().count() > 1;
    for (const WordOfTurns& word : words_of(more)) {
        const MarkMap map = MarkMap::of_turns(word.cube);
        for (std::size_t i = 0; i < AxisSymmetry::count; ++i) {
            const Symmetry s = symmetry(axis_symmetry(i));
            endings_[i].push_back(
                {.matrix      = map.then(MarkMap::of_symmetry(axis_symmetry(i))).matrix(),
                 .cube        = word.cube * symmetry_cubes[s.index()],
                 .before      = faces_before(word.turns.front().face()),
                 .may_be_next = faces_behind(word.turns.back().face(), s, is_symmetric)});
        }
        turns_.push_back(word.turns);
    }
}

void HalvesOfLength::make_second(unsigned more) {
    for (const WordOfTurns& word : words_of(more))
        second_.push_back(
            {.turns   = word.turns,
             .matrix  = MarkMap::of_turns(word.cube).matrix(),
             .inverse = inverse(word.cube),
             .before  = faces_before(word.turns.front().face()),
             .last    = static_cast<std::uint8_t>(1U << index(word.turns.back().face()))});
}

}  // namespace antipode::coset
