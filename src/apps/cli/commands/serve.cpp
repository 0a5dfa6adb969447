#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <semaphore>

#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/messages.h"
#include "apps/cli/page_files.h"
#include "apps/cli/shared_options.h"
#include "apps/server/app.h"
#include "base/characters.h"
#include "service/requests/distance.h"

namespace antipode::cli {
namespace serve_detail {

bool is_loopback(std::string_view host) {
    return host == "localhost" || host == "::1" || host.starts_with("127.");
}

// One line on standard error for each request.
std::function<void(const http::Request&)> logging(const Session& session) {
    constexpr std::size_t line = 1000;
    if (!session.has("verbose")) return [](const http::Request&) {};
    return [](const http::Request& request) {
        write_message(fmt::format("{} {}{}{}\n", visible(request.method),
                                  visible(request.path, line), request.has_query ? "?" : "",
                                  visible(request.query, line)));
    };
}

Result<server::AppOptions> options_of(const Session& session) {
    const service::Fields& fields    = session.fields();
    const auto             workspace = workspace_of(session);
    if (!workspace) return workspace.error();
    return server::AppOptions{.host          = fields.text("host"),
                              .port          = fields.whole<std::uint16_t>("port"),
                              .threads       = service::threads_of(fields),
                              .store         = store_of(session),
                              .workspace     = *workspace,
                              .robot_length  = fields.whole<unsigned>("robot_length"),
                              .robot_rows    = fields.flag("robot_rows"),
                              .camera_source = fields.find_text("camera_source").value_or(""),
                              .max_jobs      = fields.whole<std::size_t>("max_jobs"),
                              .page          = page_files(),
                              .version       = ANTIPODE_VERSION,
                              .on_request    = logging(session)};
}

// The shell takes care of the browser, so that nobody has to wait for its end.
void open_browser(Session& session, const std::string& address) {
    constexpr const char* script =
        "command -v xdg-open >/dev/null && "
        "{ xdg-open \"$0\" >/dev/null 2>&1 & }";
    std::string          address_text = address;
    std::string          shell = "sh", flag = "-c", text = script;
    std::array<char*, 5> words  = {shell.data(), flag.data(), text.data(), address_text.data(),
                                   nullptr};
    pid_t                child  = 0;
    int                  status = 1;
    if (posix_spawnp(&child, "sh", nullptr, nullptr, words.data(), environ) == 0)
        waitpid(child, &status, 0);
    if (status != 0) session.note("no browser could be opened: xdg-open was not found");
}

ExitCode run(Session& session) {
    auto options = options_of(session);
    if (!options) return session.fail(options.error());
    // Before all threads, which inherit from it that the signals are not for them.
    const StopOnInterrupt interrupt({SIGINT, SIGTERM});
    if (!is_loopback((*options).host))
        session.note(
            fmt::format("whoever can reach {} can use this server: there is no password "
                        "and no encryption",
                        (*options).host));
    auto app = server::App::open(*std::move(options));
    if (!app) return session.fail(app.error());
    if (const auto error = (*app)->start()) return session.fail(*error);
    session.output().line(fmt::format("Antipode is at {} (Ctrl-C stops it)", (*app)->address()));
    session.output().flush();
    if (session.has("open")) open_browser(session, (*app)->address());

    std::binary_semaphore    asked_to_stop(0);
    const std::stop_callback release(interrupt.token(), [&] { asked_to_stop.release(); });
    asked_to_stop.acquire();
    (*app)->stop();
    return ExitCode::done;
}

constexpr Field options[] = {
    field("host", "listen on this address; 127.0.0.1 is for this machine only",
          by_default("127.0.0.1"), typed("HOST")),
    field("port", Kind::whole, "listen on this port; 0 takes a free one", within({0, 65535}),
          by_default("8080"), typed("P", 'p')),
    flag("open", "open the page in the browser", 'o'),
    field("workspace",
          "keep the list of cubes and the jobs in this file, instead of antipode/ in XDG_DATA_HOME "
          "or ~/.local/share",
          typed_file('w')),
    field("robot_length", Kind::whole,
          "robots get their answer as soon as it is this short, or after two seconds",
          within({0, 1000}), by_default("20"), typed("N")),
    flag("robot_rows", "put the robots' cubes on the list of cubes"),
    field("camera_source",
          "what connect0 of a robot opens instead of the first camera: a device, a film, a folder "
          "of pictures, or an address (http, rtsp)",
          typed("SOURCE")),
    field("max_jobs", Kind::whole, "how many jobs may wait", within({1, 100'000}),
          by_default("1000"), typed("N")),
    flag("verbose", "a line on standard error for each request", 'v'),
    service::threads_field,
};
constexpr Example examples[] = {
    {"antipode serve", "the page at http://127.0.0.1:8080/"},
    {"antipode serve --open --port 0", "on a free port, in the browser at once"},
    {"antipode serve --workspace cubes.sqlite --threads 2", "with a list of cubes of its own"},
};
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::done, "stopped by Ctrl-C or SIGTERM"},
    {ExitCode::environment, "the port is taken, or the workspace cannot be opened"},
};

}  // namespace serve_detail

const Command serve_command = {
    .name    = "serve",
    .summary = "the page, the JSON interface and the robots' interface, over HTTP",
    .description =
        "Serves the page of Antipode to a browser, /api/v1/ to programs (described at "
        "/api/v1/openapi.json), and Cube Explorer's interface for robots, /?FACELETS. Prints its "
        "address and runs until Ctrl-C.\n"
        "The list of cubes and the jobs are kept in one file: nothing is lost when the server "
        "stops, and searches that it interrupts can be resumed. Pages of other sites are refused.",
    .fields     = serve_detail::options,
    .shares     = {.tables = true, .json = false},
    .examples   = serve_detail::examples,
    .exit_codes = serve_detail::exit_codes,
    .run        = serve_detail::run,
};

}  // namespace antipode::cli
