#include "service/list/operations.h"

#include <fmt/format.h>

#include "apps/server/routes/common.h"
#include "apps/server/routes/row_fields.h"
#include "apps/server/routes/table_fields.h"
#include "service/json.h"
#include "service/requests/message_fields.h"

namespace antipode::server {
namespace workspace_detail {

using service::Json;

constexpr std::array page_fields = {
    always("revision", Kind::whole, "grows with every change that a user makes"),
    always("total", Kind::whole),
    nullable("undo", "what undo would undo"),
    service::as_message("undo_message"),
    nullable("redo"),
    service::as_message("redo_message"),
    always("rows", Kind::objects, row_answer),
};
constexpr Shape page_answer = {"RowPage", page_fields};

constexpr std::array list_event  = {always("revision", Kind::whole), always("total", Kind::whole)};
constexpr std::array table_event = {always("tables", Kind::objects, tables_shape)};
constexpr std::array busy_event  = {
     always("running", Kind::whole),
     always("queued", Kind::whole),
     always("done", Kind::whole),
};
constexpr std::array list_events = {
    always("row", Kind::object, "one that changed", row_answer),
    always("list", Kind::object, "when rows come, go or change places", list_event),
    always("tables", Kind::object, table_event),
    always("busy", Kind::object, "rows that wait or are searched", Shape{"Busy", busy_event}),
};

using ChangeFunction = Result<Json> (*)(service::Workspace&, const Fields&);

// A row with what its search tells about itself.
http::Response answer_show(const Call& call) {
    auto row = service::show_cube(call.context.workspace, call.fields);
    if (row) service::add_progress(*row, call.context.runs);
    return answer_json(row);
}

http::Response answer_list(const Call& call) {
    auto page = service::list_cubes(call.context.workspace, call.fields);
    if (page)
        for (Json& row : (*page)["rows"]) service::add_progress(row, call.context.runs);
    return answer_json(page);
}

template <ChangeFunction function, int status = 200>
http::Response answer_change(const Call& call) {
    return answer_json(function(call.context.workspace, call.fields), status);
}

http::Response answer_export(const Call& call) {
    auto file = service::export_cubes(call.context.workspace, call.fields);
    if (!file) return refusal(file.error());
    return {.content_type = std::string(file->type),
            .body         = std::move((*file).content),
            .headers      = {
                     {"Content-Disposition", fmt::format("attachment; filename=\"{}\"", file->name)}}};
}

http::Response answer_import(const Call& call) {
    return answer_json(
        service::import_cubes(call.context.workspace, call.fields, call.request.body), 201);
}

void stream_events(Context& context, const Fields&, const http::Exchange& exchange) {
    if (const auto stream = exchange.stream()) context.events.add(stream);
}

constexpr Success added = {.status = 201, .summary = "What was added.", .shape = added_answer};
constexpr Success row   = {.summary = "The row.", .shape = row_answer};

constexpr Route routes[] = {
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/cubes",
     .name    = "add_cubes",
     .summary = "Puts cubes on the list. What can be read is added, the rest is reported.",
     .fields  = service::add_fields,
     .success = added,
     .example = R"json({"cubes":[{"cube":"M2 E2 S2","name":"Pons Asinorum"},{"cube":"R U"}]})json",
     .handle  = answer_change<service::add_cubes, 201>},
    {.verb    = Verb::get,
     .path    = "/api/v1/workspace/cubes",
     .name    = "list_cubes",
     .summary = "The list, or a part of it.",
     .fields  = service::page_fields,
     .success = {.summary = "The rows.", .shape = page_answer},
     .example = R"json({"sort":"length","limit":50})json",
     .handle  = answer_list},
    {.verb    = Verb::get,
     .path    = "/api/v1/workspace/cubes/{id}",
     .name    = "cube",
     .summary = "A row of the list.",
     .fields  = service::row_id_field,
     .success = row,
     .example = R"json({"id":1})json",
     .handle  = answer_show},
    {.verb    = Verb::patch,
     .path    = "/api/v1/workspace/cubes/{id}",
     .name    = "change_cube",
     .summary = "Gives a row another name, or shows its other maneuver.",
     .fields  = service::change_fields,
     .success = row,
     .example = R"json({"id":1,"name":"Pons"})json",
     .handle  = answer_change<service::change_cube>},
    {.verb    = Verb::get,
     .path    = "/api/v1/workspace/export",
     .name    = "export_cubes",
     .summary = "The list as a file.",
     .fields  = service::export_fields,
     .success = {.summary = "The file.", .type = "text/plain"},
     .example = R"json({"format":"txt","ids":[1,2]})json",
     .handle  = answer_export},
    {.verb    = Verb::post,
     .path    = "/api/v1/workspace/export",
     .name    = "export_many_cubes",
     .summary = "The same, with any number of ids, which would be too long for an address.",
     .fields  = service::export_fields,
     .success = {.summary = "The file.", .type = "text/plain"},
     .example = R"json({"format":"txt","ids":[1,2]})json",
     .handle  = answer_export},
    {.verb             = Verb::post,
     .path             = "/api/v1/workspace/import",
     .name             = "import_cubes",
     .summary          = "Puts the cubes of a file on the list, up to 16 MiB of them. What can be "
                         "read is added, the rest is reported with its line.",
     .fields           = service::import_fields,
     .body             = Body::document,
     .success          = added,
     .example          = R"json({"format":"txt"})json",
     .example_document = "R U2 F'  (3f*)   //three\n",
     .handle           = answer_import},
    {.verb    = Verb::get,
     .path    = "/api/v1/workspace/events",
     .name    = "workspace_events",
     .summary = "What happens to the list: the events are row, list, tables and busy.",
     .success = {.summary = "Server-sent events.",
                 .type    = "text/event-stream",
                 .shape   = list_events},
     .handle  = stream_events},
};

}  // namespace workspace_detail

std::span<const Route> workspace_routes() { return workspace_detail::routes; }

}  // namespace antipode::server
