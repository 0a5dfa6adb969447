// Cube Explorer's text files: one cube per line.
//
//     R L U2 F …  (20f*)   //Superflip        a generator, its length, a name
//     UF UR UB … DBR   //a name               a cube without a maneuver
//
// Read is more than is written: any notation, any form of a position, LF or CRLF,
// lines without a name or length, blank lines and comments. Lengths are counted
// anew, and a `*` is believed if the length is right. `N` stands for a piece that
// is not known, and such cubes are refused for the time being. Where centres count, the
// line ends with their twists, as in
//
//     R U2 F'  (3f) +213000   //a picture
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "workspace/reading.h"

namespace antipode::workspace {

// The centres that count where a line tells nothing of them.
Reading read_text(std::string_view text, CentreSet centres = no_centres);

std::string write_text(std::span<const Row> rows);

}  // namespace antipode::workspace
