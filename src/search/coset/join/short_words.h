// All words of at most three turns, numbered, with what they do.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cube/algebra.h"

namespace antipode::coset {

class ShortWords {
public:
    static constexpr unsigned longest = 3;

    ShortWords();

    // The numbers of the words of a length are one after the other.
    struct Range {
        std::uint32_t first;
        std::uint32_t last;  // one behind
    };
    Range         of_length(unsigned length) const { return lengths_[length]; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(cubes_.size()); }

    const std::vector<Move>& turns(std::uint32_t number) const { return turns_[number]; }
    const Cube&              cube(std::uint32_t number) const { return cubes_[number]; }
    const Cube&              inverse(std::uint32_t number) const { return inverses_[number]; }

    // The number of a word and one more turn.
    std::uint32_t followed(std::uint32_t number, Move m) const {
        return followed_[number][m.index()];
    }
    Face first(std::uint32_t number) const { return turns_[number].front().face(); }
    Face last(std::uint32_t number) const { return turns_[number].back().face(); }

private:
    std::vector<std::vector<Move>>                      turns_;
    std::vector<Cube>                                   cubes_;
    std::vector<Cube>                                   inverses_;
    std::vector<std::array<std::uint16_t, Move::count>> followed_;
    std::array<Range, longest + 1>                      lengths_{};
};

}  // namespace antipode::coset
