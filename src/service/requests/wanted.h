// Positions that are put together by structure: by a condition, by patterns on their faces,
// or by their symmetry.
//
//     const auto fields   = Fields::read(json, pattern_question_fields);
//     const auto question = read_pattern(*fields);        // WantedQuestion
//
// Patterns and symmetries are short ways to say a condition of explore/where/condition.h:
// to_text(question->condition) writes it out.
#pragma once

#include "explore/structure/wanted.h"
#include "explore/where/condition.h"
#include "service/requests/distance.h"
#include "service/tasks/task_events.h"

namespace antipode::service {

struct WantedQuestion {
    CubeCondition                condition;
    IsomorphismSet               same    = symmetries_only();
    std::optional<std::uint64_t> limit   = std::nullopt;  // of positions to list
    bool                         few_do  = false;         // whoever asks has said that limit
    bool                         count   = false;         // only tell how many there are
    bool                         centres = false;         // of the twists of all six centres, too
    unsigned                     threads = 1;
};

std::vector<std::string_view> piece_kinds();   // corners and edges
std::vector<std::string_view> parity_names();  // even and odd

inline constexpr Field every_field =
    flag("every", "every position, instead of one of each class of isomorphs", 'e');

constexpr Field classes_field(std::string_view otherwise) {
    return field("classes",
                 "which positions count as one: those equal up to the 48 symmetries, or up to "
                 "these and inversion (96)",
                 by_default(otherwise), one_of<"48", "96">(), typed("48|96"));
}

inline constexpr Field count_flag = flag("count", "only say how many there are", 'c');

inline constexpr Field listing_limit =
    field("limit", Kind::whole, "stop after this many positions", within({1}), typed("N", 'n'));
// Of a question, whose answer is kept.
inline constexpr Field question_limit =
    changed(listing_limit, within({1, max_task_items}), by_default("1000"));

inline constexpr std::array wanted_filters = {
    flag("continuous",
         "neighbouring edges and corners agree on both faces they share, or on neither"),
    field("colours", Kind::wholes, "every face has one of these numbers of colours, such as 1,2",
          within({1}), each_within({1, colour_count}), typed("N,N…")),
    field("only", "only pieces of this kind are not home", one_of(piece_kinds), typed("KIND")),
    field("parity",
          "of the permutation of the corners, the same as that of the edges; with {only} and odd, "
          "two of the other pieces, which do not count, are exchanged",
          one_of(parity_names), typed("PARITY")),
    flag("not_self_inverse", "leave out positions that are their own inverses"),
    field("where", "a further condition, as in find", typed("EXPR", 'w')),
};
inline constexpr std::array wanted_choice = {every_field, classes_field("48"), count_flag};

inline constexpr std::array pattern_own_fields = {
    field("pattern",
          "what every face shows: nine cells such as aba/bab/aba, where a dot is any colour and U "
          "R F D L B are fixed ones, or a name such as dot; | separates alternatives",
          as_argument("PATTERN")),
    field("faces", Kind::texts,
          "what some faces show, as in UD=dot|solid; may be given several times",
          typed({.letter = 'f', .value = "FACES=PATTERN", .name = "face"})),
    field("symmetry", "at least this symmetry, as in C3, S6{D3d} or \"y2 -UF\"", typed("NAME")),
};

inline constexpr std::array symmetry_own_fields = {
    field("symmetry",
          "a type of symmetry such as C3, Cs(b) or S6{D3d}, or operations such as \"y2 -UF\"",
          required, as_argument("NAME")),
    field("anti",
          "the second of the two names of a type of antisymmetry, or operations that turn the "
          "position into its inverse",
          typed("NAME")),
    flag("exactly", "no symmetries (and with {anti} no antisymmetries) but these", 'x'),
};

// Names of symmetries are letters, too, so that none looks as if it were meant for this.
inline constexpr Field all_centres_field =
    field("centres", "let the twists of all six centres count, as on a cube with pictures",
          typed({.value = "all", .implied = "all", .is_value = names_faces}));

inline constexpr auto pattern_fields = joined(pattern_own_fields, wanted_filters, wanted_choice,
                                              all_centres_field, listing_limit, threads_field);
inline constexpr auto pattern_question_fields =
    joined(pattern_own_fields, wanted_filters, wanted_choice, all_centres_field, question_limit);
inline constexpr auto symmetry_fields = joined(symmetry_own_fields, wanted_filters, wanted_choice,
                                               all_centres_field, listing_limit, threads_field);
inline constexpr auto symmetry_question_fields =
    joined(symmetry_own_fields, wanted_filters, wanted_choice, all_centres_field, question_limit);

// Some operations, of which all that come with them are wanted.
inline constexpr std::array closure_fields = {
    field("symmetries", "operations such as \"y2 -UF\", or a type of symmetry such as C3"),
    field("antisymmetries", "operations that turn a position into its inverse"),
};
Result<IsomorphismSet> read_closure(const Fields& fields);

// A condition for positions that have at least these, in this orientation.
std::string condition_of(const IsomorphismSet& group);

Result<WantedQuestion> read_pattern(const Fields& fields);
Result<WantedQuestion> read_symmetry(const Fields& fields);

// What the fields say beside the condition; wrong where centres count and one kind of pieces
// does alone.
Result<WantedQuestion> wanted_question(CubeCondition condition, CentreSet centres,
                                       const Fields& fields);

}  // namespace antipode::service
