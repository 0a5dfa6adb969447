// What can be done to maneuvers.
//
//     const auto fields = Fields::read(json, word_fields);
//     const auto answer = ask_word(*fields);            // Result<WordFinding>
#pragma once

#include "service/answers/words.h"
#include "service/requests/reading.h"

namespace antipode::service {

inline constexpr std::array word_fields = {
    Field{.name    = "maneuver",
          .summary = "the turns, in any notation people paste",
          .need    = Need::required,
          .option  = {.value = "MANEUVER", .is_argument = true, .subject = Subject::many}},
    Field{.name      = "repeat",
          .kind      = Kind::whole,
          .summary   = "write it this many times",
          .bounds    = {0, ParseLimits::repetitions},
          .otherwise = "1",
          .option    = {.value = "N"}},
    Field{.name    = "invert",
          .kind    = Kind::flag,
          .summary = "undo it",
          .option  = {.letter = 'i', .name = "inverse"}},
    flag("mirror", "exchange left and right", 'm'),
    Field{.name    = "rotate",
          .summary = "rename the turns as this rotation moves the faces: with y, R becomes F",
          .option  = {.value = "ROTATION"}},
    Field{.name    = "on_table",
          .kind    = Kind::flag,
          .summary = "face turns only, for a cube that never leaves the table, and how the hand "
                     "would hold it at the end",
          .option  = {.letter = 't', .name = "table"}},
    flag("simplify", "join neighbouring turns about the same axis", 's'),
    Field{.name      = "style",
          .summary   = "the letters to write it with",
          .otherwise = "wca",
          .choices   = style_names,
          .option    = {.value = "FORM", .name = "to"}},
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
