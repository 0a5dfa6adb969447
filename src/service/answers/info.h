// Everything about one position.
#pragma once

#include "explore/facts.h"
#include "service/answers/position.h"

namespace antipode::service {

struct InfoAnswer {
    Facts                   facts;
    std::optional<Maneuver> maneuver;
};

InfoAnswer info(const Position& position);

// A condition for positions that are like this one; see explore/where/like_this.h.
struct LikeAnswer {
    std::string condition;
};
LikeAnswer condition_like(const Position& position);
Json       to_json(const LikeAnswer& answer);

// The fields of the facts; a maneuver that was given comes back as "maneuver".
Json to_json(const InfoAnswer& answer);

}  // namespace antipode::service
