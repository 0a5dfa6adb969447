#include "service/answers/compare.h"

#include <algorithm>

#include "base/random.h"
#include "base/seconds.h"
#include "cube/algebra.h"
#include "cube/random_cube.h"
#include "service/json.h"

namespace antipode::service {
namespace {

// No face twice in a row, so that turns do not cancel at once.
Cube cube_of_turns(Random& random, unsigned turns) {
    Cube                cube = solved;
    std::optional<Face> last;
    while (turns > 0) {
        const Move m = all_moves[random.below(Move::count)];
        if (last && !may_follow(*last, m.face())) continue;
        cube = cube * m;
        last = m.face();
        --turns;
    }
    return cube;
}

void add_answer(Comparison& row, const Answer& answer) {
    ++row.cubes;
    row.nodes += answer.nodes;
    row.time += answer.elapsed;
    row.slowest = std::max(row.slowest, answer.elapsed);
    if (!answer.found) return;
    ++row.solved;
    if (answer.length <= answer.lower_bound) ++row.proven;
    ++row.lengths[answer.length];
}

}  // namespace

std::vector<Cube> cubes_to_compare(const CubesToCompare& wanted) {
    Random            random(wanted.seed);
    std::vector<Cube> cubes;
    for (std::uint64_t i = 0; i < wanted.number; ++i)
        cubes.push_back(wanted.turns ? cube_of_turns(random, *wanted.turns)
                                     : random_reachable(random));
    return cubes;
}

double Comparison::mean_length() const {
    std::uint64_t turns = 0;
    for (const auto& [length, number] : lengths) turns += length * number;
    return solved == 0 ? 0 : static_cast<double>(turns) / static_cast<double>(solved);
}

unsigned Comparison::longest() const { return lengths.empty() ? 0 : lengths.rbegin()->first; }

double Comparison::mean_seconds() const {
    return cubes == 0 ? 0 : in_seconds(time) / static_cast<double>(cubes);
}

Result<Comparison> compare_one(MethodCache& methods, const CompareRequest& request,
                               const std::stop_token& stop, const CompareProgress& progress) {
    Comparison        row{.method = request.method};
    const SearchClock clock({});
    const auto        method = methods.get(*request.method, stop);
    if (!method) return method.error();
    row.making = clock.elapsed();
    for (const Cube& cube : request.cubes) {
        if (stop.stop_requested()) break;
        if (progress) progress(row.cubes);
        add_answer(row, (*method)->solve_in_phases(cube, request.limits, {.stop = stop}).answer);
    }
    return row;
}

Json to_json(const Comparison& row) {
    const auto if_solved = [&](auto value) {
        return row.solved == 0 ? Json(nullptr) : Json(value);
    };
    return {{"method", row.method->name},
            {"cubes", row.cubes},
            {"solved", row.solved},
            {"proven", row.proven},
            {"mean_length", if_solved(row.mean_length())},
            {"longest", if_solved(row.longest())},
            {"lengths", row.lengths},
            {"mean_seconds", row.mean_seconds()},
            {"slowest_seconds", in_seconds(row.slowest)},
            {"nodes", row.nodes},
            {"bytes", row.method->bytes},
            {"making_seconds", in_seconds(row.making)}};
}

}  // namespace antipode::service
