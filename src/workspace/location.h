// Where the workspace is kept unless something else is asked for.
#pragma once

#include <filesystem>
#include <optional>

namespace antipode::workspace {

// $XDG_DATA_HOME/antipode/workspace.sqlite, else ~/.local/share/antipode/…; nothing
// if neither variable is set. Relative paths in XDG_DATA_HOME do not count, by the
// specification of the variable.
std::optional<std::filesystem::path> default_workspace_file();

}  // namespace antipode::workspace
