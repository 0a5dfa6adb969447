#include "colours/palette.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "colours/colour_model.h"

namespace antipode::colours {
namespace {

// By ColourName, as stickers look in daylight.
constexpr std::array<Rgb, 6> palette = {
    {{235, 235, 235}, {190, 25, 40}, {20, 150, 75}, {235, 210, 30}, {250, 105, 20}, {15, 70, 170}}};

// How far real colours are from these, and how much the light changes: logarithms of ratios.
constexpr double palette_variance = 0.25 * 0.25;
constexpr double light_variance   = 0.5 * 0.5;

using Order = std::array<std::uint8_t, 6>;

// The logarithm of the likelihood up to a constant, with the best light for it.
double score_of(const PerColour<Vector3>& means, const Order& order,
                const PerColour<Vector3>& looks) {
    double score = 0;
    for (std::size_t channel = 0; channel < 3; ++channel) {
        double sum = 0, squares = 0;
        for (std::size_t colour = 0; colour < 6; ++colour) {
            const double off = means[colour][channel] - looks[order[colour]][channel];
            sum += off;
            squares += off * off;
        }
        const double light = sum / (6 + palette_variance / light_variance);
        score -= (squares - light * sum) / (2 * palette_variance);
    }
    return score;
}

PerColour<Vector3> palette_features() {
    PerColour<Vector3> looks;
    for (std::size_t i = 0; i < 6; ++i) looks[i] = feature_of(palette[i]);
    return looks;
}

}  // namespace

Naming name_colours(const PerColour<Vector3>& means) {
    const PerColour<Vector3> looks = palette_features();
    Order                    order;
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    Order  best_order = order;
    double best = -std::numeric_limits<double>::infinity(), next = best;
    do {
        const double score = score_of(means, order, looks);
        if (score > best) {
            next       = best;
            best       = score;
            best_order = order;
        } else {
            next = std::max(next, score);
        }
    } while (std::next_permutation(order.begin(), order.end()));
    Naming naming{.names = {}, .lead = best - next};
    for (std::size_t i = 0; i < 6; ++i) naming.names[i] = static_cast<ColourName>(best_order[i]);
    return naming;
}

ColourName nearest_colour(const Rgb& patch) {
    std::size_t best     = 0;
    double      distance = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < 6; ++i) {
        const Rgb off = patch - palette[i];
        if (dot(off, off) >= distance) continue;
        distance = dot(off, off);
        best     = i;
    }
    return static_cast<ColourName>(best);
}

}  // namespace antipode::colours
