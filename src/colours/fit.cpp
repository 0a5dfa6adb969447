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

Fit fit_from(const Features& features, std::span<const Settled> settled,
             const PerColour<std::size_t>& examples) {
    constexpr int steps = 15;
    Fit           fit{ColourModel(features, examples)};
    for (int step = 0; step <= steps; ++step) {
        const StickerScores scores = with_certain(fit.model.scores(features), settled);
        const Shares        shares = balanced_shares(scores);
        if (step < steps) {
            fit.model.refit(features, shares);
            continue;
        }
        fit.score = fit.model.log_prior();
        for (std::size_t i = 0; i < facelet_count; ++i)
            for (std::size_t colour = 0; colour < 6; ++colour)
                if (shares[i][colour] > 1e-6) fit.score += shares[i][colour] * scores[i][colour];
    }
    return fit;
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

}  // namespace

// From the centres, and once more for each centre that may be no example of its colour.
ColourModel fit_colours(const Features& features, std::span<const Settled> settled) {
    Fit best = fit_from(features, settled, centres);
    for (std::size_t colour = 0; colour < 6; ++colour) {
        auto examples    = centres;
        examples[colour] = patch_unlike(features, colour);
        const Fit other  = fit_from(features, settled, examples);
        if (other.score > best.score) best = other;
    }
    return best.model;
}

}  // namespace antipode::colours
