// What this folder tells people, as the rows of base/message.h.
#pragma once

#include "base/message.h"

namespace antipode::workspace {

inline constexpr Sentence sentences[] = {
    // What can be undone
    {"list-action",
     "{action|add=add|import=import|delete=delete|rename=rename|rotate=rotate|reflect=reflect"
     "|arrange=arrange|label=label|invert=invert|multiply=multiply|duplicate=duplicate} {count} "
     "{count|one=cube|other=cubes}"},
    {"list-sense-shown",
     "show {count} {count|one=cube|other=cubes} as {sense}{count|one=|other=s}"},
    {"nothing-to-undo", "there is nothing to {direction|undo=undo|redo=redo}"},
    {"no-such-row", "there is no cube {row} in the list"},
    {"maneuver-solves-nothing", "the maneuver reported for cube {row} does not solve it"},

    // The file
    {"workspace-full",
     "the workspace {path} cannot grow ({reason}): make room on the disk and try again"},
    {"workspace-damaged",
     "the workspace {path} is damaged ({reason}): what can still be read of it can be saved with "
     "`sqlite3 {path} .recover`; move it away to begin a new one"},
    {"workspace-locked", "the workspace {path} is in use by another program ({reason}): try again"},
    {"workspace-not-writable", "the workspace {path} cannot be written ({reason})"},
    {"workspace-unusable", "the workspace {path} cannot be used ({reason})"},
    {"workspace-folder",
     "the workspace {path} cannot be opened: its folder cannot be made ({reason})"},
    {"workspace-lock-file",
     "the workspace {path} cannot be opened: its lock file {path}.lock cannot be made ({reason})"},
    {"workspace-taken",
     "the workspace {path} cannot be opened: another Antipode is using it; stop that one, or "
     "choose another file"},
    {"not-a-workspace", "{path} is not a workspace of Antipode: {reason}; it is left as it is"},
    {"is-a-folder", "it is a folder"},
    {"is-unreadable", "it cannot be read: {reason}"},
    {"is-no-file", "it is not an ordinary file"},
    {"is-no-database", "it is not an SQLite database"},
    {"is-of-another-program", "it is an SQLite database of another program"},
    {"is-of-unknown-version", "its version is unknown"},
    {"workspace-too-new",
     "{path} was written by a newer Antipode (version {version} of the file; this program knows "
     "versions up to {newest}): update Antipode, or choose another file"},

    // Rows
    {"unknown-row-value", "unknown {what|sense=sense|state=state} '{text}'; accepted: {accepted}"},
    {"name-too-long", "the name '{text}' has {size} bytes: up to {most} are accepted"},
    {"incomplete-cube",
     "this cube is incomplete (N stands for an unknown piece), and incomplete cubes are not "
     "supported yet: all 20 pieces must be given"},
    {"length-in-slice-quarters",
     "the length {length} is given in slice quarter turns: it is counted in quarter turns instead, "
     "as {counted}q"},
    {"length-differs", "the length is not {written} but {counted}"},
    {"twists-of-others",
     "the line says that the centres are turned by {written}, but its turns turn them by {made}"},
    {"row-value-accepted", "expected {accepted}"},
    {"a-string", "a string"},
    {"a-string-or-null", "a string or null"},
    {"a-whole-number", "a whole number from 0 to {most}"},
    {"a-number", "a number of at least 0"},
    {"a-time", "a time such as \"2026-03-01T09:30:00.250Z\""},
    {"row-unknown-field", R"(unknown field "{field}"; accepted: {accepted})"},
    {"row-wrong-field", R"(field "{field}": {problem})"},
    {"row-without-cube", R"(a "position" or a "maneuver" is needed)"},
    {"row-maneuver-wrong",
     "the maneuver is not a {sense|generator=generator|solver=solver} of the position"},
    {"row-not-an-object", R"(a row is an object such as {{"position":"…54 letters…"}})"},
    {"not-a-list-of-rows", "this JSON is not a list of rows"},
};

template <MessageCode code>
inline constexpr MessageMaker<sentences, code> message;

}  // namespace antipode::workspace
