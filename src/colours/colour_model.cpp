#include "colours/colour_model.h"

#include <algorithm>
#include <numbers>
#include <vector>

namespace antipode::colours {
namespace {

// Black is not infinitely far from dark: sensors and lenses add about a tenth.
constexpr double darkest = 24;

// Degrees of freedom of the noise: the tails are those of a few bad patches per cube.
constexpr double tail = 4;

// The spread to expect of a colour, and how many patches that expectation is worth: noise of
// each channel, and brightness, which all channels share.
constexpr double     noise           = 0.05 * 0.05;
constexpr double     brightness      = 0.10 * 0.10;
constexpr double     spread_strength = 3;
constexpr Symmetric3 expected_spread = {noise + brightness, noise + brightness, noise + brightness,
                                        brightness,         brightness,         brightness};

// Lights of two pictures: brightness varies much, the white balance a little.
constexpr double     light_tint       = 0.06 * 0.06;
constexpr double     light_brightness = 0.25 * 0.25;
constexpr Symmetric3 light_precision =
    inverse({light_tint + light_brightness, light_tint + light_brightness,
             light_tint + light_brightness, light_brightness, light_brightness, light_brightness});

// A patch may be anything: so often, and with so even a density over all colours.
constexpr double anything_share   = 0.015;
constexpr double anything_density = 0.07;

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double distance_between(const Vector3& a, const Vector3& b) { return std::sqrt(dot(a - b, a - b)); }

}  // namespace

Vector3 feature_of(const Rgb& patch) {
    Vector3 feature;
    for (std::size_t channel = 0; channel < 3; ++channel)
        feature[channel] = std::log(std::clamp(patch[channel], 0.0, 255.0) + darkest);
    return feature;
}

Features features_of(const Patches& patches) {
    Features features;
    std::transform(patches.begin(), patches.end(), features.begin(), feature_of);
    return features;
}

Shares shares_of(const Labels& labels) {
    Shares shares{};
    for (std::size_t i = 0; i < facelet_count; ++i) shares[i][labels[i]] = 1;
    return shares;
}

void ColourModel::Look::update() {
    precision = inverse(spread);
    // Student's density in three dimensions, at its mean.
    log_peak = std::lgamma((tail + 3) / 2) - std::lgamma(tail / 2)
               - 1.5 * std::log(tail * std::numbers::pi) - 0.5 * std::log(determinant(spread));
}

double ColourModel::Look::distance(const Vector3& feature) const {
    const Vector3 off = feature - mean;
    return dot(off, precision * off);
}

ColourModel::ColourModel(const Features& features, const PerColour<std::size_t>& examples) {
    for (std::size_t colour = 0; colour < 6; ++colour) {
        // One patch tells less about a colour than the nine of it later.
        looks_[colour] = {.mean = features[examples[colour]], .spread = 3 * expected_spread};
        looks_[colour].update();
    }
}

void ColourModel::refit(const Features& features, const Shares& shares) {
    refit_lights(features, shares);
    refit_looks(features, shares);
}

void ColourModel::refit_looks(const Features& features, const Shares& shares) {
    for (std::size_t colour = 0; colour < 6; ++colour) {
        Look&                             look = looks_[colour];
        std::array<double, facelet_count> weights{};
        double                            total = 0, members = 0;
        Vector3                           sum{};
        for (std::size_t i = 0; i < facelet_count; ++i) {
            if (shares[i][colour] < 1e-9) continue;
            const Vector3 seen = features[i] - lights_[i / 9];
            weights[i]         = shares[i][colour] * (tail + 3) / (tail + look.distance(seen));
            members += shares[i][colour];
            total += weights[i];
            sum = sum + weights[i] * seen;
        }
        look.mean          = (1 / total) * sum;
        Symmetric3 scatter = spread_strength * expected_spread;
        for (std::size_t i = 0; i < facelet_count; ++i)
            if (weights[i] > 0)
                scatter = scatter + weights[i] * outer(features[i] - lights_[i / 9] - look.mean);
        look.spread = (1 / (spread_strength + members)) * scatter;
        look.update();
    }
}

// Each picture's light from what its patches differ from their colours.
void ColourModel::refit_lights(const Features& features, const Shares& shares) {
    for (std::size_t picture = 0; picture < 6; ++picture) {
        Symmetric3 precision = light_precision;
        Vector3    pull{};
        for (std::size_t i = 9 * picture; i < 9 * picture + 9; ++i)
            for (std::size_t colour = 0; colour < 6; ++colour) {
                if (shares[i][colour] < 1e-9) continue;
                const Look&      look = looks_[colour];
                const double     far  = look.distance(features[i] - lights_[picture]);
                const Symmetric3 weight =
                    (shares[i][colour] * (tail + 3) / (tail + far)) * look.precision;
                precision = precision + weight;
                pull      = pull + weight * (features[i] - look.mean);
            }
        lights_[picture] = inverse(precision) * pull;
    }
}

StickerScores ColourModel::scores(const Features& features) const {
    StickerScores scores;
    for (std::size_t i = 0; i < facelet_count; ++i)
        for (std::size_t colour = 0; colour < 6; ++colour) {
            const Look&  look = looks_[colour];
            const double far  = look.distance(features[i] - lights_[i / 9]);
            const double density =
                std::exp(look.log_peak - (tail + 3) / 2 * std::log1p(far / tail));
            scores[i][colour] =
                std::log((1 - anything_share) * density + anything_share * anything_density);
        }
    return scores;
}

double ColourModel::log_prior() const {
    double log = 0;
    for (const Look& look : looks_)
        log -= 0.5 * (spread_strength + 4) * std::log(determinant(look.spread))
               + 0.5 * spread_strength * trace_of_product(expected_spread, look.precision);
    for (const Vector3& light : lights_) log -= 0.5 * dot(light, light_precision * light);
    return log;
}

double ColourModel::blur(const Features& features, const Labels& labels) const {
    std::vector<double> within, between;
    for (std::size_t i = 0; i < facelet_count; ++i)
        within.push_back(distance_between(features[i] - lights_[i / 9], looks_[labels[i]].mean));
    for (std::size_t a = 0; a < 6; ++a)
        for (std::size_t b = 0; b < a; ++b)
            between.push_back(distance_between(looks_[a].mean, looks_[b].mean));
    return median(within) / std::max(median(between), 1e-6);
}

}  // namespace antipode::colours
