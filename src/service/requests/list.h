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

enum class FileFormat : std::uint8_t { txt, json };

// The words of these fields, in the order of what they stand for.
std::vector<std::string_view> sort_names();
std::vector<std::string_view> order_names();
std::vector<std::string_view> sense_names();
std::vector<std::string_view> isomorphy_names();
std::vector<std::string_view> file_formats();
std::vector<std::string_view> operation_names();

inline constexpr Field sense_field = {
    .name = "sense", .summary = "which maneuver to show", .choices = sense_names};

inline constexpr std::array page_fields = {
    Field{.name = "sort", .summary = "what to sort by", .otherwise = "id", .choices = sort_names},
    Field{.name = "order", .summary = "of the rows", .otherwise = "up", .choices = order_names},
    Field{.name = "offset", .kind = Kind::whole, .summary = "rows to skip", .otherwise = "0"},
    Field{.name      = "limit",
          .kind      = Kind::whole,
          .summary   = "rows to return",
          .bounds    = {0, 10'000},
          .otherwise = "200"},
};

inline constexpr std::array row_id_field = {
    Field{.name = "id", .kind = Kind::whole, .summary = "of the row", .need = Need::required},
};

inline constexpr std::array selection_fields = {
    Field{.name = "ids", .kind = Kind::wholes, .summary = "of the rows that are meant"},
    flag("all", "every row, instead of ids"),
};

inline constexpr std::array skip_field = {
    Field{.name      = "skip_isomorphs",
          .summary   = "leave out what is there already, up to symmetry, or inversion too",
          .otherwise = "no",
          .choices   = isomorphy_names},
};

inline constexpr auto new_cube_fields =
    joined(cube_fields,
           std::array{Field{.name = "name", .summary = "a name to recognise it by"}, sense_field});

inline constexpr auto add_fields = joined(std::array{Field{.name    = "cubes",
                                                           .kind    = Kind::objects,
                                                           .summary = "what to add",
                                                           .need    = Need::required,
                                                           .bounds  = {1, 10'000},
                                                           .fields  = new_cube_fields}},
                                          skip_field);

inline constexpr auto change_fields =
    joined(row_id_field, std::array{Field{.name = "name", .summary = "a new name"}, sense_field});

inline constexpr auto change_sense_fields =
    joined(selection_fields, std::array{Field{.name    = "sense",
                                              .summary = "which maneuver to show",
                                              .need    = Need::required,
                                              .choices = sense_names}});

inline constexpr auto transform_rows_fields = joined(
    selection_fields,
    std::array{Field{.name    = "operation",
                     .summary = "what to do",
                     .need    = Need::required,
                     .choices = operation_names},
               Field{.name    = "by",
                     .summary = "rotations such as \"x y2\", a mirror RL, UD or FB, or a cube to "
                                "multiply by"},
               flag("in_place", "change the rows; with false new ones are added")});

inline constexpr std::array format_field = {
    Field{.name      = "format",
          .summary   = "txt as Cube Explorer writes it, or json, which keeps everything",
          .otherwise = "txt",
          .choices   = file_formats},
};
inline constexpr auto export_fields = joined(format_field, std::array{selection_fields[0]});
inline constexpr auto import_fields = joined(format_field, skip_field);

workspace::PageRequest              read_page(const Fields& fields);
RowId                               read_row_id(const Fields& fields);
std::optional<workspace::Sense>     read_sense(const Fields& fields);
std::optional<workspace::Isomorphy> read_skip(const Fields& fields);
FileFormat                          read_format(const Fields& fields);
Selection                           read_ids(const Fields& fields);  // "ids" alone
Result<Selection>                   read_selection(const Fields& fields);
Result<workspace::Transformation>   read_transformation(const Fields& fields);
workspace::Placement                read_placement(const Fields& fields);
// A cube that somebody wants in the list.
Result<workspace::Entry> read_new_cube(const Fields& fields);

}  // namespace antipode::service
