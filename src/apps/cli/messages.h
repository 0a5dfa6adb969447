// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode::cli {

inline constexpr Sentence sentences[] = {
    {"did-you-mean", "; did you mean '{word}'?"},
    {"unknown-command", "there is no command '{text}'{hint}"},
    {"option-without-command", "'{text}' is not an option, or needs a command"},
    {"unknown-option", "{command} has no option '{text}'{hint}"},
    {"word-not-accepted", "{what} does not accept '{text}'{hint}\naccepted: {accepted}"},
    {"option-takes-no-value", "--{option} takes no value, but got '{text}'"},
    {"option-needs-value", "--{option} needs a value: --{option} {value}"},
    {"option-without-meaning", "--{option} has no meaning for \"{command}\""},
    {"argument-missing", "{command} needs {argument} ({summary})\nusage: {usage}"},
    {"arguments-missing", "{command} needs at least {count} {argument}s\nusage: {usage}"},
    {"argument-superfluous", "{command} does not know what to do with '{text}'\nusage: {usage}"},
    {"maneuver-without-quotes",
     "{command} does not know what to do with '{text}'; a maneuver with spaces needs "
     "quotes\nusage: {usage}"},

    {"input-unreadable", "the input cannot be read: {reason}"},
    {"output-not-written", "the output cannot be written: {reason}"},
    {"file-not-written", "the file {path} cannot be written: {reason}"},
    {"built-without-mpi",
     "this antipode was built without MPI: install libopenmpi-dev and build it again, or start it "
     "without mpirun"},
    {"no-place-for-workspace",
     "there is no place for the workspace, since neither XDG_DATA_HOME nor HOME is set: give "
     "--workspace FILE"},

    {"picture-of-one-cube", "a picture file shows one CUBE, given as an argument"},
    {"input-only-once", "compose accepts - for standard input only once"},
    {"no-generator", "group needs a generator"},
    {"not-in-group", "the position is not in the group"},
    {"centres-alone",
     "with --centres only one process counts: leave out mpirun, or count the plain cube"},
    {"no-condition",
     "find needs a condition, as in --where 'order == 1260'; --names lists what conditions can "
     "ask"},
    {"no-coset-given",
     "there is no coset: give a CUBE, --cosets FILE, --random N or --range FIRST-LAST"},
    {"no-cube-given", "there is nothing to solve: give a CUBE, - for standard input, or --file"},
    {"cost-profile-file", "the cost profile {problem}"},
    {"proof-of-another-cube",
     "{path} is about another cube: leave out the one given, or use another file"},
    {"proof-of-another-question",
     "{path} is about another question: use the same --metric, --all and --max-length as before"},
    {"resume-one-cube", "--resume is for one CUBE at a time"},
    {"one-way-to-scan",
     "scan needs exactly one of these: six pictures, a folder, --camera or --colours"},
    {"not-measured-colours", "a line must be a JSON object with rgb, a list of 54 colours"},
    {"one-choice-of-tables", "only one of NAME…, --metric and --all can be given"},
    {"rows-to-delete", "workspace delete needs either --ids or --all"},
    {"no-tables-to-remove", "tables remove needs NAME…, --metric or --all"},
};

template <MessageCode code>
inline constexpr MessageMaker<sentences, code> message;

}  // namespace antipode::cli
