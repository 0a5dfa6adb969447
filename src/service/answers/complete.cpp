#include "service/answers/complete.h"
#include "service/json.h"

namespace antipode::service {
namespace {

std::string symbol(std::optional<Face> colour) {
    return std::string(1, colour ? letter(*colour) : unpainted_symbols.front());
}

Json repair_json(const PaintRepair& repair, const PartialFacelets& painted) {
    Json changes = Json::array();
    for (const PaintChange& change : repair.changes)
        changes.push_back({{"facelet", facelet_name(change.facelet)},
                           {"index", change.facelet},
                           {"from", symbol(change.from)},
                           {"to", symbol(change.to)}});
    Json json = {{"description", repair.description.text()}};
    add_code(json, repair.description);
    json["changes"]  = std::move(changes);
    json["facelets"] = to_text(repaired(painted, repair));
    return json;
}

// A // starts a comment, as in every CUBE.
Result<WrittenPartialFacelets> read_painting(std::string_view text) {
    return parse_partial_facelets(text.substr(0, text.find("//")));
}

}  // namespace

Result<Completion> complete(std::string_view facelets) {
    const Result<WrittenPartialFacelets> written = read_painting(facelets);
    if (!written) return written.error();
    if (auto completion = antipode::complete(written->facelets)) return *std::move(completion);
    return Error{.message = contradiction_in(*written).reason};
}

Json to_json(const Completion& completion) {
    Json filled = Json::array();
    for (const std::size_t facelet : completion.filled)
        filled.push_back(Json::array({facelet, symbol(completion.facelets[facelet])}));
    return {{"facelets", to_text(completion.facelets)},
            {"filled", filled},
            {"complete", completion.facelets.all_painted().has_value()},
            {"completions", completion.count.text()},
            {"reachable", true}};
}

std::optional<ImpossiblePainting> impossible_painting(std::string_view facelets) {
    const Result<WrittenPartialFacelets> written = read_painting(facelets);
    if (!written || antipode::complete(written->facelets)) return std::nullopt;
    return ImpossiblePainting{written->facelets, contradiction_in(*written).facelets,
                              smallest_repairs(written->facelets)};
}

Json to_json(const ImpossiblePainting& impossible) {
    Json repairs = Json::array();
    for (const PaintRepair& repair : impossible.repairs)
        repairs.push_back(repair_json(repair, impossible.painted));
    return {{"facelets_at_fault", impossible.facelets_at_fault}, {"repairs", repairs}};
}

}  // namespace antipode::service
