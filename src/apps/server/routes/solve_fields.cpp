#include "apps/server/routes/solve_fields.h"

namespace antipode::server {

SolveReading read_solve_request(const Fields& fields, service::SolveUse use) {
    auto request = service::read_solve(fields, use);
    if (!request) return wrong_fields(request.error(), fields);
    return *std::move(request);
}

}  // namespace antipode::server
