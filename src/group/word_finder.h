// Writes an element of a permutation group as a short word in its generators.
//
//     const StabilizerChain group(48, six_face_turns);
//     const auto finder = WordFinder::prepare(group);      // a fraction of a second
//     const Result<Word> word = finder->word(superflip);   // about 45 letters on average
//
// The words are short, not shortest. When the group is small enough to be listed
// (see usual_ball_size) they are shortest, counted in powers of generators. The same
// generators and element always give the same word.
#pragma once

#include <memory>

#include "base/result.h"
#include "group/stabilizer_chain.h"
#include "group/word.h"
#include "group/word_tables.h"

namespace antipode {

class WordFinder {
public:
    // How many elements are listed with a shortest word. Seven times as many make
    // words of the cube group a tenth shorter and everything ten times slower.
    static constexpr std::size_t usual_ball_size = 100'000;

    // Wrong only if the generators need words longer than
    // WordTables::longest_word.
    static Result<WordFinder> prepare(const StabilizerChain& group,
                                      std::size_t            ball_size = usual_ball_size);

    // Wrong if the element is not in the group; the message says what it does
    // that no member does. Indices in the word are those of group.generators().
    Result<Word> word(const Permutation& element) const;

private:
    WordFinder(StabilizerChain group, std::unique_ptr<const GeneratorAlphabet> alphabet,
               std::unique_ptr<const WordBall> ball, WordTables tables);

    Letters shortest_found(const Permutation& element) const;

    StabilizerChain                          group_;
    std::unique_ptr<const GeneratorAlphabet> alphabet_;  // its address is known to the tables
    std::unique_ptr<const WordBall>          ball_;
    WordTables                               tables_;
};

}  // namespace antipode
