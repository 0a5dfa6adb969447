#include "service/tasks/solve_answer_json.h"

#include "base/seconds.h"
#include "cube/algebra.h"
#include "notation/parse.h"
#include "service/answers/goals.h"
#include "service/json.h"

namespace antipode::service {
namespace {

// Only face turns are ever written there.
std::optional<Moves> parse_solution(const std::string& text, const CentredCube& cube) {
    const auto maneuver = parse_maneuver(text);
    if (!maneuver) return std::nullopt;
    const Moves moves = on_the_table(*maneuver).moves;
    if (!is_solved(cube * moves)) return std::nullopt;
    return moves;
}

std::vector<Moves> solutions_from(const Json& json, const CentredCube& cube) {
    std::vector<Moves> all;
    if (!json.contains("solutions")) return all;
    for (const Json& text : json.at("solutions"))
        if (const auto moves = parse_solution(text.get<std::string>(), cube)) all.push_back(*moves);
    return all;
}

void read_goals(const Json& json, const SolveRequest& request, SolveAnswer& answer) {
    answer.goal = request.how.goal->name;
    if (!json.contains("found")) return;
    for (const Json& one : json.at("found"))
        if (auto solution = goal_solution_from(one)) answer.goals.push_back(*std::move(solution));
    if (answer.goals.empty()) return;
    answer.answer.found    = true;
    answer.answer.solution = answer.goals.front().normal;
    answer.answer.length   = answer.goals.front().length;
}

}  // namespace

SolveAnswer answer_from(const Json& json, const SolveRequest& request) {
    const CentredCube cube = request.cubes.front();
    SolveAnswer       answer{cube.cube, request.how.metric, {}, centres_of(cube)};
    Answer&           found = answer.answer;
    if (json.at("solution").is_string() && !request.how.goal)
        if (const auto moves = parse_solution(json.at("solution").get<std::string>(), cube)) {
            found.found    = true;
            found.solution = *moves;
            found.length   = static_cast<unsigned>(length(*moves, answer.metric));
            if (request.how.costs) answer.cost = cost(*moves, *request.how.costs);
        }
    answer.all = solutions_from(json, cube);
    if (request.how.goal) read_goals(json, request, answer);
    found.lower_bound = json.at("lower_bound").get<unsigned>();
    found.nodes       = json.at("nodes").get<std::uint64_t>();
    found.probes      = json.at("probes").get<std::uint64_t>();
    found.elapsed     = from_seconds(json.at("seconds").get<double>());
    answer.is_over    = json.at("ended").is_string();
    if (answer.is_over)
        found.ended = parse_ended(json.at("ended").get<std::string>()).value_or(Ended::stopped);
    return answer;
}

}  // namespace antipode::service
