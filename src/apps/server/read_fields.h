// The fields of a request, read from its path, query or JSON object and checked
// against the route's rows. Handlers see only fields that are as they should be.
//
//     const auto fields = read_fields(route, path_values, request);
//     if (!fields) return refusal(fields.error());
#pragma once

#include <string_view>
#include <vector>

#include "apps/server/route.h"
#include "base/result.h"

namespace antipode::server {

// What stands in the place of {id} in a path.
struct PathValue {
    std::string_view name;
    std::string_view value;
};

Result<Fields> read_fields(const Route& route, const std::vector<PathValue>& path,
                           const http::Request& request);

}  // namespace antipode::server
