// What an "error" has, wherever it stands: in a refusal, of a task, of a row that could not
// be read. See service/json.h.
#pragma once

#include <array>

#include "apps/server/route.h"
#include "service/requests/message_fields.h"

namespace antipode::server {

// Of the engine's errors, and of what the server refuses by itself.
std::vector<std::string_view> error_kinds();

inline constexpr std::array place_fields = {
    always("offset", Kind::whole),
    always("length", Kind::whole),
};

inline constexpr auto error_fields = joined(
    service::message_fields, always("kind", one_of(error_kinds)),
    sometimes("place", Kind::object, "where in the input, in bytes", Shape{"Place", place_fields}),
    sometimes("field", "which one is wrong, such as cubes[3]"),
    sometimes("input", "the text that is wrong"),
    sometimes("input_offset", Kind::whole,
              "where the input begins, if it is a part of a longer one"),
    sometimes("repairs", Kind::objects, "the smallest ones, where a few stickers are wrong",
              service::repair_shape),
    sometimes("facelets_at_fault", Kind::facelets, "of stickers that fit no cube"));
inline constexpr Shape error_shape = {"EngineError", error_fields};

}  // namespace antipode::server
