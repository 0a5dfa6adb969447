#include "search/coset/halves/twist_words.h"

#include <numeric>

namespace antipode::coset {
namespace {

constexpr std::size_t room_behind = 64;

std::uint8_t face_bit(Move m) { return static_cast<std::uint8_t>(1U << index(m.face())); }

bool is_half_of_two(const std::vector<Move>& turns) {
    return index(turns[0].face()) % 3 != 0 && turns[0].turn() == Turn::clockwise;
}

bool may_end_in_h(const std::vector<Move>& turns) {
    return turns[1].face() == opposite(turns[0].face()) && turns[1].turn() == Turn::half;
}

}  // namespace

std::vector<WordOfTurns> words_of(unsigned turns) {
    std::vector<WordOfTurns> words = {{solved, {}}};
    for (unsigned turn = 0; turn < turns; ++turn) {
        std::vector<WordOfTurns> longer;
        for (const WordOfTurns& word : words)
            for (Move m : all_moves) {
                if (turn > 0 && !may_follow(word.turns.back().face(), m.face())) continue;
                longer.push_back({word.cube * m, word.turns});
                longer.back().turns.push_back(m);
            }
        words = std::move(longer);
    }
    return words;
}

TwistWords::TwistWords(const std::vector<Word>& words)
    : first_(CornerTwist::size + 1),
      kept_(words.size()),
      last_(words.size() + room_behind),
      note_(words.size()) {
    for (auto& row : rows_) row.resize(words.size() + room_behind);
    for (const Word& word : words) ++first_[CornerTwist::of(word.reached).value()];
    std::exclusive_scan(first_.begin(), first_.end(), first_.begin(), 0U);
    std::vector<std::uint32_t> next = first_;
    for (const Word& word : words) {
        const std::uint32_t at    = next[CornerTwist::of(word.reached).value()]++;
        const EdgeMarks     marks = EdgeMarks::of(word.reached);
        for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i][at] = marks.bytes[i];
        kept_[at] = word.kept;
        last_[at] = word.last;
        note_[at] = word.note;
    }
}

TwistWords words_from(const Cube& cube) {
    std::vector<TwistWords::Word> words;
    for (const WordOfTurns& word : words_of(TwistWords::turns)) {
        const Cube reached = cube * word.cube;
        words.push_back({reached, reached, face_bit(word.turns.back()), 0});
    }
    return TwistWords(words);
}

TwistWords words_from_h() {
    std::vector<TwistWords::Word> words;
    for (const WordOfTurns& word : words_of(TwistWords::turns))
        if (is_half_of_two(word.turns) && !may_end_in_h(word.turns))
            words.push_back({word.cube, inverse(word.cube), face_bit(word.turns.back()),
                             static_cast<std::uint8_t>(index(word.turns.front().face()))});
    return TwistWords(words);
}

}  // namespace antipode::coset
