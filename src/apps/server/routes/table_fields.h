// How tables are told of, in the status and in events.
#pragma once

#include <array>

#include "apps/server/route.h"
#include "base/names_of.h"
#include "service/engine/tables_status.h"
#include "service/requests/message_fields.h"
#include "service/requests/solver.h"

namespace antipode::server {

inline constexpr auto tables_fields =
    joined(always("metric", one_of(service::solve_metric_names)),
           sometimes("name", "of a table of bounds for shortest solutions"),
           always("state", one_of(names_up_to<service::TablesState::failed>)),
           always("progress", Kind::number, "0 to 1"), service::message_fields);
inline constexpr Shape tables_shape = {"TablesStatus", tables_fields};

}  // namespace antipode::server
