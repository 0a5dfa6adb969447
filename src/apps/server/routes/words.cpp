#include "service/answers/words.h"

#include <fmt/format.h>

#include "apps/server/routes/common.h"
#include "service/answers/group.h"
#include "service/json.h"

namespace antipode::server {
namespace words_detail {

using service::Json;

// ---- maneuver -----------------------------------------------------------------

constexpr auto maneuver_fields = std::array{
    Field{.name    = "maneuver",
          .summary = "the turns, in any notation people paste",
          .need    = Need::required},
    Field{.name      = "repeat",
          .kind      = Kind::whole,
          .summary   = "how many times to write it",
          .bounds    = {0, ParseLimits::repetitions},
          .otherwise = "1"},
    Field{.name = "invert", .kind = Kind::flag, .summary = "undo it"},
    Field{.name = "mirror", .kind = Kind::flag, .summary = "exchange left and right"},
    Field{.name    = "rotate",
          .summary = "rename the turns as this rotation moves the faces, such as \"x y2\""},
    Field{.name    = "on_table",
          .kind    = Kind::flag,
          .summary = "face turns only, for a cube that never leaves the table"},
    Field{.name    = "simplify",
          .kind    = Kind::flag,
          .summary = "join neighbouring turns about one axis"},
    Field{.name    = "brackets",
          .kind    = Kind::flag,
          .summary = "tell it as a commutator or a conjugate, where it is one"},
    reading_fields[1],
    Field{.name      = "style",
          .summary   = "the letters to write it with",
          .otherwise = "wca",
          .choices   = service::style_names},
};

constexpr auto word_answer = std::array{
    Field{.name = "maneuver", .summary = "the result", .need = Need::required},
    Field{.name    = "lengths",
          .kind    = Kind::object,
          .summary = "its length in each metric",
          .need    = Need::required},
    Field{.name    = "held",
          .summary = "the rotations that bring a cube into the way it is held at the end",
          .need    = Need::required},
    Field{.name    = "moves",
          .kind    = Kind::texts,
          .summary = "the turns one by one",
          .need    = Need::required},
    Field{.name    = "brackets",
          .kind    = Kind::anything,
          .summary = "such as \"[F: [R, U]]\", or null; if it was asked for"},
};

// Everything but the maneuver itself.
Result<service::WordRequest> word_request(const Fields& fields) {
    service::WordRequest request;
    request.repeat       = static_cast<std::size_t>(fields.whole("repeat"));
    request.invert       = fields.flag("invert");
    request.mirror       = fields.flag("mirror");
    request.put_on_table = fields.flag("on_table");
    request.simplify     = fields.flag("simplify");
    request.style        = *service::parse_style(fields.text("style"));
    if (!fields.has("rotate")) return request;
    const auto rotation = service::parse_rotation(fields.text("rotate"));
    if (!rotation) return wrong_field("rotate", rotation.error().message);
    request.rotate = *rotation;
    return request;
}

http::Response answer_maneuver(const Call& call) {
    const std::string& text     = call.fields.text("maneuver");
    auto               maneuver = parse_maneuver(text, reading_of(call.fields).alphabet);
    if (!maneuver) return refusal(Failure(maneuver.error()).in("maneuver", text));
    auto request = word_request(call.fields);
    if (!request) return refusal(request.error());
    (*request).maneuver = *std::move(maneuver);
    const auto answer   = service::work_on_word(*request);
    if (!answer) return refusal(answer.error());
    Json json     = to_json(*answer);
    json["moves"] = service::turn_texts(answer->word);
    if (call.fields.flag("brackets")) {
        const auto brackets = service::bracket_text(*answer);
        json["brackets"]    = brackets ? Json(*brackets) : Json(nullptr);
    }
    return json_response(json);
}

// ---- group ----------------------------------------------------------------------

constexpr auto group_fields =
    joined(std::array{Field{.name    = "generators",
                            .kind    = Kind::texts,
                            .summary = "cubes, each one a generator; \"<R, U>\" is several",
                            .need    = Need::required,
                            .bounds  = {1, 64}}},
           reading_fields);

constexpr auto group_answer = std::array{
    Field{.name = "generators", .kind = Kind::texts, .need = Need::required},
    Field{.name    = "order",
          .summary = "how many positions there are, in decimal digits",
          .need    = Need::required},
    Field{.name = "abelian", .kind = Kind::flag, .need = Need::required},
    Field{.name = "centre", .kind = Kind::object, .need = Need::required},
    Field{.name = "corners", .kind = Kind::object, .need = Need::required},
    Field{.name = "edges", .kind = Kind::object, .need = Need::required},
    Field{.name = "sticker_orbits", .kind = Kind::anything, .need = Need::required},
};

http::Response answer_group(const Call& call) {
    const CubeReading               reading = reading_of(call.fields);
    const auto                      texts   = call.fields.texts("generators");
    std::vector<service::Generator> generators;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto more = service::read_generators(texts[i], reading);
        if (!more)
            return wrong_cube(more.error(), texts[i], reading, fmt::format("generators[{}]", i));
        generators.insert(generators.end(), more->begin(), more->end());
    }
    return json_response(to_json(service::Group(std::move(generators)).report()));
}

constexpr Route routes[] = {
    {.verb    = Verb::ask,
     .path    = "/api/v1/maneuver",
     .name    = "maneuver",
     .summary = "Works on a maneuver: repeats, inverts, mirrors, rotates, puts on the table and "
                "simplifies it, in this order.",
     .fields  = maneuver_fields,
     .success = {.summary = "The object of `antipode maneuver --json`, and the turns one by one.",
                 .fields  = word_answer},
     .example = R"json({"maneuver":"[R, U] x","invert":true})json",
     .handle  = answer_maneuver},
    {.verb    = Verb::ask,
     .path    = "/api/v1/group",
     .name    = "group",
     .summary = "The group that some positions generate.",
     .fields  = group_fields,
     .success = {.summary = "The object of `antipode group --json`.", .fields = group_answer},
     .example = R"json({"generators":["R","U"]})json",
     .handle  = answer_group},
};

}  // namespace words_detail

std::span<const Route> word_routes() { return words_detail::routes; }

}  // namespace antipode::server
