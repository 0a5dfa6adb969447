// What is done to many rows at once: changes that can be undone, and searches.
#include "apps/server/routes/common.h"
#include "apps/server/routes/row_fields.h"
#include "apps/server/routes/solve_fields.h"
#include "service/json.h"
#include "service/requests/message_fields.h"

namespace antipode::server {
namespace workspace_actions_detail {

using service::Json;

// ---- changes ------------------------------------------------------------------------

constexpr std::array undo_answer = {
    always("done", "what was undone or redone"),
    service::as_message("done_message", Need::required),
    always("revision", Kind::whole),
    always("can_undo", Kind::flag),
    always("can_redo", Kind::flag),
    nullable("undo", "what comes next"),
    service::as_message("undo_message"),
    nullable("redo"),
    service::as_message("redo_message"),
};
constexpr std::array statistics_answer = {
    always("total", Kind::whole),
    always("solved", Kind::whole),
    always("optimal", Kind::whole),
    always("reachable", Kind::whole),
    always("lengths", Kind::count_tables, "how many rows there are of each length, by metric",
           one_of(service::metric_names)),
    always("optimal_lengths", Kind::count_tables, one_of(service::metric_names)),
    always("symmetric", Kind::whole),
    always("self_inverse", Kind::whole),
    always("centred", Kind::whole, "with centres that count"),
    always("symmetries", Kind::counts, "how many rows have each symmetry"),
    always(
        "antisymmetries", Kind::counts,
        "how many rows have each antisymmetry: the symmetries, then in braces all together, or I"),
};

using ChangeFunction = Result<Json> (*)(service::Workspace&, const Fields&);

template <ChangeFunction function>
http::Response answer_change(const Call& call) {
    return answer_json(function(call.context.workspace, call.fields));
}

// Nothing to undo is no missing thing, but a matter of the moment.
template <Result<Json> (*function)(service::Workspace&)>
http::Response answer_history(const Call& call) {
    const auto done = function(call.context.workspace);
    if (done || done.error().kind != ErrorKind::not_found) return answer_json(done);
    return refusal(Failure(usage_error(done.error().message)).as(Status::conflict));
}

http::Response answer_statistics(const Call& call) {
    return answer_json(service::workspace_statistics(call.context.workspace));
}

// ---- runs ---------------------------------------------------------------------------

constexpr auto run_fields = joined(service::selection_fields, service::run_fields);

constexpr std::array run_answer = {
    always("queued", Kind::whole),
    always("left_out", Kind::whole,
           "running already, unreachable, proven shortest, short enough, or too many"),
};
constexpr std::array count_answer = {
    always("rows", Kind::whole, "how many were concerned"),
};

http::Response answer_run(const Call& call) {
    const auto rows = service::read_selection(call.fields);
    if (!rows) return refusal(rows.error());
    const auto options = service::read_run(call.fields);
    if (!options) return refusal(options.error());
    const auto answer = call.context.runs.run(*rows, *options);
    return answer ? json_response(to_json(*answer)) : refusal(answer.error());
}

template <auto action>
http::Response answer_running(const Call& call) {
    const auto rows = service::read_selection(call.fields);
    if (!rows) return refusal(rows.error());
    const Result<std::size_t> count = (call.context.runs.*action)(*rows);
    if (!count) return refusal(count.error());
    return json_response({{"rows", *count}});
}

constexpr Success changed = {.summary = "What changed.", .shape = changed_answer};
constexpr Success history = {.summary = "What was done.", .shape = Shape{"Travelled", undo_answer}};
constexpr Success counted = {.shape = count_answer};

constexpr Route routes[] = {
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/sense",
     .name    = "change_sense",
     .summary = "Shows generators or solvers of rows.",
     .fields  = service::change_sense_fields,
     .success = changed,
     .example = R"json({"all":true,"sense":"solver"})json",
     .handle  = answer_change<service::change_sense>},
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/transform",
     .name    = "transform_cubes",
     .summary = "Rotates, reflects, arranges, inverts, multiplies or duplicates rows. To arrange a "
                "cube turns it into the standard orientation of its symmetries.",
     .fields  = service::transform_rows_fields,
     .success = changed,
     .example = R"json({"ids":[2],"operation":"rotate","by":"x y2","in_place":true})json",
     .handle  = answer_change<service::transform_cubes>},
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/label",
     .name    = "label_cubes",
     .summary = "Puts the symmetry of each row into its name.",
     .fields  = service::selection_fields,
     .success = changed,
     .example = R"json({"ids":[2]})json",
     .handle  = answer_change<service::label_cubes>},
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/undo",
     .name    = "undo",
     .summary = "Takes back the last change; 409 if there is none.",
     .success = history,
     .handle  = answer_history<service::undo>},
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/redo",
     .name    = "redo",
     .summary = "Redoes what was undone; 409 if there is nothing.",
     .success = history,
     .handle  = answer_history<service::redo>},
    {.verb    = Verb::get,
     .path    = "/api/v1/workspace/statistics",
     .name    = "statistics",
     .summary = "Counts over the whole list.",
     .success = {.shape = Shape{"Statistics", statistics_answer}},
     .handle  = answer_statistics},
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/run",
     .name    = "run",
     .summary = "Solves rows, one after the other.",
     .fields  = run_fields,
     .success = {.shape = run_answer},
     .example = R"json({"all":true,"time_ms":100})json",
     .handle  = answer_run},
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/pause",
     .name    = "pause_run",
     .summary = "Pauses rows that are being searched.",
     .fields  = service::selection_fields,
     .success = counted,
     .example = R"json({"all":true})json",
     .handle  = answer_running<&service::Runs::pause>},
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/continue",
     .name    = "continue_run",
     .summary = "Resumes rows that were paused or interrupted.",
     .fields  = service::selection_fields,
     .success = counted,
     .example = R"json({"all":true})json",
     .handle  = answer_running<&service::Runs::resume>},
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/stop",
     .name    = "stop_run",
     .summary = "Ends the search of rows; what was found stays.",
     .fields  = service::selection_fields,
     .success = counted,
     .example = R"json({"all":true})json",
     .handle  = answer_running<&service::Runs::stop>},
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/delete",
     .name    = "delete_cubes",
     .summary = "Takes rows off the list.",
     .fields  = service::selection_fields,
     .success = changed,
     .example = R"json({"ids":[2]})json",
     .handle  = answer_change<service::delete_cubes>},
};

}  // namespace workspace_actions_detail

std::span<const Route> workspace_action_routes() { return workspace_actions_detail::routes; }

}  // namespace antipode::server
