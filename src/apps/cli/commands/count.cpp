#include "service/research/count.h"
#include "base/seconds.h"

#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/cluster.h"
#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/messages.h"
#include "apps/cli/progress.h"
#include "apps/cli/session.h"
#include "service/json.h"

namespace antipode::cli {
namespace count_detail {

using counting::Classes;
using counting::CountProgress;
using counting::LevelCount;
using Stage = CountProgress::Stage;

// ---- the table ------------------------------------------------------------------

// Classes are those of the symmetries that the centres that count allow.
std::string class_heading(const counting::CountRequest& request) {
    const std::size_t symmetries = service::symmetries_of_classes(request);
    return fmt::format("{:>16}{:>16}  mean morph  corner permutations",
                       fmt::format("classes of {}", symmetries),
                       fmt::format("classes of {}", 2 * symmetries));
}

void print_heading(Session& session, const counting::CountRequest& request) {
    if (session.json()) return;
    session.output().line(
        fmt::format("distance  {:>18}{}", "positions",
                    request.classes == Classes::counted ? class_heading(request) : ""));
}

std::string level_text(const LevelCount& level, Classes classes) {
    std::string text = fmt::format("{:>8}  {:>18}", level.distance, level.positions());
    if (classes == Classes::left_out) return text;
    return text
           + fmt::format("{:>16}{:>16}{:>12.4f}{:>21}", level.classes_48(), level.classes_96(),
                         level.mean_morph(), level.corner_orders);
}

// ---- waiting ----------------------------------------------------------------------

// What is being done, and about how long it will still take: as long as what has been
// done so far, in proportion. The first seconds tell too little for that.
class WaitText {
public:
    std::string of(const CountProgress& progress) const {
        std::string text =
            fmt::format("{} distance {}", progress.stage == Stage::storing ? "storing" : "counting",
                        progress.distance);
        const double elapsed = seconds_since(start_);
        if (elapsed < 3 || progress.fraction <= 0) return text;
        const double left = elapsed * (1 - progress.fraction) / progress.fraction;
        return text + fmt::format(", about {} left", service::time_left_text(left));
    }

private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point start_ = Clock::now();
};

// ---- the command --------------------------------------------------------------------

ExitCode finish(Session& session, const service::CountOrder& order,
                const counting::Counted& counted) {
    if (!counted.is_complete) {
        session.note(order.request.centres.empty() ? interruption_note(order.file) : "interrupted");
        return ExitCode::interrupted;
    }
    std::uint64_t all = 0;
    for (const LevelCount& level : counted.levels) all += level.positions();
    if (!session.json()) session.output().line(fmt::format("{:>8}  {:>18}", "all", all));
    return ExitCode::done;
}

// Counts for the process in charge, without printing.
ExitCode help_out(const service::CountOrder& order, Cluster& cluster) {
    counting::CountWatch watch{.make_source = cluster.sources()};
    const auto           counted = service::count({.request = order.request}, watch);
    if (counted) return ExitCode::done;
    print_error(counted.error());
    const ExitCode code = exit_code_of(counted.error().kind);
    cluster.abort(static_cast<int>(code));
    return code;
}

ExitCode run_alone_or_in_charge(Session& session, const service::CountOrder& order,
                                Cluster* cluster) {
    const StopOnInterrupt interrupt({SIGINT, SIGTERM});
    ProgressLine          progress(session);
    const WaitText        waiting;
    counting::CountWatch  watch{.stop = interrupt.token()};
    watch.on_progress = [&](const CountProgress& now) {
        progress.show(waiting.of(now), now.fraction);
    };
    watch.on_level = [&](const LevelCount& level) {
        progress.erase();
        if (level.distance == 0) print_heading(session, order.request);
        if (session.json())
            session.answer(service::to_json(level, order.request));
        else
            session.output().line(level_text(level, order.request.classes));
        session.output().flush();
    };
    if (cluster != nullptr) watch.make_source = cluster->sources();
    const auto counted = service::count(order, watch);
    progress.erase();
    const ExitCode code =
        counted ? finish(session, order, *counted) : session.fail(counted.error());
    session.output().flush();
    if (cluster != nullptr && code != ExitCode::done) cluster->abort(static_cast<int>(code));
    return code;
}

ExitCode run(Session& session) {
    const auto cluster = Cluster::join();
    if (!cluster) return session.fail(cluster.error());
    Cluster* const others = cluster->get();
    const auto     read   = service::read_count(session.fields());
    if (!read) return session.fail(read.error());
    service::CountOrder order = *read;
    if (others == nullptr) return run_alone_or_in_charge(session, order, nullptr);
    if (!order.request.centres.empty())
        return session.fail(usage_error(message<"centres-alone">()));
    // Processes on one machine share its threads.
    if (!session.has("threads"))
        order.request.threads = std::max(1U, order.request.threads / others->processes_here());
    if (!others->is_in_charge()) return help_out(order, *others);
    return run_alone_or_in_charge(session, order, others);
}

constexpr Example examples[] = {
    {"antipode count 8 --metric qtm", "what took the papers a day"},
    {"antipode count 7 --classes", "and how many there are up to symmetry"},
    {"antipode count 6 --centres", "with the twists of the centres"},
    {"antipode count 13 -m qtm --resume counts.txt", "a few minutes; may be interrupted"},
    {"mpirun -n 4 antipode count 14 -m qtm --resume counts.txt", "on several machines"},
};

}  // namespace count_detail

const Command count_command = {
    .name    = "count",
    .summary = "the number of positions at each distance from solved",
    .description =
        "Counts the positions at each distance from 0 to DEPTH, exactly and one by one. Levels "
        "near the solved cube are stored in memory; farther positions are products of these, and "
        "are counted for one state of the corners at a time.\n"
        "With --classes, each line also shows how many classes the positions form under the 48 "
        "symmetries, and under the 96 isomorphisms, which include inversion; how many positions "
        "such a class has on average; and how many permutations of the corners occur.\n"
        "With --centres, positions that differ in the twists of the centres are distinct; levels "
        "are then stored up to the last but one, one position of each class, so counts do not "
        "reach as far. Classes are those under the symmetries that preserve the set of centres.\n"
        "With --resume, finished work is saved in a file. After an interruption, the same command "
        "picks up where it left off, and the file serves other depths as well. Under mpirun all "
        "processes count together.",
    .fields   = service::count_fields,
    .examples = count_detail::examples,
    .run      = count_detail::run,
};

}  // namespace antipode::cli
