// Rows as JSON objects, and lists of them as files that keep everything.
//
//     {"id":12,"position":"UUU…","name":"Superflip","sense":"generator","maneuver":"R L U2 …",
//      "length":20,"metric":"htm","optimal":true,"lower_bound":20,"state":"done","depth":20,
//      "nodes":…,"seconds":…,"reachable":true,"symmetry":"Oh","label":"Oh{I}",
//      "self_inverse":true,"created":"2026-03-01T09:30:00.250Z","parameters":{…},"note":null}
//
// The maneuver is given in the row's sense. Reading needs a position (in any form)
// or a maneuver; what follows from them is computed anew, and ids are given anew. A
// position tells how the centres are turned that count: "UUU…BBB+213000".
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "workspace/reading.h"

namespace antipode::workspace {

using Json = nlohmann::ordered_json;

Json to_json(const Row& row);

// Unknown fields and wrong values are errors that name the field.
// The centres count that the position tells of, or else these.
Result<Entry> read_entry(const Json& object, CentreSet centres = no_centres);

// Wrong only when the text is no list in JSON; wrong elements are in the Reading.
Result<Reading> read_json(std::string_view text, CentreSet centres = no_centres);

std::string write_json(std::span<const Row> rows);

}  // namespace antipode::workspace
