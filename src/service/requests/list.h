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
std::vector<std::string_view> sort_names();
std::vector<std::string_view> order_names();
std::vector<std::string_view> sense_names();
std::vector<std::string_view> row_state_names();
std::vector<std::string_view> isomorphy_names();
std::vector<std::string_view> import_formats();
std::vector<std::string_view> export_formats();
std::vector<std::string_view> operation_names();

inline constexpr Field sense_field = {
    .name = "sense", .summary = "which maneuver to show", .choices = sense_names};

inline constexpr std::array page_fields = {
    Field{.name      = "sort",
          .summary   = "what to sort by; cube puts isomorphic cubes next to each other",
          .otherwise = "id",
          .choices   = sort_names,
          .option    = {.value = "KEY"}},
    Field{.name      = "order",
          .summary   = "of the rows",
          .otherwise = "up",
          .choices   = order_names,
          .option    = {.value = "ORDER"}},
    Field{.name      = "offset",
          .kind      = Kind::whole,
          .summary   = "rows to skip",
          .otherwise = "0",
          .option    = {.value = "N"}},
    Field{.name      = "limit",
          .kind      = Kind::whole,
          .summary   = "rows to return",
          .bounds    = {0, 10'000},
          .otherwise = "200",
          .option    = {.value = "N"}},
};

inline constexpr std::array row_id_field = {
    Field{.name = "id", .kind = Kind::whole, .summary = "of the row", .need = Need::required},
};

inline constexpr std::array selection_fields = {
    Field{.name    = "ids",
          .kind    = Kind::wholes,
          .summary = "of the rows concerned",
          .option  = {.value = "N,N"}},
    flag("all", "every row, instead of ids"),
};

inline constexpr std::array skip_field = {
    Field{.name      = "skip_isomorphs",
          .summary   = "leave out what is already there, up to symmetry, or inversion too",
          .otherwise = "no",
          .choices   = isomorphy_names,
          .option    = {.value = "SAME"}},
};

inline constexpr auto new_cube_fields =
    joined(centred_cube_fields,
           std::array{Field{.name = "name", .summary = "a name to recognise it by"}, sense_field});

inline constexpr auto add_fields = joined(std::array{Field{.name    = "cubes",
                                                           .kind    = Kind::objects,
                                                           .summary = "what to add",
                                                           .need    = Need::required,
                                                           .bounds  = {1, 10'000},
                                                           .shape   = new_cube_fields}},
                                          skip_field);

inline constexpr auto change_fields =
    joined(row_id_field, std::array{Field{.name = "name", .summary = "a new name"}, sense_field});

inline constexpr auto change_sense_fields =
    joined(selection_fields,
           std::array{changed(sense_field, [](Field& sense) { sense.need = Need::required; })});

inline constexpr auto transform_rows_fields = joined(
    selection_fields,
    std::array{Field{.name    = "operation",
                     .summary = "what to do",
                     .need    = Need::required,
                     .choices = operation_names},
               Field{.name    = "by",
                     .summary = "rotations such as \"x y2\", a mirror RL, UD or FB, or a cube to "
                                "multiply by"},
               flag("in_place", "change the rows; with false new ones are added")},
    skip_field);

inline constexpr std::array export_fields = {
    Field{.name      = "format",
          .summary   = "txt as Cube Explorer writes it, json, which keeps everything, or html, a "
                       "sheet with pictures to be printed, of at most 1000 cubes",
          .otherwise = "txt",
          .choices   = export_formats,
          .option    = {.value = "FORMAT"}},
    selection_fields[0],
};
inline constexpr auto import_fields =
    joined(std::array{Field{.name      = "format",
                            .summary   = "txt as Cube Explorer writes it, or json",
                            .otherwise = "txt",
                            .choices   = import_formats,
                            .option    = {.value = "FORMAT"}}},
           skip_field,
           std::array{Field{.name    = "centres",
                            .summary = "let the twists of the centres count also where a cube says "
                                       "nothing about them: all six, or those of these faces",
                            .option  = {.value = "FACES", .implied = "all"}}});

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
