// The fields that describe a cube, which many requests share, and how they are read.
#pragma once

#include <array>

#include "cube/forms.h"
#include "service/answers/position.h"
#include "service/requests/fields.h"

namespace antipode::service {

std::vector<std::string_view> form_names();

inline constexpr Field form_field =
    field("as", "read each CUBE in this form instead of recognising it", one_of(form_names),
          typed("FORM"));

inline constexpr std::array reading_fields = {
    form_field,
    field("notation", "the letters of maneuvers: wca, or papers for those of the Caml papers",
          one_of<"wca", "papers">(), typed("NAME")),
};

// A short word of letters that is no cube was meant to name faces.
bool is_meant_for_faces(std::string_view word);

inline constexpr Field centres_field =
    field("centres",
          "let the twists of the centres count, as on a cube with pictures: all six, or those of "
          "these faces, such as UF",
          typed({.value    = "FACES",
                 .implied  = "all",
                 .is_value = names_faces,
                 .is_meant = is_meant_for_faces}));

// Where arguments are many and short, only --centres=UF names faces.
constexpr Field without_word(Field field) {
    field.option.is_value = nullptr;
    return field;
}

inline constexpr auto centred_reading_fields = joined(reading_fields, centres_field);

Json diagnose_cube(std::string_view text, const Fields& fields);

inline constexpr Field cube_field =
    field("cube", "a position, in any form", required, diagnosed(diagnose_cube),
          as_argument("CUBE", Subject::many));

inline constexpr auto cube_fields         = joined(cube_field, reading_fields);
inline constexpr auto centred_cube_fields = joined(cube_field, centred_reading_fields);

// What "as", "notation" and "centres" say; of centres that make no sense, nothing.
CubeReading reading_of(const Fields& fields);

// What is wrong about "centres".
std::optional<Error> wrong_centres(const Fields& fields);

// Where it makes no sense that only some of them count.
Result<CentreSet> all_centres_or_none(const Fields& fields);

// The position in a field; the error names the field.
Result<Position>              read_cube(const Fields& fields, std::string_view name = "cube");
Result<std::vector<Position>> read_cubes(const Fields& fields, std::string_view name = "cubes");

}  // namespace antipode::service
