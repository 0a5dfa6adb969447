// The questions of the laboratory that take long: each answers with the question it
// became, which goes on without a connection (see questions.cpp).
#include "apps/server/context.h"
#include "apps/server/routes/common.h"
#include "apps/server/routes/question_answer.h"
#include "service/json.h"
#include "service/requests/cosets.h"
#include "service/requests/count.h"
#include "service/requests/find.h"
#include "service/requests/methods.h"
#include "service/requests/path.h"
#include "service/requests/survey.h"
#include "service/requests/theory.h"
#include "service/requests/wanted.h"

namespace antipode::server {
namespace laboratory_detail {

// The kind is the end of the path.
http::Response answer_asked(const Call& call) {
    const std::string& path = call.request.path;
    auto task = service::read_task(path.substr(path.rfind('/') + 1), call.fields.json(),
                                   call.context.tools);
    if (!task) return wrong_fields(task.error(), call.fields);
    return answer_new_task(call, *std::move(task));
}

constexpr Success asked(Shape question) {
    return {.status = 201, .summary = "The question; Location names it.", .shape = question};
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

constexpr Route routes[] = {
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/count",
     .name    = "ask_count",
     .summary = "The number of positions at each distance from solved. Asked again after a stop, "
                "it goes on "
                "where it was.",
     .fields  = service::count_question_fields,
     .success = asked(count_answer),
     .example = R"json({"depth":4,"metric":"qtm","classes":true})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/coset",
     .name    = "ask_coset",
     .summary = "How far the cubes of a coset of <U,D,R2,L2,F2,B2> are from solved.",
     .fields  = service::coset_question_fields,
     .success = asked(coset_answer),
     .example = R"json({"cube":"R U F","exact_to":7})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/cosets",
     .name    = "ask_cosets",
     .summary = "The same of many cosets, which are drawn by chance, named by cubes or by "
                "numbers; those drawn by chance tell about how many positions there are at each "
                "distance. Asked again after a stop, it goes on where it was.",
     .fields  = service::cosets_question_fields,
     .success = asked(cosets_answer),
     .example = R"json({"random":3,"seed":4,"exact_to":9})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/survey",
     .name    = "ask_survey",
     .summary = "How far random cubes are from solved: each gets a shortest solution.",
     .fields  = service::survey_question_fields,
     .success = asked(survey_answer),
     .example = R"json({"count":10,"turns":5})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/find",
     .name    = "ask_find",
     .summary = "All positions that satisfy a condition: within some moves, or, without depth, "
                "however far they are.",
     .fields  = service::find_question_fields,
     .success = asked(find_answer),
     .example = R"json({"where":"order == 105","depth":3})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/pattern",
     .name    = "ask_pattern",
     .summary = "All positions whose faces look like drawings, one of each class.",
     .fields  = service::pattern_question_fields,
     .success = asked(wanted_answer),
     .example = R"json({"pattern":"checkerboard"})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/symmetry",
     .name    = "ask_symmetry",
     .summary = "All positions with a symmetry or antisymmetry, one of each class.",
     .fields  = service::symmetry_question_fields,
     .success = asked(wanted_answer),
     .example = R"json({"symmetry":"D3d","exactly":true})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/path",
     .name    = "ask_path",
     .summary = "The shortest ways from one position to another, without tables.",
     .fields  = service::path_question_fields,
     .success = asked(path_answer),
     .example = R"json({"from":"R U","to":"U R"})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/theory",
     .name    = "ask_theory",
     .summary = "What the Caml papers state, computed and judged.",
     .fields  = service::theory_fields,
     .success = asked(theory_answer),
     .example = R"json({"depth":3})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/explain",
     .name    = "ask_explain",
     .summary = "A solution in its phases, each with its reason.",
     .fields  = service::explain_question_fields,
     .success = asked(explain_answer),
     .example = R"json({"cube":"R U2 F' L D B","method":"layers"})json",
     .handle  = answer_asked},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/compare",
     .name    = "ask_compare",
     .summary = "Methods side by side on the same cubes.",
     .fields  = service::compare_question_fields,
     .success = asked(compare_answer),
     .example = R"json({"methods":["layers","thistlethwaite"],"count":2})json",
     .handle  = answer_asked},
};

}  // namespace laboratory_detail

std::span<const Route> laboratory_routes() { return laboratory_detail::routes; }

}  // namespace antipode::server
