#include "apps/cli/request.h"

#include <charconv>

#include "service/json.h"
#include "service/requests/duration.h"

namespace antipode::cli {
namespace {

using service::Json;

// What is no number stays a text, which the check against the row refuses.
template <class Number>
std::optional<Json> number_in(std::string_view text) {
    Number      number     = 0;
    const char* end        = text.data() + text.size();
    const auto [rest, bad] = std::from_chars(text.data(), end, number);
    return bad == std::errc{} && rest == end ? std::optional<Json>(number) : std::nullopt;
}

Json number_or_text(std::string_view text) {
    if (auto number = number_in<std::uint64_t>(text)) return *std::move(number);
    if (auto number = number_in<std::int64_t>(text)) return *std::move(number);
    return text;
}

Result<Json> milliseconds(std::string_view text) {
    const auto time = service::parse_duration(text);
    if (!time) return time.error();
    return Json(std::chrono::duration<double, std::milli>(*time).count());
}

Result<Json> value_of(const Field& field, std::string_view text) {
    switch (field.kind) {
        case Kind::flag:
            return Json(true);
        case Kind::whole:
            return number_or_text(text);
        case Kind::duration:
            return milliseconds(text);
        case Kind::texts:
            return Json::array({text});
        default:
            return Json(text);
    }
}

// The arguments that are left, for the next row of one or of many.
std::span<const std::string> take(std::span<const std::string>& left, const Field& field) {
    const auto taken =
        left.first(field.kind == Kind::texts ? left.size() : std::min<std::size_t>(left.size(), 1));
    left = left.subspan(taken.size());
    return taken;
}

}  // namespace

Result<service::Fields> read_fields(const Session& session, std::span<const Field> rows) {
    return read_fields(session, rows, Json::object());
}

Result<service::Fields> read_fields(const Session& session, std::span<const Field> rows,
                                    Json given) {
    std::span<const std::string> arguments = session.arguments();
    for (const Field& field : rows) {
        const std::string name(field.name);
        if (field.option.is_argument) {
            for (const std::string& text : take(arguments, field))
                if (field.kind == Kind::texts)
                    given[name].push_back(text);
                else
                    given[name] = *value_of(field, text);
            continue;
        }
        const auto text = session.value(service::option_name(field));
        if (!text || given.contains(name)) continue;
        auto value = value_of(field, *text);
        if (!value) return service::in_field(value.error(), field.name);
        given[name] = *std::move(value);
    }
    return service::Fields::read(std::move(given), rows, service::Interface::command_line);
}

}  // namespace antipode::cli
