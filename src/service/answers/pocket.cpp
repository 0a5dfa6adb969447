#include "service/answers/pocket.h"

#include "base/names_of.h"
#include "service/json.h"

namespace antipode::service {

std::vector<std::string_view> pocket_form_names() { return names_of(pocket::form_rows()); }

Result<pocket::Feasibility> check_pocket(std::string_view text, PocketForm form) {
    const Result<pocket::Written> written = pocket::parse(text, form);
    if (!written) return written.error();
    return pocket::feasibility(*written);
}

Json to_json(const pocket::Feasibility& answer) {
    if (answer.cube) return {{"feasible", true}, {"facelets", pocket_facelets(*answer.cube)}};
    Json json = {{"feasible", false}};
    add_sentence(json, "reason", answer.reason);
    json["facelets_at_fault"] = list_json(answer.facelets_at_fault, pocket::facelet_name);
    return json;
}

std::string pocket_facelets(const pocket::HeldCube& cube) {
    return pocket::to_text(cube, pocket::Form::facelets);
}

Stickers stickers_of(const pocket::HeldCube& cube) {
    std::vector<Face> colours;
    for (const char symbol : painting_of(cube)) colours.push_back(face_named(symbol));
    return {2, std::move(colours)};
}

}  // namespace antipode::service
