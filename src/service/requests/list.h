// What requests about the list of cubes say.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "service/requests/reading.h"
#include "workspace/workspace.h"

namespace antipode::service {

using workspace::RowId;
using workspace::Selection;

enum class FileFormat : std::uint8_t { txt, json, html };

// The words of these fields, in the order of what they stand for.
std::vector<std::string_view> sense_names();
std::vector<std::string_view> row_state_names();
std::vector<std::string_view> operation_names();

inline constexpr Field sense_field = field("sense", "which maneuver to show", one_of(sense_names));

inline constexpr std::array page_fields = {
    field("sort", "what to sort by; cube puts isomorphic cubes next to each other",
          by_default("id"), one_of<"id", "name", "length", "date", "cube">(), typed("KEY")),
    field("order", "of the rows", by_default("up"), one_of<"up", "down">(), typed("ORDER")),
    field("offset", Kind::whole, "rows to skip", by_default("0"), typed("N")),
    field("limit", Kind::whole, "rows to return", within({0, 10'000}), by_default("200"),
          typed("N")),
};

inline constexpr std::array row_id_field = {
    field("id", Kind::whole, "of the row", required),
};

inline constexpr std::array selection_fields = {
    field("ids", Kind::wholes, "of the rows concerned", typed("N,N")),
    flag("all", "every row, instead of ids"),
};

inline constexpr std::array skip_field = {
    field("skip_isomorphs", "leave out what is already there, up to symmetry, or inversion too",
          by_default("no"), one_of<"no", "symmetry", "inversion">(), typed("SAME")),
};

inline constexpr auto new_cube_fields =
    joined(centred_cube_fields, field("name", "a name to recognise it by"), sense_field);

inline constexpr auto add_fields = joined(
    field("cubes", Kind::objects, "what to add", required, within({1, 10'000}), new_cube_fields),
    skip_field);

inline constexpr auto change_fields =
    joined(row_id_field, field("name", "a new name"), sense_field);

inline constexpr auto change_sense_fields =
    joined(selection_fields, changed(sense_field, required));

inline constexpr auto transform_rows_fields = joined(
    selection_fields, field("operation", "what to do", required, one_of(operation_names)),
    field("by", "rotations such as \"x y2\", a mirror RL, UD or FB, or a cube to multiply by"),
    flag("in_place", "change the rows; with false new ones are added"), skip_field);

inline constexpr std::array export_fields = {
    field("format",
          "txt as Cube Explorer writes it, json, which keeps everything, or html, a sheet with "
          "pictures to be printed, of at most 1000 cubes",
          by_default("txt"), one_of<"txt", "json", "html">(), typed("FORMAT")),
    selection_fields[0],
};
inline constexpr auto import_fields =
    joined(field("format", "txt as Cube Explorer writes it, or json", by_default("txt"),
                 one_of<"txt", "json">(), typed("FORMAT")),
           skip_field,
           field("centres",
                 "let the twists of the centres count also where a cube says nothing about them: "
                 "all six, or those of these faces",
                 typed({.value = "FACES", .implied = "all"})));

workspace::PageRequest              read_page(const Fields& fields);
RowId                               read_row_id(const Fields& fields);
std::optional<workspace::Sense>     read_sense(const Fields& fields);
std::optional<workspace::Isomorphy> read_skip(const Fields& fields);
FileFormat                          read_format(const Fields& fields);
Selection                           read_ids(const Fields& fields);  // "ids" alone
Result<Selection>                   read_selection(const Fields& fields);
Result<workspace::TransformOptions> read_transformation(const Fields& fields);
// A cube that somebody wants in the list.
Result<workspace::Entry> read_new_cube(const Fields& fields);

}  // namespace antipode::service
