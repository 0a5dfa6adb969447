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

// An answer's shape with a name is described among the components.
Json shape_schema(const Shape& shape, Openness openness) {
    if (!shape.name.empty()) return {{"$ref", fmt::format("#/components/schemas/{}", shape.name)}};
    return shape.empty() ? Json{{"type", "object"}} : object_schema(shape.fields, openness);
}

Json shape_schema(const Field& field, Openness openness) {
    Json schema = shape_schema(field.shape, openness);
    if (field.others.empty()) return schema;
    Json any = Json::array({std::move(schema)});
    for (const Shape& other : field.others) any.push_back(shape_schema(other, openness));
    return {{"anyOf", std::move(any)}};
}

Json list_schema(const Field& field, Json items) {
    Json schema = {{"type", "array"}, {"items", std::move(items)}};
    if (field.bounds.least != 0) schema["minItems"] = field.bounds.least;
    if (field.bounds.greatest != Bounds{}.greatest) schema["maxItems"] = field.bounds.greatest;
    return schema;
}

Json list_of(Json items) { return {{"type", "array"}, {"items", std::move(items)}}; }

Json text_schema(const Field& field) {
    Json schema = {{"type", "string"}};
    if (field.choices != nullptr) schema["enum"] = field.choices();
    return schema;
}

Json tuple_schema(Json items, int size) {
    return {{"type", "array"}, {"items", std::move(items)}, {"minItems", size}, {"maxItems", size}};
}

Json colour_schema() {
    return tuple_schema({{"type", "number"}, {"minimum", 0}, {"maximum", 255}}, 3);
}

// An object of any names, or of some of those that are to be chosen from.
Json map_schema(const Field& field, Json values) {
    Json schema = {{"type", "object"}, {"additionalProperties", std::move(values)}};
    if (field.choices != nullptr) schema["propertyNames"] = {{"enum", field.choices()}};
    return schema;
}

// Of a kind that only answers have.
Json answer_schema(const Field& field) {
    const Json text          = {{"type", "string"}};
    const Json whole         = {{"type", "integer"}};
    const Json text_or_whole = {{"type", Json::array({"string", "integer"})}};
    switch (field.kind) {
        case Kind::counts:
            return map_schema(field, whole);
        case Kind::count_tables:
            return map_schema(field, map_schema({}, whole));
        case Kind::records:
            return list_of(map_schema({}, text));
        case Kind::whole_lists:
            return list_of(list_of(whole));
        case Kind::known_wholes:
            return list_of({{"type", Json::array({"integer", "null"})}});
        case Kind::text_lists:
            return list_of(list_of(text));
        case Kind::value_lists:
            return list_of(list_of(text_or_whole));
        case Kind::facelets:
            return list_of(text_or_whole);
        case Kind::points:
            return list_of(tuple_schema({{"type", "number"}}, 2));
        case Kind::values:
            return map_schema({}, {{"$ref", "#/components/schemas/Value"}});
        default:
            return Json::object();
    }
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
            return list_schema(field, text_schema(field));
        case Kind::wholes:
            return list_schema(field, {{"type", "integer"}});
        case Kind::colours:
            return list_schema(field, colour_schema());
        case Kind::object:
            return shape_schema(field, openness);
        case Kind::objects:
            return list_schema(field, shape_schema(field, openness));
        default:
            return answer_schema(field);
    }
}

Json value_schema(const Field& field, Openness openness) {
    Json schema = bare_schema(field, openness);
    if (!field.otherwise.empty()) schema["default"] = service::default_of(field);
    return schema;
}

std::string description_of(const Field& field) {
    return service::with_names(field.summary, {}, service::Interface::json);
}

// The same, or null.
Json nullable_schema(Json schema) {
    if (schema.contains("anyOf")) schema["anyOf"].push_back({{"type", "null"}});
    if (schema.contains("$ref"))
        return {{"anyOf", Json::array({std::move(schema), {{"type", "null"}}})}};
    if (schema.contains("type")) schema["type"] = Json::array({schema["type"], "null"});
    if (schema.contains("enum")) schema["enum"].push_back(nullptr);
    return schema;
}

Json schema_of(const Field& field, Openness openness) {
    Json schema = value_schema(field, openness);
    if (may_be_null(field.need)) schema = nullable_schema(std::move(schema));
    if (!field.summary.empty()) schema["description"] = description_of(field);
    return schema;
}

Json object_schema(std::span<const Field> fields, Openness openness) {
    Json properties = Json::object();
    Json required   = Json::array();
    for (const Field& field : fields) {
        properties[std::string(field.name)] = schema_of(field, openness);
        if (!may_be_missing(field.need)) required.push_back(field.name);
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

// What OpenAPI has no words for: each event of a stream and the object that comes with it.
Json stream_content(const Shape& events) {
    return {{"schema", {{"type", "string"}}},
            {"x-events", object_schema(events.fields, Openness::open)["properties"]}};
}

Json success_content(const Success& success) {
    if (success.type == "application/json")
        return {{"schema", shape_schema(success.shape, Openness::open)}};
    if (!success.shape.empty()) return stream_content(success.shape);
    return {{"schema", {{"type", "string"}}}};
}

Json success_response(const Success& success) {
    return {{"description", success.summary},
            {"content", {{std::string(success.type), success_content(success)}}}};
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

// ---- components ----------------------------------------------------------------------

constexpr std::array refusal_fields = {
    always("error", Kind::object, "why, in words and by its code", error_shape),
};
constexpr Shape refusal_shape = {"Refusal", refusal_fields};

void add_shapes(Json& schemas, const Shape& shape) {
    if (!shape.name.empty()) {
        const std::string name(shape.name);
        if (schemas.contains(name)) return;
        schemas[name] = object_schema(shape.fields, Openness::open);
    }
    for (const Field& field : shape.fields) {
        add_shapes(schemas, field.shape);
        for (const Shape& other : field.others) add_shapes(schemas, other);
    }
}

// An argument of a message.
Json value_of_message() {
    const Json text    = {{"type", "string"}};
    const Json message = {{"$ref", "#/components/schemas/Message"}};
    return {{"anyOf",
             Json::array({{{"type", "number"}}, text, list_of(text), message, list_of(message)})}};
}

Json components(std::span<const Route> routes) {
    Json schemas = {{"Value", value_of_message()}};
    add_shapes(schemas, refusal_shape);
    for (const Route& route : routes) add_shapes(schemas, route.success.shape);
    return {{"schemas", std::move(schemas)},
            {"responses",
             {{"Refusal",
               {{"description", "The request was refused."},
                {"content",
                 {{"application/json",
                   {{"schema", shape_schema(refusal_shape, Openness::open)}}}}}}}}}};
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
            {"components", components(routes)}};
}

}  // namespace antipode::server
