#include "service/requests/from_text.h"

#include <algorithm>
#include <charconv>

#include "base/parse_json.h"
#include "service/json.h"
#include "service/requests/amount.h"

namespace antipode::service {
namespace from_text_detail {

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

Json flag_or_text(std::string_view text) {
    if (text == "true" || text == "false") return text == "true";
    return text;
}

Json numbers_or_text(std::string_view text) {
    Json list = Json::array();
    for (std::size_t at = 0; at <= text.size() && !text.empty();) {
        const std::size_t comma  = std::min(text.find(',', at), text.size());
        Json              number = number_or_text(text.substr(at, comma - at));
        if (number.is_string()) return text;
        list.push_back(std::move(number));
        at = comma + 1;
    }
    return list;
}

Json list_or_text(std::string_view text) {
    auto list = parse_json(text);
    return list ? Json(*std::move(list)) : Json(text);
}

Result<Json> milliseconds(std::string_view text) {
    const auto time = parse_duration(text);
    if (!time) return time.error();
    return Json(std::chrono::duration<double, std::milli>(*time).count());
}

}  // namespace from_text_detail

Result<Json> value_from_text(const Field& field, std::string_view text, Interface interface) {
    using namespace from_text_detail;
    const bool is_typed = interface == Interface::command_line;
    switch (field.kind) {
        case Kind::whole:
            return number_or_text(text);
        case Kind::duration:
            return is_typed ? milliseconds(text) : number_or_text(text);
        case Kind::flag:  // to be named is enough at a shell
            return is_typed ? Json(true) : flag_or_text(text);
        case Kind::wholes:
            return numbers_or_text(text);
        case Kind::colours:
            return list_or_text(text);
        case Kind::texts:
            return Json::array({text});
        default:
            return Json(text);
    }
}

}  // namespace antipode::service
