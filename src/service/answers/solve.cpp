#include "service/answers/solve.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/seconds.h"
#include "cube/validity.h"
#include "notation/print.h"
#include "notation/transform.h"
#include "service/answers/goals.h"
#include "service/answers/methods.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

constexpr std::array<std::string_view, 5> endings = {"proven", "length", "time", "nodes",
                                                     "stopped"};

}  // namespace

std::optional<Error> unsolvable(const Cube& cube) {
    if (is_reachable(cube)) return std::nullopt;
    return Error{.message = service_message<"not-solvable">(why_unreachable(cube))};
}

std::optional<Error> unsolvable(const CentredCube& cube) {
    if (auto error = unsolvable(cube.cube)) return error;
    if (is_reachable(cube)) return std::nullopt;
    return Error{.message = service_message<"not-solvable">(why_centres_unreachable(cube))};
}

std::string_view name_of(Ended ended) { return endings.at(static_cast<std::size_t>(ended)); }

std::vector<std::string_view> ending_names() { return {endings.begin(), endings.end()}; }

std::string solution_word(const SolveAnswer& answer, WordSense sense) {
    if (!answer.goals.empty()) return to_text(answer.goals.front());
    const Moves& solution = answer.answer.solution;
    return to_text(sense == WordSense::generator ? inverse(solution) : solution);
}

std::optional<Ended> parse_ended(std::string_view name) {
    const auto found = std::ranges::find(endings, name);
    if (found == endings.end()) return std::nullopt;
    return static_cast<Ended>(found - endings.begin());
}

std::string solution_line(const SolveAnswer& answer, WordSense sense) {
    if (!answer.answer.found) return "no solution found";
    const std::string word = solution_word(answer, sense);
    const std::string tag =
        length_tag(answer.answer.length, answer.metric,
                   answer.is_optimal() ? Optimality::proven : Optimality::unproven);
    const std::string line = word.empty() ? tag : word + "  " + tag;
    return answer.cost ? fmt::format("{}  cost {:.6g}", line, *answer.cost) : line;
}

std::vector<SolveAnswer> one_by_one(const SolveAnswer& answer) {
    std::vector<SolveAnswer> list;
    for (const Moves& moves : answer.all) {
        SolveAnswer& one    = list.emplace_back(answer);
        one.all             = {};
        one.answer.solution = moves;
        one.answer.length   = static_cast<unsigned>(length(moves, answer.metric));
    }
    return list;
}

Json to_json(const SolveAnswer& answer, WordSense sense) {
    const Answer& found = answer.answer;
    Json          json;
    json["cube"] = to_text(facelets_of(answer.cube));
    add_centres(json, answer.centres);
    json["solution"] = found.found ? Json(solution_word(answer, WordSense::solver)) : Json(nullptr);
    if (sense == WordSense::generator)
        json["generator"] = found.found ? Json(solution_word(answer, sense)) : Json(nullptr);
    if (!answer.all.empty())
        json["solutions"] = list_json(one_by_one(answer), [](const SolveAnswer& one) {
            return solution_word(one, WordSense::solver);
        });
    json["length"] = found.found ? Json(found.length) : Json(nullptr);
    json["metric"] = row(answer.metric).name;
    if (answer.cost) json["cost"] = *answer.cost;
    json["optimal"]     = answer.is_optimal();
    json["lower_bound"] = found.lower_bound;
    json["ended"]       = answer.is_over ? Json(name_of(found.ended)) : Json(nullptr);
    json["nodes"]       = found.nodes;
    json["probes"]      = found.probes;
    json["seconds"]     = in_seconds(found.elapsed);
    if (!answer.goal.empty()) json["goal"] = answer.goal;
    if (!answer.goals.empty())
        json["found"] = list_json(
            answer.goals, [&](const goals::GoalSolution& one) { return to_json(one, answer); });
    if (!answer.method.empty()) {
        json["method"] = answer.method;
        json["phases"] = to_json(answer.phases);
    }
    return json;
}

}  // namespace antipode::service
