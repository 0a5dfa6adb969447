#include "service/answers/isomorphs.h"

#include "cube/isomorphs.h"
#include "notation/transform.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

Error words_are_apart() {
    return {.kind = ErrorKind::usage, .message = service_message<"isomorphs-as-turns">()};
}

Json facelets(const Cube& cube) { return antipode::to_text(facelets_of(cube)); }

}  // namespace

Result<IsomorphsAnswer> isomorphs(const Position& position, Target target) {
    if (is_made_of_turns(target.form)) return words_are_apart();
    return IsomorphsAnswer{position.cube, target, antipode::isomorphs(position.cube)};
}

Result<RepresentativeAnswer> representative(const Position& position, Target target) {
    if (is_made_of_turns(target.form)) return words_are_apart();
    const Cube found = antipode::representative(position.cube);
    return RepresentativeAnswer{position.cube, found, antipode::to_text(found, target.form),
                                morph(position.cube)};
}

Result<WordsAnswer> isomorphic_words(const Position& position, WordStyle style) {
    if (!position.maneuver)
        return Error{.message = service_message<"isomorphic-words-of-position">()};
    WordsAnswer answer{write_word(*position.maneuver, style), {}};
    for (const Moves& word : antipode::isomorphic_words(on_the_table(*position.maneuver).moves))
        answer.words.push_back(write_word(Maneuver(word), style));
    return answer;
}

Json to_json(const IsomorphsAnswer& answer) {
    Json members = Json::array();
    for (const Cube& member : answer.members) members.push_back(answer.text(member));
    return {{"facelets", facelets(answer.cube)},
            {"morph", answer.members.size()},
            {"pos_ref", to_json(zip_of(answer.members.front()))},
            {"form", name_of(answer.target)},
            {"isomorphs", members}};
}

Json to_json(const RepresentativeAnswer& answer) {
    return {{"facelets", facelets(answer.cube)},
            {"morph", answer.morph},
            {"pos_ref", to_json(zip_of(answer.representative))},
            {"representative", facelets(answer.representative)}};
}

Json to_json(const WordsAnswer& answer) {
    return {{"maneuver", answer.word}, {"count", answer.words.size()}, {"words", answer.words}};
}

}  // namespace antipode::service
