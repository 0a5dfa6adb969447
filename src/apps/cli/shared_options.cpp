#include "apps/cli/shared_options.h"

#include "apps/cli/messages.h"
#include "apps/cli/terminal.h"

namespace antipode::cli {

AnsiColour colour_of(const Session& session) {
    const std::string_view when = session.value("color").value_or("auto");
    if (when == "never") return AnsiColour::none;
    if (when == "always" || terminal_wants_colour()) return terminal_colours();
    return AnsiColour::none;
}

TableStore store_of(const Session& session) {
    if (const auto folder = session.value("tables")) return TableStore(*folder);
    return TableStore(default_table_folder());
}

Result<std::filesystem::path> workspace_of(const Session& session) {
    if (const auto file = session.value("workspace")) return std::filesystem::path(*file);
    if (auto file = service::default_workspace_file()) return *std::move(file);
    return environment_error(message<"no-place-for-workspace">());
}

Result<service::Workspace> open_workspace(const Session& session) {
    const auto file = workspace_of(session);
    return file ? service::Workspace::open(*file) : file.error();
}

}  // namespace antipode::cli
