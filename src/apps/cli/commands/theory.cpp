#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/shared_options.h"
#include "service/laboratory.h"

namespace antipode::cli {
namespace theory_detail {

void print_report(Session& session, const std::vector<TheoryLine>& lines) {
    if (session.json())
        for (const TheoryLine& line : lines) session.answer(service::to_json(line));
    else if (session.has("markdown"))
        session.output().write(service::theory_markdown(lines));
    else
        session.output().write(service::theory_text(lines));
}

ExitCode run(Session& session) {
    const auto depth = number_of(session, "depth", 8, {0, 9});
    if (!depth) return session.fail(depth.error());
    StopOnInterrupt interrupt;
    ProgressLine    line(session);
    const auto      lines = theory_report({.depth       = *depth,
                                           .stop        = interrupt.token(),
                                           .on_progress = [&](std::string_view title, double fraction) {
                                          line.show(title, fraction);
                                      }});
    line.erase();
    print_report(session, lines);
    return interrupt.happened() ? ExitCode::interrupted : ExitCode::done;
}

constexpr Field options[] = {
    {.name    = "depth",
     .summary = "count positions one by one up to N quarter turns (8 if not said, at most 9)",
     .option  = {.letter = 'd', .value = "N"}},
    {.name = "markdown", .kind = Kind::flag, .summary = "as a page for docs/theory"},
};
constexpr Example examples[] = {
    {"antipode theory --depth 6", "the report, with the long counts cut short"},
    {"antipode theory --depth 5 --json | head -n 1", "one line per statement for a script"},
};

}  // namespace theory_detail

const Command theory_command = {
    .name    = "theory",
    .summary = "what the Caml papers state, computed and judged",
    .description =
        "Computes, when it is run, what the papers of 2004 state or ask: the orders of the two "
        "groups, the trace, the centre, what some of the faces generate, a pair of generators, all "
        "orders of elements and all numbers of isomorphs with exactly how many positions have "
        "them, bounds for the diameter, and what occurs at small depths. Every line tells what the "
        "papers say and whether it holds.",
    .fields   = theory_detail::options,
    .examples = theory_detail::examples,
    .run      = theory_detail::run,
};

}  // namespace antipode::cli
