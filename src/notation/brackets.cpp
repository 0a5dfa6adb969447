#include "notation/brackets.h"

#include <algorithm>
#include <vector>

#include "notation/print.h"
#include "notation/simplify.h"
#include "notation/transform.h"

namespace antipode {
namespace {

// Each half turn can be two quarter turns of either sense, and neighbours of opposite
// faces can stand either way: so many spellings of a word are tried at most.
constexpr std::size_t most_spellings = 4096;
constexpr std::size_t longest_word   = 60;

Moves part_of(const Moves& word, std::size_t from, std::size_t length) {
    Moves part;
    for (std::size_t i = from; i < from + length; ++i) part.push_back(word[i]);
    return part;
}

Moves chained(Moves first, const Moves& second) {
    first.append(second);
    return first;
}

// Whether `length` turns from `at` are undone by those from `back`.
bool are_opposite(const Moves& word, std::size_t at, std::size_t back, std::size_t length) {
    for (std::size_t i = 0; i < length; ++i)
        if (word[back + i] != inverse(word[at + length - 1 - i])) return false;
    return true;
}

std::string commutator_text(const Moves& a, const Moves& b) {
    return "[" + to_text(simplify(a)) + ", " + to_text(simplify(b)) + "]";
}

// X Y Z X' Y' Z' with lengths x, y and the rest z; Z may be empty.
std::optional<std::string> commutator_of(const Moves& word) {
    if (word.size() < 4 || word.size() % 2 != 0) return std::nullopt;
    const std::size_t half = word.size() / 2;
    for (std::size_t z = 0; z + 2 <= half; ++z)
        for (std::size_t x = 1; x + z < half; ++x) {
            const std::size_t y = half - x - z;
            if (!are_opposite(word, 0, half, x) || !are_opposite(word, x, half + x, y)
                || !are_opposite(word, x + y, half + x + y, z))
                continue;
            const Moves first  = part_of(word, 0, x);
            const Moves second = part_of(word, x, y);
            const Moves third  = part_of(word, x + y, z);
            if (z == 0) return commutator_text(first, second);
            return commutator_text(chained(first, second), chained(third, inverse(first)));
        }
    return std::nullopt;
}

// The turns that surround the word and undo each other.
std::size_t surrounding(const Moves& word) {
    std::size_t outside = 0;
    while (2 * (outside + 1) < word.size()
           && word[word.size() - 1 - outside] == inverse(word[outside]))
        ++outside;
    return outside;
}

std::string conjugate_text(const Moves& by, const std::string& inside) {
    const Moves short_by = simplify(by);
    return short_by.empty() ? inside : "[" + to_text(short_by) + ": " + inside + "]";
}

// With the core rotated until it is a commutator: core = P Q, and Q P is one. Then
// the core is [P: Q P]; Q' serves as well as P, so the shorter of the two is taken.
std::optional<std::string> surrounded_commutator(const Moves& word) {
    const std::size_t outside = surrounding(word);
    const Moves       around  = part_of(word, 0, outside);
    const Moves       core    = part_of(word, outside, word.size() - 2 * outside);
    for (std::size_t step = 0; step < core.size(); ++step) {
        // 0, 1, n-1, 2, n-2 …: short rotations either way come first.
        const std::size_t by =
            step % 2 == 1 ? (step + 1) / 2 : (core.size() - step / 2) % core.size();
        const Moves p          = part_of(core, 0, by);
        const Moves q          = part_of(core, by, core.size() - by);
        const auto  commutator = commutator_of(chained(q, p));
        if (!commutator) continue;
        return conjugate_text(chained(around, p.size() <= q.size() ? p : inverse(q)), *commutator);
    }
    return std::nullopt;
}

// All ways to write the word that simplify() makes the same.
class Spellings {
public:
    explicit Spellings(const Moves& word) { spell(word, 0, {}); }
    const std::vector<Moves>& all() const { return spellings_; }

private:
    void spell(const Moves& word, std::size_t at, const Moves& before) {
        if (spellings_.size() == most_spellings) return;
        if (at == word.size()) return spellings_.push_back(before);
        for (const Moves& turn : ways_of(word[at])) {
            const bool pair =
                at + 1 < word.size() && word[at + 1].face() == opposite(word[at].face());
            if (!pair) {
                spell(word, at + 1, chained(before, turn));
                continue;
            }
            for (const Moves& other : ways_of(word[at + 1])) {
                spell(word, at + 2, chained(chained(before, turn), other));
                spell(word, at + 2, chained(chained(before, other), turn));
            }
        }
    }

    static std::vector<Moves> ways_of(Move move) {
        if (move.turn() != Turn::half) return {Moves{move}};
        const Move clockwise(move.face(), Turn::clockwise);
        const Move counter(move.face(), Turn::counter);
        return {Moves{move}, Moves{clockwise, clockwise}, Moves{counter, counter}};
    }

    std::vector<Moves> spellings_;
};

}  // namespace

std::optional<std::string> bracket_form(const Moves& word) {
    const Moves short_word = simplify(word);
    if (short_word.size() < 3 || short_word.size() > longest_word) return std::nullopt;
    const Spellings            spellings(short_word);
    std::optional<std::string> shortest;
    for (const Moves& spelling : spellings.all())
        if (auto text = surrounded_commutator(spelling);
            text && (!shortest || text->size() < shortest->size()))
            shortest = std::move(text);
    if (shortest) return shortest;
    // No commutator, but perhaps something between a word and its inverse.
    for (const Moves& spelling : spellings.all())
        if (const std::size_t outside = surrounding(spelling); outside > 0)
            return conjugate_text(
                part_of(spelling, 0, outside),
                to_text(simplify(part_of(spelling, outside, spelling.size() - 2 * outside))));
    return std::nullopt;
}

}  // namespace antipode
