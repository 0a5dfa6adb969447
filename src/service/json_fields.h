// Fields of a JSON object that came from outside, with errors that name the field
// and say what is accepted.
//
//     const JsonFields fields(json);
//     constexpr std::array<std::string_view, 2> accepted = {"cube", "time_ms"};
//     if (auto error = fields.unknown(accepted)) return *error;
//     const auto time = fields.whole("time_ms", {1, 60000});     // Result<optional<…>>
//     if (!time) return time.error();
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cube/forms.h"
#include "service/json.h"
#include "service/requests/check.h"

namespace antipode::service {

struct WholeRange {
    std::int64_t least    = 0;
    std::int64_t greatest = 0;
};

class JsonFields {
public:
    // The object must outlive this.
    explicit JsonFields(const Json& object) : object_(object) {}

    // Not an object, or one with other fields than these.
    std::optional<Error> unknown(std::span<const std::string_view> accepted) const;

    const Json* find(std::string_view name) const;  // nullptr if it is not there

    // Nothing if the field is not there.
    Result<std::optional<std::string>>  text(std::string_view name) const;
    Result<std::optional<std::int64_t>> whole(std::string_view name, WholeRange range) const;
    Result<std::optional<bool>>         flag(std::string_view name) const;
    Result<std::optional<std::vector<std::string>>> texts(std::string_view name,
                                                          std::size_t      at_most) const;

private:
    const Json& object_;
};

// How cubes are to be read, by the fields "as" and "notation".
Result<CubeReading> parse_reading(const JsonFields& fields);

}  // namespace antipode::service
