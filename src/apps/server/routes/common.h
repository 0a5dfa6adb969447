// What many routes share: reading a cube, and answering.
#pragma once

#include <array>
#include <string>

#include "apps/server/failure.h"
#include "apps/server/route.h"
#include "service/answers/position.h"
#include "service/requests/reading.h"

namespace antipode::server {

using service::cube_field;
using service::cube_fields;
using service::reading_fields;
using service::reading_of;

// A cube that cannot be read, with the smallest repairs where a few stickers are
// wrong; `field` is where it stood, such as cubes[3].
http::Response wrong_cube(const Error& error, std::string_view text, const CubeReading& reading,
                          std::string_view field = "cube");

// Answers with what `answer` makes of the position in the field cube.
template <class Answer>
http::Response answer_position(const Fields& fields, const Answer& answer) {
    const CubeReading  reading  = reading_of(fields);
    const std::string& text     = fields.text("cube");
    const auto         position = service::read_position(text, reading);
    if (!position) return wrong_cube(position.error(), text, reading);
    return answer(*position);
}

// The JSON of a result, or why there is none.
template <class T>
http::Response answer_result(const Result<T>& result) {
    if (!result) return refusal(result.error());
    return json_response(to_json(*result));
}

// JSON as a layer below made it, or why there is none.
http::Response answer_json(const Result<service::Json>& json, int status = 200);

// The routes of each file of this folder.
std::span<const Route> position_routes();
std::span<const Route> reading_routes();
std::span<const Route> word_routes();
std::span<const Route> picture_routes();
std::span<const Route> pocket_routes();
std::span<const Route> solving_routes();
std::span<const Route> job_routes();
std::span<const Route> method_routes();
std::span<const Route> laboratory_routes();
std::span<const Route> question_routes();
std::span<const Route> workspace_routes();
std::span<const Route> workspace_action_routes();
std::span<const Route> status_routes();

}  // namespace antipode::server
