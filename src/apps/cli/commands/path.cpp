#include <fmt/format.h>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/shared_options.h"
#include "service/laboratory.h"

namespace antipode::cli {
namespace path_detail {

ExitCode print_words(Session& session, const PathAnswer& answer, Metric metric) {
    if (session.json()) session.answer(service::to_json(answer, metric));
    if (answer.stopped) {
        session.note(fmt::format("stopped; every way has at least {} moves", answer.lower_bound));
        return ExitCode::interrupted;
    }
    if (!answer.length) {
        session.note(fmt::format("every way has at least {} moves", answer.lower_bound));
        return ExitCode::not_found;
    }
    if (session.json()) return ExitCode::done;
    const std::size_t count = session.has("all") ? answer.words.size() : 1;
    for (std::size_t i = 0; i < count; ++i)
        session.output().line(fmt::format("{}  {}", service::word_text(answer.words[i]),
                                          length_tag(*answer.length, metric, Proof::shortest)));
    return ExitCode::done;
}

Result<PathRequest> request_of(const Session& session) {
    PathRequest request;
    request.metric    = *parse_metric(session.value("metric").value_or("htm"));
    const auto length = number_of(session, "max-length", 14, {0, PathRequest::longest});
    if (!length) return length.error();
    request.max_length = *length;
    const auto threads = threads_of(session);
    if (!threads) return threads.error();
    request.threads = *threads;
    return request;
}

ExitCode run(Session& session) {
    auto request = request_of(session);
    if (!request) return session.fail(request.error());
    const auto from = read_argument(session, session.arguments()[0]);
    if (!from) return ExitCode::invalid;
    const auto to = read_argument(session, session.arguments()[1]);
    if (!to) return ExitCode::invalid;
    (*request).from = from->cube;
    (*request).to   = to->cube;

    StopOnInterrupt interrupt;
    ProgressLine    line(session);
    const auto      answer = service::path(
             *request, {.stop = interrupt.token(), .on_progress = [&](const PathProgress& progress) {
                       line.show(fmt::format("{} moves", progress.length), progress.fraction);
                   }});
    line.erase();
    if (!answer) return session.fail(answer.error());
    return print_words(session, *answer, (*request).metric);
}

std::vector<std::string_view> path_metrics() { return {"htm", "qtm"}; }

constexpr Argument arguments[] = {
    {.name = "CUBE", .summary = "where to start, and where to go", .at_least = 2, .at_most = 2}};
constexpr Field options[] = {
    {.name    = "metric",
     .summary = "what counts as one move (htm if not said)",
     .words   = path_metrics,
     .option  = {.letter = 'm', .value = "METRIC"}},
    {.name    = "max_length",
     .summary = "give up beyond N moves (14 if not said, at most 16)",
     .option  = {.letter = 'l', .value = "N"}},
    {.name    = "all",
     .kind    = Kind::flag,
     .summary = "all shortest ways, and not one of them",
     .option  = {.letter = 'a'}},
    threads_option,
};
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::done, "a shortest way was found"},
    {ExitCode::not_found, "every way is longer"},
};
constexpr Example examples[] = {
    {"antipode path \"R U\" \"U R\"", "from one position to the other"},
    {"antipode path --all \"\" \"M2 E2 S2\"", "six ways to the chequerboard"},
    {"antipode path --metric qtm \"\" \"R2 U2 R2 U2\"", "in quarter turns"},
};

}  // namespace path_detail

const Command path_command = {
    .name    = "path",
    .summary = "the shortest way from one position to another",
    .description =
        "Meets in the middle: products of short words from the start are compared with those "
        "from the end. The length is proven, no table is built, and some megabytes of memory are "
        "enough. The time grows about 13-fold with every two moves; for ways beyond 16 moves use "
        "solve --optimal.",
    .arguments  = path_detail::arguments,
    .fields     = path_detail::options,
    .shares     = {.reading = true},
    .examples   = path_detail::examples,
    .exit_codes = path_detail::exit_codes,
    .run        = path_detail::run,
};

}  // namespace antipode::cli
