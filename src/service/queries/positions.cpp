#include "service/requests/positions.h"
#include "service/answers/transform.h"
#include "service/json.h"
#include "service/queries/query.h"
#include "service/requests/message_fields.h"
#include "service/requests/wanted.h"

namespace antipode::service {
namespace position_queries_detail {

Result<Json> answer_random(const Fields& fields, const PocketEngine&) {
    const auto cubes = ask_random(fields);
    if (!cubes) return cubes.error();
    return Json{{"cubes", *cubes}};
}

// Corners and edges have the same parity in every reachable position.
std::vector<std::string_view> parities_of_both() {
    auto names = parity_names();
    names.emplace_back("mixed");
    return names;
}

constexpr std::array cycles_fields       = {always("corners"), always("edges")};
constexpr std::array three_cycles_fields = {
    nullable("corners", Kind::whole_lists, "null where 3-cycles cannot do it"),
    nullable("edges", Kind::whole_lists),
};
constexpr std::array transcription_fields = {
    always("sc", Kind::wholes),
    always("sm", Kind::wholes),
    always("irc", Kind::wholes),
    always("irm", Kind::wholes),
};
constexpr std::array cubies_fields = {
    always("cp", Kind::wholes),
    always("co", Kind::wholes),
    always("ep", Kind::wholes),
    always("eo", Kind::wholes),
};
constexpr Field centres_answer = sometimes(
    "centres", Kind::known_wholes,
    "where they count: clockwise quarter turns of U R F D L B, null for one that does not");
constexpr std::array info_fields = {
    always("facelets"),
    always("reachable", Kind::flag),
    centres_answer,
    sometimes("reason", "why turning cannot reach it"),
    as_message("reason_message"),
    sometimes("repairs", Kind::objects, "the smallest that would help", repair_shape),
    always("trace", Kind::wholes),
    always("parity", one_of(parities_of_both)),
    always("corner_parity", one_of(parity_names)),
    always("edge_parity", one_of(parity_names)),
    always("order", Kind::whole),
    always("corner_cycles", Kind::whole_lists),
    always("edge_cycles", Kind::whole_lists),
    always("cycles", Kind::object, "as they are written", cycles_fields),
    always("three_cycles", Kind::object, "whose product is the permutation", three_cycles_fields),
    always("morph", Kind::whole, "how many isomorphs it has"),
    always("symmetry"),
    nullable("antisymmetry"),
    always("self_inverse", Kind::flag),
    always("label", "as Cube Explorer shows it"),
    always("zip", Kind::wholes),
    always("pos_ref", Kind::wholes, "the zip of the isomorph that represents all"),
    always("transcription", Kind::object, "of the papers of 2004", transcription_fields),
    always("cubies", Kind::object, cubies_fields),
    sometimes("maneuver", "as it was given"),
};
constexpr Shape      info_answer     = {"Info", info_fields};
constexpr std::array position_answer = {
    always("facelets", "the position, 54 letters"),
    always("reachable", Kind::flag, "whether turning a solved cube leads there"),
    sometimes("maneuver", "that makes the position, where it is known"),
    centres_answer,
};
constexpr auto written_answer =
    joined(position_answer, always("form", "of the text", one_of(target_names)),
           always("text", "the position in the form asked for"));
constexpr std::array random_answer = {
    always("cubes", Kind::texts, "in the form asked for"),
};

constexpr Query queries[] = {
    {"info", "All that can be said about a position.", centred_cube_fields, info_answer,
     answer_in_json<ask_info>, R"json({"cube":"R U R' U'"})json", "info"},
    {"convert", "The same position in another form.", convert_fields, written_answer,
     answer_in_json<ask_convert>, R"json({"cube":"R U2 F'","to":"zip"})json", "convert"},
    {"compose", "One position after the other.", compose_fields, written_answer,
     answer_in_json<ask_compose>, R"json({"cubes":["R","U"]})json", "compose"},
    {"power", "A position repeated.", power_fields, written_answer, answer_in_json<ask_power>,
     R"json({"cube":"R U","exponent":-3})json", "power"},
    {"inverse", "What undoes a position.", inverse_fields, written_answer,
     answer_in_json<ask_inverse>, R"json({"cube":"R U2 F'"})json", "inverse"},
    {"transform", "The position seen from elsewhere: rotated, mirrored, inverted.",
     transform_fields, position_answer, answer_in_json<ask_transform>,
     R"json({"cube":"R U","by":"mirror-RL"})json"},
    {"random", "Uniformly random positions.", random_fields, random_answer, answer_random,
     R"json({"count":2,"seed":42})json"},
};

}  // namespace position_queries_detail

std::span<const Query> position_queries() { return position_queries_detail::queries; }

}  // namespace antipode::service
