#include "bench/cube_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "apps/cli/commands.h"
#include "apps/cli/commands/bench.h"
#include "apps/cli/shared_options.h"
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

constexpr std::uint64_t usual_seed = 1;

Result<std::vector<unsigned>> numbers_of(const Session& session, std::string_view option,
                                         std::vector<unsigned> otherwise) {
    const auto text = session.value(option);
    if (!text) return otherwise;
    std::vector<unsigned> numbers;
    for (std::string_view rest = *text;;) {
        const std::string_view part   = rest.substr(0, rest.find(','));
        unsigned               number = 0;
        const auto [end, bad] = std::from_chars(part.data(), part.data() + part.size(), number);
        if (bad != std::errc{} || end != part.data() + part.size() || number == 0
            || number > 1'000'000)
            return Error{.kind    = ErrorKind::usage,
                         .message = fmt::format("--{} does not accept '{}': whole numbers with "
                                                "commas between them are expected, like 1,10",
                                                option, *text)};
        numbers.push_back(number);
        if (part.size() == rest.size()) return numbers;
        rest.remove_prefix(part.size() + 1);
    }
}

Result<std::vector<Cube>> cubes_of(const Session& session) {
    const auto count = number_of(session, "count", 300, {1, 1'000'000});
    if (!count) return count.error();
    const auto seed = number_of(session, "seed", usual_seed);
    if (!seed) return seed.error();
    const auto path = session.value("file");
    if (!path) return bench::bench_cubes(*count, *seed);
    auto cubes = bench::read_cube_file(*path == "-" ? "/dev/stdin" : *path);
    if (cubes && session.has("count") && *count < cubes->size()) (*cubes).resize(*count);
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
    const auto milliseconds = number_of(session, "time", 200, {1, 60'000});
    if (!milliseconds) return session.fail(milliseconds.error());
    const auto answer =
        bench::bench_cube({.limit = bench::Seconds(static_cast<double>(*milliseconds) / 1000)});
    if (session.json()) {
        session.answer(to_json(answer));
        return ExitCode::done;
    }
    for (const bench::Measurement& m : answer.measurements)
        session.output().line(
            fmt::format("{:<26} {:<6} {:>14} {}/s", m.task, m.kernel, rate_text(m.rate), m.unit));
    session.output().line(fmt::format("{:<26} {:<6} {:>14}", "signature", "", answer.signature));
    return ExitCode::done;
}

struct Suite {
    std::string_view                  name;
    std::span<const std::string_view> options;
    ExitCode (*run)(Session&);
};

constexpr std::string_view cube_options[]      = {"time", "signature"};
constexpr std::string_view two_phase_options[] = {"file",     "count",   "seed",     "metric",
                                                  "threads",  "lengths", "cap",      "budgets",
                                                  "row-time", "pages",   "signature"};
constexpr std::string_view server_options[]    = {"file",    "count",       "seed",        "at",
                                                  "threads", "connections", "per-request", "requests",
                                                  "lengths", "row-time"};
constexpr std::string_view optimal_options[]   = {"file",    "count",  "seed",     "metric",
                                                  "threads", "memory", "signature"};
constexpr std::string_view count_options[]     = {"depth", "metric", "threads"};
constexpr Suite            all_suites[]        = {{"cube", cube_options, bench_cube},
                                                  {"two-phase", two_phase_options, bench_two_phase},
                                                  {"optimal", optimal_options, bench_optimal},
                                                  {"count", count_options, bench_count},
                                                  {"server", server_options, bench_server}};

std::vector<std::string_view> suites() {
    std::vector<std::string_view> names;
    for (const Suite& suite : all_suites) names.push_back(suite.name);
    return names;
}

ExitCode run(Session& session) {
    const auto suite = std::ranges::find(all_suites, session.arguments()[0], &Suite::name);
    if (const auto error = refuse_other_options(session, suite->options))
        return session.fail(*error);
    return suite->run(session);
}

std::vector<std::string_view> page_sizes() { return {"huge", "small"}; }

constexpr Argument arguments[] = {
    {.name = "SUITE", .summary = "what to measure", .choices = suites}};
constexpr Field options[] = {
    {.name    = "time",
     .summary = "cube: how long each measurement takes, in milliseconds (200 if not said)",
     .option  = {.value = "MS"}},
    {.name    = "file",
     .summary = "solve the cubes of this file, one per line, instead of random ones",
     .option  = {.letter = 'f', .value = "FILE", .names_file = true}},
    {.name    = "count",
     .summary = "how many of them (300 if not said)",
     .option  = {.letter = 'n', .value = "N"}},
    {.name = "seed", .summary = "of the random cubes", .option = {.letter = 's', .value = "S"}},
    {.name    = "metric",
     .summary = "solve in this metric",
     .choices = service::table_metrics,
     .option  = {.letter = 'm', .value = "METRIC"}},
    {.name    = "threads",
     .summary = "measure with so many threads (one, and all, if not said)",
     .option  = {.letter = 't', .value = "N,N…"}},
    {.name    = "lengths",
     .summary = "measure the time until a solution is this short (21,20,19 if not said)",
     .option  = {.value = "N,N…"}},
    {.name    = "cap",
     .summary = "the longest time for that, in milliseconds (5000 if not said)",
     .option  = {.value = "MS"}},
    {.name    = "budgets",
     .summary = "measure the lengths reached in these times (1,10,100,1000 if not said)",
     .option  = {.value = "MS,MS…"}},
    {.name    = "row_time",
     .summary = "use fewer cubes where all would take longer than this (30 s if not said)",
     .option  = {.value = "S"}},
    {.name    = "memory",
     .summary = "optimal: the best table of at most this size, like 500M or 4G",
     .option  = {.value = "SIZE"}},
    {.name    = "depth",
     .summary = "count: the greatest distance (10 if not said)",
     .option  = {.value = "N"}},
    {.name    = "at",
     .summary = "server: where it is (http://127.0.0.1:8080 if not said)",
     .option  = {.value = "ADDRESS"}},
    {.name    = "connections",
     .summary = "server: measure with so many clients at once (1,64 if not said)",
     .option  = {.value = "N,N…"}},
    {.name    = "per_request",
     .summary = "server: send so many cubes with each request (1 if not said)",
     .option  = {.value = "N"}},
    {.name    = "requests",
     .summary = "server: stop after so many answers, even before --row-time is over",
     .option  = {.value = "N"}},
    {.name    = "pages",
     .summary = "tables copied to huge pages, or mapped",
     .choices = page_sizes,
     .option  = {.value = "SIZE"}},
    {.name = "signature", .kind = Kind::flag, .summary = "only the signature"},
};
constexpr Example examples[] = {
    {"antipode bench cube", "a table of rates on one core"},
    {"antipode bench cube --json --time 50", "a quick run, for a script"},
    {"antipode bench cube --signature", "one number over all results; it must never change"},
    {"antipode bench two-phase --budgets 1,10 --lengths 21,20",
     "how short solutions get, and how soon"},
    {"antipode bench optimal --count 10 --memory 1G",
     "shortest solutions: cubes per minute, and how much of the memory's speed is used"},
    {"antipode bench count --metric qtm --depth 12",
     "counting positions: how fast, and where the time goes"},
    {"antipode bench server --at http://127.0.0.1:8080 --connections 64",
     "solves per second over HTTP beside those of the library; antipode serve must run there"},
};

}  // namespace bench_detail

const Command bench_command = {
    .name    = "bench",
    .summary = "how fast this machine is",
    .description =
        "cube measures the basic operations on one core. Independent operations show what the "
        "processor can do at best; in a chain each one waits for the one before.\n"
        "two-phase measures solving: the time until a solution is short enough, the length "
        "reached in a given time and, beside it, how fast this machine reads memory, which is "
        "what limits the search. Every solution is checked.\n"
        "optimal measures the search for shortest solutions, each thread with cubes of its own: "
        "cubes per minute, lines of the table that are read for each, and lines per second beside "
        "what this machine's memory gives. Every solution is checked.\n"
        "count measures the counting of positions by distance: the time for storing the near "
        "levels "
        "and for counting the others, and the shares of multiplying, deduplicating and idling.\n"
        "server measures a running `antipode serve`: solves per second over HTTP, one cube per "
        "request, beside those of the library, and how long an answer takes. Every answer is "
        "checked.\n"
        "The signature is a number over the results of a fixed computation: it is the same on "
        "every machine.",
    .arguments = bench_detail::arguments,
    .fields    = bench_detail::options,
    .shares    = {.tables = true},
    .examples  = bench_detail::examples,
    .run       = bench_detail::run,
};

}  // namespace antipode::cli
