#include "colours/decide.h"

#include <algorithm>

#include "colours/arrangement_search.h"
#include "colours/cube_sums.h"
#include "colours/same_face.h"
#include "colours/shortlist.h"

namespace antipode::colours {
namespace {

// A sticker is doubtful if another colour has this probability, or if it looks like another
// colour by this much (a logarithm).
constexpr double doubtful_share    = 0.01;
constexpr double doubtful_contrast = 4;

// Where patches are so far from their colours (ColourModel::blur), a cube is as likely as none;
// how sharp the boundary is.
constexpr double blur_of_none = 0.35, blur_power = 16;

// How likely it is that a cube has two faces that look the same, centres included.
constexpr double twin_faces = 0.01;

// A naming counts if the next best one is so much less likely.
constexpr double clear_naming = 2;

FacePatches picture_of(const Patches& patches, std::size_t picture) {
    FacePatches face;
    std::copy_n(patches.begin() + static_cast<std::ptrdiff_t>(9 * picture), 9, face.begin());
    return face;
}

// The colour that the centre of a picture looks like, which a logo or glare can hide.
std::size_t likest_colour(const PerColour<double>& scores) {
    return static_cast<std::size_t>(std::max_element(scores.begin(), scores.end())
                                    - scores.begin());
}

// One face was shown twice, and so another one not at all: if its centre has a logo, and some
// stickers were read wrong, that can be a cube, too.
bool shows_a_face_twice(const Patches& patches, const StickerScores& scores) {
    for (std::size_t one = 0; one < 6; ++one)
        for (std::size_t other = one + 1; other < 6; ++other) {
            const FacePatches before = picture_of(patches, one);
            if (likest_colour(scores[9 * one + 4]) == likest_colour(scores[9 * other + 4])
                && shown_before(picture_of(patches, other), {&before, 1}))
                return true;
        }
    return false;
}

PerColour<Vector3> means_of(const ColourModel& model) {
    PerColour<Vector3> means;
    for (std::size_t colour = 0; colour < 6; ++colour) means[colour] = model.mean(colour);
    return means;
}

class Decider {
public:
    explicit Decider(const Sighting& sighting)
        : sighting_(sighting),
          features_(features_of(sighting.patches)),
          model_(fit_colours(features_, sighting.settled)),
          shows_a_face_twice_(shows_a_face_twice(sighting.patches, model_.scores(features_))) {}

    Decision run() {
        learn_from_pieces();
        Decision decision;
        decision.naming = naming_;
        Shortlist shortlist(features_, sighting_.settled);
        for (const ScoredArrangement& arrangement : arrangements_)
            shortlist.add(model_, arrangement);
        const double coverage = shortlist.coverage();
        judge(std::move(shortlist).judged(), coverage, decision);
        return decision;
    }

private:
    StickerScores scores() const {
        return with_certain(model_.scores(features_), sighting_.settled);
    }

    // The colours teach which cube it is, and the cube teaches the colours. Pictures are arranged
    // again only if that changed something.
    void learn_from_pieces() {
        constexpr int rounds = 3, steps = 2;
        Labels        before{};
        for (int round = 0; round < rounds; ++round) {
            if (round != 1) arrange();
            const Labels labels = labels_of_best();
            if (labels == before) return;
            before = labels;
            for (int step = 0; step < steps; ++step) model_.refit(features_, shares_of(labels));
        }
    }

    void arrange() {
        naming_ = name_colours(means_of(model_));
        if (sighting_.order == PictureOrder::net)
            arrangements_ = {{.arrangement = upright(), .prior = 0, .bound = 0}};
        else
            arrangements_ = likely_arrangements(
                scores(),
                {.names = naming_.lead > clear_naming ? std::optional(naming_.names) : std::nullopt,
                 .corners = sighting_.corners});
    }

    // Puts the arrangement with the best cube first, and drops those that are far behind.
    Labels labels_of_best() {
        constexpr double slack  = 20;
        const auto       scores = this->scores();
        Labels           labels{};
        double           best = -1e300;
        for (ScoredArrangement& candidate : arrangements_) {
            if (candidate.bound < best - slack) break;
            const CubeSums sums(arranged(scores, candidate.arrangement), Wanted::best);
            candidate.bound = candidate.prior + sums.log_best();
            if (candidate.bound <= best) continue;
            best   = candidate.bound;
            labels = labels_of(facelets_of(sums.best()), candidate.arrangement);
        }
        std::stable_sort(arrangements_.begin(), arrangements_.end(),
                         [](const auto& a, const auto& b) { return a.bound > b.bound; });
        std::erase_if(arrangements_, [&](const auto& a) { return a.bound < best - slack; });
        return labels;
    }

