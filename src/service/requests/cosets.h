// Many cosets with one question: which they are, and what is wanted of each.
//
//     const auto fields = Fields::read(json, cosets_question_fields);
//     const auto order  = read_cosets(*fields, {.most = most_cosets_asked});
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "service/requests/coset.h"

namespace antipode::service {

// Cosets that are to be drawn from each distance to H apart.
struct SpreadDraw {
    std::size_t   count = 0;
    std::uint64_t seed  = 1;
};

struct CosetsOrder {
    CosetOrder                each     = {};            // but for the cube
    std::vector<Cube>         cubes    = {};            // of each coset one; none of them twice
    std::optional<SpreadDraw> spread   = std::nullopt;  // instead of cubes
    bool                      is_drawn = false;         // by chance: they tell about all positions
    // Keeps what is found of each; what is in it is not done again.
    std::optional<std::filesystem::path> results = std::nullopt;
};

// A cube of each is made first: so many take a gigabyte.
inline constexpr std::int64_t most_cosets_at_a_time = 10'000'000;

inline constexpr std::array coset_choice_fields = {
    field("random", Kind::whole,
          "this many cosets drawn at random; their exact counts give estimates of how many "
          "positions are at each distance",
          within({1, most_cosets_at_a_time}), typed("N")),
    field("range", "cosets up to the 16 symmetries of the axis, by number: from 0 to 140908409",
          typed("FIRST-LAST")),
    flag("spread",
         "with {random}: draw from each distance to H separately, so that the few cosets near H "
         "are included and the estimates for all positions are right"),
    field("seed", Kind::whole, "with {random}: a whole number: the same seed gives the same cosets",
          by_default("1"), typed("S")),
};

// Who asks for centres is told what stands in the way.
inline constexpr Field coset_centres_field =
    changed(without_word(centres_field),
            "refused, with how large the map would be if the twists of these centres counted");

// At a shell there may be many cosets instead of one.
inline constexpr auto coset_fields =
    joined(changed(coset_way_fields, "cube", with_need(Need::optional)),
           field("cosets", "the cosets of the cubes in this file, one per line", typed_file()),
           coset_choice_fields,
           field("results",
                 "with many cosets: add a line of JSON for each one to this file, and skip those "
                 "already in it",
                 typed_file()),
           field("resume",
                 "save progress in this file (2.5 GB; with {small} 35 MB where a map of it is "
                 "enough), and resume from it",
                 typed_file()),
           threads_field, reading_fields, coset_centres_field);

// A question of the laboratory keeps what is found of each coset, so that they must not be
// too many.
inline constexpr std::int64_t most_cosets_asked = 1000;

inline constexpr auto cosets_question_fields =
    joined(field("cubes", Kind::texts, "the cosets of these cubes, in any form",
                 within({1, most_cosets_asked}), diagnosed(diagnose_cube)),
           changed(coset_choice_fields, "random", within({1, most_cosets_asked})),
           coset_goal_fields, reading_fields);

// Whether many cosets are asked for at a shell; wrong where more than one way is said.
Result<bool> asks_for_many(const Fields& fields);

// Where cosets are named by something that is no field, and how many there may be.
struct CosetNames {
    std::string_view            text = {};  // of the file `cosets`
    std::optional<std::int64_t> most = std::nullopt;
};
Result<CosetsOrder> read_cosets(const Fields& fields, const CosetNames& names);

}  // namespace antipode::service
