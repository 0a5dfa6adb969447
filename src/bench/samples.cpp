#include "bench/samples.h"

#include "cube/algebra.h"
#include "cube/random_cube.h"
#include "notation/print.h"

namespace antipode::bench {
namespace {

constexpr std::size_t   sample_count = 256;
constexpr std::size_t   word_length  = 20;
constexpr std::uint64_t seed         = 43'252'003;

Move random_move(Random& random) { return Move::from_index(random.below(Move::count)); }

Moves random_word(Random& random) {
    Moves word;
    for (std::size_t i = 0; i < word_length; ++i) word.push_back(random_move(random));
    return word;
}

}  // namespace

Samples make_samples() {
    Random  random(seed);
    Samples samples;
    for (std::size_t i = 0; i < sample_count; ++i) {
        samples.cubes.push_back(random_reachable(random));
        samples.turns.push_back(move_cube(random_move(random)));
        samples.facelets.push_back(facelets_of(samples.cubes.back()));
        samples.words.push_back(random_word(random));
        samples.texts.push_back(to_text(samples.words.back()));
    }
    return samples;
}

}  // namespace antipode::bench
