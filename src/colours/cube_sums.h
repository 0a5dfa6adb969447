// Sums and maxima over all 43 252 003 274 489 856 000 cubes that turning reaches, of the
// product of what each of their stickers scores, in a small part of a millisecond where the
// stickers are clear.
//
//     const CubeSums sums(scores);       // logarithms, by facelet and colour of a face
//     sums.best();                       // the most likely cube
//     sums.log_share(sums.best());       // the logarithm of its probability among all
//     sums.sample(random);               // any cube, as often as it is likely
//
// Corners and edges are independent but for their parity. Of each kind, slots are filled
// one after another; all that later slots need to know of earlier ones is which pieces are
// gone, the sum of the orientations and the parity: 256 * 3 * 2 states for corners and
// 4096 * 2 * 2 for edges. States that are 10^13 times less likely than others of the same length
// are passed over, unless the best cube turns out to be as unlikely: so the best one is exact.
#pragma once

#include <memory>

#include "base/random.h"
#include "colours/patch.h"
#include "cube/cube.h"
#include "cube/slots.h"

namespace antipode::colours {

// What is asked: for the best cube alone, half of the work is enough.
enum class Wanted : std::uint8_t { best, all };

// Two numbers, of even and of odd permutations, which the processor handles at once.
using ByParity = double __attribute__((vector_size(2 * sizeof(double))));

// One kind of pieces. Weights are scaled so that the best of each slot is 1.
template <class Kind>
class OrbitSums {
public:
    // States with less than `cut` of the best one's weight are passed over.
    OrbitSums(const StickerScores& scores, Wanted wanted, double cut);

    double log_scale() const { return log_scale_; }
    double sum(unsigned parity) const { return sums_[full * turns][parity]; }
    double most(unsigned parity) const { return maxima_[full * turns][parity]; }

    Orbit  best(unsigned parity) const;
    Orbit  sample(unsigned parity, Random& random) const;
    double product(const Orbit& orbit) const;

private:
    static constexpr std::size_t pieces = Kind::pieces;
    static constexpr std::size_t turns  = Kind::stickers;
    static constexpr std::size_t masks  = std::size_t{1} << pieces;
    static constexpr std::size_t full   = masks - 1;
    using States                        = std::unique_ptr<ByParity[]>;

    // The pieces that are gone, the sum of orientations modulo `turns`, the parity.
    static constexpr std::size_t at(std::size_t mask, std::size_t turn, unsigned parity) {
        return (mask * turns + turn) * 2 + parity;
    }
    static double value(const States& states, std::size_t state) {
        return states[state / 2][state % 2];
    }
    // The states of a set by the inversions, modulo 2, that the next piece makes.
    using Before = std::array<std::array<ByParity, turns>, 2>;
    struct Step {
        Cubie       cubie;
        std::size_t before;  // the state that it was put to
        double      weight;
    };
    template <class Visit>
    static void for_each_step(std::size_t mask, std::size_t turn, unsigned parity,
                              const Visit& visit);
    template <class Choose>
    Orbit         walk_back(unsigned parity, const Choose& choose) const;
    void          set_weights(const StickerScores& scores);
    void          fill(double cut);
    void          fill_from(std::size_t mask);
    static Before before(const States& states, std::size_t mask);
    double        most_of(std::size_t mask) const;

    std::array<std::array<std::array<double, turns>, pieces>, pieces> weights_{};  // by slot
    double                                                            log_scale_ = 0;
    States sums_;  // none if only the best is wanted
    States maxima_;
};

class CubeSums {
public:
    explicit CubeSums(const StickerScores& scores, Wanted wanted = Wanted::all)
        : CubeSums(scores, wanted, usual_cut) {
        if (log_best() < trusted + log_scale()) *this = CubeSums(scores, wanted, 0);
    }

    Cube   best() const;
    double log_best() const;
    double log_total() const;
    Cube   sample(Random& random) const;
    double log_share(const Cube& cube) const;

private:
    static constexpr double usual_cut = 1e-13;
    static constexpr double trusted   = -27;  // above the logarithm of the cut

    CubeSums(const StickerScores& scores, Wanted wanted, double cut)
        : corners_(scores, wanted, cut), edges_(scores, wanted, cut) {}

    double log_scale() const { return corners_.log_scale() + edges_.log_scale(); }

    OrbitSums<Corners> corners_;
    OrbitSums<Edges>   edges_;
};

}  // namespace antipode::colours
