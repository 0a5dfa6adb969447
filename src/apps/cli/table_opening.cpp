#include "apps/cli/table_opening.h"

#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/shared_options.h"
#include "apps/cli/terminal.h"
#include "service/engine/table_steps.h"

namespace antipode::cli {
namespace {

// Shorter waiting needs no word.
constexpr auto moment = std::chrono::seconds(1);

// Times of builds are known for two threads, and shared work goes that much
// faster on more.
double expected_seconds(const TableSpec& spec, unsigned threads) {
    return spec.seconds * 2 / std::min(threads, hardware_threads());
}

std::string announcement(const TableSpec& spec, unsigned threads) {
    const double seconds = expected_seconds(spec, threads);
    return fmt::format("building the table {}: {}, about {:.{}f} s", spec.name,
                       service::size_text(spec.bytes), seconds, seconds < 1 ? 1 : 0);
}

}  // namespace

OpenOptions opening_shown_by(const TableWatch& watch) {
    const auto tell = [&session  = watch.session,
                       &progress = watch.progress](const std::string& sentence) {
        progress.erase();
        session.note(sentence);
    };
    OpenOptions options;
    options.threads        = watch.threads;
    options.stop           = watch.stop;
    options.on_build_start = [tell, threads = watch.threads](const TableSpec& spec) {
        tell(announcement(spec, threads));
    };
    options.on_progress = [&progress = watch.progress](const TableProgress& at) {
        const std::string text = fmt::format("{} {}", service::row(at.step).name, at.spec.name);
        if (at.step == TableStep::counting)
            progress.show(text);
        else
            progress.show(text, at.fraction);
    };
    options.on_note = tell;
    return options;
}

service::Engine::Options engine_shown_by(const TableWatch& watch) {
    auto options    = service::Engine::Options::short_lived(store_of(watch.session));
    options.threads = watch.threads;
    options.telling = opening_shown_by(watch);
    return options;
}

void keep_tables(Session& session, service::Engine& engine, const std::stop_token& stop) {
    session.output().flush();
    const auto error = engine.finish({.max_wait = moment, .stop = stop});
    if (!error || error->kind != ErrorKind::busy) return;
    if (terminal_shows_progress())
        session.note("saving the tables for next time; Ctrl-C stops that, and the answer stands");
    // What could not be kept was told when it was tried.
    static_cast<void>(engine.finish({.stop = stop}));
}

}  // namespace antipode::cli
