// What an "error" has, wherever it stands: in a refusal, of a task, of a row that could not
// be read. See service/json.h.
#pragma once

#include <array>

#include "apps/server/route.h"
#include "service/requests/message_fields.h"

namespace antipode::server {

inline constexpr std::array place_fields = {
    always("offset", Kind::whole),
    always("length", Kind::whole),
};

inline constexpr auto error_fields = joined(
    service::message_fields,
    std::array{
        always("kind",
               "invalid, usage, environment, stopped, not_found, busy, forbidden or too_large"),
        sometimes("place", Kind::object, "where in the input, in bytes", place_fields),
        sometimes("field", "which one is wrong, such as cubes[3]"),
        sometimes("input", "the text that is wrong"),
        sometimes("input_offset", Kind::whole,
                  "where the input begins, if it is a part of a longer one"),
        sometimes("repairs", Kind::objects, "the smallest ones, where a few stickers are wrong"),
        sometimes("facelets_at_fault", Kind::wholes, "of a painting that fits no cube"),
    });

}  // namespace antipode::server
