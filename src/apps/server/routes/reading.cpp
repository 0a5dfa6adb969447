#include "service/answers/read.h"

#include "apps/server/routes/common.h"
#include "service/answers/complete.h"
#include "service/answers/transform.h"
#include "service/json.h"

namespace antipode::server {
namespace reading_detail {

// ---- read -------------------------------------------------------------------------

constexpr auto read_fields_row = joined(
    std::array{Field{.name    = "text",
                     .summary = "what somebody typed or pasted: any form of a cube, or a link",
                     .need    = Need::required}},
    reading_fields);

constexpr std::array read_answer = {
    Field{.name = "form", .summary = "what it was taken for", .need = Need::required},
    Field{.name = "facelets", .need = Need::required},
    Field{.name = "reachable", .kind = Kind::flag, .need = Need::required},
    Field{.name = "reason", .summary = "why turning cannot reach it"},
    Field{.name = "maneuver", .summary = "the turns, where there are any"},
    Field{.name = "moves", .kind = Kind::texts, .summary = "one by one"},
    Field{.name    = "spans",
          .kind    = Kind::anything,
          .summary = "offset and length of each turn in the text, where they correspond"},
    Field{.name = "setup", .summary = "of a link: the turns before its own"},
    Field{.name = "start", .summary = "of a link: the position that it starts from"},
    Field{.name    = "held",
          .summary = "the rotations that bring a cube into the way it is held at the end",
          .need    = Need::required},
    Field{.name = "lengths", .kind = Kind::object, .summary = "in each metric"},
};

http::Response answer_read(const Call& call) {
    const CubeReading  reading = reading_of(call.fields);
    const std::string& text    = call.fields.text("text");
    const auto         answer  = service::read({text, reading});
    if (!answer) return wrong_cube(answer.error(), text, reading, "text");
    return json_response(to_json(*answer));
}

// ---- transform --------------------------------------------------------------------

constexpr auto transform_fields =
    joined(cube_fields,
           std::array{
               Field{.name    = "by",
                     .kind    = Kind::text_or_whole,
                     .summary = "a symmetry: its number from 0 to 47, or rotations and mirrors one "
                                "after the other, such as \"x y2\" or \"mirror-RL\"",
                     .need    = Need::required},
               Field{.name = "invert", .kind = Kind::flag, .summary = "undo the position first"},
           });

constexpr std::array position_answer = {
    Field{.name = "facelets", .need = Need::required},
    Field{.name = "reachable", .kind = Kind::flag, .need = Need::required},
    Field{.name = "maneuver", .summary = "that makes the position, where it is known"},
};

http::Response answer_transform(const Call& call) {
    const auto by = service::parse_symmetry(call.fields.text_or_whole("by"));
    if (!by) return refusal(Failure(by.error()).in("by"));
    return answer_position(call.fields, [&](const service::Position& position) {
        return json_response(
            to_json(service::transform({position, *by, call.fields.flag("invert")})));
    });
}

// ---- complete ---------------------------------------------------------------------

constexpr std::array complete_fields = {
    Field{.name    = "facelets",
          .summary = "54 letters of URFDLB, with a dot for a sticker that is not painted",
          .need    = Need::required},
};

constexpr std::array complete_answer = {
    Field{.name    = "facelets",
          .summary = "with all stickers that leave no choice",
          .need    = Need::required},
    Field{.name    = "filled",
          .kind    = Kind::anything,
          .summary = "the number of each new sticker, and its colour",
          .need    = Need::required},
    Field{.name    = "complete",
          .kind    = Kind::flag,
          .summary = "whether all are painted now",
          .need    = Need::required},
    Field{.name    = "completions",
          .summary = "how many cubes look like that: a number, or \">1000\"",
          .need    = Need::required},
    Field{.name = "reachable", .kind = Kind::flag, .need = Need::required},
};

http::Response answer_complete(const Call& call) {
    const std::string& text   = call.fields.text("facelets");
    const auto         answer = service::complete(text);
    if (answer) return json_response(service::to_json(*answer));
    Failure failure(answer.error());
    if (const auto impossible = service::impossible_painting(text))
        failure.with(service::to_json(*impossible));
    return refusal(failure.in("facelets", text));
}

constexpr Route routes[] = {
    {.verb    = Verb::ask,
     .path    = "/api/v1/read",
     .name    = "read",
     .summary = "What a text says: the position and, where there are turns, the turns.",
     .fields  = read_fields_row,
     .success = {.fields = read_answer},
     .example = R"json({"text":"R U2 x"})json",
     .handle  = answer_read},
    {.verb    = Verb::ask,
     .path    = "/api/v1/transform",
     .name    = "transform",
     .summary = "The position seen from elsewhere: rotated, mirrored, inverted.",
     .fields  = transform_fields,
     .success = {.fields = position_answer},
     .example = R"json({"cube":"R U","by":"mirror-RL"})json",
     .handle  = answer_transform},
    {.verb    = Verb::ask,
     .path    = "/api/v1/complete",
     .name    = "complete",
     .summary = "Paints what a partly painted cube leaves no choice about.",
     .fields  = complete_fields,
     .success = {.fields = complete_answer},
     .example = R"json({"facelets":"UUUUUUUU.RRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"})json",
     .handle  = answer_complete},
};

}  // namespace reading_detail

std::span<const Route> reading_routes() { return reading_detail::routes; }

}  // namespace antipode::server
