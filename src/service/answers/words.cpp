#include "service/answers/words.h"

#include <fmt/format.h>

#include "notation/brackets.h"
#include "notation/characters.h"
#include "notation/print.h"
#include "notation/simplify.h"
#include "notation/transform.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

Error not_a_rotation(std::string_view text) {
    return usage_error(service_message<"no-such-rotation">(visible(text)));
}

// The nine rotations about the axes of the faces.
std::vector<HandTurn> rotation_turns() {
    std::vector<HandTurn> turns;
    for (Grip grip : {Grip::x, Grip::y, Grip::z})
        for (Turn turn : all_turns) turns.push_back({grip, turn});
    return turns;
}

std::vector<Maneuver> short_rotations() {
    std::vector<Maneuver> rotations = {Maneuver{}};
    for (HandTurn turn : rotation_turns()) rotations.push_back(Maneuver{turn});
    for (HandTurn first : rotation_turns())
        for (HandTurn second : rotation_turns()) rotations.push_back(Maneuver{first, second});
    return rotations;
}

}  // namespace

Result<Symmetry> parse_rotation(std::string_view text) {
    const Result<Maneuver> maneuver = parse_maneuver(text);
    if (!maneuver) return not_a_rotation(text);
    for (HandTurn turn : *maneuver)
        if (!is_rotation(turn.grip)) return not_a_rotation(text);
    return on_the_table(*maneuver).held;
}

std::string rotation_text(Symmetry rotation) {
    for (const Maneuver& maneuver : short_rotations())
        if (on_the_table(maneuver).held == rotation) return antipode::to_text(maneuver);
    assert(false && "every rotation is one or two about the axes");
    return {};
}

Result<WordAnswer> work_on_word(const WordRequest& request) {
    if (request.maneuver.size() * request.repeat > ParseLimits::turns)
        return usage_error(service_message<"word-too-long">(request.maneuver.size(), request.repeat,
                                                            ParseLimits::turns));
    Maneuver word = repeat(request.maneuver, request.repeat);
    if (request.invert) word = antipode::inverse(word);
    if (request.mirror) word = image(mirror_lr, word);
    if (request.rotate) word = image(*request.rotate, word);
    const std::string held = rotation_text(on_the_table(word).held);
    if (request.put_on_table || request.style != WordStyle::wca)
        word = Maneuver(on_the_table(word).moves);
    if (request.simplify) word = simplify(word);

    WordAnswer answer{word, write_word(word, request.style), held};
    for (const MetricRow& row : metric_rows)
        answer.lengths[static_cast<std::size_t>(row.metric)] = length(word, row.metric);
    return answer;
}

Json to_json(const WordAnswer& answer) {
    Json lengths = Json::object();
    for (const MetricRow& row : metric_rows)
        lengths[std::string(row.name)] = answer.lengths[static_cast<std::size_t>(row.metric)];
    return {{"maneuver", answer.text}, {"lengths", lengths}, {"held", answer.held}};
}

std::optional<std::string> bracket_text(const WordAnswer& answer) {
    return bracket_form(on_the_table(answer.word).moves);
}

std::vector<std::string> turn_texts(const Maneuver& maneuver) {
    std::vector<std::string> texts;
    for (HandTurn turn : maneuver) texts.push_back(antipode::to_text(Maneuver{turn}));
    return texts;
}

std::string lengths_text(const WordAnswer& answer) {
    std::string text;
    for (const MetricRow& row : metric_rows)
        text += fmt::format("{}{}", text.empty() ? "" : " ",
                            length_tag(answer.lengths[static_cast<std::size_t>(row.metric)],
                                       row.metric, Optimality::unproven));
    return text;
}

}  // namespace antipode::service
