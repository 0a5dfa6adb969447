// Every sentence of the engine, for those who translate them or act on their codes.
#pragma once

#include <vector>

#include "base/message.h"
#include "service/json_fwd.h"

namespace antipode::service {

// Of all folders up to this one.
std::vector<Sentence> engine_sentences();

// {"code":"unknown-metric","english":"unknown metric '{text}': …","arguments":["text",…]}
Json to_json(const Sentence& sentence);

}  // namespace antipode::service
