// The fields of a request, read from its path, query or JSON object and checked
// against the route's rows. Handlers see only fields that are as they should be.
//
//     const auto fields = read_fields(route, path_values, request);
//     if (!fields) return refusal(fields.error());
//     fields->text("cube"), fields->whole("max_length", 20)
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/route.h"
#include "base/result.h"
#include "service/json.h"

namespace antipode::server {

class Fields {
public:
    Fields() = default;
    explicit Fields(service::Json values) : values_(std::move(values)) {}

    bool has(std::string_view name) const { return find(name) != nullptr; }

    // Fields that the route does not require have a value only if has() says so.
    const std::string&        text(std::string_view name) const;
    std::string_view          text(std::string_view name, std::string_view otherwise) const;
    std::string               text_or_whole(std::string_view name) const;  // 7 becomes "7"
    std::int64_t              whole(std::string_view name, std::int64_t otherwise = 0) const;
    bool                      flag(std::string_view name) const;  // false if it is not there
    std::vector<std::string>  texts(std::string_view name) const;
    std::vector<std::int64_t> wholes(std::string_view name) const;
    std::vector<Fields>       objects(std::string_view name) const;

    const service::Json& json() const { return values_; }

private:
    const service::Json* find(std::string_view name) const;

    service::Json values_ = service::Json::object();
};

// What stands in the place of {id} in a path.
struct PathValue {
    std::string_view name;
    std::string_view value;
};

Result<Fields> read_fields(const Route& route, const std::vector<PathValue>& path,
                           const http::Request& request);

// What is wrong with an object, if it should have these fields and no others.
std::optional<Error> wrong_object(const service::Json& object, std::span<const Field> fields);

}  // namespace antipode::server
