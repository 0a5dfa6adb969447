// Options that mean the same in every command that has them, and their values.
#pragma once

#include <array>
#include <filesystem>

#include "apps/cli/command.h"
#include "apps/cli/session.h"
#include "service/answers/picture.h"
#include "service/engine/tables.h"
#include "service/list/operations.h"

namespace antipode::cli {

inline constexpr Field colour_option =
    field("color", "colour the net: auto (on a terminal, unless NO_COLOR is set), always or never",
          one_of<"auto", "always", "never">(), typed("WHEN"));

inline constexpr Field tables_option = field(
    "tables", "keep the tables in this folder, instead of ANTIPODE_TABLES or the user's cache",
    typed({.value = "DIR", .names_file = true}));

inline constexpr Field workspace_option =
    field("workspace", "the file of the list of cubes, as in serve", typed_file('w'));

// Of commands that find cubes and have --add.
inline constexpr Field added_workspace_option =
    field("workspace", "with {add}: the file of the list of cubes, as in serve", typed_file());

inline constexpr Field json_option = flag("json", "answer with one JSON object per line", 'j');

inline constexpr std::array general_options = {
    flag("quiet", "no messages, only the exit code", 'q'),
    flag("help", "show this help", 'h'),
};

AnsiColour colour_of(const Session& session);

// The folder of --tables or, if it is not said, of the environment.
TableStore store_of(const Session& session);

// The file of --workspace or, if it is not said, of the environment; and the list in it.
Result<std::filesystem::path> workspace_of(const Session& session);
Result<service::Workspace>    open_workspace(const Session& session);

}  // namespace antipode::cli
