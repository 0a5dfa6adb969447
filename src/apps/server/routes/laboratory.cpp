// The questions of the laboratory that take long: each answers with the question it
// became, which goes on without a connection (see questions.cpp).
#include <fmt/format.h>

#include <list>

#include "apps/server/routes/common.h"
#include "apps/server/routes/question_answer.h"
#include "service/tasks/task_kinds.h"

namespace antipode::server {
namespace laboratory_detail {

// The kind is the end of the path.
http::Response answer_asked(const Call& call) {
    const std::string& path = call.request.path;
    return answer_begun_task(call, path.substr(path.rfind('/') + 1));
}

// ---- what each kind answers -----------------------------------------------------------

constexpr auto count_answer = whole_question_fields(
    {.item = {"LevelCount", level_fields}, .summary = {"CountSummary", count_fields}});
constexpr auto find_answer = whole_question_fields({.item        = {"FoundPosition", found_fields},
                                                    .summary     = {"FindSummary", find_fields},
                                                    .other_items = wanted_items,
                                                    .other_summaries = wanted_summaries});
constexpr auto wanted_answer =
    whole_question_fields({.item            = wanted_items.front(),
                           .summary         = wanted_summaries.front(),
                           .other_summaries = std::span(wanted_summaries).subspan(1)});
constexpr auto path_answer   = whole_question_fields({.summary = {"PathSummary", path_fields}});
constexpr auto theory_answer = whole_question_fields(
    {.item = {"TheoryLine", theory_line_fields}, .summary = theory_summary_fields});
constexpr auto explain_answer =
    whole_question_fields({.summary = {"Explanation", explanation_fields}});
constexpr auto compare_answer =
    whole_question_fields({.item = {"Comparison", comparison_fields}, .summary = chart_fields});

constexpr auto coset_answer =
    whole_question_fields({.item    = {"CosetLevel", coset_level_fields},
                           .summary = {"CosetSummary", coset_summary_fields}});

constexpr auto cosets_answer =
    whole_question_fields({.item    = {"ExploredCoset", explored_coset_fields},
                           .summary = {"CosetsSummary", cosets_summary_fields}});

constexpr auto survey_answer = whole_question_fields({.summary = {"Survey", survey_fields}});

struct AskedKind {
    std::string_view name;
    std::string_view summary;
    Shape            question;  // that it becomes
    std::string_view example;
};

constexpr AskedKind kinds[] = {
    {"count",
     "The number of positions at each distance from solved. Asked again after a stop, it picks up "
     "where it left off.",
     count_answer, R"json({"depth":4,"metric":"qtm","classes":true})json"},
    {"coset", "How far the cubes of a coset of <U,D,R2,L2,F2,B2> are from solved.", coset_answer,
     R"json({"cube":"R U F","exact_to":7})json"},
    {"cosets",
     "The same for many cosets, drawn at random or named by cubes or by numbers; those drawn at "
     "random give estimates of how many positions are at each distance. Asked again after a stop, "
     "it picks up where it left off.",
     cosets_answer, R"json({"random":3,"seed":4,"exact_to":9})json"},
    {"survey", "How far random cubes are from solved: each gets a shortest solution.",
     survey_answer, R"json({"count":10,"turns":5})json"},
    {"find",
     "All positions that satisfy a condition: within depth moves or, without depth, at any "
     "distance.",
     find_answer, R"json({"where":"order == 105","depth":3})json"},
    {"pattern", "All positions whose faces look like drawings, one of each class.", wanted_answer,
     R"json({"pattern":"checkerboard"})json"},
    {"symmetry", "All positions with a symmetry or antisymmetry, one of each class.", wanted_answer,
     R"json({"symmetry":"D3d","exactly":true})json"},
    {"path", "The shortest ways from one position to another, without tables.", path_answer,
     R"json({"from":"R U","to":"U R"})json"},
    {"theory", "What the Caml papers state, computed and judged.", theory_answer,
     R"json({"depth":3})json"},
    {"explain", "A solution in its phases, each with its reason.", explain_answer,
     R"json({"cube":"R U2 F' L D B","method":"layers"})json"},
    {"compare", "Methods side by side on the same cubes.", compare_answer,
     R"json({"methods":["layers","thistlethwaite"],"count":2})json"},
};

std::vector<Route> collected() {
    static std::list<std::string> texts;  // that the routes point to
    std::vector<Route>            routes;
    for (const AskedKind& kind : kinds)
        routes.push_back(
            {.verb    = Verb::post,
             .path    = texts.emplace_back(fmt::format("/api/v1/laboratory/{}", kind.name)),
             .name    = texts.emplace_back(fmt::format("ask_{}", kind.name)),
             .summary = kind.summary,
             .fields  = service::find_question_kind(kind.name)->fields,
             .success = {.status  = 201,
                         .summary = "The question; Location names it.",
                         .shape   = kind.question},
             .example = kind.example,
             .handle  = answer_asked});
    return routes;
}

}  // namespace laboratory_detail

std::span<const Route> laboratory_routes() {
    static const std::vector<Route> routes = laboratory_detail::collected();
    return routes;
}

}  // namespace antipode::server
