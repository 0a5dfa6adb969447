#include "apps/cli/table_opening.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace antipode::cli {
namespace {

// By TableStep.
constexpr std::array<std::string_view, 4> step_names = {"checking", "building", "counting",
                                                        "writing"};

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
        const std::string text =
            fmt::format("{} {}", step_names[static_cast<std::size_t>(at.step)], at.spec.name);
        if (at.step == TableStep::counting)
            progress.show(text);
        else
            progress.show(text, at.fraction);
    };
    options.on_note = tell;
    return options;
}

}  // namespace antipode::cli
