// Whether an object has the fields it should have, and sentences about those that are
// wrong, as the reader of them knows the fields.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "service/json_fwd.h"
#include "service/requests/field.h"

namespace antipode::service {

// Who asks, and so how fields are called when something is wrong with them.
enum class Interface : std::uint8_t {
    json,          // "the field max_length"; the server, and what is kept in files
    command_line,  // "--max-length"
    python,        // "max_length"
};

const Field* find_field(std::span<const Field> fields, std::string_view name);

// "max-length", without its dashes.
std::string option_name(const Field& field);

// "max_length", "--max-length" or, of an argument, "CUBE". Python counts seconds, so that
// time_ms is called time there.
std::string spelled(const Field& field, Interface interface);

// The summary for a person, with what is taken if the field is not said.
std::string summary_of(const Field& field, std::span<const Field> all, Interface interface);

// The sentence with each {name} spelled.
std::string with_names(std::string_view sentence, std::span<const Field> all, Interface interface);

// What is wrong with an object, if it should have these fields and no others.
std::optional<Error> wrong_object(const Json& object, std::span<const Field> fields,
                                  Interface interface = Interface::json);

// A field that is used wrongly.
Error wrong_field(std::string field, Message message);

// The error of something that stood in a field.
Error in_field(Error error, std::string_view field);

}  // namespace antipode::service
