#include "service/answers/isomorphs.h"

#include <fmt/format.h>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/shared_options.h"
#include "service/json.h"

namespace antipode::cli {
namespace isomorphs_detail {

service::Target target(const Session& session) { return target_of(session, {Form::zip}); }

std::optional<Error> print_class(Session& session, const service::Position& position) {
    const auto answer = service::isomorphs(position, target(session));
    if (!answer) return answer.error();
    if (session.json())
        session.answer(to_json(*answer));
    else
        for (const Cube& member : answer->members) session.output().line(answer->text(member));
    return std::nullopt;
}

// Also for --count, which needs no list of the class.
std::optional<Error> print_representative(Session& session, const service::Position& position) {
    const auto answer = service::representative(position, target(session));
    if (!answer) return answer.error();
    if (session.json())
        session.answer(to_json(*answer));
    else if (session.has("count"))
        session.output().line(std::to_string(answer->morph));
    else
        session.output().line(fmt::format("{}  // class of {}", answer->text, answer->morph));
    return std::nullopt;
}

std::optional<Error> print_words(Session& session, const service::Position& position) {
    const bool papers = session.value("notation") == "papers";
    const auto style  = target_of(
         session, {Form::maneuver, papers ? service::WordStyle::papers : service::WordStyle::wca});
    if (style.form != Form::maneuver)
        return Error{.kind    = ErrorKind::usage,
                     .message = "--words goes with --to wca, papers or papers-colours"};
    const auto answer = service::isomorphic_words(position, style.style);
    if (!answer) return answer.error();
    if (session.json())
        session.answer(to_json(*answer));
    else if (session.has("count"))
        session.output().line(std::to_string(answer->words.size()));
    else
        for (const std::string& word : answer->words) session.output().line(word);
    return std::nullopt;
}

ExitCode run(Session& session) {
    return for_each_position(session, session.arguments(), [&](const service::Position& position) {
        if (session.has("words")) return print_words(session, position);
        if (session.has("representative") || session.has("count"))
            return print_representative(session, position);
        return print_class(session, position);
    });
}

constexpr Argument arguments[] = {{.name     = "CUBE",
                                   .summary  = "the positions; - for standard input",
                                   .at_least = 1,
                                   .at_most  = Argument::no_limit}};
constexpr Field    options[]   = {
         {.name    = "representative",
          .kind    = Kind::flag,
          .summary = "only the member with the smallest zip (pos_ref), and the size of the class",
          .option  = {.letter = 'r'}},
         {.name    = "count",
          .kind    = Kind::flag,
          .summary = "only the size of the class (morph)",
          .option  = {.letter = 'c'}},
         {.name    = "words",
          .kind    = Kind::flag,
          .summary = "the rotated, mirrored and inverted words of a maneuver instead of positions",
          .option  = {.letter = 'w'}},
         to_option(
             "write the members in this form (zip if not said; words in the notation of the input)"),
};
constexpr Example examples[] = {
    {"antipode isomorphs R", "the twelve quarter turns"},
    {"antipode isomorphs --representative 'R U' 'F L'",
     "two positions are isomorphic if these are equal"},
    {"antipode isomorphs --words --notation papers jb",
     "words of the papers that do the same up to symmetry"},
};

}  // namespace isomorphs_detail

const Command isomorphs_command = {
    .name    = "isomorphs",
    .summary = "the class of a position under symmetry and inversion",
    .description =
        "Lists the distinct positions that one gets from CUBE by the 24 rotations of the "
        "whole cube, a mirror and inversion: at most 96, by increasing zip. The first "
        "one represents the class.",
    .arguments = isomorphs_detail::arguments,
    .fields    = isomorphs_detail::options,
    .shares    = {.reading = true},
    .examples  = isomorphs_detail::examples,
    .run       = isomorphs_detail::run,
};

}  // namespace antipode::cli
