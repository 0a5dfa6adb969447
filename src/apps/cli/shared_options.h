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

std::vector<std::string_view> when_names();  // of --color

inline constexpr Field colour_option = {
    .name    = "color",
    .summary = "colour the net: auto (on a terminal, unless NO_COLOR is set), always or never",
    .choices = when_names,
    .option  = {.value = "WHEN"}};

inline constexpr Field tables_option = {
    .name    = "tables",
    .summary = "keep the tables in this folder, instead of ANTIPODE_TABLES or the user's cache",
    .option  = {.value = "DIR", .names_file = true}};

inline constexpr Field workspace_option = {
    .name    = "workspace",
    .summary = "the file of the list of cubes, as in serve",
    .option  = {.letter = 'w', .value = "FILE", .names_file = true}};

// Of commands that find cubes and have --add.
inline constexpr Field added_workspace_option = {
    .name    = "workspace",
    .summary = "with {add}: the file of the list of cubes, as in serve",
    .option  = {.value = "FILE", .names_file = true}};

inline constexpr Field json_option = {.name    = "json",
                                      .kind    = Kind::flag,
                                      .summary = "answer with one JSON object per line",
                                      .option  = {.letter = 'j'}};

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
