#include "apps/server/app.h"

#include <fmt/format.h>

#include <mutex>
#include <optional>

#include "apps/server/api.h"
#include "apps/server/error_fields.h"
#include "apps/server/failure.h"
#include "apps/server/messages.h"
#include "apps/server/robot.h"
#include "base/message_json.h"
#include "http/security.h"
#include "service/json.h"
#include "service/list/store.h"

namespace antipode::server {
namespace {

struct KindRow {
    int              status;
    std::string_view kind;
};

// What the server itself refuses, before any handler sees it.
constexpr KindRow refusal_kinds[] = {
    {403, "forbidden"}, {413, "too_large"}, {431, "too_large"}, {500, "environment"}, {503, "busy"},
};

std::string_view kind_of(int status) {
    for (const KindRow& row : refusal_kinds)
        if (row.status == status) return row.kind;
    return "usage";
}

http::Response early_refusal(int status, const Message& message) {
    service::Json error     = antipode::to_json(message);
    error["kind"]           = kind_of(status);
    http::Response response = json_response({{"error", std::move(error)}}, status);
    if (status == 503) response.headers.push_back({"Retry-After", "1"});
    return response;
}

bool is_get(const http::Request& request) {
    return request.method == "GET" || request.method == "HEAD";
}

}  // namespace

std::vector<std::string_view> error_kinds() {
    auto kinds = service::error_kind_names();
    for (const KindRow& row : refusal_kinds)
        if (std::ranges::find(kinds, row.kind) == kinds.end()) kinds.push_back(row.kind);
    return kinds;
}

// The members are made from top to bottom and go the other way: what is below may
// use what is above.
class App::Impl {
public:
    Impl(AppOptions options, service::Workspace workspace)
        : options_(std::move(options)),
          workspace_(std::move(workspace)),
          engine_({.store        = options_.store,
                   .threads      = options_.threads,
                   .pages        = options_.pages,
                   .bounds_pages = options_.pages}),
          pool_({.threads = engine_.threads(), .max_waiting = options_.max_jobs}),
          tools_{
              .engine = engine_, .threads = engine_.threads(), .files_beside = workspace_.file()},
          kept_tasks_(workspace_),
          board_(pool_, {.archive = &kept_tasks_,
                         .read =
                             [this](std::string_view kind, const service::Json& fields) {
                                 return service::read_task(kind, fields, tools_);
                             }}),
          rows_(workspace_),
          runs_({.pool = pool_, .engine = engine_, .store = rows_}),
          events_({workspace_, engine_, runs_}),
          workers_({.threads = options_.threads + 2}),
          robot_(engine_, pool_, robot_options()),
          page_(options_.page),
          context_{.version     = options_.version,
                   .max_jobs    = options_.max_jobs,
                   .workspace   = workspace_,
                   .engine      = engine_,
                   .pool        = pool_,
                   .board       = board_,
                   .tools       = tools_,
                   .runs        = runs_,
                   .pocket      = pocket_,
                   .workers     = workers_,
                   .events      = events_,
                   .connections = [this] { return server_.counts(); }},
          api_(context_, all_routes()),
          server_(server_options(), [this](const http::Exchange& exchange) { handle(exchange); }) {}
    ~Impl() { stop(); }
    Impl(const Impl&)            = delete;
    Impl& operator=(const Impl&) = delete;

    std::optional<Error> start() { return server_.start(); }
    std::uint16_t        port() const { return server_.port(); }

    std::string address() const {
        const bool is_ipv6 = options_.host.find(':') != std::string::npos;
        return fmt::format("http://{}{}{}:{}/", is_ipv6 ? "[" : "", options_.host,
                           is_ipv6 ? "]" : "", server_.port());
    }

    // Nobody asks any more, then nobody searches any more; what was found is kept.
    void stop() {
        server_.stop();
        workers_.stop();
        runs_.shut_down();
        board_.shut_down();
        pool_.shut_down();
    }

private:
    Robot::Options robot_options() {
        Robot::Options robot{.length        = options_.robot_length,
                             .camera_source = options_.camera_source};
        robot.aside = [this](std::function<void()> work) {
            return workers_.submit(std::move(work));
        };
        if (options_.robot_rows)
            robot.on_solved = [this](const service::SolveAnswer& answer) {
                service::add_solved(workspace_, answer, "Robot");
            };
        return robot;
    }

    http::ServerOptions server_options() {
        return {.host    = options_.host,
                .port    = options_.port,
                .threads = options_.threads,
                .limits  = options_.limits,
                .max_body =
                    [this](const http::Request& request) {
                        return api_.max_body(request).value_or(options_.limits.max_body_bytes);
                    },
                .gate    = [this](const http::Request& request) { return gate(request); },
                .refusal = early_refusal};
    }

    // The port is known when the first request comes, not before.
    std::optional<http::Response> gate(const http::Request& request) {
        std::call_once(listening_,
                       [&] { allowed_ = http::allowed_hosts(options_.host, server_.port()); });
        const auto reason = http::why_forbidden(request, allowed_);
        if (!reason) return std::nullopt;
        return early_refusal(403, *reason);
    }

    void handle(const http::Exchange& exchange) {
        const http::Request& request = exchange.request();
        options_.on_request(request);
        if (request.path.starts_with("/api/")) return api_.handle(exchange);
        if (!is_get(request)) return exchange.answer(wrong_method(request, methods_of(Verb::get)));
        if (Robot::is_meant(request)) return robot_.answer(exchange);
        http::Response response = page_.answer(request);
        add_security_headers(response);
        exchange.answer(std::move(response));
    }

    const AppOptions        options_;
    service::Workspace      workspace_;
    service::Engine         engine_;
    service::WorkPool       pool_;
    service::WorkTools      tools_;
    service::WorkspaceTasks kept_tasks_;
    service::WorkBoard      board_;
    service::WorkspaceRows  rows_;
    service::Runs           runs_;
    WorkspaceEvents         events_;
    service::PocketEngine   pocket_;
    WorkerPool              workers_;
    Robot                   robot_;
    Page                    page_;
    Context                 context_;
    Api                     api_;
    std::once_flag          listening_;
    http::AllowedHosts      allowed_;
    http::Server            server_;
};

App::App(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
App::~App() = default;

Result<std::unique_ptr<App>> App::open(AppOptions options) {
    auto workspace = service::Workspace::open(options.workspace);
    if (!workspace) return workspace.error();
    auto impl = std::make_unique<Impl>(std::move(options), *std::move(workspace));
    return std::unique_ptr<App>(new App(std::move(impl)));
}

std::optional<Error> App::start() { return impl_->start(); }
void                 App::stop() { impl_->stop(); }
std::uint16_t        App::port() const { return impl_->port(); }
std::string          App::address() const { return impl_->address(); }

}  // namespace antipode::server
