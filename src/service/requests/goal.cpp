#include "service/requests/goal.h"

#include "cube/incomplete.h"
#include "service/json.h"

namespace antipode::service {
namespace goal_detail {

goals::Wanted wanted_of(const Fields& fields) {
    return {.all        = fields.flag("all"),
            .count      = fields.find_whole<std::size_t>("count"),
            .slack      = fields.find_whole<unsigned>("slack").value_or(0),
            .max_length = fields.find_whole<unsigned>("max_length"),
            .niss       = fields.flag("niss"),
            .rotations  = fields.flag("rotate")};
}

// Where the cube may be to start from is found by looking.
std::optional<Error> read_from(const Fields& fields, GoalChoice& choice) {
    const auto name = fields.find_text("from");
    if (!name) return std::nullopt;
    auto goals = goals::named_goals(*name, {.face = "any"});
    // Not every goal has a face.
    if (!goals && goals.error().field == "face") goals = goals::named_goals(*name, {});
    if (!goals) return in_field(goals.error(), "from");
    choice.from = *std::move(goals);
    return std::nullopt;
}

}  // namespace goal_detail

std::vector<std::string_view> face_names() { return {"U", "R", "F", "D", "L", "B", "any"}; }
std::vector<std::string_view> axis_names() { return {"ud", "rl", "fb", "any"}; }

Result<std::optional<GoalChoice>> read_goal(const Fields& fields) {
    using namespace goal_detail;
    const auto name = fields.find_text("goal");
    if (!name && !fields.flag("open")) return std::optional<GoalChoice>();
    if (auto error = fields.outside("max_length", {0, goals::longest_search}))
        return *std::move(error);
    GoalChoice choice = {.name = name.value_or(""), .goals = {}, .wanted = wanted_of(fields)};
    if (!name) return std::optional(std::move(choice));
    auto goals = goals::named_goals(
        *name, {.face = fields.text("face"), .axis = fields.text("axis"), .at = fields.text("at")});
    if (!goals) return goals.error();
    choice.goals = *std::move(goals);
    if (auto error = read_from(fields, choice)) return *std::move(error);
    return std::optional(std::move(choice));
}

Result<OpenPosition> read_open_position(std::string_view text) {
    const auto read = parse_incomplete(text.substr(0, text.find("//")));
    if (!read) return read.error();
    return OpenPosition{read->cube, {goals::Goal::of(read->states), {}, ""}};
}

}  // namespace antipode::service
