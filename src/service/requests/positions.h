// What can be asked about positions at once: every list of fields has a function that
// reads and answers it.
//
//     const auto fields = Fields::read(json, power_fields);
//     const auto answer = ask_power(*fields);          // Result<WrittenPosition>
#pragma once

#include <variant>

#include "service/answers/complete.h"
#include "service/answers/group.h"
#include "service/answers/info.h"
#include "service/answers/isomorphs.h"
#include "service/answers/random.h"
#include "service/answers/read.h"
#include "service/requests/reading.h"
#include "service/requests/wanted.h"

namespace antipode::service {

std::vector<std::string_view> position_target_names();  // those that need no turns

constexpr Field target_field(std::string_view summary, std::string_view otherwise,
                             Choices words = target_names) {
    return field("to", summary, by_default(otherwise), one_of(words), typed("FORM"));
}
Target target_of(const Fields& fields);

// ---- one position ---------------------------------------------------------------------

inline constexpr auto to_field = target_field("write the answer in this form", "facelets");

inline constexpr auto convert_fields = joined(
    cube_field, field("to", "the form to write", required, one_of(target_names), typed("FORM")),
    centred_reading_fields);
inline constexpr auto inverse_fields = joined(cube_field, to_field, centred_reading_fields);
inline constexpr auto power_fields   = joined(
      changed(cube_field, as_argument("CUBE", Subject::one)),
      field("exponent", Kind::text_or_whole, "how many times: any whole number, even 0 or negative",
            required, as_argument("N")),
      to_field, centred_reading_fields);
inline constexpr auto transform_fields =
    joined(cube_field,
           field("by", Kind::text_or_whole,
                 "a symmetry: its number from 0 to 47, or rotations and mirrors one after the "
                 "other, such as \"x y2\" or \"mirror-RL\"",
                 required),
           flag("invert", "undo the position first"), centred_reading_fields);

Result<InfoAnswer>      ask_info(const Fields& fields);  // of centred_cube_fields
Result<LikeAnswer>      ask_like(const Fields& fields);  // of cube_fields
Result<WrittenPosition> ask_convert(const Fields& fields);
Result<WrittenPosition> ask_inverse(const Fields& fields);
Result<WrittenPosition> ask_power(const Fields& fields);
Result<Position>        ask_transform(const Fields& fields);

// ---- its class ------------------------------------------------------------------------

inline constexpr Field isomorphic_words_field = flag(
    "words", "the rotated, mirrored and inverted words of a maneuver instead of positions", 'w');

// At a shell all members are shown unless less is asked for; programs ask for them.
inline constexpr auto isomorphs_options = joined(
    cube_field,
    flag("representative",
         "only the member with the smallest zip (pos_ref), and the size of the class", 'r'),
    flag("count", "only the size of the class (morph)", 'c'), isomorphic_words_field,
    target_field("write the members in this form (default zip; words in the notation of the input)",
                 ""),
    centred_reading_fields);
inline constexpr auto isomorphs_fields = joined(
    cube_field, flag("list", "all members of the class instead of the one that represents it"),
    isomorphic_words_field,
    target_field("the form to write members in (default zip; words in the notation of the input)",
                 ""),
    centred_reading_fields);

using ClassAnswer = std::variant<RepresentativeAnswer, IsomorphsAnswer, WordsAnswer>;
Result<ClassAnswer> ask_isomorphs(const Fields& fields);
Json                to_json(const ClassAnswer& answer);

// ---- several --------------------------------------------------------------------------

inline constexpr auto compose_fields =
    joined(field("cubes", Kind::texts, "the positions to multiply, from left to right", required,
                 within({1, 1000}), diagnosed(diagnose_cube), as_argument("CUBE")),
           to_field, without_word(centres_field), reading_fields);

Result<WrittenPosition> ask_compose(const Fields& fields);

inline constexpr auto group_fields = joined(
    field("generators", Kind::texts, "a CUBE; several in one as \"<R, U>\"", required,
          within({1, 64}), diagnosed(diagnose_cube), as_argument("GENERATOR")),
    field("contains", "say only whether this position is in the group: yes or no",
          diagnosed(diagnose_cube), typed("CUBE", 'c')),
    field("word", "write this position as a short word in the generators, if it is in the group",
          diagnosed(diagnose_cube), typed("CUBE", 'w')),
    without_word(centres_field), reading_fields);

struct GroupFinding {
    Group                      group;
    bool                       with_word = false;         // it was asked for
    std::optional<bool>        contains  = std::nullopt;  // the position that was asked about
    std::optional<std::string> word      = std::nullopt;  // for it, if it is in the group
};
Result<GroupFinding> ask_group(const Fields& fields);
Json                 to_json(const GroupFinding& finding);

// ---- random ones ----------------------------------------------------------------------

constexpr Field seed_field(std::string_view summary) {
    return field("seed", Kind::whole, summary, typed("S", 's'));
}

inline constexpr Field seed_of_cubes =
    seed_field("a whole number: the same seed gives the same cubes, everywhere and always");

constexpr Field drawn_field(Bounds bounds, std::string_view otherwise = "1") {
    return field("count", Kind::whole, "how many", within(bounds), by_default(otherwise),
                 typed({.letter = 'n', .value = "N", .name = "number"}));
}

inline constexpr std::array random_fields = {
    drawn_field({1, 10'000}),
    seed_of_cubes,
    field("only", "draw only these pieces; the others are solved", one_of(piece_kinds),
          typed("PIECES")),
    flag("any", "from all ways to put the pieces together, of which turning reaches one in twelve",
         'a'),
    target_field("write the positions in this form", "facelets", position_target_names),
    centres_field,
};

Result<RandomRequest>            read_random(const Fields& fields);
Result<std::vector<std::string>> ask_random(const Fields& fields);

inline constexpr std::array scramble_fields = {
    drawn_field({1, 100}),
    seed_field("a whole number: the same seed gives the same scrambles, everywhere and always"),
};

// ---- what somebody typed or painted ---------------------------------------------------

inline constexpr auto text_fields =
    joined(field("text", "what somebody typed or pasted: any form of a cube, or a link", required,
                 diagnosed(diagnose_cube)),
           centred_reading_fields);

Result<ReadAnswer> ask_read(const Fields& fields);

Json diagnose_painting(std::string_view text, const Fields& fields);

inline constexpr std::array complete_fields = {
    field("facelets", "54 stickers of which some are unpainted", required,
          diagnosed(diagnose_painting), as_argument("FACELETS", Subject::many)),
};

Result<Completion> ask_complete(const Fields& fields);

}  // namespace antipode::service
