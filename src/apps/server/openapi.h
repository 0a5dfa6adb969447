// The description of the interface for machines: an OpenAPI 3.1 document, made
// from the routes.
#pragma once

#include <span>
#include <string_view>

#include "apps/server/route.h"
#include "service/json_fwd.h"

namespace antipode::server {

service::Json openapi(std::span<const Route> routes, std::string_view version);

}  // namespace antipode::server
