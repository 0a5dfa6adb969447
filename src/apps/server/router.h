// Finds the route of a request.
//
//     const Router router(all_routes());
//     const auto   found = router.find("GET", "/api/v1/jobs/j7");
//     if (found.route == nullptr) return no_route(found, request);   // 404, or 405 with Allow
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "apps/server/read_fields.h"
#include "apps/server/route.h"

namespace antipode::server {

struct Match {
    const Route*                  route   = nullptr;
    std::vector<PathValue>        path    = {};  // parts of the path that was asked for
    std::vector<std::string_view> allowed = {};  // methods; none if there is nothing at the path
};

class Router {
public:
    explicit Router(std::span<const Route> routes);

    Match find(std::string_view method, std::string_view path) const;

private:
    // Most paths are the same for all requests and looked up; those with an
    // {id} are few.
    std::unordered_map<std::string_view, std::vector<const Route*>> fixed_;
    std::vector<const Route*>                                       patterns_;
};

// 405, with the methods that are accepted in Allow.
http::Response wrong_method(const http::Request&              request,
                            std::span<const std::string_view> accepted);

// The answer to a request that has no route: 404, or 405 with Allow.
http::Response no_route(const Match& match, const http::Request& request);

}  // namespace antipode::server
