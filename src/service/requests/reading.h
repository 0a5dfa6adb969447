// The fields that describe a cube, which many requests share, and how they are read.
#pragma once

#include <array>

#include "cube/forms.h"
#include "service/answers/position.h"
#include "service/requests/fields.h"

namespace antipode::service {

std::vector<std::string_view> form_names();
std::vector<std::string_view> notation_names();

inline constexpr std::array reading_fields = {
    Field{.name    = "as",
          .summary = "read each CUBE in this form instead of recognising it",
          .choices = form_names,
          .option  = {.value = "FORM"}},
    Field{.name    = "notation",
          .summary = "the letters of maneuvers: wca, or papers for those of the Caml papers",
          .choices = notation_names,
          .option  = {.value = "NAME"}},
};

inline constexpr std::array cube_field = {
    Field{.name    = "cube",
          .summary = "a position in any form that the command line accepts",
          .need    = Need::required,
          .option  = {.value = "CUBE", .is_argument = true}},
};

inline constexpr auto cube_fields = joined(cube_field, reading_fields);

// What "as" and "notation" say.
CubeReading reading_of(const Fields& fields);

// The position in a field; the error names the field.
Result<Position> read_cube(const Fields& fields, std::string_view name);

}  // namespace antipode::service
