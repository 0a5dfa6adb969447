#include "service/answers/methods.h"

#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/help.h"
#include "apps/cli/session.h"
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

ExitCode run(Session& session) {
    if (session.arguments().empty()) {
        if (session.json())
            for (const methods::Row& row : methods::rows()) session.answer(service::to_json(row));
        else
            session.output().write(overview());
        return ExitCode::done;
    }
    bool is_first = true;
    for (const std::string& name : session.arguments()) {
        const auto row = service::find_method(name);
        if (!row) return session.fail(row.error());
        if (session.json())
            session.answer(service::to_json(**row));
        else
            session.output().write((is_first ? "" : "\n") + description(**row));
        is_first = false;
    }
    return ExitCode::done;
}

constexpr Argument arguments[] = {{.name    = "NAME",
                                   .summary = "the methods to describe; all in a table if not said",
                                   .at_least = 0,
                                   .at_most  = Argument::no_limit,
                                   .choices  = service::method_names}};
constexpr Example  examples[]  = {
      {"antipode methods", "all methods, who found them, and what they promise"},
      {"antipode methods thistlethwaite korf", "how two of them work"},
};

}  // namespace methods_detail

const Command methods_command = {
    .name    = "methods",
    .summary = "the methods of solving, ours and those of history",
    .description =
        "Lists the methods that solve --method, explain and compare know: by hand, "
        "through subgroups, in two phases, and for shortest solutions. With names it "
        "tells how they work and what they need.",
    .arguments = methods_detail::arguments,
    .examples  = methods_detail::examples,
    .run       = methods_detail::run,
};

}  // namespace antipode::cli
