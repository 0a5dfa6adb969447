#include "service/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "apps/cli/commands.h"
#include "apps/cli/drawing_options.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/method_options.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/table_opening.h"
#include "apps/cli/text_table.h"
#include "service/tables.h"

namespace antipode::cli {
namespace compare_detail {

struct Plan {
    std::vector<const methods::Row*> methods;
    service::CubesToCompare          cubes;
    Limits                           limits;
};

// Those that solve any cube at once, if none is named.
Result<std::vector<const methods::Row*>> methods_of(const Session& session) {
    std::vector<const methods::Row*> chosen;
    for (const std::string& name : session.arguments()) {
        if (name == "all") {
            for (const methods::Row& row : methods::rows()) chosen.push_back(&row);
            continue;
        }
        const auto row = service::find_method(name);
        if (!row) return row.error();
        chosen.push_back(*row);
    }
    if (!chosen.empty()) return chosen;
    for (const methods::Row& row : methods::rows())
        if (row.effort == methods::Effort::quick) chosen.push_back(&row);
    return chosen;
}

Result<Plan> plan_of(const Session& session) {
    const auto chosen = methods_of(session);
    const auto number = number_of(session, "number", 10, {1, 1'000'000});
    const auto seed   = number_of(session, "seed", 0);
    const auto turns  = number_of(session, "turns", 0, {0, 1000});
    const auto limits = method_limits_of(session, std::chrono::seconds(1));
    if (!chosen) return chosen.error();
    if (!number) return number.error();
    if (!seed) return seed.error();
    if (!turns) return turns.error();
    if (!limits) return limits.error();
    Plan plan{*chosen, {.number = *number, .seed = *seed}, *limits};
    if (session.has("turns")) plan.cubes.turns = static_cast<unsigned>(*turns);
    return plan;
}

std::string time_text(double seconds) {
    if (seconds < 1e-3) return fmt::format("{:.0f} µs", seconds * 1e6);
    if (seconds < 1) return fmt::format("{:.3g} ms", seconds * 1e3);
    return fmt::format("{:.3g} s", seconds);
}

double in_seconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double>(time).count();
}

std::vector<std::string> cells_of(const service::Comparison& row) {
    const bool none = row.solved == 0;
    return {std::string(row.method->name),
            fmt::format("{}/{}", row.solved, row.cubes),
            std::to_string(row.proven),
            none ? "–" : fmt::format("{:.2f}", row.mean_length()),
            none ? "–" : std::to_string(row.longest()),
            time_text(row.mean_seconds()),
            time_text(in_seconds(row.slowest)),
            fmt::format("{:.0f}", static_cast<double>(row.nodes)
                                      / static_cast<double>(std::max<std::size_t>(row.cubes, 1))),
            service::size_text(row.method->bytes),
            time_text(in_seconds(row.making))};
}

std::string table_text(const std::vector<service::Comparison>& rows) {
    std::vector<std::vector<std::string>> cells = {{"method", "solved", "proven", "mean", "longest",
                                                    "time", "slowest", "nodes", "tables",
                                                    "made in"}};
    std::string                           unfinished;
    for (const service::Comparison& row : rows) {
        cells.push_back(cells_of(row));
        if (row.solved == row.cubes) continue;
        unfinished += fmt::format("{} did not finish {} of {} cubes within the limits.\n",
                                  row.method->name, row.cubes - row.solved, row.cubes);
    }
    return text_table(cells) + unfinished;
}

// How many solutions of a method have which length.
std::string lengths_text(const service::Comparison& row) {
    std::vector<std::vector<std::string>> cells = {{"length", "cubes"}};
    for (const auto& [length, number] : row.lengths)
        cells.push_back({std::to_string(length), std::to_string(number)});
    return fmt::format("\n{}\n{}", row.method->name, text_table(cells));
}

// One call of the command.
class Comparing {
public:
    Comparing(Session& session, Plan plan)
        : session_(session),
          plan_(std::move(plan)),
          progress_(session),
          engine_(engine_shown_by({session, progress_, interrupt_.token()}, store_of(session))) {}

