// The questions of the laboratory that take long: each answers with the question it
// became, which goes on without a connection (see questions.cpp).
#include "service/laboratory.h"

#include <algorithm>

#include "apps/server/context.h"
#include "apps/server/routes/common.h"
#include "apps/server/routes/question_answer.h"
#include "service/count.h"
#include "service/tasks/question_kinds.h"

namespace antipode::server {
namespace laboratory_detail {

constexpr std::array metric_field = {service::metric_field};

constexpr Field depth_field(std::int64_t deepest, std::string_view summary) {
    return {.name = "depth", .kind = Kind::whole, .summary = summary, .bounds = {0, deepest}};
}

constexpr Field time_to(std::chrono::milliseconds longest, std::string_view summary) {
    return {
        .name = "time_ms", .kind = Kind::whole, .summary = summary, .bounds = {1, longest.count()}};
}

constexpr auto count_fields =
    joined(std::array{Field{.name    = "depth",
                            .kind    = Kind::whole,
                            .summary = "the greatest distance to count",
                            .need    = Need::required,
                            .bounds  = {0, counting::deepest_count}},
                      Field{.name    = "classes",
                            .kind    = Kind::flag,
                            .summary = "also up to symmetry and inversion"}},
           metric_field);

constexpr auto path_fields =
    joined(std::array{Field{.name = "from", .summary = "where to start", .need = Need::required},
                      Field{.name = "to", .summary = "where to go", .need = Need::required},
                      Field{.name    = "max_length",
                            .kind    = Kind::whole,
                            .summary = "give up beyond so many moves, 14 if not said",
                            .bounds  = {0, PathRequest::longest}}},
           metric_field, reading_fields);

constexpr std::array theory_fields = {
    depth_field(service::max_theory_depth,
                "count positions one by one up to so many quarter turns, 8 if not said"),
};

constexpr auto explain_fields = joined(
    cube_fields,
    std::array{
        Field{.name = "method", .summary = "layers if not said", .words = service::method_names},
        time_to(service::max_time_to_explain,
                "search so long: a minute if not said, and 200 for methods that "
                "solve every cube at once")});

constexpr std::array compare_fields = {
    Field{.name    = "methods",
          .kind    = Kind::texts,
          .summary = "by name",
          .need    = Need::required,
          .bounds  = {1, service::max_methods}},
    Field{.name    = "count",
          .kind    = Kind::whole,
          .summary = "of cubes, 10 if not said",
          .bounds  = {1, service::max_compared_cubes}},
    Field{.name    = "seed",
          .kind    = Kind::whole,
          .summary = "the same seed gives the same cubes; 0 if not said"},
    Field{.name    = "turns",
          .kind    = Kind::whole,
          .summary = "that make each cube; uniformly random ones if not said",
          .bounds  = {0, service::max_compared_turns}},
    time_to(service::max_time_to_compare, "for each cube, 10 s if not said"),
};

// With the text that is wrong, where the field is one.
http::Response wrong_question(const Error& error, const Fields& fields) {
    const auto value = fields.json().find(error.field);
    if (value == fields.json().end() || !value->is_string()) return refusal(error);
    const auto& text = value->get_ref<const std::string&>();
    for (const std::string_view cube : {"cube", "from", "to"})
        if (error.field == cube) return wrong_cube(error, text, reading_of(fields), cube);
    return refusal(Failure(error).in(error.field, text));
}

// The kind is the end of the path.
http::Response answer_asked(const Call& call) {
    const std::string& path = call.request.path;
    auto task = service::read_task(path.substr(path.rfind('/') + 1), call.fields.json(),
                                   call.context.tools);
    if (!task) return wrong_question(task.error(), call.fields);
    return answer_new_task(call, *std::move(task));
}

constexpr Success asked_question = {
    .status = 201, .summary = "The question; Location names it.", .fields = whole_question};

constexpr Route routes[] = {
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/count",
     .name    = "ask_count",
     .summary = "How many positions are how far from solved. Asked again after a stop, it goes on "
                "where it was.",
     .fields  = count_fields,
     .success = asked_question,
     .example = R"json({"depth":4,"metric":"qtm","classes":true})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/find",
     .name    = "ask_find",
     .summary = "All positions within some moves that satisfy a condition.",
     .fields  = service::find_question_fields,
     .success = asked_question,
     .example = R"json({"where":"order == 105","depth":3})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/path",
     .name    = "ask_path",
     .summary = "The shortest ways from one position to another, without tables.",
     .fields  = path_fields,
     .success = asked_question,
     .example = R"json({"from":"R U","to":"U R"})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/theory",
     .name    = "ask_theory",
     .summary = "What the Caml papers state, computed and judged.",
     .fields  = theory_fields,
     .success = asked_question,
     .example = R"json({"depth":3})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/explain",
     .name    = "ask_explain",
     .summary = "A solution in its phases, each with its reason.",
     .fields  = explain_fields,
     .success = asked_question,
     .example = R"json({"cube":"R U2 F' L D B","method":"layers"})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/compare",
     .name    = "ask_compare",
     .summary = "Methods side by side on the same cubes.",
     .fields  = compare_fields,
     .success = asked_question,
     .example = R"json({"methods":["layers","thistlethwaite"],"count":2})json",
     .handle  = answer_asked},
};

}  // namespace laboratory_detail

std::span<const Route> laboratory_routes() { return laboratory_detail::routes; }

}  // namespace antipode::server
