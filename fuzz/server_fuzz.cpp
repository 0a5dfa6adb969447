// Any request to the interface is answered, with a true status and a whole
// sentence where it is refused. The first line of the input is a method and an
// address, the rest is the body. There are no connections, and nothing that takes
// the tables is asked for.
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "apps/server/api.h"
#include "apps/server/context.h"
#include "service/json.h"
#include "service/list/store.h"
#include "service/tasks/task_kinds.h"

namespace {

using namespace antipode;
using namespace antipode::server;

// An assert that release builds keep.
void require(bool condition) {
    if (!condition) std::abort();
}

bool needs_tables(const Route& route) {
    for (const auto* name : {"submit_job", "resume_job", "run", "continue_run", "ask_count",
                             "ask_find", "ask_path", "ask_theory", "ask_explain", "ask_compare"})
        if (route.name == name) return true;
    return false;
}

const std::vector<Route>& harmless_routes() {
    static const std::vector<Route> routes = [] {
        std::vector<Route> kept(all_routes().begin(), all_routes().end());
        std::erase_if(kept, needs_tables);
        return kept;
    }();
    return routes;
}

// Kept from room to room: it holds nothing but distances, and those take a while.
const service::PocketEngine& pocket_engine() {
    static const service::PocketEngine engine;
    return engine;
}

// All that a server has but its connections.
struct Room {
    Room() = default;
    ~Room() { std::filesystem::remove_all(folder); }
    Room(const Room&)            = delete;
    Room& operator=(const Room&) = delete;

    std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("antipode-fuzz-" + std::to_string(getpid()));
    service::Workspace      workspace = *service::Workspace::open(folder / "workspace.sqlite");
    service::Engine         engine{{.store   = TableStore(std::nullopt),
                                    .threads = 1,
                                    .opening = service::Engine::Opening::when_asked}};
    service::WorkPool       pool{{}};
    service::WorkTools      tools{engine};
    service::WorkspaceTasks kept_tasks{workspace};
    service::WorkBoard      board{pool,
                             {.archive = &kept_tasks,
                                   .read = [this](std::string_view kind, const service::Json& fields) {
                                  return service::read_task(kind, fields, tools);
                              }}};
    service::WorkspaceRows  rows{workspace};
    service::Runs           runs{{pool, engine, rows}};
    WorkspaceEvents         events{{workspace, engine, runs}};
    WorkerPool              workers{{.threads = 1}};
    Context                 context{.version     = "0",
                                    .max_jobs    = 1,
                                    .workspace   = workspace,
                                    .engine      = engine,
                                    .pool        = pool,
                                    .board       = board,
                                    .tools       = tools,
                                    .runs        = runs,
                                    .pocket      = pocket_engine(),
                                    .workers     = workers,
                                    .events      = events,
                                    .connections = [] { return http::Server::Counts{}; }};
    Api                     api{context, harmless_routes()};
};

// A new one now and then, before the list of cubes gets long.
Room& room() {
    static std::unique_ptr<Room> current;
    static int                   uses = 0;
    if (uses++ % 500 == 0) {
        current.reset();
        current = std::make_unique<Room>();
    }
    return *current;
}

http::Request request_of(std::string_view text) {
    const std::size_t      end    = std::min(text.find('\n'), text.size());
    const std::string_view line   = text.substr(0, end);
    const std::size_t      blank  = std::min(line.find(' '), line.size());
    const std::string_view target = line.substr(std::min(blank + 1, line.size()));
    const std::size_t      mark   = std::min(target.find('?'), target.size());
    http::Request          request{.method = std::string(line.substr(0, blank)),
                                   .path   = std::string(target.substr(0, mark))};
    request.has_query = mark < target.size();
    if (request.has_query) request.query = target.substr(mark + 1);
    request.body    = text.substr(std::min(end + 1, text.size()));
    const bool json = request.body.starts_with('{') || request.body.starts_with('[');
    request.headers = {{"Content-Type", json ? "application/json" : "text/plain"}};
    return request;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const http::Request request  = request_of({reinterpret_cast<const char*>(data), size});
    const auto          response = room().api.answer(request);
    if (!response) return 0;
    require(response->status >= 200 && response->status < 500);
    if (response->content_type != "application/json") return 0;
    const auto json = service::Json::parse(response->body, nullptr, false);
    // Every answer is an object but one: an exported file is a list of cubes.
    require(json.is_object() || (response->status == 200 && json.is_array()));
    if (response->status >= 400) {
        const service::Json& error = json.at("error");
        require(!error.at("message").get<std::string>().empty() && error.contains("kind"));
    }
    return 0;
}
