#include "service/answers/isomorphs.h"

#include "cube/isomorphs.h"
#include "notation/transform.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

Error words_are_apart() { return usage_error(service_message<"isomorphs-as-turns">()); }

Json facelets(const CentredCube& cube) { return antipode::to_text(cube, Form::facelets); }

CentredCube representative_of(const CentredCube& cube) {
    if (cube.counted.empty()) return {antipode::representative(cube.cube), {}, no_centres};
    return antipode::isomorphs(cube).front();
}

std::size_t class_size(const CentredCube& cube) {
    return cube.counted.empty() ? morph(cube.cube) : antipode::isomorphs(cube).size();
}

}  // namespace

Result<IsomorphsAnswer> isomorphs(const Position& position, Target target) {
    if (is_made_of_turns(target.form)) return words_are_apart();
    return IsomorphsAnswer{centred(position), target, antipode::isomorphs(centred(position))};
}

Result<RepresentativeAnswer> representative(const Position& position, Target target) {
    if (is_made_of_turns(target.form)) return words_are_apart();
    const CentredCube cube  = centred(position);
    const CentredCube found = representative_of(cube);
    return RepresentativeAnswer{cube, found, antipode::to_text(found, target.form),
                                class_size(cube)};
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
    const auto text = [&](const CentredCube& member) { return answer.text(member); };
    return {{"facelets", facelets(answer.cube)},
            {"morph", answer.members.size()},
            {"pos_ref", to_json(zip_of(answer.members.front().cube))},
            {"form", name_of(answer.target)},
            {"isomorphs", list_json(answer.members, text)}};
}

Json to_json(const RepresentativeAnswer& answer) {
    return {{"facelets", facelets(answer.cube)},
            {"morph", answer.morph},
            {"pos_ref", to_json(zip_of(answer.representative.cube))},
            {"representative", facelets(answer.representative)}};
}

Json to_json(const WordsAnswer& answer) {
    return {{"maneuver", answer.word}, {"count", answer.words.size()}, {"words", answer.words}};
}

}  // namespace antipode::service