    ExitCode run() {
        const auto cubes = service::cubes_to_compare(plan_.cubes);
        for (const methods::Row* method : plan_.methods) {
            if (interrupt_.happened()) break;
            const auto row = compare(*method, cubes);
            if (!row) return session_.fail(row.error());
            rows_.push_back(*row);
            if (session_.json()) session_.answer(service::to_json(*row));
        }
        if (!session_.json()) print();
        const auto error = draw();
        keep_tables(session_, engine_, interrupt_.token());
        if (error) return session_.fail(*error);
        return interrupt_.happened() ? ExitCode::interrupted : ExitCode::done;
    }

private:
    Result<service::Comparison> compare(const methods::Row& method, std::span<const Cube> cubes) {
        auto row = service::compare_one(
            engine_.methods(), {.method = &method, .cubes = cubes, .limits = plan_.limits},
            interrupt_.token(), [&](std::size_t done) {
                progress_.show(method.name,
                               static_cast<double>(done) / static_cast<double>(cubes.size()));
            });
        progress_.erase();
        return row;
    }

    void print() {
        session_.output().write(table_text(rows_));
        if (!session_.has("lengths")) return;
        for (const service::Comparison& row : rows_) session_.output().write(lengths_text(row));
    }

    std::optional<Error> draw() {
        const auto path = session_.value("svg");
        if (!path) return std::nullopt;
        return write_picture(session_, {service::PictureFormat::svg, *path},
                             service::comparison_svg(rows_));
    }

    Session&                         session_;
    Plan                             plan_;
    StopOnInterrupt                  interrupt_;
    ProgressLine                     progress_;
    service::Engine                  engine_;
    std::vector<service::Comparison> rows_;
};

ExitCode run(Session& session) {
    const auto plan = plan_of(session);
    if (!plan) return session.fail(plan.error());
    return Comparing(session, *plan).run();
}

std::vector<std::string_view> names_and_all() {
    auto names = service::method_names();
    names.emplace_back("all");
    return names;
}

constexpr Argument arguments[] = {
    {.name     = "METHOD",
     .summary  = "the methods to compare, or all; if not said those that solve any cube quickly",
     .at_least = 0,
     .at_most  = Argument::no_limit,
     .words    = names_and_all}};
constexpr Field options[] = {
    {.name    = "number",
     .summary = "how many cubes (10 if not said)",
     .option  = {.letter = 'n', .value = "N"}},
    {.name    = "seed",
     .summary = "a whole number: the same seed gives the same cubes (0 if not said)",
     .option  = {.letter = 's', .value = "S"}},
    {.name    = "turns",
     .summary = "cubes made by so many random turns, instead of uniformly random ones",
     .option  = {.value = "N"}},
    {.name    = "time",
     .summary = "the time for each cube, like 10ms, 2.5s or 1m (1s if neither this nor --nodes is "
                "said)",
     .option  = {.value = "D"}},
    {.name = "nodes", .summary = "the number of nodes for each cube", .option = {.value = "N"}},
    {.name = "lengths", .kind = Kind::flag, .summary = "also how many solutions have which length"},
    {.name    = "svg",
     .summary = "draw a chart into an SVG file; - for standard output",
     .option  = {.value = "FILE", .names_file = true}},
};
constexpr Example examples[] = {
    {"antipode compare -n 100 layers thistlethwaite kloosterman",
     "three methods on the same hundred cubes"},
    {"antipode compare --turns 5 ida pieces optimal", "methods that prove, on shallow cubes"},
    {"antipode compare --nodes 20000 --svg chart.svg", "the quick methods, as a table and a chart"},
};

}  // namespace compare_detail

const Command compare_command = {
    .name    = "compare",
    .summary = "methods side by side on the same cubes",
    .description =
        "Runs each method on the same random cubes with the same limits, one thread each, and "
        "prints how many it solved, for how many it proved that nothing shorter exists, the mean "
        "and greatest length in face turns, mean and greatest time, nodes per cube, the size of "
        "its tables and the time it took to make or open them. What could not be finished within "
        "the limits is said below the table.",
    .arguments = compare_detail::arguments,
    .fields    = compare_detail::options,
    .shares    = {.tables = true},
    .examples  = compare_detail::examples,
    .run       = compare_detail::run,
};

}  // namespace antipode::cli
