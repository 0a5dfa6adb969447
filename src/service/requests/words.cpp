#include "service/requests/words.h"

#include "service/json.h"

namespace antipode::service {
namespace {

Result<WordRequest> read_word(const Fields& fields) {
    auto maneuver = parse_maneuver(fields.text("maneuver"), reading_of(fields).alphabet);
    if (!maneuver) return in_field(maneuver.error(), "maneuver");
    WordRequest request{.maneuver     = *std::move(maneuver),
                        .repeat       = fields.whole<std::size_t>("repeat"),
                        .invert       = fields.flag("invert"),
                        .mirror       = fields.flag("mirror"),
                        .put_on_table = fields.flag("on_table"),
                        .simplify     = fields.flag("simplify"),
                        .style        = *parse_style(fields.text("style"))};
    if (!fields.has("rotate")) return request;
    const auto rotation = parse_rotation(fields.text("rotate"));
    if (!rotation) return in_field(rotation.error(), "rotate");
    request.rotate = *rotation;
    return request;
}

}  // namespace

Result<WordFinding> ask_word(const Fields& fields) {
    const auto request = read_word(fields);
    if (!request) return request.error();
    auto answer = work_on_word(*request);
    if (!answer) return answer.error();
    WordFinding finding{*std::move(answer), fields.flag("brackets")};
    if (finding.with_brackets) finding.brackets = bracket_text(finding.answer);
    return finding;
}

Json to_json(const WordFinding& finding) {
    Json json     = to_json(finding.answer);
    json["moves"] = turn_texts(finding.answer.word);
    if (finding.with_brackets)
        json["brackets"] = finding.brackets ? Json(*finding.brackets) : Json(nullptr);
    return json;
}

}  // namespace antipode::service
