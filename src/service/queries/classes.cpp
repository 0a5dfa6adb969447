#include "service/json.h"
#include "service/queries/query.h"
#include "service/requests/positions.h"

namespace antipode::service {
namespace class_queries_detail {

constexpr std::array isomorphs_answer = {
    sometimes("facelets"),
    sometimes("morph", Kind::whole),
    sometimes("pos_ref", Kind::wholes),
    sometimes("representative"),
    sometimes("form", one_of(target_names)),
    sometimes("isomorphs", Kind::texts),
    sometimes("maneuver", "of words: as it was given"),
    sometimes("count", Kind::whole, "of words"),
    sometimes("words", Kind::texts),
};
constexpr std::array centre_fields = {always("order"), always("generators", Kind::texts)};
constexpr std::array action_fields = {
    always("transitive", Kind::flag),
    always("stickers_transitive", Kind::flag),
    always("orbits", Kind::text_lists),
};
constexpr Shape      action_answer = {"PieceAction", action_fields};
constexpr std::array group_answer  = {
     always("generators", Kind::texts),
     always("order", "how many positions there are, in decimal digits"),
     always("abelian", Kind::flag),
     always("centre", Kind::object, centre_fields),
     always("corners", Kind::object, action_answer),
     always("edges", Kind::object, action_answer),
     always("sticker_orbits", Kind::text_lists),
     sometimes("contains", Kind::flag, "whether the position asked about is in the group"),
     sometimes("word", with_need(Need::optional_nullable),
               "for the position, or null if it is not in the group"),
};

constexpr Query queries[] = {
    {"isomorphs", "The class of a position under symmetry and inversion.", isomorphs_fields,
     isomorphs_answer, answer_in_json<ask_isomorphs>, R"json({"cube":"R U","list":true})json",
     "isomorphs"},
    {"group", "The group that some positions generate.", group_fields, group_answer,
     answer_in_json<ask_group>, R"json({"generators":["R","U"]})json", "group"},
};

}  // namespace class_queries_detail

std::span<const Query> class_queries() { return class_queries_detail::queries; }

}  // namespace antipode::service
