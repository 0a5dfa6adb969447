// What a command was asked, as the fields of a request.
//
//     const auto fields = fields_of(session, service::find_fields);
//     if (!fields) return session.fail(fields.error());
#pragma once

#include "apps/cli/session.h"
#include "service/requests/fields.h"

namespace antipode::cli {

// The options and arguments that belong to these rows; others of the command are left
// alone.
// `given` has values that were not taken as they were typed.
Result<service::Fields> fields_of(const Session& session, std::span<const Field> rows,
                                  service::Json given = service::Json::object());

}  // namespace antipode::cli
