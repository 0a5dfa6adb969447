// The positions, or the words, that are the same up to symmetry and inversion.
#pragma once

#include <vector>

#include "service/answers/position.h"

namespace antipode::service {

struct IsomorphsAnswer {
    CentredCube              cube;
    Target                   target;
    std::vector<CentredCube> members;  // distinct, by increasing zip: the first represents them

    // Any form but a maneuver.
    std::string text(const CentredCube& member) const {
        return antipode::to_text(member, target.form);
    }
};

// Wrong when the target is a maneuver: only one member is known as one.
Result<IsomorphsAnswer> isomorphs(const Position& position, Target target = {Form::zip});

struct RepresentativeAnswer {
    CentredCube cube;
    CentredCube representative;
    std::string text;
    std::size_t morph = 1;
};

Result<RepresentativeAnswer> representative(const Position& position, Target target = {Form::zip});

struct WordsAnswer {
    std::string              word;
    std::vector<std::string> words;  // distinct, the word itself first
};

// The images of the word under the 48 symmetries, and their inverses. Wrong when
// the position was not given as a maneuver.
Result<WordsAnswer> isomorphic_words(const Position& position, WordStyle style);

Json to_json(const IsomorphsAnswer& answer);
Json to_json(const RepresentativeAnswer& answer);
Json to_json(const WordsAnswer& answer);

}  // namespace antipode::service
