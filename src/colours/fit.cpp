#include "colours/fit.h"

#include <algorithm>

namespace antipode::colours {
namespace {

constexpr double impossible = -1000;

void make_certain(PerColour<double>& scores, std::size_t colour) {
    for (std::size_t other = 0; other < 6; ++other)
        if (other != colour) scores[other] = impossible;
}

void scale_colours(Shares& shares) {
    for (std::size_t colour = 0; colour < 6; ++colour) {
        double total = 0;
        for (const auto& of_patch : shares) total += of_patch[colour];
        for (auto& of_patch : shares) of_patch[colour] *= 9 / total;
    }
}

void scale_patches(Shares& shares) {
    for (auto& of_patch : shares) {
        double total = 0;
        for (const double share : of_patch) total += share;
        for (double& share : of_patch) share /= total;
    }
}

// The shares nearest to the likelihoods that give each patch one colour and each colour
// nine patches (Sinkhorn's scaling).
Shares balanced_shares(const StickerScores& scores) {
    constexpr int    rounds = 20;
    constexpr double least  = 1e-12;
    Shares           shares;
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const double most = *std::max_element(scores[i].begin(), scores[i].end());
        for (std::size_t colour = 0; colour < 6; ++colour)
            shares[i][colour] = std::exp(scores[i][colour] - most) + least;
    }
    for (int round = 0; round < rounds; ++round) {
        scale_colours(shares);
        scale_patches(shares);
    }
    return shares;
}

}  // namespace

StickerScores with_certain(StickerScores scores, std::span<const Settled> settled) {
    for (std::size_t colour = 0; colour < 6; ++colour) make_certain(scores[9 * colour + 4], colour);
    for (const Settled& one : settled) make_certain(scores[one.patch], one.colour);
    return scores;
}

namespace {

constexpr PerColour<std::size_t> centres = {4, 13, 22, 31, 40, 49};

struct Fit {
    ColourModel model;
    double      score = 0;  // the logarithm of how likely it is
};

constexpr int many_steps = 15;

// So many steps from a model towards the most likely one.
Fit improved(ColourModel model, const Features& features, std::span<const Settled> settled,
             int steps) {
    const auto scores = [&] { return with_certain(model.scores(features), settled); };
    for (int step = 0; step < steps; ++step) model.refit(features, balanced_shares(scores()));
    const StickerScores last   = scores();
    const Shares        shares = balanced_shares(last);
    double              score  = model.log_prior();
    for (std::size_t i = 0; i < facelet_count; ++i)
        for (std::size_t colour = 0; colour < 6; ++colour)
            if (shares[i][colour] > 1e-6) score += shares[i][colour] * last[i][colour];
    return {model, score};
}

double squared_distance(const Vector3& a, const Vector3& b) { return dot(a - b, a - b); }

// The patch that is least like all centres but one: an example for that colour if its centre
// shows a logo or glare.
std::size_t patch_unlike(const Features& features, std::size_t left_out) {
    std::size_t best     = 0;
    double      farthest = -1;
    for (std::size_t i = 0; i < facelet_count; ++i) {
        double nearest = 1e9;
        for (std::size_t colour = 0; colour < 6; ++colour)
            if (colour != left_out)
                nearest =
                    std::min(nearest, squared_distance(features[i], features[centres[colour]]));
        if (nearest <= farthest || i == centres[left_out]) continue;
        farthest = nearest;
        best     = i;
    }
    return best;
}

// From the centres, and once more for each centre that may be no example of its colour.
Fit fit_from_centres(const Features& features, std::span<const Settled> settled) {
    Fit best = improved(ColourModel(features, centres), features, settled, many_steps);
    for (std::size_t colour = 0; colour < 6; ++colour) {
        auto examples    = centres;
        examples[colour] = patch_unlike(features, colour);
        const Fit other  = improved(ColourModel(features, examples), features, settled, many_steps);
        if (other.score > best.score) best = other;
    }
    return best;
}

// Each of the two colours has the patches of the other, but for the centres.
Shares exchanged(Shares shares, std::size_t one, std::size_t other) {
    for (std::size_t i = 0; i < facelet_count; ++i)
        if (!is_centre(i)) std::swap(shares[i][one], shares[i][other]);
    return shares;
}

// Where glare has washed out a centre, most patches of two colours may have changed places: each
// explains the other's, and step by step no patch has a reason to go back. A few steps from the
// exchanged colours tell whether that is better.
Fit best_exchange(const Fit& fit, const Features& features, std::span<const Settled> settled) {
    constexpr int few_steps = 3;
    const Shares  shares    = balanced_shares(with_certain(fit.model.scores(features), settled));
    Fit           best      = fit;
    for (std::size_t one = 0; one < 6; ++one)
        for (std::size_t other = one + 1; other < 6; ++other) {
            ColourModel model = fit.model;
            model.refit(features, exchanged(shares, one, other));
            const Fit now = improved(model, features, settled, few_steps);
            if (now.score > best.score) best = now;
        }
    return best;
}

}  // namespace

ColourModel fit_colours(const Features& features, std::span<const Settled> settled) {
    // Less is what steps gain that were left out before.
    constexpr double real_gain = 1;
    const Fit        fit       = fit_from_centres(features, settled);
    const Fit        other     = best_exchange(fit, features, settled);
    if (other.score < fit.score + real_gain) return fit.model;
    return improved(other.model, features, settled, many_steps).model;
}

}  // namespace antipode::colours
