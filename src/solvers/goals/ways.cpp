#include "solvers/goals/ways.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <tuple>

#include "cube/algebra.h"
#include "solvers/messages.h"

namespace antipode::goals {
namespace ways_detail {

Error not_there_yet(const std::vector<PlacedGoal>& from) {
    std::vector<std::string> places;
    for (const PlacedGoal& placed : from)
        if (!placed.where.empty()) places.push_back(placed.where);
    return {.kind    = ErrorKind::usage,
            .message = solver_message<"goal-not-met">(std::move(places)),
            .field   = "from"};
}

// The turns that keep each goal to start from that is met.
std::vector<HandTurnSet> kept_turns(const std::vector<PlacedGoal>& from, const Cube& cube) {
    if (from.empty()) return {every_hand_turn()};
    std::vector<HandTurnSet> sets;
    for (const PlacedGoal& placed : from)
        if (is_met(placed, cube)) sets.push_back(turns_that_keep(placed));
    return sets;
}

// Without slices nothing is permitted later that is not permitted first.
StepChoice steps_of(const HandTurnSet& turns, const HandTurnSet& kept, Metric metric) {
    if (turns.slices != 0) return {.turns = turns, .metric = metric, .kept = kept};
    return {.turns = turns_of_both(turns, kept), .metric = metric};
}

// The solved cube looks alike from everywhere: there the turns may be put in one place, so
// that all ways to hold the cube share their tables.
Symmetry frame_of(const PlacedGoal& placed, const StepChoice& steps) {
    if (placed.goal != Goal::of(PieceStates{})) return placed.symmetry;
    const auto order = [&](Symmetry s) {
        const StepChoice turned = image(s, steps);
        return std::tuple(turned.turns.faces.mask(), turned.turns.slices, turned.kept.faces.mask(),
                          turned.kept.slices);
    };
    return *std::ranges::min_element(all_symmetries, {}, order);
}

// A way to hold the cube that permits the same turns as another one adds nothing.
void add_ways(std::vector<Way>& ways, Symmetry held, const StepChoice& steps,
              const std::vector<PlacedGoal>& goals) {
    const bool is_known =
        std::ranges::any_of(ways, [&](const Way& way) { return way.steps == steps; });
    if (is_known || steps.turns.is_empty()) return;
    for (const PlacedGoal& goal : goals)
        ways.push_back({held, steps, &goal, frame_of(goal, steps)});
}

}  // namespace ways_detail

StepChoice image(Symmetry s, const StepChoice& steps) {
    return {.turns  = antipode::image(s, steps.turns),
            .metric = steps.metric,
            .kept   = antipode::image(s, steps.kept)};
}

HandTurnSet turns_that_keep(const PlacedGoal& placed) {
    HandTurnSet kept;
    for (const Move m : all_moves)
        if (is_met(placed, move_cube(m))) kept.faces.insert(m);
    for (const HandTurn slice : every_hand_turn().slice_turns())
        if (is_met(placed, after(on_the_table(Maneuver{slice}).moves))) kept.insert(slice);
    return kept;
}

Result<std::vector<Way>> find_ways(const GoalSolver::Options& options, const Cube& cube) {
    using namespace ways_detail;
    const std::vector<HandTurnSet> kept = kept_turns(options.from, cube);
    if (kept.empty()) return not_there_yet(options.from);
    std::vector<Way>  ways;
    const std::size_t rotations = options.wanted.rotations ? Symmetry::rotations : 1;
    for (const HandTurnSet& keeping : kept)
        for (std::size_t i = 0; i < rotations; ++i) {
            const Symmetry    held  = Symmetry::from_index(i);
            const HandTurnSet turns = antipode::image(inverse(held), options.turns);
            add_ways(ways, held, steps_of(turns, keeping, options.metric), options.goals);
        }
    return ways;
}

}  // namespace antipode::goals
