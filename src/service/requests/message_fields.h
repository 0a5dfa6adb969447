// How messages stand in answers: see base/message_json.h.
#pragma once

#include "service/requests/field.h"

namespace antipode::service {

// Beside a sentence that has a name of its own, such as "error".
inline constexpr std::array code_fields = {
    sometimes("code", "which of the messages it is, as /api/v1/messages lists them"),
    sometimes("arguments", Kind::object,
              "of the sentence: numbers, texts, and messages inside it, each by its name"),
};

inline constexpr auto message_fields =
    joined(std::array{always("message", "a sentence")}, code_fields);

// "reason_message" beside "reason", there when that is.
constexpr Field as_message(std::string_view name) {
    return sometimes(name, Kind::object, "the same with its code", message_fields);
}

}  // namespace antipode::service
