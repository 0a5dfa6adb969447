#include "search/coset/join/join.h"

#include <algorithm>

namespace antipode::coset {
namespace {

// Words from P are listed to seven turns.
constexpr unsigned first_turns  = 4;
constexpr unsigned listed_turns = first_turns + ShortWords::longest;
// Words into K are listed to six turns, and are about as long as those from P.
constexpr unsigned most_listed_into = 6;
constexpr unsigned most_into        = most_listed_into + ShortWords::longest;

static_assert(Join::shortest == listed_turns + 1);
static_assert(Join::longest == listed_turns + ShortWords::longest + most_into);

unsigned turns_into(unsigned length) {
    return std::min({(length + 1) / 2, length - listed_turns, most_into});
}

}  // namespace

std::unique_ptr<Join> Join::make(const Cube& cube, unsigned threads) {
    std::unique_ptr<Join> join(new Join(cube));
    join->find_classes();
    const auto parts = first_parts(cube, first_turns, Beginning::any);
    join->from_cube_ =
        MarkLists::make({join->places_, join->words_, threads}, parts, ShortWords::longest);
    if (!join->from_cube_) return nullptr;
    for (const FirstPart& part : first_parts(cube, first_turns - 1, Beginning::any))
        join->beginnings_.push_back(part.cube);
    return join;
}

// Of the places that symmetries of the coset take into each other, one is enough.
void Join::find_classes() {
    const auto is_first = [&](std::uint32_t place) {
        return std::ranges::all_of(symmetries_.of_axis(), [&](AxisSymmetry s) {
            return places_.image(place, s.index()) >= place;
        });
    };
    std::vector<std::uint32_t> class_of(CornerPlaces::count, ~0U);
    for (std::uint32_t place = 0; place < CornerPlaces::count; ++place) {
        if (class_of[place] == ~0U) {
            for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
                class_of[places_.image(place, s)] = static_cast<std::uint32_t>(classes_.size());
            classes_.push_back({place, {}});
        }
        if (!is_first(place)) continue;
        Class& its_class = classes_[class_of[place]];
        for (std::uint8_t s = 0; s < AxisSymmetry::count; ++s)
            if (places_.image(place, s) == its_class.place) {
                its_class.meetings.push_back({place, s});
                break;
            }
    }
    std::erase_if(classes_, [](const Class& each) { return each.meetings.empty(); });
}

std::unique_ptr<JoinedWords> JoinedWords::make(const Join& join, unsigned length,
                                               unsigned threads) {
    const unsigned into   = turns_into(length);
    const unsigned listed = std::min(into, most_listed_into);
    const unsigned first  = listed > ShortWords::longest ? listed - ShortWords::longest : 1;
    auto           parts  = first_parts(solved, first, Beginning::outside);
    auto lists = MarkLists::make({join.places(), join.words(), threads}, parts, listed - first);
    if (!lists) return nullptr;
    std::unique_ptr<JoinedWords> words(
        new JoinedWords(join, std::move(lists), into - listed, length - into - listed_turns));
    words->part_inverses_.resize(parts.back().number + 1);
    for (const FirstPart& part : parts) words->part_inverses_[part.number] = inverse(part.cube);
    return words;
}

JoinedWords::JoinedWords(const Join& join, std::unique_ptr<MarkLists> into, unsigned more_into,
                         unsigned more_from)
    : join_(join),
      into_(std::move(into)),
      wanted_{join.places(), join.words(), *into_, join.words().of_length(more_into), {}} {
    const ShortWords& words = join.words();
    for (std::uint32_t word = wanted_.endings.first; word < wanted_.endings.last; ++word)
        wanted_.matrices.push_back(MarkMap::of_turns(words.cube(word)).matrix());
    // Where words meet, commuting turns have one order: but symmetries of the coset may exchange
    // it, and then the image of a word meets elsewhere, at a place that is left out.
    const bool is_symmetric = join.symmetries().count() > 1;
    const auto from         = words.of_length(more_from);
    for (std::size_t i = 0; i < AxisSymmetry::count; ++i) {
        const Symmetry s    = symmetry(axis_symmetry(i));
        const MarkMap  seen = MarkMap::of_symmetry(axis_symmetry(i));
        for (std::uint32_t word = from.first; word < from.last; ++word)
            endings_[i].push_back(
                {.word   = word,
                 .matrix = MarkMap::of_turns(words.cube(word)).then(seen).matrix(),
                 .cube   = words.cube(word) * symmetry_cubes[s.index()]});
        for (Face last : all_faces)
            for (Face next : all_faces)
                if (may_follow(last, next) || (is_symmetric && last != next))
                    may_begin_[i][index(last)] = static_cast<std::uint8_t>(
                        may_begin_[i][index(last)] | 1U << index(image(s, next)));
    }
}

}  // namespace antipode::coset
