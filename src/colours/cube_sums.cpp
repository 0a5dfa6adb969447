#include "colours/cube_sums.h"

#include <algorithm>
#include <bit>

namespace antipode::colours {
namespace {

// However unlikely a colour is for a sticker, products of 24 of them stay above the least
// double number, e^-708.
constexpr double least_score = -25;

double uniform(Random& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

// Every set of `size` of so many pieces, one bit each (Gosper's step to the next one).
template <class Visit>
void for_each_set(std::size_t pieces, std::size_t size, const Visit& visit) {
    std::size_t set = (std::size_t{1} << size) - 1;
    while (set < std::size_t{1} << pieces) {
        visit(set);
        if (set == 0) return;
        const std::size_t low  = set & (~set + 1);
        const std::size_t next = set + low;
        set                    = next | ((set ^ next) >> (2 + std::countr_zero(low)));
    }
}

// To the states of a set, one for each sum of orientations: what a piece, which weighs so much in
// each orientation, makes of those before it.
template <std::size_t turns>
void add_products(const std::array<double, turns>&   weights,
                  const std::array<ByParity, turns>& before, ByParity* after) {
    for (std::size_t o = 0; o < turns; ++o)
        for (std::size_t turn = 0; turn < turns; ++turn)
            after[(turn + o) % turns] += weights[o] * before[turn];
}

template <std::size_t turns>
void raise_to_products(const std::array<double, turns>&   weights,
                       const std::array<ByParity, turns>& before, ByParity* after) {
    for (std::size_t o = 0; o < turns; ++o)
        for (std::size_t turn = 0; turn < turns; ++turn) {
            ByParity&      to      = after[(turn + o) % turns];
            const ByParity product = weights[o] * before[turn];
            to                     = to < product ? product : to;
        }
}

}  // namespace

// What could have been done last before a state: each piece that is gone, in each
// orientation. A piece makes an inversion with every later one that is gone already.
template <class Kind>
template <class Visit>
void OrbitSums<Kind>::for_each_step(std::size_t mask, std::size_t turn, unsigned parity,
                                    const Visit& visit) {
    for (std::size_t left = mask; left != 0; left &= left - 1) {
        const auto        piece      = static_cast<std::size_t>(std::countr_zero(left));
        const std::size_t before     = mask & ~(std::size_t{1} << piece);
        const auto        inversions = static_cast<unsigned>(std::popcount(before >> piece)) & 1;
        for (std::size_t o = 0; o < turns; ++o)
            visit(Cubie(piece, o), at(before, (turn + turns - o) % turns, parity ^ inversions));
    }
}

template <class Kind>
OrbitSums<Kind>::OrbitSums(const StickerScores& scores, Wanted wanted, double cut)
    : sums_(wanted == Wanted::best ? nullptr : std::make_unique<ByParity[]>(masks * turns)),
      maxima_(std::make_unique<ByParity[]>(masks * turns)) {
    set_weights(scores);
    fill(cut);
}

template <class Kind>
void OrbitSums<Kind>::set_weights(const StickerScores& scores) {
    for (std::size_t slot = 0; slot < pieces; ++slot) {
        double best = -1e300;
        for (std::size_t i = 0; i < pieces * turns; ++i) {
            double score = 0;
            for (std::size_t k = 0; k < turns; ++k) {
                const auto&  of_sticker = scores[Kind::facelets[slot][k]];
                const double most       = *std::max_element(of_sticker.begin(), of_sticker.end());
                const Face   colour     = colour_shown<Kind>(Cubie(i / turns, i % turns), k);
                score += most + std::max(of_sticker[index(colour)] - most, least_score);
            }
            weights_[slot][i / turns][i % turns] = score;
            best                                 = std::max(best, score);
        }
        log_scale_ += best;
        for (auto& of_piece : weights_[slot])
            for (double& weight : of_piece) weight = std::exp(weight - best);
    }
}

template <class Kind>
double OrbitSums<Kind>::most_of(std::size_t mask) const {
    ByParity most = maxima_[mask * turns];
    for (std::size_t turn = 1; turn < turns; ++turn) {
        const ByParity& other = maxima_[mask * turns + turn];
        most                  = most < other ? other : most;
    }
    return std::max(most[0], most[1]);
}

// All sets of as many pieces, then those of one more.
template <class Kind>
void OrbitSums<Kind>::fill(double cut) {
    maxima_[0][0] = 1;
    if (sums_) sums_[0][0] = 1;
    for (std::size_t gone = 0; gone < pieces; ++gone) {
        double most = 0;
        for_each_set(pieces, gone, [&](std::size_t mask) { most = std::max(most, most_of(mask)); });
        for_each_set(pieces, gone, [&](std::size_t mask) {
            if (most_of(mask) > cut * most) fill_from(mask);
        });
    }
}

template <class Kind>
typename OrbitSums<Kind>::Before OrbitSums<Kind>::before(const States& states, std::size_t mask) {
    Before before;
    for (std::size_t turn = 0; turn < turns; ++turn) {
        const ByParity& state = states[mask * turns + turn];
        before[0][turn]       = state;
        before[1][turn]       = ByParity{state[1], state[0]};
    }
    return before;
}

// From the last piece to the first, counting which of the later ones are gone.
template <class Kind>
void OrbitSums<Kind>::fill_from(std::size_t mask) {
    const auto&  weights    = weights_[static_cast<std::size_t>(std::popcount(mask))];
    const Before maxima     = before(maxima_, mask);
    const Before sums       = sums_ ? before(sums_, mask) : Before{};
    std::size_t  inversions = 0;  // modulo 2
    for (std::size_t piece = pieces; piece-- > 0;) {
        if (mask >> piece & 1) {
            inversions ^= 1;
            continue;
        }
        const std::size_t after = (mask | std::size_t{1} << piece) * turns;
        raise_to_products(weights[piece], maxima[inversions], &maxima_[after]);
        if (sums_) add_products(weights[piece], sums[inversions], &sums_[after]);
    }
}

// From the last slot to the first one; `choose` picks among what could have been done last.
template <class Kind>
template <class Choose>
Orbit OrbitSums<Kind>::walk_back(unsigned parity, const Choose& choose) const {
    Orbit       orbit = orbit_at_home;
    std::size_t mask = full, turn = 0;
    for (std::size_t slot = pieces; slot-- > 0;) {
        const Step step = choose(slot, mask, turn, parity);
        orbit[slot]     = step.cubie;
        mask            = step.before / (turns * 2);
        turn            = step.before / 2 % turns;
        parity          = static_cast<unsigned>(step.before % 2);
    }
    return orbit;
}

template <class Kind>
Orbit OrbitSums<Kind>::best(unsigned parity) const {
    return walk_back(parity, [&](std::size_t slot, std::size_t mask, std::size_t turn, unsigned p) {
        Step chosen{.cubie = {}, .before = 0, .weight = -1};
        for_each_step(mask, turn, p, [&](Cubie cubie, std::size_t before) {
            const double weight =
                weights_[slot][cubie.piece()][cubie.orientation()] * value(maxima_, before);
            if (weight > chosen.weight) chosen = {cubie, before, weight};
        });
        return chosen;
    });
}

template <class Kind>
Orbit OrbitSums<Kind>::sample(unsigned parity, Random& random) const {
    return walk_back(parity, [&](std::size_t slot, std::size_t mask, std::size_t turn, unsigned p) {
        double left = uniform(random) * value(sums_, at(mask, turn, p));
        Step   chosen{.cubie = {}, .before = 0, .weight = 0};
        for_each_step(mask, turn, p, [&](Cubie cubie, std::size_t before) {
            const double weight =
                weights_[slot][cubie.piece()][cubie.orientation()] * value(sums_, before);
            if (left < 0 || weight <= 0) return;
            chosen = {cubie, before, weight};
            left -= weight;
        });
        return chosen;
    });
}

template <class Kind>
double OrbitSums<Kind>::product(const Orbit& orbit) const {
    double product = 1;
    for (std::size_t slot = 0; slot < pieces; ++slot)
        product *= weights_[slot][orbit[slot].piece()][orbit[slot].orientation()];
    return product;
}

template class OrbitSums<Corners>;
template class OrbitSums<Edges>;

Cube CubeSums::best() const {
    const double   even   = corners_.most(0) * edges_.most(0);
    const double   odd    = corners_.most(1) * edges_.most(1);
    const unsigned parity = odd > even ? 1 : 0;
    return {.edges = edges_.best(parity), .corners = corners_.best(parity)};
}

double CubeSums::log_best() const {
    return log_scale()
           + std::max(std::log(corners_.most(0)) + std::log(edges_.most(0)),
                      std::log(corners_.most(1)) + std::log(edges_.most(1)));
}

double CubeSums::log_total() const {
    const double even = std::log(corners_.sum(0)) + std::log(edges_.sum(0));
    const double odd  = std::log(corners_.sum(1)) + std::log(edges_.sum(1));
    const double most = std::max(even, odd);
    return log_scale() + most + std::log(std::exp(even - most) + std::exp(odd - most));
}

Cube CubeSums::sample(Random& random) const {
    const double   even   = std::log(corners_.sum(0)) + std::log(edges_.sum(0));
    const double   odd    = std::log(corners_.sum(1)) + std::log(edges_.sum(1));
    const unsigned parity = uniform(random) * (1 + std::exp(odd - even)) < 1 ? 0 : 1;
    return {.edges = edges_.sample(parity, random), .corners = corners_.sample(parity, random)};
}

double CubeSums::log_share(const Cube& cube) const {
    return std::log(corners_.product(cube.corners)) + std::log(edges_.product(cube.edges))
           + log_scale() - log_total();
}

}  // namespace antipode::colours
