#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/session.h"
#include "service/answers/laboratory.h"
#include "service/json.h"
#include "service/requests/theory.h"

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
    const auto depth = session.fields().whole<std::size_t>("depth");
    if (const auto error = too_much_to_count_by_depth(depth)) return session.fail(*error);
    StopOnInterrupt interrupt;
    ProgressLine    line(session);
    const auto      show = [&](const Message& part, double fraction) {
        line.show(part.text(), fraction);
    };
    const auto lines =
        theory_report({.depth = depth, .stop = interrupt.token(), .on_progress = show});
    line.erase();
    print_report(session, lines);
    return interrupt.happened() ? ExitCode::interrupted : ExitCode::done;
}

constexpr auto options =
    joined(service::theory_fields, flag("markdown", "as a page for docs/theory"));
constexpr Example examples[] = {
    {"antipode theory --depth 6", "the report, with the long counts cut short"},
    {"antipode theory --depth 5 --json | head -n 1", "one line per statement for a script"},
};

}  // namespace theory_detail

const Command theory_command = {
    .name    = "theory",
    .summary = "what the Caml papers state, computed and judged",
    .description =
        "Computes afresh what the papers of 2004 state or ask: the orders of the two groups, the "
        "trace, the centre, what some of the faces generate, a pair of generators, all orders of "
        "elements and all numbers of isomorphs, with the exact number of positions that have each, "
        "bounds for the diameter, and what occurs at small depths. Every line gives what the "
        "papers say and whether it holds.",
    .fields   = theory_detail::options,
    .examples = theory_detail::examples,
    .run      = theory_detail::run,
};

}  // namespace antipode::cli
