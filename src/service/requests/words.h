// What can be done to maneuvers.
//
//     const auto fields = Fields::read(json, word_fields);
//     const auto answer = ask_word(*fields);            // Result<WordFinding>
#pragma once

#include "service/answers/words.h"
#include "service/requests/reading.h"

namespace antipode::service {

inline constexpr std::array word_fields = {
    field("maneuver", "the turns, in any notation people paste", required,
          as_argument("MANEUVER", Subject::many)),
    field("repeat", Kind::whole, "write it this many times", within({0, ParseLimits::repetitions}),
          by_default("1"), typed("N")),
    field("invert", Kind::flag, "undo it", typed({.letter = 'i', .name = "inverse"})),
    flag("mirror", "exchange left and right", 'm'),
    field("rotate", "rename the turns as this rotation moves the faces: with y, R becomes F",
          typed("ROTATION")),
    field("on_table", Kind::flag,
          "face turns only, for a cube that never leaves the table, and how the hand would hold it "
          "at the end",
          typed({.letter = 't', .name = "table"})),
    flag("simplify", "join neighbouring turns about the same axis", 's'),
    field("style", "the letters to write it with", by_default("wca"), one_of(style_names),
          typed({.value = "FORM", .name = "to"})),
    flag("brackets",
         "write it as a commutator [A, B] or a conjugate [A: B], where it is literally one", 'b'),
    reading_fields[1],
};

struct WordFinding {
    WordAnswer                 answer;
    bool                       with_brackets = false;         // they were asked for
    std::optional<std::string> brackets      = std::nullopt;  // if it is one
};

Result<WordFinding> ask_word(const Fields& fields);
Json                to_json(const WordFinding& finding);

}  // namespace antipode::service
