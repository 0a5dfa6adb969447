#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/session.h"
#include "apps/cli/text_table.h"
#include "apps/cli/wanted_run.h"
#include "service/answers/wanted.h"
#include "service/json.h"

namespace antipode::cli {
namespace pattern_detail {

void print_names(Session& session) {
    std::vector<std::vector<std::string>> rows;
    for (const NamedPattern& row : service::pattern_names()) {
        if (session.json())
            session.answer({{"name", row.name}, {"drawing", row.drawing}});
        else
            rows.push_back({std::string(row.name), std::string(row.drawing)});
    }
    session.output().write(text_table(rows));
}

ExitCode run(Session& session) {
    if (session.has("names")) {
        print_names(session);
        return ExitCode::done;
    }
    const auto question = service::read_pattern(session.fields());
    return question ? answer_wanted(session, *question) : session.refuse(question.error());
}

constexpr auto options =
    joined(service::pattern_fields, found_options,
           flag("names", "list the drawings that have a name, and do nothing else"));
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::done, "something was found"},
    {ExitCode::not_found, "no position looks like that"},
};
constexpr Example examples[] = {
    {"antipode pattern dot", "the six dots: a different centre on every face"},
    {"antipode pattern 'aba/bab/aba' --count", "how many checkerboards there are"},
    {"antipode pattern --face 'UD=solid|checkerboard' --face 'RLFB=stripe'",
     "some faces like this, others like that"},
    {"antipode pattern 'solid|dot' --every --json", "every position, for a script"},
    {"antipode pattern plus --continuous --symmetry C3 --solve --generator",
     "how to make those that are continuous and have a threefold axis"},
};

}  // namespace pattern_detail

const Command pattern_command = {
    .name    = "pattern",
    .summary = "positions whose faces look like drawings",
    .description =
        "Puts together all positions whose faces show the drawings, and prints one of each class "
        "with its symmetries. A drawing has nine cells, row by row. Small letters are labels: "
        "cells with the same label have the same colour, cells with different labels have "
        "different ones, whichever they are. U R F D L B are the colours of the faces, and a dot "
        "is any colour. A face may show a drawing turned or reflected in any of the eight ways; "
        "with = before it, only as it is drawn. With | between several, each face shows one of "
        "them.\n"
        "Positions that symmetries of the cube take to each other form one class; --classes 96 "
        "counts inverses as the same, too, and --every prints all. --where adds a condition as in "
        "find, where a drawing is written shows(faces, \"drawing\").",
    .fields     = pattern_detail::options,
    .shares     = {.tables = true},
    .examples   = pattern_detail::examples,
    .exit_codes = pattern_detail::exit_codes,
    .run        = pattern_detail::run,
};

}  // namespace antipode::cli
