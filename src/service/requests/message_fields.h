// How messages stand in answers: see base/message_json.h.
#pragma once

#include "service/requests/field.h"

namespace antipode::service {

// Beside a sentence that has a name of its own, such as "error".
inline constexpr std::array code_fields = {
    sometimes("code", "which of the messages it is, as /api/v1/messages lists them"),
    sometimes("arguments", Kind::values,
              "of the sentence: numbers, texts, and messages inside it, each by its name"),
};

inline constexpr auto message_fields = joined(always("message", "a sentence"), code_fields);

inline constexpr Shape message_shape = {"Message", message_fields};

// "reason_message" beside "reason", there when that is.
constexpr Field as_message(std::string_view name, Need need = Need::optional) {
    return field(name, Kind::object, "the same with its code", message_shape, with_need(need));
}

// The smallest changes of stickers that make a cube.
inline constexpr std::array sticker_change_fields = {
    always("facelet", "such as U9"),
    always("index", Kind::whole, "0 to 53"),
    always("from"),
    always("to"),
};
inline constexpr auto repair_fields =
    joined(always("description", "a sentence"), code_fields,
           always("changes", Kind::objects, Shape{"StickerChange", sticker_change_fields}),
           always("facelets", "of the cube that it makes"));
inline constexpr Shape repair_shape = {"Repair", repair_fields};

}  // namespace antipode::service
