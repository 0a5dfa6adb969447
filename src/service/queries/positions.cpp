#include "service/requests/positions.h"
#include "service/answers/transform.h"
#include "service/json.h"
#include "service/queries/query.h"
#include "service/requests/message_fields.h"

namespace antipode::service {
namespace position_queries_detail {

Result<Json> answer_random(const Fields& fields, const PocketEngine&) {
    return Json{{"cubes", ask_random(fields)}};
}

constexpr std::array info_answer = {
    always("facelets"),
    always("reachable", Kind::flag),
    sometimes("reason", "why turning cannot reach it"),
    as_message("reason_message"),
    sometimes("repairs", Kind::objects, "the smallest that would help"),
    always("trace", Kind::anything),
    always("parity", "even, odd or mixed"),
    always("corner_parity"),
    always("edge_parity"),
    always("order", Kind::whole),
    always("corner_cycles", Kind::anything),
    always("edge_cycles", Kind::anything),
    always("cycles", Kind::object),
    always("three_cycles", Kind::object),
    always("morph", Kind::whole, "how many isomorphs it has"),
    always("symmetry"),
    nullable("antisymmetry"),
    always("self_inverse", Kind::flag),
    always("label", "as Cube Explorer shows it"),
    always("zip", Kind::wholes),
    always("pos_ref", Kind::wholes, "the zip of the isomorph that represents all"),
    always("transcription", Kind::object),
    always("cubies", Kind::object),
    sometimes("maneuver", "as it was given"),
};
constexpr std::array position_answer = {
    always("facelets", "the position, 54 letters"),
    always("reachable", Kind::flag, "whether turning a solved cube leads there"),
    sometimes("maneuver", "that makes the position, where it is known"),
};
constexpr auto written_answer =
    joined(position_answer, std::array{always("form", "of the text"),
                                       always("text", "the position in the form asked for")});
constexpr std::array random_answer = {
    always("cubes", Kind::texts, "in the form asked for"),
};

constexpr Query queries[] = {
    {.name    = "info",
     .summary = "All that can be said about a position.",
     .fields  = cube_fields,
     .answer  = info_answer,
     .command = "info",
     .example = R"json({"cube":"R U R' U'"})json",
     .ask     = answer_in_json<ask_info>},
    {.name    = "convert",
     .summary = "The same position in another form.",
     .fields  = convert_fields,
     .answer  = written_answer,
     .command = "convert",
     .example = R"json({"cube":"R U2 F'","to":"zip"})json",
     .ask     = answer_in_json<ask_convert>},
    {.name    = "compose",
     .summary = "One position after the other.",
     .fields  = compose_fields,
     .answer  = written_answer,
     .command = "compose",
     .example = R"json({"cubes":["R","U"]})json",
     .ask     = answer_in_json<ask_compose>},
    {.name    = "power",
     .summary = "A position repeated.",
     .fields  = power_fields,
     .answer  = written_answer,
     .command = "power",
     .example = R"json({"cube":"R U","exponent":-3})json",
     .ask     = answer_in_json<ask_power>},
    {.name    = "inverse",
     .summary = "What undoes a position.",
     .fields  = inverse_fields,
     .answer  = written_answer,
     .command = "inverse",
     .example = R"json({"cube":"R U2 F'"})json",
     .ask     = answer_in_json<ask_inverse>},
    {.name    = "transform",
     .summary = "The position seen from elsewhere: rotated, mirrored, inverted.",
     .fields  = transform_fields,
     .answer  = position_answer,
     .example = R"json({"cube":"R U","by":"mirror-RL"})json",
     .ask     = answer_in_json<ask_transform>},
    {.name    = "random",
     .summary = "Uniformly random positions.",
     .fields  = random_fields,
     .answer  = random_answer,
     .example = R"json({"count":2,"seed":42})json",
     .ask     = answer_random},
};

}  // namespace position_queries_detail

std::span<const Query> position_queries() { return position_queries_detail::queries; }

}  // namespace antipode::service
