// Cubes that the patches may show, each judged by itself: with the colours learned anew for
// it, so that none has the advantage of having taught the others.
#pragma once

#include <vector>

#include "colours/arrangement_search.h"
#include "colours/colour_model.h"
#include "colours/fit.h"
#include "cube/facelets.h"

namespace antipode::colours {

struct JudgedCube {
    Facelets    facelets;
    Labels      labels;
    Arrangement arrangement;
    double      score = 0;  // the logarithm of its likelihood, up to a constant
};

class Shortlist {
public:
    Shortlist(const Features& features, std::span<const Settled> settled)
        : features_(features), settled_(settled) {}

    // Adds the best cube of an arrangement under a model and, of the first arrangement, others
    // that are likely.
    void add(const ColourModel& model, const ScoredArrangement& arrangement);

    // Best first. One that several arrangements give is told once.
    std::vector<JudgedCube> judged() &&;

    // How much of the likelihood of all cubes these have, under the models they came from.
    double coverage() const { return coverage_; }

private:
    bool add(const ColourModel& model, const ScoredArrangement& arrangement, const Cube& cube);

    const Features&          features_;
    std::span<const Settled> settled_;
    std::vector<JudgedCube>  cubes_;
    double                   coverage_ = 1;
};

}  // namespace antipode::colours
