#include "service/research/coset.h"

#include "base/memory.h"
#include "cube/forms.h"
#include "search/coset/reserve.h"
#include "search/coset/state_file.h"
#include "service/engine/engine.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

using coset::CosetAnswer;
using coset::CosetLevel;
using coset::CosetProgress;
using coset::CosetWatch;
using coset::Solvable;

// How long a solution that is short enough is looked for before the proof begins that there is
// none. Cubes that are left at 19 have few solutions of that length, which take seconds to be
// found; a proof takes an hour.
constexpr std::chrono::minutes time_to_find(1);

// Decides about single cubes: first as near-optimal solving does, then by proof.
class CubeJudge {
public:
    CubeJudge(Engine& engine, const two_phase::Solver& solver, const CosetWatch& watch,
              const CosetOrder& order)
        : engine_(engine), solver_(solver), watch_(watch), order_(order) {}

    bool finds(const Cube& cube, unsigned distance, std::chrono::milliseconds time) const {
        const Answer found = near_optimal(cube, distance, time);
        return found.found && found.length <= distance;
    }

    Solvable judge(const Cube& cube, unsigned distance) const {
        const Answer found = near_optimal(cube, distance, time_to_find);
        if (found.found && found.length <= distance) return Solvable::yes;
        if (found.ended == Ended::exhausted) return Solvable::no;
        if (order_.must_be_within) return Solvable::unknown;
        return proven(cube, distance);
    }

private:
    Answer near_optimal(const Cube& cube, unsigned distance, std::chrono::milliseconds time) const {
        return solver_.solve(
            {.cube = cube, .limits = {.enough_length = distance, .max_time = time}},
            {.stop = watch_.stop});
    }

    Solvable proven(const Cube& cube, unsigned distance) const {
        const auto answer = engine_.solve({.cube = cube,
                                           .how = {.metric = order_.metric, .shortest = Shortest{}},
                                           .at_least = distance},
                                          {.stop = watch_.stop});
        if (!answer || !answer->answer.found) return Solvable::unknown;
        if (answer->answer.length <= distance) return Solvable::yes;
        return answer->is_optimal() ? Solvable::no : Solvable::unknown;
    }

    Engine&                  engine_;
    const two_phase::Solver& solver_;
    const CosetWatch&        watch_;
    const CosetOrder&        order_;
};

}  // namespace

std::uint64_t memory_of(const CosetOrder& order) {
    return coset::comes_to_map(order.metric, order.request)
               ? coset::needed_memory(order.metric, order.request)
               : 0;
}

std::optional<Error> too_large(const CosetOrder& order) {
    if (memory_of(order) <= available_memory().bytes) return std::nullopt;
    return coset::too_large(memory_of(order));
}

Result<CosetAnswer> explore(Engine& engine, const CosetOrder& order, const CosetWatch& watch) {
    if (auto error = too_large(order)) return *std::move(error);
    const auto solver = engine.solver(order.metric, {.stop = watch.stop});
    if (!solver) return solver.error();
    CosetWatch      own = watch;
    const CubeJudge judge(engine, **solver, watch, order);
    own.solve = [&](const Cube& cube, unsigned distance) { return judge.judge(cube, distance); };
    own.find  = [&](const Cube& cube, unsigned distance, std::chrono::milliseconds time) {
        return judge.finds(cube, distance, time);
    };
    if (!order.file) return coset::explore_coset((*solver)->tables(), order.request, own);
    auto file = coset::StateFile::open(*order.file);
    if (!file) return file.error();
    own.file = &*file;
    return coset::explore_coset((*solver)->tables(), order.request, own);
}

std::shared_ptr<coset::Reserve> coset_reserve() { return std::make_shared<coset::Reserve>(); }

std::vector<std::string_view> coset_end_names() { return {"complete", "limit", "stopped"}; }

Message progress_text(const CosetProgress& progress) {
    constexpr std::string_view stages[] = {"searching", "passing", "solving"};
    return service_message<"coset-distance">(stages[static_cast<std::size_t>(progress.stage)],
                                             progress.distance);
}

std::string left_text(const Cube& cube) { return to_text(cube, Form::facelets); }

Json to_json(const CosetLevel& level) {
    return {{"distance", level.distance}, {"cubes", level.cubes}, {"exact", level.is_exact}};
}

Json to_json(const CosetAnswer& answer, const CosetOrder& order) {
    Json          within = Json::object();
    std::uint64_t sum    = 0;
    for (const CosetLevel& level : answer.levels)
        within[std::to_string(level.distance)] = sum += level.cubes;
    Json json = {{"ended", coset_end_names()[static_cast<std::size_t>(answer.ended)]},
                 {"metric", row(order.metric).name},
                 {"cubes", coset::cube_count(order.request.extent)},
                 {"cubes_within", std::move(within)},
                 {"left", answer.left},
                 {"symmetries", answer.symmetries},
                 {"memory", answer.memory}};
    if (!answer.cubes_left.empty()) json["cubes_left"] = list_json(answer.cubes_left, left_text);
    if (answer.left == 0 && !answer.farthest.empty())
        json["farthest"] = list_json(answer.farthest, left_text);
    return json;
}

}  // namespace antipode::service
