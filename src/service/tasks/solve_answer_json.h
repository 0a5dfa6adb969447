// The answer of a search, read again from its JSON.
#pragma once

#include "service/json_fwd.h"
#include "service/requests/solve.h"

namespace antipode::service {

// From what to_json(SolveAnswer) gives; throws what the JSON library throws for
// something else. A solution that does not solve the cube is left out.
SolveAnswer answer_from(const Json& json, const SolveRequest& request);

}  // namespace antipode::service
