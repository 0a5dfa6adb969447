// Bytes as text (RFC 4648), as browsers write pictures.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace antipode {

// Nothing if the text is not whole groups of four of A-Z a-z 0-9 + / with = at the end.
std::optional<std::string> decode_base64(std::string_view text);

}  // namespace antipode
