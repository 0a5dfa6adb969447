#include "service/json_fields.h"

#include "notation/characters.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace antipode::service {
namespace {

// Long values are not shown again.
std::string shown(const Json& value) {
    constexpr std::size_t longest = 40;
    if (value.is_array()) return fmt::format("a list of {}", value.size());
    if (value.is_object()) return "an object";
    std::string text = to_line(value);
    return text.size() <= longest ? text : "a longer text";
}

Error wrong_value(std::string_view name, std::string_view expected, const Json& value) {
    return wrong_field(std::string(name),
                       fmt::format("the field {} takes {}, not {}", name, expected, shown(value)));
}

bool is_whole(const Json& value) {
    if (value.is_number_unsigned()) return value.get<std::uint64_t>() <= INT64_MAX;
    return value.is_number_integer();
}

}  // namespace

std::optional<Error> JsonFields::unknown(std::span<const std::string_view> accepted) const {
    if (!object_.is_object())
        return Error{.kind = ErrorKind::usage, .message = "expected a JSON object"};
    for (const auto& [name, value] : object_.items())
        if (std::ranges::find(accepted, name) == accepted.end())
            return wrong_field(name, fmt::format("there is no field '{}': accepted are {}", name,
                                                 fmt::join(accepted, ", ")));
    return std::nullopt;
}

const Json* JsonFields::find(std::string_view name) const {
    const auto found = object_.find(name);
    return found == object_.end() ? nullptr : &*found;
}

Result<std::optional<std::string>> JsonFields::text(std::string_view name) const {
    const Json* value = find(name);
    if (value == nullptr) return std::optional<std::string>();
    if (!value->is_string()) return wrong_value(name, "a text", *value);
    return std::optional(value->get<std::string>());
}

Result<std::optional<std::int64_t>> JsonFields::whole(std::string_view name,
                                                      WholeRange       range) const {
    const Json* value = find(name);
    if (value == nullptr) return std::optional<std::int64_t>();
    const auto expected = fmt::format("a whole number from {} to {}", range.least, range.greatest);
    if (!is_whole(*value)) return wrong_value(name, expected, *value);
    const auto number = value->get<std::int64_t>();
    if (number < range.least || number > range.greatest) return wrong_value(name, expected, *value);
    return std::optional(number);
}

Result<std::optional<bool>> JsonFields::flag(std::string_view name) const {
    const Json* value = find(name);
    if (value == nullptr) return std::optional<bool>();
    if (!value->is_boolean()) return wrong_value(name, "true or false", *value);
    return std::optional(value->get<bool>());
}

Result<std::optional<std::vector<std::string>>> JsonFields::texts(std::string_view name,
                                                                  std::size_t      at_most) const {
    const Json* value = find(name);
    if (value == nullptr) return std::optional<std::vector<std::string>>();
    const auto is_text = [](const Json& member) { return member.is_string(); };
    if (!value->is_array() || value->empty() || value->size() > at_most
        || !std::ranges::all_of(*value, is_text))
        return wrong_value(name, fmt::format("a list of 1 to {} texts", at_most), *value);
    return std::optional(value->get<std::vector<std::string>>());
}

Result<CubeReading> parse_reading(const JsonFields& fields) {
    CubeReading reading;
    const auto  form = fields.text("as");
    if (!form) return form.error();
    if (*form) {
        const auto parsed = parse_form(**form);
        if (!parsed) return in_field(parsed.error(), "as");
        reading.form = *parsed;
    }
    const auto notation = fields.text("notation");
    if (!notation) return notation.error();
    const std::string name = notation->value_or("wca");
    if (name != "wca" && name != "papers")
        return wrong_field(
            "notation",
            fmt::format("there is no notation '{}': accepted are wca and papers", visible(name)));
    if (name == "papers") reading.alphabet = Alphabet::papers;
    return reading;
}

}  // namespace antipode::service
