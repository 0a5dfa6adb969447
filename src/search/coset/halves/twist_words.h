// Words of five turns, put together by the twists they lead to; and words of a few turns that
// come behind them.
//
// A turn behind a word acts on the twists and, as a matrix, on the marks of the edges
// (join/edge_marks.h): so the words of nine turns that lead to given twists are, for each word of
// four turns, those of one list, with mapped marks. There are 262 in a list: they fit in the
// nearest cache, with all that is kept of them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/huge_array.h"
#include "coordinates/orientation.h"
#include "search/coset/join/mark_lists.h"

namespace antipode::coset {

struct WordOfTurns {
    Cube              cube;  // what it does
    std::vector<Move> turns;
};
// All words of so many turns, from the solved cube. Of commuting turns there is one order.
std::vector<WordOfTurns> words_of(unsigned turns);

class TwistWords {
public:
    static constexpr unsigned turns = 5;

    // A word, where it leads, and what is to be kept of it.
    struct Word {
        Cube         reached;
        Cube         kept;
        std::uint8_t last = 0;  // a bit for the face of its last turn
        std::uint8_t note = 0;
    };
    explicit TwistWords(const std::vector<Word>& words);

    // The rows of marks may be read 64 bytes behind their end.
    MarkSpan marks(std::uint32_t twist) const {
        const std::size_t first = first_[twist];
        return {{rows_[0].data() + first, rows_[1].data() + first, rows_[2].data() + first},
                first_[twist + 1] - first_[twist]};
    }
    std::uint32_t       first(std::uint32_t twist) const { return first_[twist]; }
    const Cube*         kept() const { return kept_.data(); }
    const Cube*         kept(std::uint32_t twist) const { return kept_.data() + first_[twist]; }
    const std::uint8_t* last(std::uint32_t twist) const { return last_.data() + first_[twist]; }
    const std::uint8_t* note(std::uint32_t twist) const { return note_.data() + first_[twist]; }
    // Before the marks and last faces of a list are read.
    void prefetch(std::uint32_t twist) const {
        constexpr std::uint32_t line = 64;
        for (std::uint32_t i = first_[twist]; i < first_[twist + 1] + line; i += line) {
            for (const auto& row : rows_) __builtin_prefetch(row.data() + i);
            __builtin_prefetch(last_.data() + i);
        }
    }

private:
    std::vector<std::uint32_t>               first_;  // by twist, and one more
    std::array<std::vector<std::uint8_t>, 3> rows_;
    HugeArray<Cube>                          kept_;
    std::vector<std::uint8_t>                last_;
    std::vector<std::uint8_t>                note_;
};

// All words from a cube, with the cubes they lead to.
TwistWords words_from(const Cube& cube);

// All words from H that begin with a turn not of H, with their inverses; but of the two directions
// of the first turn only one. The note is its face. If the second turn is the half turn of the
// opposite face, the inverse could as well end with that, which is a turn of H: these are left out.
TwistWords words_from_h();

}  // namespace antipode::coset
