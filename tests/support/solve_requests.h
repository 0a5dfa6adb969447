// Requests to solve, as JSON tells them.
#pragma once

#include "service/json_fwd.h"
#include "service/requests/solve.h"

namespace antipode::service {

inline Result<SolveRequest> parse_solve_request(const Json& json, SolveUse use) {
    const auto fields =
        use == SolveUse::job ? Fields::read(json, job_fields) : Fields::read(json, solve_fields);
    return fields ? read_solve(*fields, use) : fields.error();
}

}  // namespace antipode::service
