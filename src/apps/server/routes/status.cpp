#include "apps/server/context.h"
#include "apps/server/openapi.h"
#include "apps/server/routes/common.h"
#include "service/json.h"

namespace antipode::server {
namespace status_detail {

constexpr std::array tables_fields = {
    Field{.name = "metric", .need = Need::required},
    Field{.name = "name", .summary = "of a table of bounds for shortest solutions"},
    Field{.name    = "state",
          .summary = "absent, loading, building, ready or failed",
          .need    = Need::required},
    Field{.name = "progress", .kind = Kind::number, .summary = "0 to 1", .need = Need::required},
    Field{.name = "message", .need = Need::required},
};
constexpr std::array job_counts = {
    Field{.name = "running", .kind = Kind::whole, .need = Need::required},
    Field{.name = "queued", .kind = Kind::whole, .need = Need::required},
    Field{.name = "limit", .kind = Kind::whole, .need = Need::required},
};
constexpr std::array status_answer = {
    Field{.name = "name", .need = Need::required},
    Field{.name = "version", .need = Need::required},
    Field{.name = "uptime_seconds", .kind = Kind::number, .need = Need::required},
    Field{.name    = "threads",
          .kind    = Kind::whole,
          .summary = "that searches may use",
          .need    = Need::required},
    Field{.name = "tables", .kind = Kind::objects, .need = Need::required, .fields = tables_fields},
    Field{.name = "jobs", .kind = Kind::object, .need = Need::required, .fields = job_counts},
    Field{.name    = "searches",
          .kind    = Kind::whole,
          .summary = "that clients wait for",
          .need    = Need::required},
    Field{.name    = "streams",
          .kind    = Kind::whole,
          .summary = "event streams that are open",
          .need    = Need::required},
    Field{.name    = "workspace",
          .kind    = Kind::object,
          .summary = "its file, how many cubes it holds, and its revision",
          .need    = Need::required},
};

http::Response answer_status(const Call& call) {
    Context&                            context = call.context;
    const std::chrono::duration<double> uptime = std::chrono::steady_clock::now() - context.started;
    const auto                          jobs   = context.board.counts(service::TaskFamily::job);
    const auto                          workspace = service::workspace_status(context.workspace);
    if (!workspace) return refusal(workspace.error());
    return json_response(
        {{"name", "antipode"},
         {"version", context.version},
         {"uptime_seconds", uptime.count()},
         {"threads", context.engine.threads()},
         {"tables", service::to_json(context.engine.tables())},
         {"jobs",
          {{"running", jobs.running}, {"queued", jobs.queued}, {"limit", context.max_jobs}}},
         {"searches", context.searches.counts(service::Lane::at_once).running},
         {"streams", context.connections().streams},
         {"workspace", *workspace}});
}

http::Response answer_openapi(const Call& call) {
    return json_response(openapi(all_routes(), call.context.version));
}

constexpr Route routes[] = {
    {.verb    = Verb::ask,
     .path    = "/api/v1/status",
     .name    = "status",
     .summary = "How the server is: its tables, its jobs, its workspace.",
     .success = {.fields = status_answer},
     .handle  = answer_status},
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
