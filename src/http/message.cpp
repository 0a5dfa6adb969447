#include "http/message.h"

#include <algorithm>
#include <array>
#include <utility>

#include "http/characters.h"

namespace antipode::http {
namespace {

constexpr std::array<std::pair<int, std::string_view>, 30> reasons = {{
    {100, "Continue"},
    {200, "OK"},
    {201, "Created"},
    {202, "Accepted"},
    {204, "No Content"},
    {206, "Partial Content"},
    {301, "Moved Permanently"},
    {302, "Found"},
    {303, "See Other"},
    {304, "Not Modified"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {406, "Not Acceptable"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {412, "Precondition Failed"},
    {413, "Content Too Large"},
    {415, "Unsupported Media Type"},
    {417, "Expectation Failed"},
    {422, "Unprocessable Content"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {503, "Service Unavailable"},
    {505, "HTTP Version Not Supported"},
}};
static_assert(std::ranges::is_sorted(reasons));

}  // namespace

const std::string* Request::header(std::string_view name) const {
    const auto found = std::ranges::find_if(
        headers, [&](const Header& header) { return equals_ignoring_case(header.name, name); });
    return found != headers.end() ? &found->value : nullptr;
}

std::string_view reason_of(int status) {
    const auto* found =
        std::ranges::lower_bound(reasons, status, {}, [](auto row) { return row.first; });
    return found != reasons.end() && found->first == status ? found->second : "Unknown";
}

}  // namespace antipode::http
