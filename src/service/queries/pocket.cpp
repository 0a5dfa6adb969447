#include "service/requests/pocket.h"
#include "service/json.h"
#include "service/queries/query.h"
#include "service/requests/distance.h"
#include "service/requests/message_fields.h"
#include "service/requests/wanted.h"

namespace antipode::service {
namespace pocket_queries_detail {

Result<Json> answer_check(const Fields& fields, const PocketEngine&) {
    const auto answer = ask_pocket_check(fields);
    if (!answer) return answer.error();
    return to_json(*answer);
}

Result<Json> answer_random(const Fields& fields, const PocketEngine& engine) {
    PocketPositions positions(fields.find_whole<std::uint64_t>("seed"));
    Json            cubes = Json::array();
    for (auto left = fields.whole<std::uint64_t>("count"); left > 0; --left)
        cubes.push_back(to_json(draw_pocket(fields, positions, engine)));
    return Json{{"cubes", std::move(cubes)}};
}

Result<Json> answer_count(const Fields& fields, const PocketEngine& engine) {
    return to_json(engine.count(metric_of(fields)));
}

Result<Json> answer_antipodes(const Fields& fields, const PocketEngine& engine) {
    return to_json(engine.antipodes(metric_of(fields)));
}

constexpr std::array solve_fields = {
    always("cube", "24 facelets, as it is held"),
    always("position", Kind::whole, "its number, the same however it is held"),
    always("solution", "a shortest one, for the cube as it is held"),
    sometimes("generator", "makes the position from a solved cube"),
    sometimes("solutions", Kind::texts, "all that are equally short"),
    sometimes("generators", Kind::texts),
    always("length", Kind::whole),
    always("metric", one_of(pocket_metric_names)),
    always("optimal", Kind::flag),
};
constexpr Shape      solve_answer    = {"PocketSolution", solve_fields};
constexpr std::array distance_answer = {
    always("htm", Kind::whole),
    always("qtm", Kind::whole),
};
constexpr std::array info_fields = {
    always("facelets", "24, as it is held"),
    always("home", "24, with the corner DBL at home"),
    always("position", Kind::whole),
    sometimes("maneuver", "as it was given"),
    always("distance", Kind::object, "from solved", distance_answer),
    always("generator", "of fewest face turns; makes home"),
    always("order", Kind::whole),
    always("parity", one_of(parity_names)),
    always("cycles", "of the corners"),
    always("symmetry"),
    always("images", Kind::whole, "how many positions are this one up to symmetry"),
    always("isomorphs", Kind::whole, "the same, up to inversion too"),
    always("cubies", "by their coordinates"),
    always("layers", "the generator as quarter turns of layers"),
};
constexpr Shape      info_answer  = {"PocketInfo", info_fields};
constexpr std::array check_fields = {
    always("feasible", Kind::flag),
    sometimes("facelets", "24, if turning can make them"),
    sometimes("reason", "why turning cannot"),
    as_message("reason_message"),
    sometimes("facelets_at_fault", Kind::texts, "such as U4"),
};
constexpr Shape      check_answer = {"PocketFeasibility", check_fields};
constexpr std::array draw_fields  = {
     always("facelets"),
     always("position", Kind::whole),
     always("seed", Kind::whole),
     always("number", Kind::whole, "among those of the seed, from 1"),
     always("form", "of the text", one_of(pocket_form_names)),
     always("text", "in the form asked for"),
};
constexpr Shape      draw_answer   = {"PocketDraw", draw_fields};
constexpr std::array random_answer = {
    always("cubes", Kind::objects, draw_answer),
};
constexpr std::array count_fields = {
    always("metric", one_of(pocket_metric_names)),
    always("greatest", Kind::whole, "distance from solved"),
    always("positions", Kind::whole, "in all"),
    always("counts", Kind::wholes, "of positions, by distance from 0"),
};
constexpr Shape      count_answer = {"PocketCounts", count_fields};
constexpr std::array class_fields = {
    always("facelets"),
    always("position", Kind::whole),
    always("generator", "a shortest one"),
    always("positions", Kind::whole, "that are this one up to symmetry"),
    always("symmetry"),
};
constexpr Shape      class_answer     = {"PocketClass", class_fields};
constexpr std::array antipodes_fields = {
    always("metric", one_of(pocket_metric_names)),
    always("distance", Kind::whole),
    always("positions", Kind::whole),
    always("classes", Kind::objects, class_answer),
};
constexpr Shape antipodes_answer = {"PocketAntipodes", antipodes_fields};

constexpr Query queries[] = {
    {"pocket/solve", "A shortest solution of a 2x2x2, or all of them.", pocket_solve_fields,
     solve_answer, answer_in_json<ask_pocket_solution>,
     R"json({"cube":"R U2 F' x y","all":true,"generator":true})json", "pocket solve"},
    {"pocket/info", "All that can be said about a position of the 2x2x2.", pocket_cube_fields,
     info_answer, answer_in_json<ask_pocket_info>, R"json({"cube":"x1'' y0","as":"layers"})json",
     "pocket info"},
    {"pocket/check", "Whether turning can make a 2x2x2, and if not, why.", pocket_cube_fields,
     check_answer, answer_check, R"json({"cube":"UUUFURRRFRFFDDDDLLLLBBBB"})json", "pocket check"},
    {"pocket/random", "Uniformly random positions of the 2x2x2.", pocket_random_fields,
     random_answer, answer_random, R"json({"count":2,"seed":7})json"},
    {"pocket/count", "The number of positions of the 2x2x2 at each distance from solved.",
     pocket_metric_field, count_answer, answer_count, R"json({"metric":"qtm"})json",
     "pocket count"},
    {"pocket/antipodes", "The hardest positions of the 2x2x2, up to symmetry.", pocket_metric_field,
     antipodes_answer, answer_antipodes, R"json({"metric":"qtm"})json", "pocket antipodes"},
};

}  // namespace pocket_queries_detail

std::span<const Query> pocket_queries() { return pocket_queries_detail::queries; }

}  // namespace antipode::service
