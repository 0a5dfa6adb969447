// The commands. Each is described, and done, in its file of commands/; a new one
// is a new file there, a line here and a line in commands.cpp.
#pragma once

#include "apps/cli/command.h"

namespace antipode::cli {

extern const Command bench_command;
extern const Command compare_command;
extern const Command complete_command;
extern const Command completions_command;
extern const Command compose_command;
extern const Command convert_command;
extern const Command coset_command;
extern const Command survey_command;
extern const Command count_command;
extern const Command explain_command;
extern const Command find_positions_command;
extern const Command goals_command;
extern const Command group_command;
extern const Command help_command;
extern const Command info_command;
extern const Command inverse_command;
extern const Command isomorphs_command;
extern const Command maneuver_command;
extern const Command manual_command;
extern const Command messages_command;
extern const Command methods_command;
extern const Command path_command;
extern const Command pattern_command;
extern const Command pocket_command;
extern const Command power_command;
extern const Command random_command;
extern const Command scan_command;
extern const Command scramble_command;
extern const Command serve_command;
extern const Command show_command;
extern const Command solve_command;
extern const Command symmetry_command;
extern const Command tables_command;
extern const Command theory_command;
extern const Command workspace_command;

}  // namespace antipode::cli
