#include "service/research/survey.h"

#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/session.h"
#include "apps/cli/table_opening.h"
#include "service/json.h"
#include "service/research/count.h"

namespace antipode::cli {
namespace survey_detail {

std::string percent(double share) {
    const double value = 100 * share;
    return fmt::format("{:.{}f} %", value, value >= 10 ? 1 : value >= 0.1 ? 2 : 4);
}

// The last column is empty where nothing is known of all such cubes.
std::string row_text(std::string_view length, std::string_view cubes, std::string_view share,
                     std::string_view between, std::string_view of_all) {
    std::string text =
        fmt::format("{:>6}  {:>9}  {:>9}  {:^21}  {:>9}", length, cubes, share, between, of_all);
    return text.erase(text.find_last_not_of(' ') + 1);
}

void print(Output& output, const service::SurveyAnswer& answer) {
    output.line(fmt::format(
        "{} cubes {}, {}, seed {}", answer.cubes,
        answer.turns ? fmt::format("after {} random turns", *answer.turns) : "drawn at random",
        row(answer.metric).name, answer.seed));
    output.line(
        row_text("length", "cubes", "share", "95 % confidence", answer.turns ? "" : "of all"));
    for (const service::SurveyedLength& one : answer.lengths)
        output.line(row_text(std::to_string(one.length), std::to_string(one.cubes),
                             percent(one.share.value),
                             percent(one.share.low) + " – " + percent(one.share.high),
                             one.published  ? percent(*one.published)
                             : answer.turns ? ""
                                            : "?"));
    if (answer.mean)
        output.line(fmt::format("mean {:.4f}, with 95 % confidence {:.4f} – {:.4f}",
                                answer.mean->value, answer.mean->low, answer.mean->high));
}

ExitCode run(Session& session) {
    const auto read = service::read_survey(session.fields());
    if (!read) return session.fail(read.error());
    service::SurveyOrder order = *read;
    order.threads              = service::threads_of(session.fields());
    if (const auto file = session.fields().find_text("resume")) order.file = *file;
    const StopOnInterrupt interrupt{SIGINT, SIGTERM};
    ProgressLine          progress(session);
    service::Engine engine(engine_shown_by({session, progress, interrupt.token(), order.threads}));
    const auto      show = [&](std::uint64_t cubes, double seconds) {
        progress.show(fmt::format("{} of {} cubes, {:.1f} a second", cubes, order.count,
                                       static_cast<double>(cubes) / std::max(seconds, 0.001)),
                           static_cast<double>(cubes) / static_cast<double>(order.count));
    };
    const auto answer =
        service::survey(engine, order, {.stop = interrupt.token(), .on_progress = show});
    progress.erase();
    if (!answer) return session.fail(answer.error());
    show_answer(session, *answer, [&](const auto& one) { print(session.output(), one); });
    session.output().flush();
    keep_tables(session, engine, interrupt.token());
    if (!answer->is_stopped) return ExitCode::done;
    session.note(order.file ? fmt::format("interrupted; run the same command again to continue")
                            : "interrupted; with --resume FILE nothing would have been lost");
    return ExitCode::interrupted;
}

constexpr Example examples[] = {
    {"antipode survey -n 20 --seed 7", "the distances of twenty random cubes"},
    {"antipode survey --turns 6", "how far six random turns lead, a hundred times"},
    {"antipode survey -n 1000000 --device gpu --resume million.survey",
     "a million, on a graphics card; may be interrupted"},
};

}  // namespace survey_detail

const Command survey_command = {
    .name    = "survey",
    .summary = "how far random cubes are from solved",
    .description =
        "Finds a shortest solution for each of a number of random cubes and shows how many need "
        "how many moves: their shares with 95 % confidence, next to those of all cubes where known "
        "(exactly up to 15 face turns and 18 quarter turns, as estimates of one or two digits "
        "beyond), and the mean.\n"
        "The same seed gives the same cubes: a larger survey begins with those of a smaller one. "
        "With --resume, lengths are saved in a file, 64 cubes per line; after an interruption, the "
        "same command continues, even with more cubes.",
    .fields   = service::survey_fields,
    .shares   = {.tables = true},
    .examples = survey_detail::examples,
    .run      = survey_detail::run,
};

}  // namespace antipode::cli
