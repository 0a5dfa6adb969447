#include "service/answers/methods.h"

#include "apps/server/routes/common.h"
#include "service/answers/goals.h"
#include "service/json.h"

namespace antipode::server {
namespace methods_detail {

constexpr std::array method_answer = {
    always("name"),
    always("author"),
    nullable("year", Kind::whole, "null where it is unknown"),
    always("guarantee"),
    always("tables", "that it needs"),
    always("bytes", Kind::whole, "of the tables"),
    always("effort", one_of(service::effort_names)),
    always("explanation", "how it works"),
};
constexpr std::array method_list = {
    always("methods", Kind::objects, Shape{"Method", method_answer}),
};

constexpr std::array goal_answer = {
    always("name"),
    always("summary", "what it is"),
    nullable("face", "a face tells its places apart, and this one is taken by default"),
    nullable("axis", "an axis tells its places apart, such as this one"),
    nullable("at", "pieces tell its places apart, such as these"),
};
constexpr std::array goal_list = {
    always("goals", Kind::objects, Shape{"GoalRow", goal_answer}),
};

http::Response answer_goals(const Call&) {
    return json_response({{"goals", service::list_json(goals::goal_rows(), [](const auto& row) {
                               return service::to_json(row);
                           })}});
}

http::Response answer_methods(const Call&) {
    return json_response({{"methods", service::list_json(methods::rows(), [](const auto& row) {
                               return service::to_json(row);
                           })}});
}

constexpr Route routes[] = {
    {.verb    = Verb::get,
     .path    = "/api/v1/methods",
     .name    = "methods",
     .summary = "The methods of solving: ours and those that the documents describe.",
     .success = {.summary = "The methods.", .shape = method_list},
     .handle  = answer_methods},
    {.verb    = Verb::get,
     .path    = "/api/v1/goals",
     .name    = "goals",
     .summary = "How far a cube can be solved, if not all the way: the field goal.",
     .success = {.summary = "The goals.", .shape = goal_list},
     .handle  = answer_goals},
};

}  // namespace methods_detail

std::span<const Route> method_routes() { return methods_detail::routes; }

}  // namespace antipode::server
