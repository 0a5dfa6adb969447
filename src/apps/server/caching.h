// What clients know already need not be sent again.
#pragma once

#include <string_view>

#include "http/message.h"

namespace antipode::server {

// Whether If-None-Match of the request names the tag, quotes included.
inline bool has_tag(const http::Request& request, std::string_view tag) {
    const std::string* known = request.header("If-None-Match");
    return known != nullptr && known->find(tag) != std::string::npos;
}

}  // namespace antipode::server
