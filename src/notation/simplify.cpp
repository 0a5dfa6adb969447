// All that can happen about one axis is how far each of its three layers has
// turned, in quarter turns modulo 4: 64 cases. A table holds the cheapest way to
// write each of them, found by trying all combinations of up to three turns.
#include "notation/simplify.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <tuple>
#include <vector>

#include "notation/metric.h"

namespace antipode {
namespace {

// Quarter turns, 0 to 3, of the layers at the negative face, in the middle and at
// the positive face.
using Layers = std::array<int, 3>;

constexpr std::size_t layer_states = 64;  // 4^3

constexpr std::size_t state_number(const Layers& layers) {
    std::size_t number = 0;
    for (const int quarters : layers) number = 4 * number + static_cast<std::size_t>(quarters);
    return number;
}

Layers turned(Layers layers, HandTurn t) {
    for (std::size_t i = 0; i < layers.size(); ++i)
        layers[i] = (layers[i] + 4 + row(t.grip).layers[i] * static_cast<int>(t.turn) % 4) % 4;
    return layers;
}

std::size_t grips_beside_faces(const Maneuver& turns) {
    return static_cast<std::size_t>(
        std::ranges::count_if(turns, [](HandTurn t) { return !is_face(t.grip); }));
}

// Fewest turns written, then shortest in the usual metrics; face turns win a tie,
// so that R L' does not become M x.
auto cost(const Maneuver& turns) {
    return std::tuple(turns.size(), length(turns, Metric::htm), length(turns, Metric::stm),
                      length(turns, Metric::qtm), grips_beside_faces(turns));
}

using Expressions = std::array<std::optional<Maneuver>, layer_states>;

// Tries `turns`, which have brought the layers to `layers`, and all ways to go on
// with grips of the same axis that come later in the order of Grip.
void try_expressions(Expressions& best, const Maneuver& turns, const Layers& layers, Axis axis) {
    std::optional<Maneuver>& known = best[state_number(layers)];
    if (!known || cost(turns) < cost(*known)) known = turns;
    if (turns.size() == 3) return;  // as many turns as layers reach every state
    const std::size_t first_grip = turns.empty() ? 0 : index(turns[turns.size() - 1].grip) + 1;
    for (std::size_t g = first_grip; g < grip_rows.size(); ++g) {
        if (grip_rows[g].axis != axis) continue;
        for (const Turn turn : all_turns) {
            const HandTurn next   = {static_cast<Grip>(g), turn};
            Maneuver       longer = turns;
            longer.push_back(next);
            try_expressions(best, longer, turned(layers, next), axis);
        }
    }
}

const Maneuver& cheapest_expression(Axis axis, const Layers& layers) {
    static const std::array<Expressions, 3> table = [] {
        std::array<Expressions, 3> result;
        for (const Axis a : {Axis::x, Axis::y, Axis::z})
            try_expressions(result[static_cast<std::size_t>(a)], {}, {}, a);
        return result;
    }();
    const auto& expression = table[static_cast<std::size_t>(axis)][state_number(layers)];
    assert(expression && "three layers can be turned one by one");
    return *expression;
}

// What a run of turns about one axis amounts to.
struct Run {
    Axis   axis;
    Layers layers;
};

// Neighbouring runs have different axes and none is idle: when a run cancels,
// the next turn meets the run before it.
std::vector<Run> runs_of(const Maneuver& maneuver) {
    std::vector<Run> runs;
    for (const HandTurn t : maneuver) {
        const Axis axis = row(t.grip).axis;
        if (runs.empty() || runs.back().axis != axis) runs.push_back({axis, {}});
        runs.back().layers = turned(runs.back().layers, t);
        if (runs.back().layers == Layers{}) runs.pop_back();
    }
    return runs;
}

}  // namespace

Maneuver simplify(const Maneuver& maneuver) {
    Maneuver result;
    for (const Run& run : runs_of(maneuver))
        result.append(cheapest_expression(run.axis, run.layers));
    return result;
}

Moves simplify(const Moves& moves) {
    Moves result;
    for (const HandTurn t : simplify(Maneuver(moves))) {
        assert(is_face(t.grip) && "face turns stay face turns");
        result.push_back(Move(static_cast<Face>(index(t.grip)), t.turn));
    }
    return result;
}

}  // namespace antipode
