#include "apps/server/routes/common.h"

namespace antipode::server {
namespace {

std::vector<Route> collected() {
    std::vector<Route> all;
    for (const auto routes : {status_routes, query_routes, picture_routes, solving_routes,
                              job_routes, method_routes, laboratory_routes, question_routes,
                              message_routes, workspace_routes, workspace_action_routes}) {
        const auto some = routes();
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

}  // namespace

std::span<const Route> all_routes() {
    static const std::vector<Route> all = collected();
    return all;
}

}  // namespace antipode::server
