// What requests about the list of cubes say, read from JSON and checked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "service/json_fields.h"
#include "service/workspace.h"

namespace antipode::service {

enum class FileFormat : std::uint8_t { txt, json };

Result<workspace::PageRequest>              parse_page(const Json& json);
Result<RowId>                               parse_row_id(const JsonFields& fields);
Result<std::optional<workspace::Sense>>     parse_sense_field(const JsonFields& fields);
Result<std::optional<workspace::Isomorphy>> parse_skip(const JsonFields& fields);
Result<FileFormat>                          parse_format(const JsonFields& fields);
Result<Selection>                           parse_ids(const JsonFields& fields);  // "ids" alone

struct TransformOrder {
    Selection                 selection;
    workspace::Transformation transformation;
    workspace::Placement      placement = workspace::Placement::in_place;
};
Result<TransformOrder> parse_transform(const Json& json);

// A cube that somebody wants in the list: {"cube":CUBE,"name":…,"sense":…,"as":…,"notation":…}.
Result<workspace::Entry> parse_new_cube(const Json& json);

// {"added":[…],"skipped":[{"index":3,"duplicate_of":7,"name":…}]}, where `places` are
// those of the entries and are called `place_name`.
Json added_json(const workspace::AddAnswer& answer, const std::vector<std::size_t>& places,
                const char* place_name);

}  // namespace antipode::service
