#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "apps/cli/commands.h"
#include "apps/cli/messages.h"
#include "apps/cli/solve_run.h"
#include "base/messages.h"
#include "base/read_file.h"
#include "base/text_lines.h"
#include "service/json.h"

namespace antipode::cli {
namespace solve_detail {

// A list of costs or JSON as it stands, otherwise the name of a file with it.
Result<std::string> costs_in(std::string_view text) {
    if (text.starts_with('{') || text.find('=') != std::string_view::npos || text == "parallel")
        return std::string(text);
    const auto file = read_file(text, {.most_bytes = longest_line});
    if (!file) return environment_error(message<"cost-profile-file">(file.error().message));
    return std::string(without_byte_order_mark(*file));
}

// What was kept must have been about the same question.
std::optional<Error> load_proof(SolveOptions& options) {
    auto earlier = options.proof_file->load();
    if (!earlier) return earlier.error();
    if (!*earlier) return std::nullopt;
    const optimal::Proof& proof = **earlier;
    if (proof.metric != options.how.metric || proof.wanted != options.how.shortest->wanted
        || proof.max_length != options.how.shortest->max_length)
        return usage_error(
            message<"proof-of-another-question">(options.proof_file->path().string()));
    options.earlier = **std::move(earlier);
    return std::nullopt;
}

std::optional<Error> read_resume(const Session& session, SolveOptions& options) {
    const auto path = session.value("resume");
    if (!path) return std::nullopt;
    if (session.has("file") || session.has_many_subjects())
        return usage_error(message<"resume-one-cube">());
    options.proof_file.emplace(*path);
    if (auto error = options.proof_file->hold()) return error;
    if (auto error = options.proof_file->why_unwritable()) return error;
    return load_proof(options);
}

Result<SolveOptions> options_of(const Session& session) {
    service::Fields fields = session.fields();
    if (const auto text = session.value("cost")) {
        auto costs = costs_in(*text);
        if (!costs) return costs.error();
        fields = fields.with("cost", *std::move(costs));
    }
    auto read = service::read_solve_limits(fields);
    if (!read) return read.error();
    SolveOptions options{*std::move(read)};
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
    if (session.subjects().empty() && !path && !options->earlier)
        return session.fail(usage_error(message<"no-cube-given">()));
    const int file = path ? open_file(*path) : 0;
    if (file < 0)
        return session.fail(environment_error(
            base_message<"unreadable-file">(*path, std::generic_category().message(-file))));
    SolveRun solve(session, *options);
    if (session.subjects().empty() && options->earlier)
        solve.solve_all(std::array{to_text(
            with_centres(options->earlier->cube, options->earlier->centres), Form::facelets)});
    solve.solve_all(session.subjects());
    if (path) {
        solve.solve_lines(file);
        ::close(file);
    }
    return solve.finish();
}

// At a shell costs may stand in a file.
constexpr auto fields =
    changed(service::solve_options, "cost",
            "look for the least cost instead of the fewest turns: a list like "
            "quarter=1,half=1.6,R2=2,UD=parallel, the same as JSON, or a file with either");
constexpr Example examples[] = {
    {"antipode solve \"R U F\" --max-length 3", "a short way back"},
    {"antipode random -n 100 | antipode solve --max-length 20 -", "a hundred cubes, in order"},
    {"antipode solve --optimal --memory 200M \"R U F2 D' L B2\"",
     "a shortest solution, with the smallest table"},
    {"antipode solve --goal cross --all \"R U F2 D' L B2\"", "every shortest cross on D"},
    {"antipode solve --goal eo --niss --count 5 \"R U F2 D' L B2\"",
     "edges turned right, with moves on the inverse"},
    {"antipode solve --method thistlethwaite \"R U F2 D' L B2\"", "as in 1981"},
    {"antipode solve --moves \"U R F D L\" --max-length 18 \"B U R2\"",
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
    .summary = "short solutions as fast as possible, or the shortest",
    .description =
        "Solves each cube by the two-phase search along all three axes, on the position and its "
        "inverse, and keeps looking for something shorter until its time is up. Prints one line "
        "per cube, in order: the maneuver, two spaces, its length; a * marks a length that is "
        "proven shortest.\n"
        "The first time, tables are built (0.9 GB, a few seconds) and kept for later. Ctrl-C stops "
        "with the best solution so far.\n"
        "With --optimal the search goes on until nothing shorter can exist, with a table of its "
        "own: by default 1 GB, built in 20 s the first time.\n"
        "With --goal, a cube is solved only that far, and with --open only as far as it is known: "
        "in order of length, proven shortest first, with small tables that are built at once. "
        "Where a goal could be met in several places, the place is printed after the length.",
    .fields     = solve_detail::fields,
    .shares     = {.tables = true},
    .examples   = solve_detail::examples,
    .exit_codes = solve_detail::exit_codes,
    .run        = solve_detail::run,
};

}  // namespace antipode::cli
