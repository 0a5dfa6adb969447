#include "solvers/restricted/exact_search.h"

#include <bit>

#include "notation/simplify.h"
#include "solvers/restricted/turned.h"

namespace antipode {

std::optional<Moves> ExactSearch::of_length(const Cube& cube, unsigned length) {
    word_.clear();
    length_ = length;
    ahead_  = length > ball_.radius() ? length - ball_.radius() : 0;
    if (!walk(cube, 0, TurnRules::none)) return std::nullopt;
    return Moves(word_);
}

bool ExactSearch::walk(const Cube& cube, unsigned spent, Step last) {
    if (!runner_.goes_on()) return false;
    if (spent >= ahead_) {
        if (ball_.distance(cube) + spent != length_) return false;
        const auto rest = ball_.word(cube);
        if (!rest) return false;
        word_.insert(word_.end(), rest->begin(), rest->end());
        return true;
    }
    const TurnRules& rules = runner_.pursuit().rules();
    for (StepMask rest = rules.after(last); rest != 0; rest &= rest - 1) {
        const Step step = static_cast<Step>(std::countr_zero(rest));
        if (spent + rules.cost(step) > length_) continue;
        word_.push_back(rules.move(step));
        if (walk(turned(cube, word_.back()), spent + rules.cost(step), step)) return true;
        word_.pop_back();
    }
    return false;
}

namespace {

struct Window {
    std::size_t first;
    std::size_t end;
};

Moves piece_of(const Moves& word, Window window) {
    Moves piece;
    for (std::size_t i = window.first; i < window.end; ++i) piece.push_back(word[i]);
    return piece;
}

// As much of the word from `first` on as costs at most `cost`.
Window window_from(const Moves& word, std::size_t first, unsigned cost, const TurnRules& rules) {
    Window window = {first, first};
    while (window.end < word.size()
           && rules.length(rules.spelled(piece_of(word, {first, window.end + 1}))) <= cost)
        ++window.end;
    return window;
}

// A shorter word that does the same as the piece.
std::optional<Moves> replacement(const Moves& piece, const Ball& ball, Runner& runner) {
    const TurnRules& rules  = runner.pursuit().rules();
    const Cube       undone = inverse(after(piece));
    const unsigned   length = rules.length(rules.spelled(piece));
    for (unsigned shorter = 0; shorter < length; ++shorter)
        if (auto found = ExactSearch(ball, runner).of_length(undone, shorter)) return found;
    return std::nullopt;
}

Moves replaced(const Moves& word, Window window, const Moves& piece) {
    Moves result = piece_of(word, {0, window.first});
    result.append(piece);
    result.append(piece_of(word, {window.end, word.size()}));
    return simplify(result);
}

}  // namespace

void shorten_windows(const Ball& ball, unsigned ahead, Runner& runner) {
    Pursuit&    pursuit = runner.pursuit();
    Moves       word    = simplify(pursuit.best());
    std::size_t first   = 0;
    while (first < word.size() && !pursuit.is_over()) {
        const Window window = window_from(word, first, ball.radius() + ahead, pursuit.rules());
        const auto   piece  = replacement(piece_of(word, window), ball, runner);
        if (!piece) {
            ++first;
            continue;
        }
        word = replaced(word, window, *piece);
        pursuit.offer(word);
        first = 0;
    }
}

}  // namespace antipode
