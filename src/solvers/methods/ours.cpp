#include "solvers/methods/ours.h"

#include <fmt/format.h>

#include <algorithm>

#include "cube/algebra.h"
#include "notation/transform.h"
#include "solvers/methods/deepening.h"
#include "solvers/methods/messages.h"

namespace antipode::methods {
namespace {

// The faces of an axis make quarter turns in phase two, the others half turns.
bool stays_inside(Move m, Face axis) {
    return m.turn() == Turn::half || m.face() == axis || m.face() == opposite(axis);
}

// Turns at the end of the word that stay inside.
std::size_t inner_end(const Moves& word, Face axis) {
    std::size_t count = 0;
    while (count < word.size() && stays_inside(word[word.size() - 1 - count], axis)) ++count;
    return count;
}

Moves part(const Moves& word, std::size_t from, std::size_t to) {
    return Moves(std::vector<Move>(word.begin() + static_cast<std::ptrdiff_t>(from),
                                   word.begin() + static_cast<std::ptrdiff_t>(to)));
}

struct Split {
    Face        axis     = Face::U;
    bool        inverted = false;
    std::size_t inner    = 0;
};

Split longest_inner(const Moves& solution) {
    Split best;
    for (const bool inverted : {false, true})
        for (const Face axis : {Face::U, Face::R, Face::F}) {
            const std::size_t inner = inner_end(inverted ? inverse(solution) : solution, axis);
            if (inner > best.inner) best = {axis, inverted, inner};
        }
    return best;
}

// "<U,D,R2,L2,F2,B2>"
std::string group_text(Face axis) {
    std::string text = fmt::format("<{},{}", letter(axis), letter(opposite(axis)));
    for (const Face f : {Face::U, Face::R, Face::F})
        if (f != axis) text += fmt::format(",{}2,{}2", letter(f), letter(opposite(f)));
    return text + ">";
}

std::vector<Phase> forward(const Moves& solution, const Split& split) {
    const std::size_t first = solution.size() - split.inner;
    const std::string group = group_text(split.axis);
    return {{.name  = phase_message<"phase-one">(group),
             .goal  = phase_message<"turns-enough">(group),
             .moves = part(solution, 0, first)},
            {.name  = phase_message<"phase-two">(),
             .goal  = phase_message<"cube-solved">(),
             .moves = part(solution, first, solution.size())}};
}

std::vector<Phase> backward(const Moves& solution, const Split& split) {
    const std::string group = group_text(split.axis);
    return {{.name  = phase_message<"phase-two-backwards">(),
             .goal  = phase_message<"inverse-undone">(group),
             .moves = part(solution, 0, split.inner)},
            {.name  = phase_message<"phase-one-backwards">(group),
             .goal  = phase_message<"cube-solved">(),
             .moves = part(solution, split.inner, solution.size())}};
}

}  // namespace

std::vector<Phase> two_phases_of(const Moves& solution) {
    const Split split = longest_inner(solution);
    return split.inverted ? backward(solution, split) : forward(solution, split);
}

Result<Solution> TwoPhase::solve(const Request& request, const Watch& watch) const {
    Solution solution{
        .answer = solver_->solve(
            {.cube = request.cube, .limits = request.limits, .centres = request.centres}, watch),
        .phases = {}};
    if (solution.answer.found) solution.phases = two_phases_of(solution.answer.solution);
    return solution;
}

Result<Solution> Optimal::solve(const Request& request, const Watch& watch) const {
    auto found = solver_.solve(request, watch);
    if (!found) return found.error();
    Solution solution = *std::move(found);
    if (solution.answer.found) solution.phases = {shortest_phase(solution.answer.solution)};
    return solution;
}

}  // namespace antipode::methods
