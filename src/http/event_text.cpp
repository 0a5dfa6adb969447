#include "http/event_text.h"

#include <algorithm>

namespace antipode::http {
namespace {

constexpr std::string_view line_breaks = "\r\n";

void append_field(std::string& text, std::string_view name, std::string_view value) {
    text += name;
    text += ": ";
    text += value;
    text += '\n';
}

// A line break in a name or an id would end the field.
std::string_view first_line(std::string_view value) {
    return value.substr(0, value.find_first_of(line_breaks));
}

void append_data(std::string& text, std::string_view data) {
    for (;;) {
        const std::size_t end = data.find_first_of(line_breaks);
        append_field(text, "data", data.substr(0, end));
        if (end == std::string_view::npos) return;
        data.remove_prefix(end + (data.substr(end).starts_with("\r\n") ? 2 : 1));
    }
}

}  // namespace

std::string to_text(const Event& event) {
    std::string text;
    text.reserve(event.name.size() + event.data.size() + event.id.size() + 32);
    if (!event.id.empty()) append_field(text, "id", first_line(event.id));
    if (!event.name.empty()) append_field(text, "event", first_line(event.name));
    append_data(text, event.data);
    text += '\n';
    return text;
}

}  // namespace antipode::http
