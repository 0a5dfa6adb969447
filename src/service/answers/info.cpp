#include "service/answers/info.h"

#include "explore/where/like_this.h"
#include "notation/print.h"
#include "service/json.h"

namespace antipode::service {

InfoAnswer info(const Position& position) {
    return {facts_of(position.cube, position.centres), position.maneuver};
}

LikeAnswer condition_like(const Position& position) {
    return {antipode::condition_like(position.cube)};
}

Json to_json(const LikeAnswer& answer) { return {{"condition", answer.condition}}; }

Json to_json(const InfoAnswer& answer) {
    Json json = to_json(answer.facts);
    if (answer.maneuver) json["maneuver"] = antipode::to_text(*answer.maneuver);
    return json;
}

}  // namespace antipode::service
