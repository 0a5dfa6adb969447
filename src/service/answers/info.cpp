#include "service/answers/info.h"

#include "notation/print.h"
#include "service/json.h"

namespace antipode::service {

InfoAnswer info(const Position& position) { return {facts_of(position.cube), position.maneuver}; }

Json to_json(const InfoAnswer& answer) {
    Json json = to_json(answer.facts);
    if (answer.maneuver) json["maneuver"] = antipode::to_text(*answer.maneuver);
    return json;
}

}  // namespace antipode::service
