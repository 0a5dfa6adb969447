#include "bench/cube_report.h"

#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/commands/bench.h"
#include "bench/two_phase_report.h"
#include "service/json.h"

namespace antipode::cli {

std::string rate_text(double rate) {
    struct Unit {
        double           size;
        std::string_view name;
    };
    for (const Unit unit : {Unit{1e9, " billion"}, Unit{1e6, " million"}, Unit{1e3, " thousand"}})
        if (rate >= unit.size)
            return fmt::format("{:.{}f}{}", rate / unit.size,
                               rate < 10 * unit.size    ? 2
                               : rate < 100 * unit.size ? 1
                                                        : 0,
                               unit.name);
    return fmt::format("{:.0f}", rate);
}

std::vector<unsigned> numbers_of(const service::Fields& fields, std::string_view name) {
    const auto numbers = fields.wholes(name);
    return {numbers.begin(), numbers.end()};
}

bench::Seconds seconds_of(const service::Fields& fields, std::string_view name) {
    return bench::Seconds(fields.whole<double>(name));
}

Result<std::vector<CentredCube>> cubes_of(const service::Fields& fields) {
    if (auto error = service::wrong_centres(fields)) return *std::move(error);
    const CentreSet centres = service::reading_of(fields).centres;
    const auto      count   = fields.whole<std::size_t>("count");
    const auto      path    = fields.find_text("file");
    if (!path)
        return bench::bench_positions({count, fields.whole<std::uint64_t>("seed"), centres,
                                       fields.find_whole<unsigned>("turns")});
    auto cubes = bench::read_cube_file(*path == "-" ? "/dev/stdin" : *path, centres);
    if (cubes && fields.has("count") && count < cubes->size()) (*cubes).resize(count);
    return cubes;
}

namespace bench_detail {

ExitCode bench_cube(Session& session) {
    if (session.has("signature")) {
        const std::string signature = bench::cube_signature();
        if (session.json())
            session.answer({{"signature", signature}});
        else
            session.output().line(signature);
        return ExitCode::done;
    }
    const auto answer = bench::bench_cube({.limit = seconds_of(session.fields(), "time") / 1000});
    show_answer(session, answer, [&](const bench::BenchAnswer& bench) {
        for (const bench::Measurement& m : bench.measurements)
            session.output().line(fmt::format("{:<26} {:<6} {:>14} {}/s", m.task, m.kernel,
                                              rate_text(m.rate), m.unit));
        session.output().line(fmt::format("{:<26} {:<6} {:>14}", "signature", "", bench.signature));
    });
    return ExitCode::done;
}

constexpr std::array fields = {
    bench_number("time", "how long each measurement takes, in milliseconds", {1, 60'000}, "200",
                 "MS"),
    signature_field,
};
// The others are constants of their own files (constinit), so there is no order to mind.
// NOLINTNEXTLINE(cppcoreguidelines-interfaces-global-init)
const Action suites[] = {{"cube", fields, bench_cube},
                         bench_two_phase_suite,
                         bench_optimal_suite,
                         bench_count_suite,
                         bench_coset_suite,
                         bench_goals_suite,
                         bench_server_suite,
                         bench_wanted_suite,
                         bench_vision_suite};

constexpr Example examples[] = {
    {"antipode bench cube", "a table of rates on one core"},
    {"antipode bench cube --json --time 50", "a quick run, for a script"},
    {"antipode bench cube --signature", "one number over all results; it must never change"},
    {"antipode bench two-phase --budgets 1,10 --lengths 21,20",
     "how short solutions get, and how soon"},
    {"antipode bench optimal --count 10 --memory 1G",
     "shortest solutions: cubes per minute, and how much of the memory's speed is used"},
    {"antipode bench two-phase --centres --budgets 10", "with centres that show"},
    {"antipode bench count --metric qtm --depth 12",
     "counting positions: how fast, and where the time goes"},
    {"antipode bench coset --depth 15", "a whole coset: the search into it, and the passes"},
    {"antipode bench goals --count 10", "crosses, blocks and steps of ten cubes each"},
    {"antipode bench wanted", "positions by symmetry and by pattern"},
    {"antipode bench vision --count 20", "how many of twenty rendered cubes are recognised"},
    {"antipode bench server --at http://127.0.0.1:8080 --connections 64",
     "solves per second over HTTP next to those of the library; antipode serve must be running "
     "there"},
};

}  // namespace bench_detail

const Command bench_command = {
    .name    = "bench",
    .summary = "how fast this machine is",
    .description =
        "cube measures the basic operations on one core. Independent operations show what the "
        "processor can do at best; in a chain each one waits for the one before.\n"
        "two-phase measures solving: the time until a solution is short enough, the length reached "
        "in a given time and, next to it, how fast this machine reads memory, which is what limits "
        "the search. Every solution is checked.\n"
        "optimal measures the search for shortest solutions, each thread with cubes of its own: "
        "cubes per minute, lines of the table that are read for each, and lines per second next to "
        "what this machine's memory can deliver. Every solution is checked.\n"
        "count measures the counting of positions by distance: the time for storing the near "
        "levels and for counting the others, and the shares of multiplying, deduplicating and "
        "idling.\n"
        "coset measures the coset of a random cube, exact to a distance: words found per second, "
        "and how fast passes multiply its 19,508,428,800 cubes by ten turns.\n"
        "goals measures ways to a goal: all shortest ones for each of several cubes, once the "
        "tables are there. Every solution is checked.\n"
        "server measures a running `antipode serve`: solves per second over HTTP, one cube per "
        "request, next to those of the library, and how long an answer takes. Every answer is "
        "checked.\n"
        "wanted measures how long it takes to put together all positions with three symmetries or "
        "more, those with a diagonal mirror, and some patterns; the numbers of classes are "
        "compared with those counted without a list. Then come the goals with a promised time.\n"
        "vision draws random cubes as a camera sees them, in daylight and in worse light, with "
        "hands, glare and shadows, and reads them: how many are exactly right, how many are marked "
        "as doubtful, how many are wrong but not marked, and how many each sticker's nearest "
        "colour gets right. Needs OpenCV.\n"
        "The signature is a number over the results of a fixed computation: it is the same on "
        "every machine.",
    .actions        = bench_detail::suites,
    .action         = "SUITE",
    .action_summary = "what to measure",
    .shares         = {.tables = true},
    .examples       = bench_detail::examples,
};

}  // namespace antipode::cli
