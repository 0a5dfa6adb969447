#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/session.h"
#include "service/answers/laboratory.h"
#include "service/json.h"
#include "service/requests/path.h"

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
                                          length_tag(*answer.length, metric, Optimality::proven)));
    return ExitCode::done;
}

ExitCode run(Session& session) {
    const auto request = service::read_path(session.fields());
    if (!request) return session.refuse(request.error());
    StopOnInterrupt interrupt;
    ProgressLine    line(session);
    const auto      answer = service::path(
             *request, {.stop = interrupt.token(), .on_progress = [&](const PathProgress& progress) {
                       line.show(fmt::format("{} moves", progress.length), progress.fraction);
                   }});
    line.erase();
    if (!answer) return session.fail(answer.error());
    return print_words(session, *answer, request->metric);
}

constexpr auto options =
    joined(service::path_fields, flag("all", "all shortest ways, instead of one of them", 'a'));
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
        "Meets in the middle: products of short words from the start are compared with those from "
        "the end. The length is proven, no table is built, and a few megabytes of memory are "
        "enough. The time grows about 13-fold with every two moves; for ways longer than 16 moves "
        "use solve --optimal.",
    .fields     = path_detail::options,
    .examples   = path_detail::examples,
    .exit_codes = path_detail::exit_codes,
    .run        = path_detail::run,
};

}  // namespace antipode::cli
