// Values of fields as they are typed at a shell, or stand in paths, queries and rows.
//
//     value_from_text(row, "1,2,3", Interface::json)         // [1,2,3]
//     value_from_text(row, "2.5s", Interface::command_line)  // 2500.0, in milliseconds
#pragma once

#include <string_view>

#include "base/result.h"
#include "service/json_fwd.h"
#include "service/requests/check.h"

namespace antipode::service {

// What is no such value stays a text, which the check against the row refuses; times that
// people write are refused at once.
Result<Json> value_from_text(const Field& field, std::string_view text, Interface interface);

}  // namespace antipode::service
