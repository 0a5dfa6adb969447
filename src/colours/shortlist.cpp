#include "colours/shortlist.h"

#include <algorithm>
#include <limits>

#include "colours/cube_sums.h"

namespace antipode::colours {
namespace {

// Neighbouring patches err together, so that fifty-four of them are worth fewer.
constexpr double independence = 0.5;

constexpr std::uint64_t seed = 54;

StickerScores scaled(StickerScores scores, double factor) {
    for (auto& of_sticker : scores)
        for (double& score : of_sticker) score *= factor;
    return scores;
}

// How likely the patches are if they show this, with the best model for it.
double judge(ColourModel model, const Features& features, const Labels& labels,
             std::span<const Settled> settled) {
    constexpr int steps  = 4;
    const Shares  shares = shares_of(labels);
    for (int step = 0; step < steps; ++step) model.refit(features, shares);
    const StickerScores scores = with_certain(model.scores(features), settled);
    double              score  = model.log_prior();
    for (std::size_t i = 0; i < facelet_count; ++i) score += scores[i][labels[i]];
    return independence * score;
}

}  // namespace

bool Shortlist::add(const ColourModel& model, const ScoredArrangement& arrangement,
                    const Cube& cube) {
    const Facelets facelets = facelets_of(cube);
    if (std::any_of(cubes_.begin(), cubes_.end(), [&](const JudgedCube& known) {
            return known.facelets == facelets && known.arrangement == arrangement.arrangement;
        }))
        return false;
    const Labels labels = labels_of(facelets, arrangement.arrangement);
    cubes_.push_back({facelets, labels, arrangement.arrangement,
                      arrangement.prior + judge(model, features_, labels, settled_)});
    return true;
}

// Of the first arrangement, samples at higher and higher temperatures: at first what is likely,
// then what comes next.
void Shortlist::add(const ColourModel& model, const ScoredArrangement& arrangement) {
    constexpr double      temperatures[] = {1, 2, 4, 8};
    constexpr int         samples        = 24;
    constexpr std::size_t enough         = 12;
    const StickerScores   scores =
        scaled(arranged(with_certain(model.scores(features_), settled_), arrangement.arrangement),
               independence);
    const CubeSums sums(scores);
    const bool     is_first = cubes_.empty();
    double         covered  = 0;
    Random         random(seed);
    const auto     consider = [&](const Cube& cube) {
        if (add(model, arrangement, cube)) covered += std::exp(sums.log_share(cube));
    };
    consider(sums.best());
    if (!is_first) return;
    for (const double temperature : temperatures) {
        if (cubes_.size() >= enough) break;
        const CubeSums flatter(scaled(scores, 1 / temperature));
        for (int sample = 0; sample < samples; ++sample) consider(flatter.sample(random));
    }
    coverage_ = std::min(1.0, covered);
}

std::vector<JudgedCube> Shortlist::judged() && {
    std::sort(cubes_.begin(), cubes_.end(),
              [](const JudgedCube& a, const JudgedCube& b) { return a.score > b.score; });
    std::vector<JudgedCube> different;
    for (const JudgedCube& cube : cubes_)
        if (std::none_of(different.begin(), different.end(),
                         [&](const JudgedCube& known) { return known.facelets == cube.facelets; }))
            different.push_back(cube);
    return different;
}

}  // namespace antipode::colours
