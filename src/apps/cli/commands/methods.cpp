#include "service/answers/methods.h"

#include <fmt/format.h>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/help.h"
#include "apps/cli/text_table.h"
#include "service/engine/tables.h"
#include "service/json.h"

namespace antipode::cli {
namespace methods_detail {

std::string overview() {
    std::vector<std::vector<std::string>> rows = {{"method", "author", "year", "guarantee"}};
    for (const methods::Row& row : methods::rows())
        rows.push_back({std::string(row.name), std::string(row.author),
                        row.year == 0 ? "" : std::to_string(row.year), std::string(row.guarantee)});
    return text_table(rows);
}

std::string description(const methods::Row& row) {
    return fmt::format("{}\nauthor     {}{}\nguarantee  {}\ntables     {} ({})\n\n{}\n", row.name,
                       row.author, row.year == 0 ? "" : fmt::format(", {}", row.year),
                       row.guarantee, row.tables, service::size_text(row.bytes),
                       wrapped(row.explanation, 0));
}

std::vector<const methods::Row*> rows_named(const std::vector<std::string>& names) {
    std::vector<const methods::Row*> rows;
    for (const std::string& name : names) rows.push_back(*service::find_method(name));
    if (names.empty())
        for (const methods::Row& row : methods::rows()) rows.push_back(&row);
    return rows;
}

ExitCode run(Session& session) {
    const auto names = session.fields().texts("names");
    Paragraphs paragraphs(session);
    if (names.empty() && !session.json()) {
        session.output().write(overview());
        return ExitCode::done;
    }
    for (const methods::Row* row : rows_named(names))
        if (session.json())
            session.answer(service::to_json(*row));
        else
            paragraphs.write(description(*row));
    return ExitCode::done;
}

constexpr Field fields[] = {
    field("names", Kind::texts, "the methods to describe; by default all, in a table",
          one_of(service::method_names), as_argument("NAME")),
};
constexpr Example examples[] = {
    {"antipode methods", "all methods, who found them, and what they promise"},
    {"antipode methods thistlethwaite korf", "how two of them work"},
};

}  // namespace methods_detail

const Command methods_command = {
    .name    = "methods",
    .summary = "the methods of solving, ours and historical ones",
    .description =
        "Lists the methods that solve --method, explain and compare know: by hand, through "
        "subgroups, in two phases, and for shortest solutions. With names, describes how they work "
        "and what they need.",
    .fields   = methods_detail::fields,
    .examples = methods_detail::examples,
    .run      = methods_detail::run,
};

}  // namespace antipode::cli