    void judge(const std::vector<JudgedCube>& cubes, double coverage, Decision& decision) const {
        std::vector<double> probabilities;
        double              total = 0;
        for (const JudgedCube& cube : cubes) {
            probabilities.push_back(std::exp(cube.score - cubes.front().score));
            total += probabilities.back();
        }
        const double blur    = model_.blur(features_, cubes[0].labels);
        double       is_cube = 1 / (1 + std::pow(blur / blur_of_none, blur_power));
        if (shows_a_face_twice_) is_cube *= twin_faces;
        for (double& probability : probabilities) probability *= is_cube * coverage / total;
        decision.best = {cubes[0].facelets, probabilities[0], cubes[0].arrangement};
        if (cubes.size() > 1)
            decision.second = {cubes[1].facelets, probabilities[1], cubes[1].arrangement};
        mark_doubtful(cubes, probabilities, decision);
    }

    void mark_doubtful(const std::vector<JudgedCube>& cubes,
                       const std::vector<double>& probabilities, Decision& decision) const {
        const StickerScores scores = arranged(this->scores(), decision.best.arrangement);
        for (std::size_t facelet = 0; facelet < facelet_count; ++facelet) {
            const Face colour = decision.best.facelets[facelet];
            double     other  = 0;
            for (std::size_t i = 1; i < cubes.size(); ++i)
                if (cubes[i].facelets[facelet] != colour) other += probabilities[i];
            const auto&  of_sticker = scores[facelet];
            const double most       = *std::max_element(of_sticker.begin(), of_sticker.end());
            if (other > doubtful_share || most - of_sticker[index(colour)] > doubtful_contrast)
                decision.doubtful.push_back(facelet);
        }
    }

    const Sighting&                sighting_;
    const Features                 features_;
    ColourModel                    model_;
    const bool                     shows_a_face_twice_;  // before pieces taught the model
    std::vector<ScoredArrangement> arrangements_;
    Naming                         naming_;
};

// How a cube is held that was shown in any order: as its pictures are named, or else with white
// up and green in front, or else with the first picture up.
std::optional<Arrangement> usual_hold(const Sighting& sighting, const Naming& naming,
                                      const Arrangement& arrangement) {
    if (sighting.named) {
        const auto held_so =
            held(arrangement, (*sighting.named)[index(Face::U)], (*sighting.named)[index(Face::F)]);
        if (held_so && std::all_of(all_faces.begin(), all_faces.end(), [&](Face face) {
                return held_so->picture_at(index(face)) == (*sighting.named)[index(face)];
            }))
            return held_so;
    }
    const auto picture = [&](ColourName name) {
        return static_cast<std::size_t>(std::find(naming.names.begin(), naming.names.end(), name)
                                        - naming.names.begin());
    };
    return held(arrangement, picture(ColourName::white), picture(ColourName::green));
}

void hold(PossibleCube& cube, const Arrangement& arrangement) {
    cube.facelets    = arranged(labels_of(cube.facelets, cube.arrangement), arrangement);
    cube.arrangement = arrangement;
}

// Doubtful facelets follow their patches.
void hold_as_usual(const Sighting& sighting, Decision& decision) {
    const auto before = decision.best.arrangement;
    if (const auto held_so = usual_hold(sighting, decision.naming, before)) {
        hold(decision.best, *held_so);
        for (std::size_t& facelet : decision.doubtful)
            facelet = static_cast<std::size_t>(std::find(held_so->patch_at.begin(),
                                                         held_so->patch_at.end(),
                                                         before.patch_at[facelet])
                                               - held_so->patch_at.begin());
        std::sort(decision.doubtful.begin(), decision.doubtful.end());
    }
    if (!decision.second) return;
    if (const auto held_so = usual_hold(sighting, decision.naming, decision.second->arrangement))
        hold(*decision.second, *held_so);
}

}  // namespace

Decision decide(const Sighting& sighting) {
    Decision decision = Decider(sighting).run();
    if (sighting.order == PictureOrder::any) hold_as_usual(sighting, decision);
    return decision;
}

}  // namespace antipode::colours
