// The methods of solving, as things one can list and name; engine/method_cache.h makes
// them.
#pragma once

#include <string_view>
#include <vector>

#include "service/json_fwd.h"
#include "solvers/methods/registry.h"

namespace antipode::service {

std::vector<std::string_view> method_names();
std::vector<std::string_view> effort_names();

// Wrong, with the names there are, if there is no such method.
Result<const methods::Row*> find_method(std::string_view name);

// {"name":…,"author":…,"year":…,"guarantee":…,"tables":…,"bytes":…,"effort":…,
//  "explanation":…}; the year is null where nobody knows it.
Json to_json(const methods::Row& row);

// The phases of a solution: [{"name":…,"goal":…,"moves":…,"length":…},…].
Json to_json(const std::vector<Phase>& phases);

}  // namespace antipode::service
