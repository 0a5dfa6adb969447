#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iostream>

#include "apps/cli/commands.h"
#include "apps/cli/messages.h"
#include "apps/cli/picture_file.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/text_table.h"
#include "base/characters.h"
#include "base/read_file.h"
#include "service/json.h"
#include "service/list/operations.h"

namespace antipode::cli {
namespace workspace_detail {

using service::Fields;
using service::Json;
using service::Workspace;

// Asks the list, and prints the answer unless it is told as JSON.
template <class Ask, class Print>
ExitCode answer_with_list(Session& session, const Ask& ask, const Print& print) {
    auto list = open_workspace(session);
    if (!list) return session.fail(list.error());
    const Result<Json> answer = ask(*list);
    if (!answer) return session.fail(answer.error());
    if (session.json())
        session.answer(*answer);
    else
        print(*answer);
    return ExitCode::done;
}

// What the server takes for the same: the rows that are named, or all.
Json selection_of(const Fields& fields) {
    if (fields.has("ids")) return {{"ids", fields.wholes("ids")}};
    return {{"all", true}};
}

// ---- looking ------------------------------------------------------------------------

// The twists of centres that count stand behind the maneuver, as in an exported file.
std::string maneuver_and_centres(const Json& row) {
    const std::string position = row.at("position").get<std::string>();
    const Json&       maneuver = row.at("maneuver");
    std::string       text     = maneuver.is_null() ? "" : maneuver.get<std::string>();
    const std::size_t suffix   = position.find('+');
    if (suffix == std::string::npos) return text;
    return text.empty() ? position.substr(suffix) : text + " " + position.substr(suffix);
}

void print_rows(Session& session, const Json& page) {
    std::vector<std::vector<std::string>> lines;
    for (const Json& row : page.at("rows")) {
        if (session.json()) {
            session.answer(row);
            continue;
        }
        lines.push_back({row.at("id").dump(), row.at("name").get<std::string>(),
                         row.at("label").get<std::string>(), row.at("length").dump(),
                         maneuver_and_centres(row)});
        if (row.at("length").is_null()) lines.back()[3] = "-";
    }
    session.output().write(text_table(lines));
}

ExitCode run_list(Session& session) {
    const auto list = open_workspace(session);
    if (!list) return session.fail(list.error());
    const auto page = service::list_cubes(*list, session.fields());
    if (!page) return session.fail(page.error());
    print_rows(session, *page);
    return ExitCode::done;
}

struct Count {
    std::string   name;
    std::uint64_t count;
};

// Lengths come in their order.
std::vector<Count> counts_in(const Json& object) {
    std::vector<Count> counts;
    for (const auto& [name, count] : object.items()) counts.push_back({name, count});
    return counts;
}

std::vector<Count> falling(const Json& object) {
    std::vector<Count> counts = counts_in(object);
    std::ranges::stable_sort(counts, std::greater{}, &Count::count);
    return counts;
}

void print_counts(Session& session, std::string_view title, const std::vector<Count>& counts) {
    if (counts.empty()) return;
    std::vector<std::vector<std::string>> lines;
    for (const auto& [name, count] : counts) lines.push_back({fmt::format("{}", count), name});
    session.output().line(fmt::format("\n{}", title));
    session.output().write(text_table(lines));
}

void print_statistics(Session& session, const Json& counts) {
    const auto number = [&](const char* name) { return counts.at(name).dump(); };
    std::vector<std::vector<std::string>> totals = {{number("total"), "in all"},
                                                    {number("solved"), "with a maneuver"},
                                                    {number("optimal"), "proven shortest"},
                                                    {number("symmetric"), "symmetric"},
                                                    {number("self_inverse"), "self-inverse"}};
    if (counts.at("centred") != 0) totals.push_back({number("centred"), "with centres that count"});
    session.output().write(text_table(totals));
    for (const auto& [metric, lengths] : counts.at("lengths").items())
        print_counts(session, fmt::format("by length ({})", metric), counts_in(lengths));
    print_counts(session, "by symmetry", falling(counts.at("symmetries")));
    print_counts(session, "by antisymmetry", falling(counts.at("antisymmetries")));
}

ExitCode run_statistics(Session& session) {
    return answer_with_list(session, service::workspace_statistics,
                            [&](const Json& counts) { print_statistics(session, counts); });
}

// ---- files --------------------------------------------------------------------------

ExitCode run_export(Session& session) {
    const auto list = open_workspace(session);
    if (!list) return session.fail(list.error());
    const auto file = service::export_cubes(*list, session.fields());
    if (!file) return session.fail(file.error());
    const std::string output = session.fields().text("output");
    if (const auto error = write_output(session, output, file->content))
        return session.fail(*error);
    return ExitCode::done;
}

Result<std::string> document_of(const Session& session) {
    const std::string path = session.fields().text("file");
    if (path != "-") return read_file(path);
    return read_stream(std::cin, "standard input");
}

// A text has lines; of a list in JSON, elements are counted from 0.
std::string place_of(const Json& error) {
    if (error.contains("line")) return fmt::format("line {}", error.at("line").get<int>());
    return fmt::format("cube {}", error.at("index").get<int>() + 1);
}

ExitCode run_import(Session& session) {
    auto list = open_workspace(session);
    if (!list) return session.fail(list.error());
    const auto document = document_of(session);
    if (!document) return session.fail(document.error());
    const auto answer = service::import_cubes(*list, session.fields(), *document);
    if (!answer) return session.fail(answer.error());
    for (const Json& error : answer->at("errors"))
        session.note(fmt::format("{}: {}", place_of(error),
                                 error.at("error").at("message").get<std::string>()));
    if (session.json())
        session.answer(*answer);
    else
        session.output().line(fmt::format("{} added, {} skipped, {} not understood",
                                          answer->at("added").size(), answer->at("skipped").size(),
                                          answer->at("errors").size()));
    return answer->at("errors").empty() ? ExitCode::done : ExitCode::invalid;
}

// ---- changing -----------------------------------------------------------------------

// The order is about the rows that are named, and says `more`.
ExitCode change_rows(Session& session, Result<Json> (*change)(Workspace&, const Fields&),
                     std::span<const Field> accepted, const Json& more = Json::object()) {
    Json order = selection_of(session.fields());
    order.update(more);
    const auto ask = [&](Workspace& list) -> Result<Json> {
        const auto fields = Fields::read(order, accepted);
        return fields ? change(list, *fields) : fields.error();
    };
    return answer_with_list(session, ask, [&](const Json& changed) {
        const std::size_t cubes = changed.at("rows").size();
        session.output().line(fmt::format("{} cube{}", cubes, cubes == 1 ? "" : "s"));
    });
}

ExitCode run_arrange(Session& session) {
    return change_rows(session, service::transform_cubes, service::transform_rows_fields,
                       {{"operation", "arrange"}});
}

ExitCode run_inverses(Session& session) {
    return change_rows(
        session, service::transform_cubes, service::transform_rows_fields,
        {{"operation", "invert"}, {"in_place", false}, {"skip_isomorphs", "symmetry"}});
}

ExitCode run_label(Session& session) {
    return change_rows(session, service::label_cubes, service::selection_fields);
}

// All of them must be meant.
std::optional<Error> nothing_to_delete(const Fields& fields) {
    if (fields.has("ids") != fields.flag("all")) return std::nullopt;
    return Error{.kind = ErrorKind::usage, .message = message<"rows-to-delete">(), .field = "ids"};
}

ExitCode run_delete(Session& session) {
    if (const auto error = nothing_to_delete(session.fields())) return session.fail(*error);
    return change_rows(session, service::delete_cubes, service::selection_fields);
}

template <Result<Json> (*step)(Workspace&)>
ExitCode run_step(Session& session) {
    return answer_with_list(session, step, [&](const Json& done) {
        session.output().line(visible_lines(done.at("done").get<std::string>()));
    });
}

// ---- the command --------------------------------------------------------------------

constexpr std::array file     = {workspace_option};
constexpr std::array rows     = {service::selection_fields[0], workspace_option};
constexpr std::array deleting = {
    service::selection_fields[0],
    flag("all", "every row"),
    workspace_option,
};
constexpr auto listing   = joined(service::page_fields, file);
constexpr auto exporting = joined(
    service::export_fields,
    field("output", "the file to write; - for standard output", by_default("-"), typed_file('o')),
    file);
constexpr auto importing =
    joined(field("file", "with the cubes to add; - for standard input", required,
                 typed({.value = "FILE", .is_argument = true, .names_file = true})),
           service::import_fields, file);

constexpr Action actions[] = {
    {"list", listing, run_list},
    {"statistics", file, run_statistics},
    {"export", exporting, run_export},
    {"import", importing, run_import},
    {"arrange", rows, run_arrange},
    {"inverses", rows, run_inverses},
    {"label", rows, run_label},
    {"delete", deleting, run_delete},
    {"undo", file, run_step<service::undo>},
    {"redo", file, run_step<service::redo>},
};
constexpr Example examples[] = {
    {"antipode symmetry D3d --exactly --solve --add", "puts twelve symmetric cubes on the list"},
    {"antipode workspace list --sort length", "what is there"},
    {"antipode workspace arrange", "turns each into the standard orientation of its symmetries"},
    {"antipode workspace statistics", "how many there are of each length and symmetry"},
    {"antipode workspace export --format html --output cubes.html",
     "a sheet with pictures, six to a page"},
};
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::invalid, "some lines of a file are not cubes; the others were added"},
    {ExitCode::environment, "the list cannot be opened: a server may be using it"},
};

}  // namespace workspace_detail

const Command workspace_command = {
    .name    = "workspace",
    .summary = "the list of cubes: show, change, import, export",
    .description =
        "Works on the list of cubes that the page shows, while no server has it open. Without "
        "--ids an action applies to all of them, except delete, which then requires --all.\n"
        "arrange turns each symmetric cube into the standard orientation of its symmetries, "
        "inverses adds the inverses that are isomorphic to no cube on the list, and label puts the "
        "symmetry into the name. All of these, and delete and import, can be undone.",
    .actions    = workspace_detail::actions,
    .examples   = workspace_detail::examples,
    .exit_codes = workspace_detail::exit_codes,
};

}  // namespace antipode::cli
