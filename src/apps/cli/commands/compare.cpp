#include "service/answers/compare.h"
#include "base/seconds.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/picture_file.h"
#include "apps/cli/session.h"
#include "apps/cli/table_opening.h"
#include "apps/cli/text_table.h"
#include "service/engine/tables.h"
#include "service/json.h"

namespace antipode::cli {
namespace compare_detail {

std::string time_text(double seconds) {
    if (seconds < 1e-3) return fmt::format("{:.0f} µs", seconds * 1e6);
    if (seconds < 1) return fmt::format("{:.3g} ms", seconds * 1e3);
    return fmt::format("{:.3g} s", seconds);
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
    Comparing(Session& session, service::ComparisonPlan plan)
        : session_(session),
          plan_(std::move(plan)),
          progress_(session),
          engine_(engine_shown_by({session, progress_, interrupt_.token()})) {}

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
        return write_output(session_, *path, service::comparison_svg(rows_));
    }

    Session&                         session_;
    service::ComparisonPlan          plan_;
    StopOnInterrupt                  interrupt_;
    ProgressLine                     progress_;
    service::Engine                  engine_;
    std::vector<service::Comparison> rows_;
};

ExitCode run(Session& session) {
    const auto plan = service::read_compare(session.fields(), std::chrono::seconds(1));
    if (!plan) return session.fail(plan.error());
    return Comparing(session, *plan).run();
}

constexpr auto options = joined(
    service::compare_fields, flag("lengths", "also how many solutions there are of each length"),
    field("svg", "draw a chart into an SVG file; - for standard output", typed_file()));
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
        "the limits is listed below the table.",
    .fields   = compare_detail::options,
    .shares   = {.tables = true},
    .examples = compare_detail::examples,
    .run      = compare_detail::run,
};

}  // namespace antipode::cli
