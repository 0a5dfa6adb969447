// Every slot has three (or two) faces, so what its best piece scores depends on the turns of
// three (or two) pictures only. These bounds are computed once for each order of the pictures;
// then the bound of an arrangement is a sum of twenty numbers. Orders whose slots do not fit
// even with the best turns for each are passed over.
#pragma once

#include <algorithm>
#include <array>

#include "colours/arrangement.h"
#include "cube/slots.h"

namespace antipode::colours {

using Order = std::array<std::uint8_t, 6>;  // the picture of each face
using Turns = std::array<std::uint8_t, 6>;  // and its quarter turns

constexpr std::size_t four_to_the(std::size_t n) { return std::size_t{1} << (2 * n); }

// The best score of each slot, by the turns of its faces.
template <class Kind>
using Bounds = std::array<std::array<double, four_to_the(Kind::stickers)>, Kind::pieces>;

// The patch that lies at a facelet, for each turn of its picture.
using TurnedCells = std::array<std::array<std::uint8_t, 9>, 4>;

inline constexpr TurnedCells turned_cells = [] {
    TurnedCells cells{};
    for (unsigned turn = 0; turn < 4; ++turn)
        for (std::size_t cell = 0; cell < 9; ++cell)
            cells[turn][cell] = static_cast<std::uint8_t>(turned_cell(cell, turn));
    return cells;
}();

// What each piece, turned in each way, scores at one sticker of a slot.
template <class Kind>
using PieceScores = std::array<double, Kind::pieces * Kind::stickers>;

template <class Kind>
PieceScores<Kind> scores_at(std::size_t sticker, const PerColour<double>& of_colours,
                            const Order& order) {
    PieceScores<Kind> scores;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const Cubie cubie(i / Kind::stickers, i % Kind::stickers);
        scores[i] = of_colours[order[index(colour_shown<Kind>(cubie, sticker))]];
    }
    return scores;
}

template <class Kind>
void add(PieceScores<Kind>& sums, const PieceScores<Kind>& more) {
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += more[i];
}

// Eight maxima side by side, which the processor finds at once.
template <class Kind>
double best_of(const PieceScores<Kind>& scores) {
    constexpr std::size_t     lanes = 8;
    std::array<double, lanes> best;
    std::copy_n(scores.begin(), lanes, best.begin());
    for (std::size_t i = lanes; i < scores.size(); i += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            best[lane] = best[lane] < scores[i + lane] ? scores[i + lane] : best[lane];
    return *std::max_element(best.begin(), best.end());
}

// By the turns of its pictures; each sticker's scores are looked up once for each turn of its own.
template <class Kind>
std::array<double, four_to_the(Kind::stickers)> bounds_of_slot(const StickerScores& scores,
                                                               const Order&         order,
                                                               std::size_t          slot) {
    std::array<std::array<PieceScores<Kind>, 4>, Kind::stickers> at;
    for (std::size_t k = 0; k < Kind::stickers; ++k)
        for (std::size_t turn = 0; turn < 4; ++turn) {
            const std::size_t facelet = Kind::facelets[slot][k];
            at[k][turn]               = scores_at<Kind>(
                k, scores[9u * order[facelet / 9] + turned_cells[turn][facelet % 9]], order);
        }
    std::array<double, four_to_the(Kind::stickers)> bounds;
    for (std::size_t turns = 0; turns < bounds.size(); ++turns) {
        PieceScores<Kind> sums = at[0][turns & 3];
        for (std::size_t k = 1; k < Kind::stickers; ++k)
            add<Kind>(sums, at[k][turns >> (2 * k) & 3]);
        bounds[turns] = best_of<Kind>(sums);
    }
    return bounds;
}

template <class Kind>
Bounds<Kind> bounds_of(const StickerScores& scores, const Order& order) {
    Bounds<Kind> bounds;
    for (std::size_t slot = 0; slot < Kind::pieces; ++slot)
        bounds[slot] = bounds_of_slot<Kind>(scores, order, slot);
    return bounds;
}

template <class Kind>
double bound_of(const Bounds<Kind>& bounds, const Turns& turns) {
    double sum = 0;
    for (std::size_t slot = 0; slot < Kind::pieces; ++slot) {
        std::size_t at = 0;
        for (std::size_t k = 0; k < Kind::stickers; ++k)
            at |= std::size_t{turns[Kind::facelets[slot][k] / 9]} << (2 * k);
        sum += bounds[slot][at];
    }
    return sum;
}

template <class Kind>
double bound_of_order(const Bounds<Kind>& bounds) {
    double sum = 0;
    for (const auto& of_slot : bounds) sum += *std::max_element(of_slot.begin(), of_slot.end());
    return sum;
}

}  // namespace antipode::colours
