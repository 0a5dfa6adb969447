#include "service/answers/goals.h"

#include <algorithm>

#include "cube/facelets.h"
#include "cube/forms.h"
#include "notation/parse.h"
#include "notation/print.h"
#include "service/json.h"

namespace antipode::service {
namespace goals_detail {

std::optional<Maneuver> maneuver_from(const Json& json) {
    auto maneuver = parse_maneuver(json.get<std::string>());
    return maneuver ? std::optional(*std::move(maneuver)) : std::nullopt;
}

bool has_slices(const Maneuver& maneuver) {
    return std::ranges::any_of(maneuver, [](HandTurn turn) { return !is_face(turn.grip); });
}

Symmetry rotation_from(const std::string& text) {
    for (std::size_t i = 0; i < Symmetry::rotations; ++i)
        if (goals::rotation_text(Symmetry::from_index(i)) == text) return Symmetry::from_index(i);
    return {};
}

Json or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

}  // namespace goals_detail

bool is_shortest(const goals::GoalSolution& solution, const SolveAnswer& answer) {
    return solution.length <= answer.answer.lower_bound;
}

std::string goal_line(const goals::GoalSolution& solution, const SolveAnswer& answer,
                      GoalPlaces places) {
    const std::string word = to_text(solution);
    const std::string tag =
        length_tag(solution.length, answer.metric,
                   is_shortest(solution, answer) ? Optimality::proven : Optimality::unproven);
    return word + (word.empty() ? "" : "  ") + tag
           + (places == GoalPlaces::one ? "" : "   //" + solution.where);
}

Json to_json(const goals::GoalSolution& solution, const SolveAnswer& answer) {
    Json json = {{"solution", to_text(solution)},
                 {"length", solution.length},
                 {"optimal", is_shortest(solution, answer)},
                 {"normal", normal_text(solution)},
                 {"inverse", to_text(solution.inverse)}};
    if (solution.held != Symmetry{}) json["rotation"] = goals::rotation_text(solution.held);
    json["where"]   = goals_detail::or_null(solution.where);
    json["reached"] = to_text(facelets_of(solution.reached));
    return json;
}

Json goal_answer_json(const goals::GoalSolution& solution, const SolveAnswer& answer) {
    Json json = {{"cube", to_text(facelets_of(answer.cube))},
                 {"goal", goals_detail::or_null(answer.goal)},
                 {"metric", row(answer.metric).name}};
    json.update(to_json(solution, answer));
    return json;
}

std::optional<goals::GoalSolution> goal_solution_from(const Json& json) {
    goals::GoalSolution solution;
    const auto          normal  = goals_detail::maneuver_from(json.at("normal"));
    const auto          inverse = goals_detail::maneuver_from(json.at("inverse"));
    const auto          reached = parse_cube(json.at("reached").get<std::string>());
    if (!normal || !inverse || !reached) return std::nullopt;
    solution.normal  = goals::in_order(on_the_table(*normal).moves);
    solution.inverse = on_the_table(*inverse).moves;
    if (goals_detail::has_slices(*normal)) solution.by_hand = *normal;
    solution.reached = *reached;
    solution.length  = json.at("length").get<unsigned>();
    if (json.at("where").is_string()) solution.where = json.at("where").get<std::string>();
    if (json.contains("rotation"))
        solution.held = goals_detail::rotation_from(json.at("rotation").get<std::string>());
    return solution;
}

Json to_json(const goals::GoalRow& row) {
    return {{"name", row.name},
            {"summary", row.summary},
            {"face", goals_detail::or_null(row.face)},
            {"axis", goals_detail::or_null(row.axis)},
            {"at", goals_detail::or_null(row.at)}};
}

}  // namespace antipode::service
