#include "solvers/goals/ways.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
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

// Where a symmetry takes a slot: a piece that is turned there shows it.
std::size_t image_slot(Symmetry s, OrbitKind kind, std::size_t place) {
    Cube turned;
    orbit_of(turned, kind)[place] = Cubie(place, 1);
    const Cube seen               = conjugate(turned, s);
    for (std::size_t slot = 0; slot < slots_of(kind); ++slot)
        if (orbit_of(seen, kind)[slot].orientation() != 0) return slot;
    return place;
}

// Whether a piece may end so, alone.
bool is_allowed(const Goal& goal, OrbitKind kind, std::size_t place, Cubie cubie) {
    const PieceGoal& wanted = goal.of(kind, cubie.piece());
    return (wanted.slots >> place & 1) != 0 && (!wanted.is_turned || cubie.orientation() == 0);
}

bool keeps(Symmetry s, const Goal& goal, OrbitKind kind) {
    for (std::size_t place = 0; place < slots_of(kind); ++place) {
        const std::size_t image = image_slot(s, kind, place);
        for (std::size_t piece = 0; piece < slots_of(kind); ++piece)
            for (std::size_t turn = 0; turn < orientations_of(kind); ++turn) {
                Cube cube;
                orbit_of(cube, kind)[piece] = Cubie(place, 0);
                orbit_of(cube, kind)[place] = Cubie(piece, turn);
                const Cubie seen            = orbit_of(conjugate(cube, s), kind)[image];
                if (is_allowed(goal, kind, place, orbit_of(cube, kind)[place])
                    != is_allowed(goal, kind, image, seen))
                    return false;
            }
    }
    return true;
}

// From where a goal looks as it does; the first one changes nothing. What half turns do to
// corners looks alike from everywhere.
std::vector<Symmetry> symmetries_of(const Goal& goal) {
    std::vector<Symmetry> kept;
    for (const Symmetry s : all_symmetries)
        if (keeps(s, goal, OrbitKind::corners) && keeps(s, goal, OrbitKind::edges))
            kept.push_back(s);
    return kept;
}

// Where the goal looks alike the turns may be put in one place, so that ways to hold the cube
// and places of the goal share their tables.
Symmetry frame_of(const PlacedGoal& placed, const StepChoice& steps,
                  const std::vector<Symmetry>& alike) {
    const auto order = [&](Symmetry s) {
        const StepChoice turned = image(placed.symmetry * s, steps);
        return std::tuple(turned.turns.faces.mask(), turned.turns.slices, turned.kept.faces.mask(),
                          turned.kept.slices);
    };
    return placed.symmetry * *std::ranges::min_element(alike, {}, order);
}

// Goals in several places are the same one.
class Frames {
public:
    Symmetry of(const PlacedGoal& placed, const StepChoice& steps) {
        const StepChoice every_turn = {.metric = steps.metric};
        if (steps == every_turn) return placed.symmetry;
        if (!goal_ || *goal_ != placed.goal) {
            goal_  = placed.goal;
            alike_ = symmetries_of(placed.goal);
        }
        return frame_of(placed, steps, alike_);
    }

private:
    std::optional<Goal>   goal_;
    std::vector<Symmetry> alike_;
};

// A way to hold the cube that permits the same turns as another one adds nothing.
void add_ways(std::vector<Way>& ways, Symmetry held, const StepChoice& steps,
              const std::vector<PlacedGoal>& goals, Frames& frames) {
    const bool is_known =
        std::ranges::any_of(ways, [&](const Way& way) { return way.steps == steps; });
    if (is_known || steps.turns.is_empty()) return;
    for (const PlacedGoal& goal : goals)
        ways.push_back({held, steps, &goal, frames.of(goal, steps)});
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
    Frames            frames;
    const std::size_t rotations = options.wanted.rotations ? Symmetry::rotations : 1;
    for (const HandTurnSet& keeping : kept)
        for (std::size_t i = 0; i < rotations; ++i) {
            const Symmetry    held  = Symmetry::from_index(i);
            const HandTurnSet turns = antipode::image(inverse(held), options.turns);
            add_ways(ways, held, steps_of(turns, keeping, options.metric), options.goals, frames);
        }
    return ways;
}

}  // namespace antipode::goals
