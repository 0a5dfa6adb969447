// For each level of a stabilizer chain and each point of its orbit, a short word
// whose element takes the base point there and fixes the base points before it.
// With all of them known, every element of the group is a product of one word
// per level (Minkwitz, "An algorithm for solving the factorization problem in
// permutation groups", 1998). How the words are made short: docs/theory/groups.md.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "base/result.h"
#include "group/stabilizer_chain.h"
#include "group/word_ball.h"

namespace antipode {

class WordTables {
public:
    static constexpr std::size_t longest_word = 1'000'000;
    static constexpr std::size_t unbounded    = std::numeric_limits<std::size_t>::max();

    // Wrong only if some table word would have more than longest_word letters.
    // The alphabet must outlive the tables, and spell the group's generators.
    static Result<WordTables> build(const StabilizerChain& group, const GeneratorAlphabet& alphabet,
                                    const WordBall& ball);

    // A word for an element of the group, and how many letters that word has;
    // counting ends when `bound` is reached.
    Letters     word(Permutation element) const;
    std::size_t length(Permutation element, std::size_t bound = unbounded) const;

private:
    struct Entry {
        Permutation to;    // takes the base point of its level to its place in the table
        Permutation back;  // the inverse
        Letters     word;  // of `to`
    };
    struct Cell {
        std::size_t level;
        Point       point;
    };
    enum class Use { none, stored };

    WordTables(const StabilizerChain& group, const GeneratorAlphabet& alphabet);

    bool is_complete() const;
    bool is_shorter(Cell cell, std::size_t length) const;
    void put(Cell cell, Permutation to, Letters word);
    template <class Image>
    std::optional<Cell> landing(Image image) const;

    void                 fill_by_pairs(const WordBall& ball);
    void                 offer_pairs(std::size_t level, std::span<const std::uint32_t> bucket,
                                     const WordBall& ball);
    void                 improve(const WordBall& ball);
    Use                  improve_by_conjugates(const WordBall& ball);
    Use                  improve_by_products();
    std::optional<Error> close();
    Use                  close_level(std::size_t level);
    Use                  sift(const Entry& a, const Entry& b, std::size_t bound);

    std::vector<Entry> shortest_entries() const;
    std::vector<Entry> generators_of(std::size_t level) const;

    const GeneratorAlphabet*                       alphabet_;
    std::vector<Point>                             base_;
    std::vector<std::vector<Point>>                orbits_;
    std::vector<std::vector<std::optional<Entry>>> table_;  // [level][point]
};

}  // namespace antipode
