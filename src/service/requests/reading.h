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

Json diagnose_cube(std::string_view text, const Fields& fields);

inline constexpr Field cube_field = {
    .name     = "cube",
    .summary  = "a position, in any form",
    .need     = Need::required,
    .diagnose = diagnose_cube,
    .option   = {.value = "CUBE", .is_argument = true, .subject = Subject::many}};

inline constexpr auto cube_fields = joined(std::array{cube_field}, reading_fields);

// What "as" and "notation" say.
CubeReading reading_of(const Fields& fields);

// The position in a field; the error names the field.
Result<Position>              read_cube(const Fields& fields, std::string_view name = "cube");
Result<std::vector<Position>> read_cubes(const Fields& fields, std::string_view name = "cubes");

}  // namespace antipode::service
