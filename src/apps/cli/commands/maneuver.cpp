#include <fmt/format.h>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "service/answers/laboratory.h"
#include "service/json.h"
#include "service/requests/distance.h"
#include "service/requests/words.h"

namespace antipode::cli {
namespace maneuver_detail {

std::string text_of(const Session& session, const service::WordFinding& finding) {
    const service::WordAnswer& answer = finding.answer;
    std::string                text   = finding.brackets.value_or(answer.text);
    if (session.has("lengths")) text += fmt::format("  {}", lengths_text(answer));
    if (session.has("on_table"))
        text += fmt::format("  // held {}", answer.held.empty() ? "as at the start" : answer.held);
    return text;
}

// Every shortest word for the same position, one per line.
std::optional<Error> print_equivalents(Session& session, const service::WordAnswer& answer) {
    const Metric metric = service::metric_of(session.fields());
    const auto   words  = service::equivalent_words(answer.word, metric);
    if (!words) return words.error();
    if (session.json()) {
        session.answer(service::to_json(*words, metric));
    } else if (!words->length) {
        session.note(
            fmt::format("every word for this position has at least {} moves", words->lower_bound));
    } else {
        for (const Moves& word : words->words)
            session.output().line(
                fmt::format("{}  {}", service::word_text(word),
                            length_tag(*words->length, metric, Optimality::proven)));
    }
    return std::nullopt;
}

ExitCode run_equivalent(Session& session) {
    return for_each_text(session, session.subjects(), [&](const std::string& text) {
        const auto finding = service::ask_word(fields_about(session, text));
        return finding ? print_equivalents(session, finding->answer)
                       : std::optional(finding.error());
    });
}

ExitCode run(Session& session) {
    if (session.has("equivalent")) return run_equivalent(session);
    return answer_each(session, service::ask_word, [&](const service::WordFinding& finding) {
        session.output().line(text_of(session, finding));
    });
}

constexpr auto fields = joined(
    service::word_fields,
    flag("equivalent",
         "instead of the word, all shortest words for the same position (up to 16 moves)", 'e'),
    field("metric", "what counts as one move with {equivalent}", by_default("htm"),
          one_of(service::count_metric_names), typed("METRIC")),
    flag("lengths", "also its length in each metric", 'l'));
constexpr Example examples[] = {
    {"antipode maneuver \"[F: [R, U]]\"", "F R U R' U' F'"},
    {"antipode maneuver --inverse --mirror \"R U2 F'\"", "undone, in the mirror"},
    {"antipode maneuver --lengths \"M2 U M2 U2 M2 U M2\"", "its lengths: (11f) and so on"},
    {"antipode maneuver --brackets \"F R U R' U' F'\"", "[F: [R, U]]"},
    {"antipode maneuver --equivalent \"R L U2 L' R'\"", "all shortest words that do the same"},
    {"antipode maneuver --table --simplify \"M' U x F\"", "what it does to a cube on the table"},
};

}  // namespace maneuver_detail

const Command maneuver_command = {
    .name    = "maneuver",
    .summary = "tools for words: invert, mirror, simplify, count, translate",
    .description =
        "Reads a maneuver in any notation and writes it in canonical form, one per line. "
        "The changes asked for are made in this order: repeat, inverse, mirror, rotate, "
        "table, simplify.\n"
        "Accepted are faces U R F D L B with ' 2 2' 3; slices M E S; wide turns Rw or r; "
        "rotations x y z; Rs (R L') and Ra (R L); (A)3 and (A)'; commutators [A, B] and "
        "conjugates [A: B]; ^(A) for turns on the inverse; // comments.",
    .fields   = maneuver_detail::fields,
    .examples = maneuver_detail::examples,
    .run      = maneuver_detail::run,
};

}  // namespace antipode::cli
