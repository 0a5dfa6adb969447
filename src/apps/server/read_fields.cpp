#include "apps/server/read_fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "apps/server/failure.h"
#include "base/parse_json.h"
#include "http/query.h"
#include "service/json.h"

namespace antipode::server {
namespace {

using service::Json;

// ---- texts of paths and queries ---------------------------------------------------

std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t number    = 0;
    const char*  end       = text.data() + text.size();
    const auto [rest, bad] = std::from_chars(text.data(), end, number);
    if (bad != std::errc{} || rest != end) return std::nullopt;
    return number;
}

// What is no number stays a text, which the check against the field refuses.
Json number_or_text(std::string_view text) {
    const auto number = whole_number(text);
    return number ? Json(*number) : Json(text);
}

Json flag_or_text(std::string_view text) {
    if (text == "true" || text == "false") return text == "true";
    return text;
}

Json comma_separated_numbers(std::string_view text) {
    Json list = Json::array();
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        list.push_back(number_or_text(text.substr(0, comma)));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return list;
}

Json value_of(std::string_view text, Kind kind) {
    switch (kind) {
        case Kind::whole:
        case Kind::duration:
            return number_or_text(text);
        case Kind::flag:
            return flag_or_text(text);
        case Kind::wholes:
            return comma_separated_numbers(text);
        case Kind::texts:
            return Json::array({text});
        default:
            return text;
    }
}

const Field* find_field(std::span<const Field> fields, std::string_view name) {
    const auto found = std::ranges::find(fields, name, &Field::name);
    return found == fields.end() ? nullptr : &*found;
}

// ---- where fields come from -------------------------------------------------------

Result<Json> from_query(const Route& route, const http::Request& request) {
    const auto parameters = http::parse_query(request.query);
    if (!parameters)
        return Error{
            .kind    = ErrorKind::usage,
            .message = fmt::format("the query cannot be read: {}", parameters.error().message)};
    Json object = Json::object();
    for (const auto& [name, text] : *parameters) {
        const Field* field = find_field(route.fields, name);
        const Kind   kind  = field == nullptr ? Kind::text : field->kind;
        if (!object.contains(name))
            object[name] = value_of(text, kind);
        else if (kind == Kind::texts)
            object[name].push_back(text);
        else
            return wrong_field(name, fmt::format("the field {} is given twice", name));
    }
    return object;
}

Result<Json> from_body(const http::Request& request) {
    if (request.has_query)
        return Error{.kind    = ErrorKind::usage,
                     .message = fmt::format("with {} the fields stand in a JSON object, not after "
                                            "the ? of the address",
                                            request.method)};
    if (request.body.empty()) return Json::object();
    auto object = parse_json(request.body);
    if (!object)
        return usage_error(
            fmt::format("the body cannot be read: {}; an object of fields is accepted",
                        object.error().message));
    if (!object->is_object()) return usage_error("the body is no JSON object");
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
        return Error{.kind = ErrorKind::usage,
                     .message =
                         "with GET the fields stand after the ? of the address, and there "
                         "is no body"};
    auto object = in_query ? from_query(route, request) : from_body(request);
    if (!object) return object.error();
    for (const auto& [name, text] : path) {
        if (object->contains(name))
            return wrong_field(std::string(name),
                               fmt::format("the field {} stands in the path already", name));
        (*object)[std::string(name)] = value_of(text, find_field(route.fields, name)->kind);
    }
    return Fields::read(*std::move(object), route.fields);
}

}  // namespace antipode::server
