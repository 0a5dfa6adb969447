#include "search/coset/join/short_words.h"

namespace antipode::coset {

ShortWords::ShortWords() {
    const auto add = [&](std::vector<Move> turns, const Cube& cube) {
        turns_.push_back(std::move(turns));
        cubes_.push_back(cube);
        inverses_.push_back(antipode::inverse(cube));
    };
    add({}, solved);
    lengths_[0] = {0, 1};
    for (unsigned length = 1; length <= longest; ++length) {
        const Range before = lengths_[length - 1];
        for (std::uint32_t number = before.first; number < before.last; ++number) {
            followed_.resize(number + 1);
            for (Move m : all_moves) {
                if (number != 0 && !may_follow(last(number), m.face())) continue;
                followed_[number][m.index()] = static_cast<std::uint16_t>(size());
                std::vector<Move> turns      = turns_[number];
                turns.push_back(m);
                add(std::move(turns), cubes_[number] * m);
            }
        }
        lengths_[length] = {before.last, size()};
    }
}

}  // namespace antipode::coset
