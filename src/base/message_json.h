// Messages as JSON, and back: what the programs answer, and what is kept in files.
//
//     {"message":"unknown metric 'x': …","code":"unknown-metric","arguments":{"text":"x",…}}
//
// An argument is a number, a text, a list of texts, a message, or a list of messages.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "base/message.h"

namespace antipode {

nlohmann::ordered_json to_json(const Message& message);
nlohmann::ordered_json arguments_json(const Message& message);

// Of whatever to_json() made, perhaps by another version; a text alone has no code.
Message message_from(const nlohmann::ordered_json& json);

// For a column of a database that held plain sentences once, and may again.
std::string kept_text(const Message& message);
Message     message_from_kept(std::string_view text);

}  // namespace antipode
