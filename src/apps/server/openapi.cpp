#include "apps/server/openapi.h"
#include "apps/server/error_fields.h"
#include "service/json.h"

#include <fmt/format.h>

#include <algorithm>

namespace antipode::server {
namespace {

using service::Json;

constexpr std::string_view description =
    "Every question can be asked by GET, with its fields in the query, or by POST, with a JSON "
    "object of the same fields. A cube is any form that the command line accepts: a maneuver, 54 "
    "facelets, Reid's list, a zip or transcription of the Caml papers, JSON, or a link.";

// ---- schemas ------------------------------------------------------------------------

// Whoever sends a field that is not listed is refused; answers may get more.
enum class Openness : std::uint8_t { closed, open };

Json object_schema(std::span<const Field> fields, Openness openness);

Json list_schema(const Field& field, Json items) {
    Json schema = {{"type", "array"}, {"items", std::move(items)}};
    if (field.bounds.least != 0) schema["minItems"] = field.bounds.least;
    if (field.bounds.greatest != Bounds{}.greatest) schema["maxItems"] = field.bounds.greatest;
    return schema;
}

Json text_schema(const Field& field) {
    Json schema = {{"type", "string"}};
    if (field.choices != nullptr) schema["enum"] = field.choices();
    return schema;
}

Json bare_schema(const Field& field, Openness openness) {
    switch (field.kind) {
        case Kind::text:
        case Kind::size:
            return text_schema(field);
        case Kind::whole:
        case Kind::duration:
            return {{"type", "integer"},
                    {"minimum", field.bounds.least},
                    {"maximum", field.bounds.greatest}};
        case Kind::number:
            return {{"type", "number"}};
        case Kind::flag:
            return {{"type", "boolean"}};
        case Kind::text_or_whole:
            return {{"type", Json::array({"string", "integer"})}};
        case Kind::text_or_object:
            return {{"type", Json::array({"string", "object"})}};
        case Kind::texts:
            return list_schema(field, {{"type", "string"}});
        case Kind::wholes:
            return list_schema(field, {{"type", "integer"}});
        case Kind::object:
            return field.fields.empty() ? Json{{"type", "object"}}
                                        : object_schema(field.fields, openness);
        case Kind::objects:
            return list_schema(field, field.fields.empty() ? Json{{"type", "object"}}
                                                           : object_schema(field.fields, openness));
        case Kind::anything:
            break;
    }
    return Json::object();
}

Json value_schema(const Field& field, Openness openness) {
    Json schema = bare_schema(field, openness);
    if (!field.otherwise.empty()) schema["default"] = service::default_of(field);
    return schema;
}

std::string description_of(const Field& field) {
    return service::with_names(field.summary, {}, service::Interface::json);
}

Json schema_of(const Field& field, Openness openness) {
    Json schema = value_schema(field, openness);
    if (field.need == Need::nullable && schema.contains("type"))
        schema["type"] = Json::array({schema["type"], "null"});
    if (!field.summary.empty()) schema["description"] = description_of(field);
    return schema;
}

Json object_schema(std::span<const Field> fields, Openness openness) {
    Json properties = Json::object();
    Json required   = Json::array();
    for (const Field& field : fields) {
        properties[std::string(field.name)] = schema_of(field, openness);
        if (field.need != Need::optional) required.push_back(field.name);
    }
    Json schema = {{"type", "object"}, {"properties", std::move(properties)}};
    if (!required.empty()) schema["required"] = std::move(required);
    if (openness == Openness::closed) schema["additionalProperties"] = false;
    return schema;
}

// ---- what goes in --------------------------------------------------------------------

bool is_in_path(const Route& route, const Field& field) {
    return route.path.find(fmt::format("{{{}}}", field.name)) != std::string_view::npos;
}

std::vector<Field> fields_beside_path(const Route& route) {
    std::vector<Field> fields(route.fields.begin(), route.fields.end());
    std::erase_if(fields, [&](const Field& field) { return is_in_path(route, field); });
    return fields;
}

Json parameter(const Route& route, const Field& field, const Json& example) {
    const bool in_path = is_in_path(route, field);
    Json       json    = {{"name", field.name},
                          {"in", in_path ? "path" : "query"},
                          {"required", in_path || field.need == Need::required},
                          {"description", description_of(field)},
                          {"schema", value_schema(field, Openness::closed)}};
    // Numbers of a list stand in one value, 1,2,3; texts repeat the name.
    if (field.kind == Kind::wholes) json["explode"] = false;
    if (example.contains(field.name)) json["example"] = example[std::string(field.name)];
    return json;
}

Json parameters(const Route& route, bool with_query) {
    const Json example = Json::parse(route.example);
    Json       list    = Json::array();
    for (const Field& field : route.fields)
        if (with_query || is_in_path(route, field))
            list.push_back(parameter(route, field, example));
    return list;
}

Json fields_body(const Route& route) {
    const auto fields  = fields_beside_path(route);
    Json       example = Json::parse(route.example);
    for (const Field& field : route.fields)
        if (is_in_path(route, field)) example.erase(std::string(field.name));
    const bool required = std::ranges::any_of(
        fields, [](const Field& field) { return field.need == Need::required; });
    return {{"required", required},
            {"content",
             {{"application/json",
               {{"schema", object_schema(fields, Openness::closed)}, {"example", example}}}}}};
}

Json document_body(const Route& route) {
    const Json any = {{"schema", Json::object()}};
    return {
        {"required", true},
        {"content",
         {{"text/plain", {{"schema", {{"type", "string"}}}, {"example", route.example_document}}},
          {"application/json", any}}}};
}

// ---- operations ----------------------------------------------------------------------

Json success_response(const Success& success) {
    Json content = Json::object();
    if (success.type == "application/json")
        content["schema"] = success.fields.empty() ? Json{{"type", "object"}}
                                                   : object_schema(success.fields, Openness::open);
    else
        content["schema"] = {{"type", "string"}};
    return {{"description", success.summary},
            {"content", {{std::string(success.type), std::move(content)}}}};
}

Json operation(const Route& route, std::string_view method) {
    const bool is_second = route.verb == Verb::ask && method == "POST";
    const bool in_query  = method == "GET" || route.body == Body::document;
    Json json = {{"operationId", fmt::format("{}{}", route.name, is_second ? "_by_post" : "")},
                 {"summary", route.summary}};
    if (Json list = parameters(route, in_query); !list.empty())
        json["parameters"] = std::move(list);
    if (route.body == Body::document)
        json["requestBody"] = document_body(route);
    else if (!in_query && !fields_beside_path(route).empty())
        json["requestBody"] = fields_body(route);
    json["responses"] = {{std::to_string(route.success.status), success_response(route.success)},
                         {"default", {{"$ref", "#/components/responses/Refusal"}}}};
    return json;
}

std::string lower(std::string_view method) {
    std::string text(method);
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    });
    return text;
}

constexpr std::array refusal_fields = {
    always("error", Kind::object, "why, in words and by its code", error_fields),
};

Json components() {
    const Json schema = {{"$ref", "#/components/schemas/Error"}};
    return {{"schemas", {{"Error", object_schema(refusal_fields, Openness::open)}}},
            {"responses",
             {{"Refusal",
               {{"description", "The request was refused."},
                {"content", {{"application/json", {{"schema", schema}}}}}}}}}};
}

}  // namespace

Json openapi(std::span<const Route> routes, std::string_view version) {
    Json paths = Json::object();
    for (const Route& route : routes)
        for (const std::string_view method : methods_of(route.verb))
            if (method != "HEAD")
                paths[std::string(route.path)][lower(method)] = operation(route, method);
    return {{"openapi", "3.1.0"},
            {"info", {{"title", "Antipode"}, {"version", version}, {"description", description}}},
            {"servers", Json::array({Json{{"url", "/"}}})},
            {"paths", std::move(paths)},
            {"components", components()}};
}

}  // namespace antipode::server
