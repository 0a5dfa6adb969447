// The type of JSON values, for headers that only pass them on: the library itself takes
// seconds to compile.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>

namespace antipode::service {

using Json = nlohmann::ordered_json;

// A value that many look at and nobody changes.
using SharedJson = std::shared_ptr<const Json>;

SharedJson share(Json json);

}  // namespace antipode::service
