#include "apps/server/openapi.h"
#include "apps/server/routes/common.h"
#include "apps/server/routes/table_fields.h"
#include "base/seconds.h"
#include "service/json.h"

namespace antipode::server {
namespace status_detail {

constexpr std::array job_counts = {
    always("running", Kind::whole),
    always("queued", Kind::whole),
    always("limit", Kind::whole),
};
constexpr std::array workspace_fields = {
    always("file"),
    always("cubes", Kind::whole),
    always("revision", Kind::whole),
};
constexpr std::array status_fields = {
    always("name"),
    always("version"),
    always("uptime_seconds", Kind::number),
    always("threads", Kind::whole, "that searches may use"),
    always("tables", Kind::objects, tables_shape),
    always("jobs", Kind::object, job_counts),
    always("searches", Kind::whole, "that clients wait for"),
    always("streams", Kind::whole, "event streams that are open"),
    always("workspace", Kind::object, workspace_fields),
};
constexpr Shape status_answer = {"Status", status_fields};

http::Response answer_status(const Call& call) {
    Context&   context   = call.context;
    const auto jobs      = context.board.counts(service::TaskFamily::job);
    const auto workspace = service::workspace_status(context.workspace);
    if (!workspace) return refusal(workspace.error());
    return json_response(
        {{"name", "antipode"},
         {"version", context.version},
         {"uptime_seconds", seconds_since(context.started)},
         {"threads", context.engine.threads()},
         {"tables", service::to_json(context.engine.tables())},
         {"jobs",
          {{"running", jobs.running}, {"queued", jobs.queued}, {"limit", context.max_jobs}}},
         {"searches", context.pool.counts(service::Lane::at_once).running},
         {"streams", context.connections().streams},
         {"workspace", *workspace}});
}

constexpr std::array devices_answer = {
    nullable("card", "the graphics card for device gpu and auto, by its name; null without one"),
};

http::Response answer_devices(const Call&) {
    const auto& card = service::Engine::card_name();
    return json_response({{"card", card ? service::Json(*card) : service::Json(nullptr)}});
}

http::Response answer_openapi(const Call& call) {
    return json_response(openapi(all_routes(), call.context.version));
}

constexpr Route routes[] = {
    {.verb    = Verb::ask,
     .path    = "/api/v1/status",
     .name    = "status",
     .summary = "The state of the server: its tables, its jobs, its workspace.",
     .success = {.shape = status_answer},
     .handle  = answer_status},
    {.verb    = Verb::get,
     .path    = "/api/v1/devices",
     .name    = "devices",
     .summary = "What can search for shortest solutions besides the processor: the field device.",
     .success = {.shape = devices_answer},
     .handle  = answer_devices},
    {.verb    = Verb::ask,
     .path    = "/api/v1/openapi.json",
     .name    = "openapi",
     .summary = "This description.",
     .success = {.summary = "An OpenAPI 3.1 document."},
     .handle  = answer_openapi},
};

}  // namespace status_detail

std::span<const Route> status_routes() { return status_detail::routes; }

}  // namespace antipode::server
