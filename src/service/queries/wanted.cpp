// What a page needs in order to ask for patterns and symmetries; the questions themselves
// take long, and are in service/tasks.
#include "service/answers/wanted.h"
#include "service/json.h"
#include "service/queries/query.h"
#include "service/requests/positions.h"
#include "service/tasks/question_work.h"

namespace antipode::service {
namespace wanted_queries_detail {

constexpr std::array drawing_row  = {always("name"), always("drawing", "such as aba/bab/aba")};
constexpr std::array drawing_list = {always("drawings", Kind::objects, "those that have a name",
                                            Shape{"NamedDrawing", drawing_row})};

constexpr std::array symmetry_row_fields = {
    always("name", "such as D3d"),
    always("order", Kind::whole),
    always("positions", Kind::text_or_whole, "that one group of the type leaves unchanged"),
    always("positions_exactly", Kind::text_or_whole),
    always("classes_exactly", Kind::text_or_whole, "up to the 48 symmetries"),
    always("classes_at_least", Kind::text_or_whole),
};
constexpr Shape      symmetry_row         = {"SymmetryRow", symmetry_row_fields};
constexpr std::array symmetry_list_fields = {
    always("symmetries", Kind::objects, "the 33 classes", symmetry_row),
    always("antisymmetries", Kind::objects, "the 65 types", symmetry_row),
};
constexpr Shape symmetry_lists = {"SymmetryLists", symmetry_list_fields};

constexpr std::array closure_answer_fields = {
    always("name", "of the type, such as D3d"),
    always("symmetries", Kind::texts),
    always("antisymmetries", Kind::texts),
    always("condition", "for find: at least these"),
};
constexpr Shape      closure_answer = {"Closure", closure_answer_fields};
constexpr std::array like_answer    = {always("condition", "for find")};

Result<Json> answer_drawings(const Fields&, const PocketEngine&) {
    return Json{{"drawings", list_json(pattern_names(), [](const NamedPattern& row) {
                     return Json{{"name", row.name}, {"drawing", row.drawing}};
                 })}};
}

Json rows_json(SymmetryTable table) {
    return with_exact_numbers(list_json(symmetry_rows(table, symmetries_only()),
                                        [](const SymmetryRow& row) { return to_json(row); }));
}

// The same for ever, and counted in a moment that is too long for every request.
Result<Json> answer_symmetries(const Fields&, const PocketEngine&) {
    static const Json answer = {{"symmetries", rows_json(SymmetryTable::symmetries)},
                                {"antisymmetries", rows_json(SymmetryTable::antisymmetries)}};
    return answer;
}

constexpr Query queries[] = {
    {"laboratory/drawings",
     "Drawings of a face that have a name.",
     {},
     drawing_list,
     answer_drawings,
     R"json({})json"},
    {"laboratory/symmetries",
     "The classes of symmetry and the types of antisymmetry, with their numbers.",
     {},
     symmetry_lists,
     answer_symmetries,
     R"json({})json"},
    {"laboratory/closure", "All symmetries and antisymmetries that follow from given ones.",
     closure_fields, closure_answer, answer_in_json<closure_of>,
     R"json({"symmetries":"y2","antisymmetries":"-1"})json"},
    {"laboratory/like", "A condition for positions that are like this one.", cube_fields,
     like_answer, answer_in_json<ask_like>, R"json({"cube":"M2 E2 S2"})json"},
};

}  // namespace wanted_queries_detail

std::span<const Query> wanted_queries() { return wanted_queries_detail::queries; }

}  // namespace antipode::service
