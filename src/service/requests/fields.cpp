#include "service/requests/fields.h"

#include <algorithm>
#include <cassert>
#include <charconv>

#include "cube/facelets.h"
#include "service/json.h"
#include "service/requests/amount.h"
#include "service/requests/from_text.h"

namespace antipode::service {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

std::chrono::nanoseconds duration_of(double milliseconds) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Milliseconds(milliseconds));
}

// "cubes" and 3 of cubes[3].
struct Place {
    std::string_view           name;
    std::optional<std::size_t> index = std::nullopt;
};

Place parse_place(std::string_view text) {
    const std::size_t bracket = text.find('[');
    if (bracket == std::string_view::npos) return {text};
    std::size_t index = 0;
    std::from_chars(text.data() + bracket + 1, text.data() + text.size(), index);
    return {text.substr(0, bracket), index};
}

}  // namespace

Json default_of(const Field& field) {
    return *value_from_text(field, field.otherwise, Interface::json);
}

Fields::Fields(Json values, std::span<const Field> rows, Interface interface)
    : values_(share(std::move(values))), rows_(rows), interface_(interface) {}

Result<Fields> Fields::read(Json object, std::span<const Field> rows, Interface interface) {
    if (!object.is_object()) return usage_error(service_message<"not-an-object-of-fields">());
    if (auto error = wrong_object(object, rows, interface)) return *std::move(error);
    return Fields(std::move(object), rows, interface);
}

const Json* Fields::find(std::string_view name) const {
    const auto found = values_->find(name);
    return found == values_->end() ? nullptr : &*found;
}

const Field& Fields::row(std::string_view name) const {
    const Field* found = find_field(rows_, name);
    assert(found != nullptr && "only fields of the request are asked for");
    return *found;
}

// What is said, as JSON, or what the row has instead.
std::optional<Json> Fields::value(std::string_view name) const {
    if (const Json* said = find(name)) return *said;
    const Field* field = find_field(rows_, name);
    if (field == nullptr || field->otherwise.empty()) return std::nullopt;
    return default_of(*field);
}

Json Fields::needed(std::string_view name) const {
    auto json = value(name);
    assert(json && "only fields that have a value are asked for");
    return *std::move(json);
}

std::optional<std::string> Fields::find_text(std::string_view name) const {
    const auto json = value(name);
    return json ? std::optional(json->get<std::string>()) : std::nullopt;
}

std::optional<std::int64_t> Fields::find_number(std::string_view name) const {
    const auto json = value(name);
    return json ? std::optional(json->get<std::int64_t>()) : std::nullopt;
}

std::optional<std::chrono::nanoseconds> Fields::find_duration(std::string_view name) const {
    const auto json = value(name);
    return json ? std::optional(duration_of(json->get<double>())) : std::nullopt;
}

std::optional<std::uint64_t> Fields::find_size(std::string_view name) const {
    const auto json = value(name);
    return json ? std::optional(*parse_size(json->get<std::string>())) : std::nullopt;
}

std::string Fields::text(std::string_view name) const { return find_text(name).value_or(""); }

std::int64_t Fields::number(std::string_view name) const {
    return needed(name).get<std::int64_t>();
}

std::chrono::nanoseconds Fields::duration(std::string_view name) const {
    return duration_of(needed(name).get<double>());
}

std::uint64_t Fields::size(std::string_view name) const {
    return *parse_size(needed(name).get<std::string>());
}

std::string Fields::text_or_whole(std::string_view name) const {
    const Json json = needed(name);
    return json.is_string() ? json.get<std::string>() : to_line(json);
}

bool Fields::flag(std::string_view name) const {
    const Json* value = find(name);
    return value != nullptr && value->get<bool>();
}

std::vector<std::string> Fields::texts(std::string_view name) const {
    const auto json = value(name);
    return json ? json->get<std::vector<std::string>>() : std::vector<std::string>{};
}

std::vector<std::int64_t> Fields::wholes(std::string_view name) const {
    const auto json = value(name);
    return json ? json->get<std::vector<std::int64_t>>() : std::vector<std::int64_t>{};
}

std::vector<std::array<double, 3>> Fields::colours(std::string_view name) const {
    const auto json = value(name);
    return json ? json->get<std::vector<std::array<double, 3>>>()
                : std::vector<std::array<double, 3>>{};
}

std::vector<Fields> Fields::objects(std::string_view name) const {
    const Json*         value = find(name);
    std::vector<Fields> list;
    if (value == nullptr) return list;
    for (const Json& object : *value)
        list.push_back(Fields(object, row(name).shape.fields, interface_));
    return list;
}

std::size_t Fields::choice(std::string_view name) const {
    const auto words = row(name).choices();
    const auto found = std::ranges::find(words, text(name));
    assert(found != words.end() && "the text was checked");
    return static_cast<std::size_t>(found - words.begin());
}

Fields Fields::with(std::string_view name, Json value) const {
    Json values               = *values_;
    values[std::string(name)] = std::move(value);
    return {std::move(values), rows_, interface_};
}

std::optional<std::string> Fields::text_at(std::string_view place) const {
    const auto [name, index] = parse_place(place);
    const Json* value        = find(name);
    if (value != nullptr && index && value->is_array() && *index < value->size())
        value = &(*value)[*index];
    if (value == nullptr || !value->is_string()) return std::nullopt;
    return value->get<std::string>();
}

Json Fields::diagnosis(std::string_view place, std::string_view text) const {
    const Field* field = find_field(rows_, parse_place(place).name);
    return field == nullptr || field->diagnose == nullptr ? Json::object()
                                                          : field->diagnose(text, *this);
}

Json Fields::record(std::initializer_list<std::pair<std::string_view, CentredCube>> cubes) const {
    Json record = Json::object();
    for (const Field& field : rows_) {
        if (field.kind == Kind::flag)
            record[std::string(field.name)] = flag(field.name);
        else if (auto json = value(field.name))
            record[std::string(field.name)] = *std::move(json);
    }
    for (const auto& [name, cube] : cubes)
        record[std::string(name)] = to_text(cube, Form::facelets);
    // Facelets are the same in every notation.
    if (cubes.size() != 0)
        for (const char* name : {"as", "notation"}) record.erase(name);
    return record;
}

std::optional<Error> Fields::outside(std::string_view name, Bounds bounds) const {
    const Json* said = find(name);
    if (said == nullptr) return std::nullopt;
    Field narrow  = row(name);
    narrow.bounds = bounds;
    return wrong_object(Json{{std::string(name), *said}}, std::span(&narrow, 1), interface_);
}

std::string Fields::spelling(std::string_view name) const {
    const Field* field = find_field(rows_, name);
    return field == nullptr ? std::string(name) : spelled(*field, interface_);
}

}  // namespace antipode::service
