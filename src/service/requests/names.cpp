// How each interface calls the fields, and tells about them.
#include <fmt/format.h>

#include <algorithm>

#include "service/requests/check.h"

namespace antipode::service {

const Field* find_field(std::span<const Field> fields, std::string_view name) {
    const auto found = std::ranges::find(fields, name, &Field::name);
    return found == fields.end() ? nullptr : &*found;
}

std::string option_name(const Field& field) {
    std::string name(field.option.name.empty() ? field.name : field.option.name);
    std::ranges::replace(name, '_', '-');
    return name;
}

std::string spelled(const Field& field, Interface interface) {
    constexpr std::string_view unit = "_ms";
    if (interface == Interface::python && field.name.ends_with(unit))
        return std::string(field.name.substr(0, field.name.size() - unit.size()));
    if (interface != Interface::command_line) return std::string(field.name);
    if (field.option.is_argument) return std::string(field.option.value);
    return fmt::format("--{}", option_name(field));
}

std::string with_names(std::string_view sentence, std::span<const Field> all, Interface interface) {
    std::string text;
    while (!sentence.empty()) {
        const std::size_t open  = std::min(sentence.find('{'), sentence.size());
        const std::size_t close = std::min(sentence.find('}', open), sentence.size());
        text += sentence.substr(0, open);
        if (open != sentence.size()) {
            const std::string_view name  = sentence.substr(open + 1, close - open - 1);
            const Field*           field = find_field(all, name);
            text += field == nullptr ? std::string(name) : spelled(*field, interface);
        }
        sentence.remove_prefix(std::min(close + 1, sentence.size()));
    }
    return text;
}

std::string summary_of(const Field& field, std::span<const Field> all, Interface interface) {
    const bool  is_time = field.kind == Kind::duration && interface == Interface::command_line;
    std::string text    = with_names(field.summary, all, interface);
    if (is_time) text += fmt::format("; {} such as 10ms, 2.5s or 1m", field.option.value);
    if (field.otherwise.empty()) return text;
    return fmt::format("{} (default {}{})", text, field.otherwise, is_time ? "ms" : "");
}

}  // namespace antipode::service
