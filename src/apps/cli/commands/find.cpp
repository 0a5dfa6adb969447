#include <fmt/format.h>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/shared_options.h"
#include "service/laboratory.h"

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
                                      length_tag(found.depth, metric, Proof::shortest),
                                      service::effect_text(found.cube), found.morph));
}

Error needs_condition() {
    return {.kind = ErrorKind::usage,
            .message =
                "find needs a condition, as in --where 'order == 1260'; --names lists what "
                "conditions can ask"};
}

// Everything but the position of --from.
Result<service::FindQuestion> question_of(const Session& session) {
    service::FindQuestion question;
    const auto            where = session.value("where");
    if (!where) return needs_condition();
    question.where   = *where;
    question.metric  = *parse_metric(session.value("metric").value_or("htm"));
    question.moves   = session.value("moves").value_or("");
    question.modulo  = session.value("modulo").value_or("");
    question.every   = session.has("every");
    const auto depth = number_of(session, "depth", 5, {0, service::FindQuestion::deepest});
    if (!depth) return depth.error();
    question.depth   = *depth;
    const auto limit = number_of(session, "limit", question.limit, {1});
    if (!limit) return limit.error();
    question.limit     = *limit;
    const auto threads = threads_of(session);
    if (!threads) return threads.error();
    question.threads = *threads;
    return question;
}

ExitCode search(Session& session, const service::FindQuestion& question) {
    StopOnInterrupt interrupt;
    ProgressLine    line(session);
    const auto      answer = service::find(
             question, {.stop = interrupt.token(),
                        .on_progress =
                            [&](const FindProgress& progress) {
                           line.show(
                                    fmt::format("depth {}, {} found", progress.depth, progress.found),
                                    progress.fraction);
                       },
                        .on_found =
                            [&](const Found& found) {
                           line.erase();
                           print_found(session, found, question.metric);
                       }});
    line.erase();
    if (!answer) {
        const bool in_condition = answer.error().field == "where";
        return session.fail(answer.error(), {in_condition ? question.where : std::string()});
    }
    if (session.json()) session.answer(service::summary_json(*answer));
    if (answer->ended == FindEnd::stopped) {
        session.note(fmt::format("stopped; everything within {} moves is known", answer->complete));
        return ExitCode::interrupted;
    }
    if (answer->ended == FindEnd::enough_found && !session.has("limit"))
        session.note(fmt::format("stopped at {} positions: there is no memory for more",
                                 answer->found.size()));
    return answer->found.empty() ? ExitCode::not_found : ExitCode::done;
}

ExitCode run(Session& session) {
    if (session.has("names")) {
        print_names(session);
        return ExitCode::done;
    }
    auto question = question_of(session);
    if (!question) return session.fail(question.error());
    if (const auto from = session.value("from")) {
        const auto position = read_argument(session, *from);
        if (!position) return ExitCode::invalid;
        (*question).from = position->cube;
    }
    return search(session, *question);
}

std::vector<std::string_view> find_metrics() { return {"htm", "qtm"}; }

constexpr Option options[] = {
    {.name    = "where",
     .letter  = 'w',
     .value   = "EXPR",
     .summary = "the condition, made of names, numbers, \"texts\", comparisons, + - * %, and, or, "
                "not and brackets"},
    {.name    = "depth",
     .letter  = 'd',
     .value   = "N",
     .summary = "look at all positions within N moves (5 if not said, at most 12)"},
    {.name    = "metric",
     .letter  = 'm',
     .value   = "METRIC",
     .summary = "what counts as one move (htm if not said)",
     .accepts = Accepts::only_words,
     .words   = find_metrics},
    {.name = "from", .value = "CUBE", .summary = "start from this position instead of solved"},
    {.name    = "moves",
     .value   = "SET",
     .summary = "use these turns only, as \"R U\", \"R2 U\" or \"R' U\""},
    {.name    = "every",
     .letter  = 'e',
     .summary = "every position, and not one of each class of isomorphs"},
    {.name    = "modulo",
     .value   = "FACES",
     .summary = "take positions for the same that turns of a face (or of two opposite ones) before "
                "or after make the same"},
    {.name = "limit", .letter = 'n', .value = "N", .summary = "stop after N positions"},
    {.name = "names", .summary = "list the names that conditions can use, and do nothing else"},
    threads_option,
};
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::done, "something was found"},
    {ExitCode::not_found, "no position within the depth satisfies the condition"},
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
    {"antipode find --names", "everything a condition can ask"},
};

}  // namespace find_detail

const Command find_positions_command = {
    .name    = "find",
    .summary = "positions that satisfy a condition",
    .description =
        "Looks at all positions within some moves, by increasing distance, and prints those that "
        "satisfy the condition: a shortest word, its length, the cycles of the position, and the "
        "size of its class. Of positions that are isomorphic (the same up to rotation, mirror and "
        "inversion) one is printed, unless --every asks for all.\n"
        "A condition compares what is known about a position: 'order == 1260', 'morph <= 8 and "
        "symmetry != \"C1\"', 'not corners_solved', 'cycles_of(edges, 3) >= 2', 'order % 5 == 0'. "
        "--names lists the names. Where a condition needs pieces to be home, words that cannot "
        "bring them home are left out, so that such searches go deeper in the same time.",
    .options    = find_detail::options,
    .shares     = {.reading = true},
    .examples   = find_detail::examples,
    .exit_codes = find_detail::exit_codes,
    .run        = find_detail::run,
};

}  // namespace antipode::cli
