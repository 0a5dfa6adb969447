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

// One kind of pieces. Weights are scaled so that the best of each slot is 1.
template <class Kind>
class OrbitSums {
public:
    // States with less than `cut` of the best one's weight are passed over.
    OrbitSums(const StickerScores& scores, double cut);

    double log_scale() const { return log_scale_; }
    double sum(unsigned parity) const { return sums_[at(full, 0, parity)]; }
    double most(unsigned parity) const { return maxima_[at(full, 0, parity)]; }

    Orbit  best(unsigned parity) const;
    Orbit  sample(unsigned parity, Random& random) const;
    double product(const Orbit& orbit) const;

private:
    static constexpr std::size_t pieces = Kind::pieces;
    static constexpr std::size_t turns  = Kind::stickers;
    static constexpr std::size_t masks  = std::size_t{1} << pieces;
    static constexpr std::size_t full   = masks - 1;

    // The pieces that are gone, the sum of orientations modulo `turns`, the parity.
    static constexpr std::size_t at(std::size_t mask, std::size_t turn, unsigned parity) {
        return (mask * turns + turn) * 2 + parity;
    }
    struct Step {
        Cubie       cubie;
        std::size_t before;  // the state that it was put to
        double      weight;
    };
    template <class Visit>
    static void for_each_step(std::size_t mask, std::size_t turn, unsigned parity,
                              const Visit& visit);
    template <class Choose>
    Orbit  walk_back(unsigned parity, const Choose& choose) const;
    void   set_weights(const StickerScores& scores);
    void   fill(double cut);
    void   fill_from(std::size_t mask);
    double most_of(std::size_t mask) const;

    std::array<std::array<std::array<double, turns>, pieces>, pieces> weights_{};  // by slot
    double                                                            log_scale_ = 0;
    std::unique_ptr<double[]>                                         sums_;
    std::unique_ptr<double[]>                                         maxima_;
};

class CubeSums {
public:
    explicit CubeSums(const StickerScores& scores) : CubeSums(scores, usual_cut) {
        if (log_best() < trusted + log_scale()) *this = CubeSums(scores, 0);
    }

    Cube   best() const;
    double log_best() const;
    double log_total() const;
    Cube   sample(Random& random) const;
    double log_share(const Cube& cube) const;

private:
    static constexpr double usual_cut = 1e-13;
    static constexpr double trusted   = -27;  // above the logarithm of the cut

    CubeSums(const StickerScores& scores, double cut)
        : corners_(scores, cut), edges_(scores, cut) {}

    double log_scale() const { return corners_.log_scale() + edges_.log_scale(); }

    OrbitSums<Corners> corners_;
    OrbitSums<Edges>   edges_;
};

}  // namespace antipode::colours
