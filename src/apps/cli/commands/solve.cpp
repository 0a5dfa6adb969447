#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "apps/cli/commands.h"
#include "apps/cli/method_options.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/solve_run.h"
#include "base/read_file.h"
#include "base/text_lines.h"
#include "service/duration.h"
#include "service/size.h"

namespace antipode::cli {
namespace solve_detail {

constexpr std::chrono::milliseconds usual_time(200);

Result<std::chrono::nanoseconds> time_of(const Session& session, const service::SolverChoice& how) {
    if (const auto text = session.value("time")) return service::parse_duration(*text);
    const bool proves = session.has("optimal")
                        || (how.method != nullptr && how.method->effort != methods::Effort::quick);
    // Who asks for a length, a number of nodes or a proof has said when to stop.
    if (session.has("max-length") || session.has("nodes") || proves)
        return std::chrono::nanoseconds::max();
    return std::chrono::nanoseconds(usual_time);
}

// A list of costs or JSON as it stands, otherwise the name of a file with it.
Result<CostProfile> costs_of(std::string_view text) {
    if (text.starts_with('{') || text.find('=') != std::string_view::npos || text == "parallel")
        return parse_cost_profile(text);
    const auto file = read_file(text, {.most_bytes = longest_line});
    if (!file)
        return Error{.kind    = ErrorKind::environment,
                     .message = fmt::format("the cost profile {}", file.error().message)};
    return parse_cost_profile(without_byte_order_mark(*file));
}

Error only_with(std::string_view option, std::string_view other) {
    return {.kind    = ErrorKind::usage,
            .message = fmt::format("--{} goes with --{} only", option, other)};
}

Result<std::optional<service::Shortest>> shortest_of(const Session& session) {
    for (const std::string_view option : {"all", "memory", "resume"})
        if (session.has(option) && !session.has("optimal")) return only_with(option, "optimal");
    if (!session.has("optimal")) return std::optional<service::Shortest>{};
    for (const std::string_view option : {"moves", "cost"})
        if (session.has(option))
            return Error{.kind    = ErrorKind::usage,
                         .message = fmt::format("--optimal uses every turn and counts them: leave "
                                                "out --{}",
                                                option)};
    service::Shortest shortest;
    if (session.has("all")) shortest.wanted = optimal::Frontier::Wanted::all;
    if (const auto text = session.value("memory")) {
        const auto memory = service::parse_size(*text);
        if (!memory) return memory.error();
        shortest.memory = *memory;
    }
    return std::optional(shortest);
}

Result<const methods::Row*> method_of(const Session& session) {
    const auto name = session.value("method");
    if (!name) return nullptr;
    for (const std::string_view option : {"optimal", "moves", "cost"})
        if (session.has(option))
            return Error{
                .kind    = ErrorKind::usage,
                .message = fmt::format("a method uses every turn and has a goal of its own: "
                                       "leave out --{}",
                                       option)};
    if (session.value("metric").value_or("htm") != "htm")
        return Error{.kind    = ErrorKind::usage,
                     .message = "methods count face turns: leave out --metric"};
    return service::find_method(*name);
}

Result<service::SolverChoice> how_of(const Session& session) {
    service::SolverChoice how;
    const auto            metric = parse_metric(session.value("metric").value_or("htm"));
    if (!metric) return metric.error();
    how.metric = *metric;
    if (how.metric == Metric::stm && !session.has("optimal"))
        return only_with("metric stm", "optimal");
    if (const auto text = session.value("moves")) {
        const auto turns = parse_turn_set(*text);
        if (!turns) return turns.error();
        how.turns = *turns;
    }
    const auto method = method_of(session);
    if (!method) return method.error();
    how.method          = *method;
    const auto shortest = shortest_of(session);
    if (!shortest) return shortest.error();
    how.shortest = *shortest;
    if (const auto text = session.value("cost")) {
        if (how.metric != Metric::htm)
            return Error{.kind    = ErrorKind::usage,
                         .message = "--cost says what is counted: leave out --metric"};
        const auto costs = costs_of(*text);
        if (!costs) return costs.error();
        how.costs = *costs;
    }
    return how;
}

// What was kept must have been about the same question.
std::optional<Error> load_proof(SolveOptions& options) {
    auto earlier = options.proof_file->load();
    if (!earlier) return earlier.error();
    if (!*earlier) return std::nullopt;
    const optimal::Proof& proof = **earlier;
    if (proof.metric != options.how.metric || proof.wanted != options.how.shortest->wanted
        || proof.max_length != options.how.shortest->max_length)
        return Error{.kind    = ErrorKind::usage,
                     .message = fmt::format("{} is about another question: it goes with the same "
                                            "--metric, --all and --max-length as before",
                                            options.proof_file->path().string())};
    options.earlier = **std::move(earlier);
    return std::nullopt;
}

std::optional<Error> read_resume(const Session& session, SolveOptions& options) {
    const auto path = session.value("resume");
    if (!path) return std::nullopt;
    const auto cubes = session.arguments();
    if (session.has("file") || cubes.size() > 1 || (cubes.size() == 1 && cubes[0] == "-"))
        return Error{.kind = ErrorKind::usage, .message = "--resume is for one CUBE at a time"};
    options.proof_file.emplace(*path);
    if (auto error = options.proof_file->why_unwritable()) return error;
    return load_proof(options);
}

Result<SolveOptions> options_of(const Session& session) {
    SolveOptions options;
    const auto   how = how_of(session);
    if (!how) return how.error();
    options.how     = *how;
    const auto time = time_of(session, *how);
    if (!time) return time.error();
    options.limits.max_time = *time;
    const auto length       = number_of(session, "max-length", 0, {0, how->shortest ? 30U : 1000U});
    if (!length) return length.error();
    if (session.has("max-length")) options.max_length = static_cast<unsigned>(*length);
    if (options.how.shortest)
        options.how.shortest->max_length = options.max_length;
    else
        options.limits.enough_length = static_cast<unsigned>(*length);
    const auto nodes = number_of(session, "nodes", options.limits.max_nodes, {1});
    if (!nodes) return nodes.error();
    options.limits.max_nodes = *nodes;
    const auto threads       = threads_of(session);
    if (!threads) return threads.error();
    options.limits.threads = session.has("nodes") && !session.has("threads") ? 1 : *threads;
    if (session.has("generator")) options.sense = service::WordSense::generator;
    if (const auto error = read_resume(session, options)) return *error;
    return options;
}

// Opens the file of --file; a negative number is the reason why not.
int open_file(std::string_view path) {
    const int descriptor = ::open(std::string(path).c_str(), O_RDONLY | O_CLOEXEC);
    return descriptor >= 0 ? descriptor : -errno;
}

ExitCode run(Session& session) {
    const auto options = options_of(session);
    if (!options) return session.fail(options.error());
    const auto path = session.value("file");
    if (session.arguments().empty() && !path && !options->earlier)
        return session.fail({.kind    = ErrorKind::usage,
                             .message = "there is nothing to solve: give a CUBE, - for standard "
                                        "input, or --file"});
    const int file = path ? open_file(*path) : 0;
    if (file < 0)
        return session.fail({.kind    = ErrorKind::environment,
                             .message = fmt::format("{} cannot be read: {}", *path,
                                                    std::generic_category().message(-file))});
    SolveRun solve(session, *options);
    if (session.arguments().empty() && options->earlier)
        solve.solve_all(std::array{to_text(facelets_of(options->earlier->cube))});
    solve.solve_all(session.arguments());
    if (path) {
        solve.solve_lines(file);
        ::close(file);
    }
    return solve.finish();
}

std::vector<std::string_view> metrics() { return {"htm", "qtm", "stm"}; }

constexpr Argument arguments[] = {{.name     = "CUBE",
                                   .summary  = "what to solve; - reads one cube per line",
                                   .at_least = 0,
                                   .at_most  = Argument::no_limit}};
constexpr Field    options[]   = {
         {.name    = "time",
          .summary = "search so long for each cube, like 10ms, 2.5s or 1m (200ms if neither this nor "
                          "another limit is said)",
          .option  = {.value = "D"}},
         {.name    = "max_length",
          .summary = "stop as soon as a solution is this short",
          .option  = {.letter = 'l', .value = "N"}},
         {.name    = "optimal",
          .kind    = Kind::flag,
          .summary = "find a shortest solution and prove it; Ctrl-C or --time ends with the best "
                          "one so far",
          .option  = {.letter = 'o'}},
         {.name    = "all",
          .kind    = Kind::flag,
          .summary = "with --optimal: every shortest solution, or every one up to --max-length"},
         {.name    = "memory",
          .summary = "with --optimal: the best table of at most this size, like 500M or 4G (if not "
                          "said: the best that is there, or can be built in two minutes)",
          .option  = {.value = "SIZE"}},
         {.name    = "resume",
          .summary = "with --optimal: go on with the proof whose state is in this file, if there is "
                          "one; it is kept there twice a minute and when the search is stopped",
          .option  = {.value = "FILE", .names_file = true}},
         method_option("solve by this method instead; antipode methods tells about them"),
         {.name    = "metric",
          .summary = "count face turns (htm), quarter turns (qtm) or, with --optimal, slice turns (stm)",
          .words  = metrics,
          .option = {.letter = 'm', .value = "NAME"}},
         {.name    = "moves",
          .summary = "use these turns only: U is every turn of that face, U2 its half turn, U1 and U' "
                          "its quarter turns; like \"U R F D L\" or \"R2 U2\"",
          .option  = {.value = "SET"}},
         {.name    = "cost",
          .summary = "look for the least cost instead of the fewest turns: a list like "
                          "quarter=1,half=1.6,R2=2,UD=parallel, the same as JSON, or a file with either",
          .option  = {.value = "COSTS"}},
         {.name    = "nodes",
          .summary = "stop after so many nodes; with one thread, which is then usual, the answer is "
                          "always the same",
          .option  = {.value = "N"}},
         {.name    = "generator",
          .kind    = Kind::flag,
          .summary = "print the maneuver that makes the position",
          .option  = {.letter = 'g'}},
         {.name    = "file",
          .summary = "solve the cubes of a file, one per line",
          .option  = {.letter = 'f', .value = "FILE", .names_file = true}},
         threads_option,
};
constexpr Example examples[] = {
    {"antipode solve \"R U F\" --max-length 3", "a short way back"},
    {"antipode random -n 100 | antipode solve --max-length 20 -", "a hundred cubes, in order"},
    {"antipode solve --optimal --memory 200M \"R U F2 D' L B2\"",
     "a shortest solution, with the smallest table"},
    {"antipode solve --method thistlethwaite \"R U F2 D' L B2\"", "as in 1981"},
    {"antipode solve --moves \"U R F D L\" --time 100ms \"B U R2\"",
     "for a robot that cannot turn B"},
    {"antipode solve --cost half=1.6,parallel --time 1s \"R U2 F' D2 L\"",
     "the fastest for a robot whose half turns are slow and whose opposite faces turn together"},
    {"antipode solve --metric qtm --time 1s --json "
     "DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD",
     "in quarter turns, for a program"},
};
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::not_found,
     "no solution was found, or none as short as --max-length, or --optimal ended without a proof; "
     "the best one is printed"},
};

}  // namespace solve_detail

const Command solve_command = {
    .name    = "solve",
    .summary = "short solutions, as fast as can be, or the shortest",
    .description =
        "Solves each cube by the two-phase search along all three axes, on the position "
        "and its inverse, and keeps looking for something shorter until the time is over. "
        "Prints one line per cube, in order: the maneuver, two spaces, its length; a * "
        "marks a length that is proven shortest.\n"
        "The first time, tables are built (0.9 GB, some seconds) and kept for later. "
        "Ctrl-C ends with the best solution so far.\n"
        "With --optimal the search goes on until nothing shorter can exist, with a table of "
        "its own: 1 GB, and 20 s the first time, if nothing else is said.",
    .arguments  = solve_detail::arguments,
    .fields     = solve_detail::options,
    .shares     = {.reading = true, .tables = true},
    .examples   = solve_detail::examples,
    .exit_codes = solve_detail::exit_codes,
    .run        = solve_detail::run,
};

}  // namespace antipode::cli
