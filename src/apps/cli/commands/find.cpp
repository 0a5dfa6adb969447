#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/messages.h"
#include "apps/cli/progress.h"
#include "apps/cli/session.h"
#include "apps/cli/wanted_run.h"
#include "service/answers/laboratory.h"
#include "service/answers/wanted.h"
#include "service/json.h"
#include "service/requests/find.h"

namespace antipode::cli {
namespace find_detail {

void print_names(Session& session) {
    if (session.json()) return session.answer(service::names_json());
    const auto  names = service::condition_names();
    std::size_t width = 0;
    for (const service::ConditionName& name : names) width = std::max(width, name.text.size());
    for (const service::ConditionName& name : names)
        session.output().line(
            fmt::format("{:<{}}  {:<9}  {}", name.text, width, name.type, name.summary));
}

void print_found(Session& session, const Found& found, Metric metric) {
    if (session.json()) return session.answer(service::to_json(found));
    session.output().line(fmt::format("{}  {}  {}  // class of {}", service::word_text(found.word),
                                      length_tag(found.depth, metric, Optimality::proven),
                                      service::effect_text(found), found.morph));
}

ExitCode search(Session& session, const FindRequest& request) {
    StopOnInterrupt interrupt;
    ProgressLine    line(session);
    const auto      answer = find_positions(
             request, {.stop = interrupt.token(),
                       .on_progress =
                           [&](const FindProgress& progress) {
                          line.show(
                                   fmt::format("depth {}, {} found", progress.depth, progress.found),
                                   progress.fraction);
                      },
                       .on_found =
                           [&](const Found& found) {
                          line.erase();
                          print_found(session, found, request.metric);
                      }});
    line.erase();
    if (session.json()) session.answer(service::summary_json(answer));
    if (answer.ended == FindEnd::stopped) {
        session.note(fmt::format("stopped; everything within {} moves is known", answer.complete));
        return ExitCode::interrupted;
    }
    if (answer.ended == FindEnd::enough_found && !session.has("limit"))
        session.note(fmt::format("stopped at {} positions: there is no memory for more",
                                 answer.found.size()));
    return answer.found.empty() ? ExitCode::not_found : ExitCode::done;
}

ExitCode search_within(Session& session) {
    for (const Field& option : found_options)
        if (session.has(option.name))
            return session.fail(session.fields().wrong<"goes-without">(option.name, "depth"));
    const auto request = service::read_find(session.fields());
    return request ? search(session, *request) : session.refuse(request.error());
}

ExitCode search_all(Session& session) {
    const auto question = service::read_find_all(session.fields());
    return question ? answer_wanted(session, *question) : session.refuse(question.error());
}

ExitCode run(Session& session) {
    if (session.has("names")) {
        print_names(session);
        return ExitCode::done;
    }
    if (!session.has("where")) return session.fail(usage_error(message<"no-condition">()));
    return session.has("depth") ? search_within(session) : search_all(session);
}

constexpr auto options = joined(
    changed(service::find_fields, "where", with_need(service::Need::optional)), found_options,
    flag("names", "list the names that conditions can use, and do nothing else"));
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::done, "something was found"},
    {ExitCode::not_found, "no position, within the depth if one is given, satisfies the condition"},
};
constexpr Example examples[] = {
    {"antipode find --where 'order == 1260' --metric qtm --depth 6",
     "the shortest positions of the largest order"},
    {"antipode find --where 'only_changes(D)' --modulo D --metric qtm --depth 8",
     "what changes one layer only, up to turns of it"},
    {"antipode find --where 'is_three_cycle(corners) or is_three_cycle(edges)' --depth 8",
     "three pieces change places and nothing else"},
    {"antipode find --where 'morph <= 8 and not self_inverse' --depth 6 || true",
     "positions with much symmetry"},
    {"antipode find --where 'symmetric(\"Th\") and continuous'",
     "all there are, however far: put together, not searched"},
    {"antipode find --where 'home(UF, UR, UL, UB) and symmetries >= 4' --count",
     "how many there are"},
    {"antipode find --names", "everything a condition can ask"},
};

}  // namespace find_detail

const Command find_positions_command = {
    .name    = "find",
    .summary = "positions that satisfy a condition",
    .description =
        "With --depth, looks at all positions within that many moves, in order of distance, and "
        "prints those that satisfy the condition: a shortest word, its length, the cycles of the "
        "position, and the size of its class. Without it, positions are put together piece by "
        "piece so that they satisfy what the condition says about symmetries, faces and pieces, "
        "however far away they are, and the rest is tested; --count says how many there are. Of "
        "isomorphic positions (the same up to rotation, reflection and inversion) only one is "
        "printed, unless --every asks for all.\n"
        "A condition compares what is known about a position: 'order == 1260', 'morph <= 8 and "
        "symmetry != \"C1\"', 'not corners_solved', 'cycles_of(edges, 3) >= 2', 'order % 5 == 0'. "
        "--names lists the names. Where a condition needs pieces to be home, words that cannot "
        "bring them home are skipped, so such searches go deeper in the same time.",
    .fields     = find_detail::options,
    .shares     = {.tables = true},
    .examples   = find_detail::examples,
    .exit_codes = find_detail::exit_codes,
    .run        = find_detail::run,
};

}  // namespace antipode::cli
