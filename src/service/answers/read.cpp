#include "service/answers/read.h"

#include "cube/algebra.h"
#include "notation/link.h"
#include "notation/print.h"
#include "notation/turn_spans.h"
#include "service/json.h"

namespace antipode::service {
namespace {

std::string held_after(const Maneuver& maneuver) {
    return rotation_text(on_the_table(maneuver).held);
}

Result<ReadAnswer> read_maneuver(const ReadRequest& request, const Position& position) {
    auto word = work_on_word({.maneuver = *position.maneuver});
    if (!word) return word.error();
    ReadAnswer answer{Form::maneuver, position.cube};
    answer.held  = word->held;
    answer.word  = *std::move(word);
    answer.spans = turn_spans(request.text, *position.maneuver, request.reading.alphabet);
    return answer;
}

Result<ReadAnswer> read_shared(const ReadRequest& request, const Position& position) {
    Result<Link> link = read_link(request.text);
    if (!link) return link.error();
    auto word = work_on_word({.maneuver = link->alg});
    if (!word) return word.error();
    ReadAnswer answer{Form::link, position.cube, *std::move(word)};
    answer.held = held_after(with_setup(*link));
    if (link->cube || !link->setup.empty())
        answer.start = position.cube * inverse(after(with_setup(*link))) * after(link->setup);
    answer.setup = (*std::move(link)).setup;
    return answer;
}

Json spans_json(const std::vector<Span>& spans) {
    return list_json(spans, [](Span span) { return Json::array({span.offset, span.length}); });
}

}  // namespace

Result<ReadAnswer> read(const ReadRequest& request) {
    const Result<Position> position = read_position(request.text, request.reading);
    if (!position) return position.error();
    const Form form   = form_of(request.text, request.reading);
    auto       answer = form == Form::maneuver ? read_maneuver(request, *position)
                        : form == Form::link   ? read_shared(request, *position)
                                               : ReadAnswer{form, position->cube};
    if (answer) (*answer).centres = position->centres;
    return answer;
}

Json to_json(const ReadAnswer& answer) {
    Json json = {{"form", antipode::name_of(answer.form)},
                 {"facelets", antipode::to_text(facelets_of(answer.cube))},
                 {"reachable", is_reachable(answer.cube)}};
    if (!is_reachable(answer.cube)) add_sentence(json, "reason", why_unreachable(answer.cube));
    add_centres(json, answer.centres);
    if (answer.word) {
        json["maneuver"] = answer.word->text;
        json["moves"]    = turn_texts(answer.word->word);
        if (answer.spans) json["spans"] = spans_json(*answer.spans);
    }
    if (!answer.setup.empty()) json["setup"] = antipode::to_text(answer.setup);
    if (answer.start) json["start"] = antipode::to_text(facelets_of(*answer.start));
    json["held"] = answer.held;
    if (answer.word) json["lengths"] = to_json(*answer.word)["lengths"];
    return json;
}

}  // namespace antipode::service
