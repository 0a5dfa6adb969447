#include "apps/server/read_fields.h"

#include "apps/server/failure.h"
#include "apps/server/messages.h"
#include "base/parse_json.h"
#include "http/query.h"
#include "service/json.h"
#include "service/requests/from_text.h"

namespace antipode::server {
namespace {

using service::Json;

// A name that no row has is refused with the others.
Json value_of(const Route& route, std::string_view name, std::string_view text) {
    const Field* field = service::find_field(route.fields, name);
    if (field == nullptr) return text;
    return *service::value_from_text(*field, text, service::Interface::json);
}

bool is_list(const Route& route, std::string_view name) {
    const Field* field = service::find_field(route.fields, name);
    return field != nullptr && field->kind == Kind::texts;
}

// ---- where fields come from -------------------------------------------------------

Result<Json> from_query(const Route& route, const http::Request& request) {
    const auto parameters = http::parse_query(request.query);
    if (!parameters) return usage_error(message<"wrong-query">(parameters.error().message));
    Json object = Json::object();
    for (const auto& [name, text] : *parameters) {
        if (!object.contains(name))
            object[name] = value_of(route, name, text);
        else if (is_list(route, name))
            object[name].push_back(text);
        else
            return wrong_field(name, message<"field-given-twice">(name));
    }
    return object;
}

Result<Json> from_body(const http::Request& request) {
    if (request.has_query) return usage_error(message<"fields-in-query">(request.method));
    if (request.body.empty()) return Json::object();
    auto object = parse_json(request.body);
    if (!object) return usage_error(message<"wrong-body">(object.error().message));
    if (!object->is_object()) return usage_error(message<"body-not-an-object">());
    return object;
}

bool has_fields_in_query(const Route& route, const http::Request& request) {
    return request.method == "GET" || request.method == "HEAD" || route.body == Body::document;
}

}  // namespace

Result<Fields> read_fields(const Route& route, const std::vector<PathValue>& path,
                           const http::Request& request) {
    const bool in_query = has_fields_in_query(route, request);
    if (in_query && route.body == Body::fields && !request.body.empty())
        return usage_error(message<"fields-in-body">());
    auto object = in_query ? from_query(route, request) : from_body(request);
    if (!object) return object.error();
    for (const auto& [name, text] : path) {
        if (object->contains(name))
            return wrong_field(std::string(name), message<"field-in-path">(name));
        (*object)[std::string(name)] = value_of(route, name, text);
    }
    return Fields::read(*std::move(object), route.fields);
}

}  // namespace antipode::server
