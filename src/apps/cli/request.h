// What a command was asked, as the fields of a request.
//
//     const auto fields = read_fields(session, service::find_fields);
//     if (!fields) return session.fail(fields.error());
#pragma once

#include "apps/cli/session.h"
#include "service/requests/fields.h"

namespace antipode::cli {

// The options and arguments that belong to these rows; others of the command are left
// alone.
// `given` has values that were not taken as they were typed.
Result<service::Fields> read_fields(const Session& session, std::span<const Field> rows);
Result<service::Fields> read_fields(const Session& session, std::span<const Field> rows,
                                    service::Json given);

}  // namespace antipode::cli
