#include "solvers/goals/ways.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

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
std::vector<TurnSet> kept_turns(const std::vector<PlacedGoal>& from, const Cube& cube) {
    if (from.empty()) return {TurnSet::every_turn()};
    std::vector<TurnSet> sets;
    for (const PlacedGoal& placed : from)
        if (is_met(placed, cube)) sets.push_back(turns_that_keep(placed, TurnSet::every_turn()));
    return sets;
}

// A way to hold the cube that permits the same turns as another one adds nothing.
void add_ways(std::vector<Way>& ways, Symmetry held, TurnSet turns,
              const std::vector<PlacedGoal>& goals) {
    const bool is_known =
        std::ranges::any_of(ways, [&](const Way& way) { return way.turns == turns; });
    if (is_known || turns.is_empty()) return;
    for (const PlacedGoal& goal : goals) ways.push_back({held, turns, &goal});
}

}  // namespace ways_detail

TurnSet image(Symmetry s, TurnSet turns) {
    TurnSet images;
    for (const Move m : turns.turns()) images.insert(antipode::image(s, m));
    return images;
}

Moves in_order(const Moves& moves) {
    std::vector<Move> word(moves.begin(), moves.end());
    const auto        axis = [](Move m) { return index(m.face()) % 3; };
    for (auto begin = word.begin(); begin != word.end();) {
        const auto end =
            std::find_if(begin, word.end(), [&](Move m) { return axis(m) != axis(*begin); });
        std::stable_sort(begin, end,
                         [](Move a, Move b) { return index(a.face()) < index(b.face()); });
        begin = end;
    }
    return Moves(std::move(word));
}

TurnSet turns_that_keep(const PlacedGoal& placed, TurnSet turns) {
    TurnSet kept;
    for (const Move m : turns.turns())
        if (is_met(placed, move_cube(m))) kept.insert(m);
    return kept;
}

Result<std::vector<Way>> find_ways(const GoalSolver::Options& options, const Cube& cube) {
    using namespace ways_detail;
    const std::vector<TurnSet> kept = kept_turns(options.from, cube);
    if (kept.empty()) return not_there_yet(options.from);
    std::vector<Way>  ways;
    const std::size_t rotations = options.wanted.rotations ? Symmetry::rotations : 1;
    for (const TurnSet keeping : kept)
        for (std::size_t i = 0; i < rotations; ++i) {
            const Symmetry held  = Symmetry::from_index(i);
            const TurnSet  turns = image(inverse(held), options.turns);
            add_ways(ways, held, TurnSet::from_mask(turns.mask() & keeping.mask()), options.goals);
        }
    return ways;
}

}  // namespace antipode::goals
