#include <fmt/format.h>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/shared_options.h"
#include "service/answers/laboratory.h"
#include "service/answers/words.h"
#include "service/json.h"

namespace antipode::cli {
namespace maneuver_detail {

// Everything but the maneuver itself.
Result<service::WordRequest> request_of(const Session& session) {
    service::WordRequest request;
    const auto           times = number_of(session, "repeat", 1, {0, ParseLimits::repetitions});
    if (!times) return times.error();
    request.repeat       = static_cast<std::size_t>(*times);
    request.invert       = session.has("inverse");
    request.mirror       = session.has("mirror");
    request.put_on_table = session.has("table");
    request.simplify     = session.has("simplify");
    if (const auto text = session.value("rotate")) {
        const auto rotation = service::parse_rotation(*text);
        if (!rotation) return rotation.error();
        request.rotate = *rotation;
    }
    if (const auto style = session.value("to")) request.style = *service::parse_style(*style);
    return request;
}

std::string text_of(const Session& session, const service::WordAnswer& answer) {
    std::string text = answer.text;
    if (session.has("brackets")) text = service::bracket_text(answer).value_or(text);
    if (session.has("lengths")) text += fmt::format("  {}", lengths_text(answer));
    if (session.has("table"))
        text += fmt::format("  // held {}", answer.held.empty() ? "as at the start" : answer.held);
    return text;
}

// Every shortest word for the same position, one per line.
std::optional<Error> print_equivalents(Session& session, const service::WordAnswer& answer) {
    const auto metric = *parse_metric(session.value("metric").value_or("htm"));
    const auto words  = service::equivalent_words(answer.word, metric);
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

std::optional<Error> print_answer(Session& session, const service::WordAnswer& answer) {
    if (session.has("equivalent")) return print_equivalents(session, answer);
    if (session.json()) {
        service::Json json = to_json(answer);
        if (session.has("brackets")) {
            const auto text  = service::bracket_text(answer);
            json["brackets"] = text ? service::Json(*text) : service::Json(nullptr);
        }
        session.answer(json);
    } else {
        session.output().line(text_of(session, answer));
    }
    return std::nullopt;
}

ExitCode run(Session& session) {
    auto request = request_of(session);
    if (!request) return session.fail(request.error());
    const Alphabet alphabet = reading_of(session).alphabet;
    return for_each_text(session, session.arguments(),
                         [&](const std::string& text) -> std::optional<Error> {
                             auto maneuver = parse_maneuver(text, alphabet);
                             if (!maneuver) return maneuver.error();
                             (*request).maneuver = *std::move(maneuver);
                             const auto answer   = service::work_on_word(*request);
                             if (!answer) return answer.error();
                             return print_answer(session, *answer);
                         });
}

std::vector<std::string_view> word_metrics() { return {"htm", "qtm"}; }

constexpr Argument arguments[] = {{.name     = "MANEUVER",
                                   .summary  = "the words to work on; - for standard input",
                                   .at_least = 1,
                                   .at_most  = Argument::no_limit}};
constexpr Field    options[]   = {
         {.name = "repeat", .summary = "write it N times", .option = {.value = "N"}},
         {.name = "inverse", .kind = Kind::flag, .summary = "undo it", .option = {.letter = 'i'}},
         {.name    = "mirror",
          .kind    = Kind::flag,
          .summary = "exchange left and right",
          .option  = {.letter = 'm'}},
         {.name    = "rotate",
          .summary = "rename the turns as this rotation moves the faces: with y, R becomes F",
          .option  = {.value = "ROTATION"}},
         {.name    = "table",
          .kind    = Kind::flag,
          .summary = "face turns only, for a cube that never leaves the table, and how the hand would "
                          "hold it at the end",
          .option  = {.letter = 't'}},
         {.name    = "simplify",
          .kind    = Kind::flag,
          .summary = "join neighbouring turns about one axis",
          .option  = {.letter = 's'}},
         to_option("the letters to write it with (wca if not said)", service::style_names),
         {.name    = "brackets",
          .kind    = Kind::flag,
          .summary = "write it as a commutator [A, B] or a conjugate [A: B], where it is one in letters",
          .option = {.letter = 'b'}},
         {.name    = "equivalent",
          .kind    = Kind::flag,
          .summary = "instead of the word, all shortest words for the same position (up to 16 moves)",
          .option  = {.letter = 'e'}},
         {.name    = "metric",
          .summary = "what counts as one move with --equivalent",
          .choices = word_metrics,
          .option  = {.value = "METRIC"}},
         {.name    = "lengths",
          .kind    = Kind::flag,
          .summary = "also its length in each metric",
          .option  = {.letter = 'l'}},
         {.name    = "notation",
          .summary = "the letters it is read with: wca, or papers for those of the Caml papers",
          .choices = service::notation_names,
          .option  = {.value = "NAME"}},
};
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
    .arguments = maneuver_detail::arguments,
    .fields    = maneuver_detail::options,
    .examples  = maneuver_detail::examples,
    .run       = maneuver_detail::run,
};

}  // namespace antipode::cli
