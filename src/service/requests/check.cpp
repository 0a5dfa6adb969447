#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "apps/server/failure.h"
#include "apps/server/fields.h"

namespace antipode::server {
namespace {

using service::Json;

// Where in an object a value stands, such as cubes[3].name. Names are put
// together only when there is something to complain about.
struct Where {
    const Where*               outer = nullptr;
    std::string_view           name  = {};
    std::optional<std::size_t> index = std::nullopt;

    std::string text() const {
        const std::string before = outer == nullptr ? "" : outer->text();
        if (index) return fmt::format("{}[{}]", before, *index);
        return before.empty() ? std::string(name) : fmt::format("{}.{}", before, name);
    }
};

constexpr Bounds any_number = {};

std::string range_text(Bounds bounds) {
    if (bounds.greatest != any_number.greatest)
        return fmt::format(" from {} to {}", bounds.least, bounds.greatest);
    return bounds.least == any_number.least ? "" : fmt::format(" from {} on", bounds.least);
}

std::string list_text(Bounds bounds, std::string_view members) {
    if (bounds.greatest == any_number.greatest) return fmt::format("a list of {}", members);
    return fmt::format("a list of {} to {} {}", bounds.least, bounds.greatest, members);
}

// "a whole number from 1 to 64"
std::string expected(const Field& field) {
    switch (field.kind) {
        case Kind::text:
            return field.words == nullptr
                       ? "a text"
                       : fmt::format("one of {}", fmt::join(field.words(), ", "));
        case Kind::whole:
            return fmt::format("a whole number{}", range_text(field.bounds));
        case Kind::number:
            return "a number";
        case Kind::flag:
            return "true or false";
        case Kind::text_or_whole:
            return "a text or a whole number";
        case Kind::text_or_object:
            return "a text or an object";
        case Kind::texts:
            return list_text(field.bounds, "texts");
        case Kind::wholes:
            return list_text(field.bounds, "whole numbers");
        case Kind::object:
            return "an object";
        case Kind::objects:
            return list_text(field.bounds, "objects");
        case Kind::anything:
            break;
    }
    return "any value";
}

// Long values are not shown again.
std::string given(const Json& value) {
    constexpr std::size_t shown = 40;
    if (value.is_array()) return fmt::format("a list of {}", value.size());
    if (value.is_object()) return "an object";
    if (value.is_string() && value.get_ref<const std::string&>().size() > shown)
        return "a longer text";
    return service::to_line(value);
}

Error wrong_value(std::string_view takes, const Where& where, const Json& value) {
    const std::string name = where.text();
    return wrong_field(name,
                       fmt::format("the field {} takes {}, not {}", name, takes, given(value)));
}

bool is_within(std::int64_t number, Bounds bounds) {
    return bounds.least <= number && number <= bounds.greatest;
}

bool is_whole_within(const Json& value, Bounds bounds) {
    if (!value.is_number_integer()) return false;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX) return false;
    return is_within(value.get<std::int64_t>(), bounds);
}

bool is_one_of(const std::string& text, Words words) {
    if (words == nullptr) return true;
    const auto accepted = words();
    return std::ranges::find(accepted, text) != accepted.end();
}

std::optional<Error> check_object(const Json& object, std::span<const Field> fields,
                                  const Where* outer);

std::optional<Error> check_value(const Json& value, const Field& field, const Where& where);

std::optional<Error> check_members(const Json& list, const Field& field, const Where& where,
                                   Kind kind) {
    if (!list.is_array() || !is_within(static_cast<std::int64_t>(list.size()), field.bounds))
        return wrong_value(expected(field), where, list);
    const Field member{.kind = kind, .fields = field.fields};
    for (std::size_t i = 0; i < list.size(); ++i)
        if (auto error = check_value(list[i], member, {.outer = &where, .index = i})) return error;
    return std::nullopt;
}

std::optional<Error> check_value(const Json& value, const Field& field, const Where& where) {
    const auto unless = [&](bool is_right) {
        return is_right ? std::nullopt : std::optional(wrong_value(expected(field), where, value));
    };
    if (value.is_null() && field.need == Need::nullable) return std::nullopt;
    switch (field.kind) {
        case Kind::text:
            return unless(value.is_string()
                          && is_one_of(value.get_ref<const std::string&>(), field.words));
        case Kind::whole:
            return unless(is_whole_within(value, field.bounds));
        case Kind::number:
            return unless(value.is_number());
        case Kind::flag:
            return unless(value.is_boolean());
        case Kind::text_or_whole:
            return unless(value.is_string() || value.is_number_integer());
        case Kind::text_or_object:
            return unless(value.is_string() || value.is_object());
        case Kind::texts:
            return check_members(value, field, where, Kind::text);
        case Kind::wholes:
            return check_members(value, field, where, Kind::whole);
        case Kind::object:
            if (!value.is_object()) return wrong_value(expected(field), where, value);
            return field.fields.empty() ? std::nullopt : check_object(value, field.fields, &where);
        case Kind::objects:
            return check_members(value, field, where, Kind::object);
        case Kind::anything:
            break;
    }
    return std::nullopt;
}

std::string names_of(std::span<const Field> fields) {
    std::vector<std::string_view> names;
    for (const Field& field : fields) names.push_back(field.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

Error unknown_field(const Where& where, std::span<const Field> fields) {
    const std::string name     = where.text();
    const std::string accepted = fields.empty() ? "no fields are accepted here"
                                                : fmt::format("accepted are {}", names_of(fields));
    return wrong_field(name, fmt::format("there is no field '{}': {}", name, accepted));
}

Error missing_field(const Field& field, const Where& where) {
    const std::string name = where.text();
    return wrong_field(name, fmt::format("the field {} is missing: it takes {}, {}", name,
                                         expected(field), field.summary));
}

std::optional<Error> check_object(const Json& object, std::span<const Field> fields,
                                  const Where* outer) {
    for (const auto& [name, value] : object.items()) {
        const Where where{.outer = outer, .name = name};
        const auto  field = std::ranges::find(fields, std::string_view(name), &Field::name);
        if (field == fields.end()) return unknown_field(where, fields);
        if (auto error = check_value(value, *field, where)) return error;
    }
    for (const Field& field : fields)
        if (field.need != Need::optional && !object.contains(field.name))
            return missing_field(field, {.outer = outer, .name = field.name});
    return std::nullopt;
}

}  // namespace

std::optional<Error> wrong_object(const Json& object, std::span<const Field> fields) {
    return check_object(object, fields, nullptr);
}

}  // namespace antipode::server
