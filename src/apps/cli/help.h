// What --help shows, made from the table of commands.
#pragma once

#include <array>
#include <string>

#include "apps/cli/command.h"

namespace antipode::cli {

std::string general_help();
std::string help_of(const Command& command);

// Words that the help and the manual page share.
struct Topic {
    std::string_view name;
    std::string_view text;
};

inline constexpr std::string_view program_summary = "the explorer of Rubik's cube";
inline constexpr std::string_view cube_paragraph =
    "A CUBE is recognised by its form: a maneuver done on the solved cube, or a position written "
    "in one of the other forms. In place of a CUBE, - reads standard input, one CUBE per line; "
    "the answers come in the same order. A // starts a comment.";
inline constexpr std::array environment_rows = {
    Topic{"ANTIPODE_TABLES",
          "the folder of the tables; if it is not set, antipode in XDG_CACHE_HOME or ~/.cache"},
    Topic{"NO_COLOR", "if set to anything, nets are not coloured"},
    Topic{"COLORTERM", "truecolor or 24bit: colours are shown in 24 bits instead of 256"},
};

// Text broken into lines of at most `width` characters, each indented; the first
// line only if it does not follow a heading.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = 80);

}  // namespace antipode::cli
