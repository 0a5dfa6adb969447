// The list of cubes as JSON: what the routes under /api/v1/workspace ask and get.
//
//     const auto   fields = Fields::read({{"sort", "length"}, {"limit", 50}}, page_fields);
//     Result<Json> page   = list_cubes(workspace, *fields);
//
// All take the fields of service/requests/list.h that have their name. A row that is not
// there, and nothing to undo, are errors of kind not_found. Searching rows is the matter of
// service/list/runs.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "service/answers/solve.h"
#include "service/json_fwd.h"
#include "service/requests/list.h"
#include "workspace/json_file.h"
#include "workspace/location.h"
#include "workspace/workspace.h"

namespace antipode::service {

using workspace::Change;
using workspace::ChangeKind;
using workspace::default_workspace_file;
using workspace::to_json;  // of a row
using workspace::Workspace;

// {"sort":"id|name|length|date|cube","order":"up|down","offset":0,"limit":200}
// -> {"revision":57,"total":12345,"undo":"delete 3 cubes"|null,"redo":…,"rows":[…]}
Result<Json> list_cubes(const Workspace& workspace, const Fields& fields);

// {"id":12} -> the row
Result<Json> show_cube(const Workspace& workspace, const Fields& fields);

// {"cubes":[{"cube":CUBE,"name":…,"sense":…,"as":…,"notation":…}…],
//  "skip_isomorphs":"no|symmetry|inversion"}
// -> {"added":[ids],"skipped":[{"index":3,"duplicate_of":7,"name":…}],
//     "errors":[{"index":4,"error":…,…}],"revision":…}
Result<Json> add_cubes(Workspace& workspace, const Fields& fields);

// {"id":12,"name":…,"sense":…} -> the row
Result<Json> change_cube(Workspace& workspace, const Fields& fields);

// Each -> {"rows":[ids of what changed, or is new],"revision":…}:
// {"ids":[…]} or {"all":true}, and "sense"
Result<Json> change_sense(Workspace& workspace, const Fields& fields);
// {"ids":[…]} or {"all":true}
Result<Json> delete_cubes(Workspace& workspace, const Fields& fields);
// {"ids":[…]} or {"all":true}: puts the symmetry of each cube into its name
Result<Json> label_cubes(Workspace& workspace, const Fields& fields);
// {"ids":[…]} or {"all":true}, and
// "operation":"rotate|reflect|arrange|invert|multiply|duplicate", "by": rotations such as
// "x y2", a mirror RL, UD or FB, or a CUBE, "in_place":true; of new rows "skip_isomorphs":…
Result<Json> transform_cubes(Workspace& workspace, const Fields& fields);

// -> {"done":"delete 3 cubes","revision":…,"can_undo":…,"can_redo":…,"undo":…,"redo":…}
Result<Json> undo(Workspace& workspace);
Result<Json> redo(Workspace& workspace);

// -> {"total","solved","optimal","reachable","lengths":{"htm":{"18":4}},"optimal_lengths":{…},
//     "symmetric","self_inverse","symmetries":{"C1":10},"antisymmetries":{"C1{I}":2}}
Result<Json> workspace_statistics(const Workspace& workspace);

// -> {"file":…,"cubes":12,"revision":57}
Result<Json> workspace_status(const Workspace& workspace);

struct ExportedFile {
    std::string      name;  // that a browser may save it under
    std::string_view type;
    std::string      content;
};

// {"format":"txt|json|html","ids":[…]}; without ids, all rows
Result<ExportedFile> export_cubes(const Workspace& workspace, const Fields& fields);

// {"format":"txt|json","skip_isomorphs":…} -> as add_cubes, with "line" instead of
// "index" for text, and "notes":[{"line":2,"note":…}] where the file was not taken at
// its word
Result<Json> import_cubes(Workspace& workspace, const Fields& fields, std::string_view document);

// {"added":[…],"skipped":[{"index":3,"duplicate_of":7,"name":…}]}, where `places` are
// those of the entries and are called `place_name`.
Json added_json(const workspace::AddAnswer& answer, const std::vector<std::size_t>& places,
                const char* place_name);

// A row for a cube that was solved elsewhere, with its solution.
std::optional<Error> add_solved(Workspace& workspace, const SolveAnswer& answer,
                                std::string_view name);
// A row for a cube that nobody has solved yet.
std::optional<Error> add_unsolved(Workspace& workspace, const CentredCube& cube,
                                  std::string_view name);

}  // namespace antipode::service
