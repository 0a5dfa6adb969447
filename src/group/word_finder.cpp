#include "group/word_finder.h"

#include <string>

#include "group/messages.h"

namespace antipode {
namespace {

std::vector<std::string> first_of_base(const StabilizerChain& group, std::size_t count) {
    std::vector<std::string> points;
    for (std::size_t i = 0; i < count; ++i) points.push_back(std::to_string(group.base()[i]));
    return points;
}

Error not_a_member(const StabilizerChain& group, const Permutation& element) {
    if (element.degree() != group.degree())
        return {.message =
                    group_message<"permutation-of-other-degree">(element.degree(), group.degree())};
    const auto [residue, level] = group.sift(element);
    std::size_t moved           = level < group.depth() ? group.base()[level] : 0;
    while (residue[moved] == moved) ++moved;
    return {.message = group_message<"permutation-not-in-group">(first_of_base(group, level), moved,
                                                                 residue[moved])};
}

}  // namespace

WordFinder::WordFinder(StabilizerChain group, std::unique_ptr<const GeneratorAlphabet> alphabet,
                       std::unique_ptr<const WordBall> ball, WordTables tables)
    : group_(std::move(group)),
      alphabet_(std::move(alphabet)),
      ball_(std::move(ball)),
      tables_(std::move(tables)) {}

Result<WordFinder> WordFinder::prepare(const StabilizerChain& group, std::size_t ball_size) {
    auto alphabet = std::make_unique<const GeneratorAlphabet>(group.degree(), group.generators());
    auto ball     = std::make_unique<const WordBall>(*alphabet, ball_size);
    auto tables   = WordTables::build(group, *alphabet, *ball);
    if (!tables) return tables.error();
    return WordFinder(group, std::move(alphabet), std::move(ball), *std::move(tables));
}

Result<Word> WordFinder::word(const Permutation& element) const {
    if (!group_.contains(element)) return not_a_member(group_, element);
    const Letters letters = shortest_found(element);
    assert(alphabet_->product(letters) == element);
    return simplified(alphabet_->word(letters), group_.generators());
}

// The tables give one word per element, good or bad. So every element of the
// ball is tried as the beginning of the word, with the tables, or better the
// ball again, for its end. This more than halves the words.
Letters WordFinder::shortest_found(const Permutation& element) const {
    struct {
        std::size_t beginning;
        Permutation end;
        std::size_t length;
    } best = {0, element, tables_.length(element)};
    for (std::size_t i = 0; i < ball_->size() && ball_->length(i) < best.length; ++i) {
        const std::size_t left   = best.length - ball_->length(i);
        Permutation       end    = inverse(ball_->element(i)) * element;
        const auto        found  = ball_->find(end.images());
        const std::size_t length = found ? ball_->length(*found) : tables_.length(end, left);
        if (length < left) best = {i, std::move(end), ball_->length(i) + length};
    }
    const auto found = ball_->find(best.end.images());
    return joined(ball_->word(best.beginning),
                  found ? ball_->word(*found) : tables_.word(best.end));
}

}  // namespace antipode
