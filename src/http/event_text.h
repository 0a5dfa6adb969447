// An event in the format of text/event-stream.
//
//     to_text(Event{"progress", "a\nb", "7"})
//       // "id: 7\nevent: progress\ndata: a\ndata: b\n\n"
#pragma once

#include <string>

#include "http/server.h"

namespace antipode::http {

std::string to_text(const Event& event);

// A comment, which shows that the connection still stands.
inline constexpr std::string_view ping_text = ":\n\n";

}  // namespace antipode::http
