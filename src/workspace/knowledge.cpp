#include "workspace/knowledge.h"

#include <algorithm>

#include "notation/transform.h"
#include "workspace/solver_word.h"

namespace antipode::workspace {
namespace {

bool is_shorter(const Findings& a, const Findings& b) {
    return a.solver && (!b.solver || *a.length() < *b.length());
}

}  // namespace

CentredCube image(const Isomorphism& way, const CentredCube& position) {
    return conjugate(way.side == Side::same ? position : inverse(position), way.by);
}

// What solves a position makes its inverse.
Findings image(const Isomorphism& way, Findings findings) {
    if (!findings.solver) return findings;
    const Maneuver& solver = *findings.solver;
    findings.solver =
        antipode::image(way.by, way.side == Side::same ? solver : opposite_word(solver));
    return findings;
}

std::optional<Isomorphism> isomorphism(const CentredCube& from, const CentredCube& to) {
    for (const Side side : {Side::same, Side::inverse})
        for (const Symmetry s : all_symmetries)
            if (const Isomorphism way = {side, s}; image(way, from) == to) return way;
    return std::nullopt;
}

Learned learn(Findings& ours, const Findings& news) {
    if (!news.solver && news.lower_bound == 0) return Learned::nothing;
    const bool is_other_metric = news.metric != ours.metric;
    if (is_other_metric) {
        ours.metric      = news.metric;
        ours.lower_bound = 0;
    }
    const bool shorter = is_shorter(news, ours);
    const bool higher  = news.lower_bound > ours.lower_bound;
    if (shorter) ours.solver = news.solver;
    ours.lower_bound = std::max(ours.lower_bound, news.lower_bound);
    return shorter || higher || is_other_metric ? Learned::something : Learned::nothing;
}

}  // namespace antipode::workspace
