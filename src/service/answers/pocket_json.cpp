#include "notation/print.h"
#include "service/answers/pocket_engine.h"
#include "service/json.h"

namespace antipode::service {
namespace {

std::string home_facelets(pocket::Position position) {
    return pocket_facelets(home_cube(position));
}

Json words_json(const std::vector<Moves>& words) {
    return list_json(words, [](const Moves& word) { return to_text(word); });
}

Json class_json(const PocketAntipode& antipode) {
    const pocket::Position position = antipode.members.representative;
    return {{"facelets", home_facelets(position)},
            {"position", position.number()},
            {"generator", to_text(antipode.generator)},
            {"positions", antipode.members.positions},
            {"symmetry", antipode.symmetry}};
}

}  // namespace

Json to_json(const PocketSolution& answer, const PocketRequest& request, WordSense sense) {
    Json json = {{"cube", pocket_facelets(answer.cube)},
                 {"position", position_of(answer.cube).number()},
                 {"solution", to_text(answer.solutions.front())}};
    if (sense == WordSense::generator) json["generator"] = to_text(answer.generators.front());
    if (request.wanted == PocketRequest::Wanted::all) {
        json["solutions"] = words_json(answer.solutions);
        if (sense == WordSense::generator) json["generators"] = words_json(answer.generators);
    }
    json["length"]  = answer.length;
    json["metric"]  = row(answer.metric).name;
    json["optimal"] = true;
    return json;
}

Json to_json(const PocketInfo& info) {
    Json json = {{"facelets", pocket_facelets(info.cube)},
                 {"home", home_facelets(info.position)},
                 {"position", info.position.number()}};
    if (info.maneuver) json["maneuver"] = to_text(*info.maneuver);
    json["distance"]  = {{row(Metric::htm).name, info.half_turns},
                         {row(Metric::qtm).name, info.quarter_turns}};
    json["generator"] = to_text(info.generator);
    json["order"]     = info.order;
    json["parity"]    = info.parity == Parity::even ? "even" : "odd";
    json["cycles"]    = to_text(info.cycles, PieceKind::corner);
    json["symmetry"]  = info.symmetry;
    json["images"]    = info.images;
    json["isomorphs"] = info.isomorphs;
    json["cubies"]    = pocket::to_text(info.cube, pocket::Form::cubies);
    json["layers"]    = pocket::to_text(info.generator, pocket::Form::layers);
    return json;
}

Json to_json(const PocketCounts& counts) {
    return {{"metric", row(counts.metric).name},
            {"greatest", counts.counts.size() - 1},
            {"positions", pocket::Position::count},
            {"counts", counts.counts}};
}

Json to_json(const PocketAntipodes& antipodes) {
    return {{"metric", row(antipodes.metric).name},
            {"distance", antipodes.distance},
            {"positions", antipodes.positions},
            {"classes", list_json(antipodes.classes, class_json)}};
}

Json to_json(const PocketDraw& draw) {
    return {{"facelets", home_facelets(draw.position)},
            {"position", draw.position.number()},
            {"seed", draw.seed},
            {"number", draw.number}};
}

}  // namespace antipode::service
