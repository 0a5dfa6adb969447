// What the six colours of one cube look like under the light of one sitting, learned from
// the patches themselves.
//
// A patch of colour k in picture p is   mean(k) + light(p) + noise,   in logarithms of red,
// green and blue. A lamp, a sheet of shade or the camera's white balance multiplies each of
// them by a number, which is a sum here. The noise has a spread of its own for each colour,
// with the heavy tails of Student's distribution; and a patch may be anything at all, such
// as glare or a logo.
//
//     ColourModel model(features, centres);          // each colour looks like its centre
//     model.refit(features, shares);                 // shares: to whom each patch belongs
//     const StickerScores scores = model.scores(features);
#pragma once

#include "colours/patch.h"

namespace antipode::colours {

using Features = std::array<Vector3, facelet_count>;

Vector3  feature_of(const Rgb& patch);
Features features_of(const Patches& patches);

// To which part a patch belongs to each colour: each patch sums up to 1.
using Shares = std::array<PerColour<double>, facelet_count>;

Shares shares_of(const Labels& labels);

class ColourModel {
public:
    // Each colour looks like the patch that is given for it.
    ColourModel(const Features& features, const PerColour<std::size_t>& examples);

    // One step towards the most likely model for these shares.
    void refit(const Features& features, const Shares& shares);

    // The logarithm of the density of each patch under each colour.
    StickerScores scores(const Features& features) const;

    // How plausible the spreads and lights are by themselves, as a logarithm.
    double log_prior() const;

    // How far patches are from their colours, in distances of the colours from each other: about
    // 0.1 for cubes, and more than a half for what is none.
    double blur(const Features& features, const Labels& labels) const;

    const Vector3& mean(std::size_t colour) const { return looks_[colour].mean; }

private:
    struct Look {
        Vector3    mean;
        Symmetric3 spread;
        Symmetric3 precision = {};
        double     log_peak  = 0;  // of the density

        void   update();
        double distance(const Vector3& feature) const;  // squared, in spreads
    };

    void refit_looks(const Features& features, const Shares& shares);
    void refit_lights(const Features& features, const Shares& shares);

    PerColour<Look>        looks_;
    std::array<Vector3, 6> lights_{};  // by picture
};

}  // namespace antipode::colours
