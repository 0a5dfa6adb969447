#include "apps/server/routes/drawing_fields.h"

#include <fmt/format.h>

#include "apps/server/caching.h"
#include "base/checksum.h"

namespace antipode::server {

std::vector<std::string_view> drawing_views() { return {view_names.begin(), view_names.end()}; }

Result<DrawingOptions> drawing_of(const Fields& fields) {
    DrawingOptions drawing;
    drawing.view = *parse_view(fields.text("view"));
    drawing.size = static_cast<int>(fields.whole("size"));
    if (!fields.has("scheme")) return drawing;
    const auto scheme = find_scheme(fields.text("scheme"));
    if (!scheme) return wrong_field("scheme", scheme.error().message);
    drawing.scheme = *scheme;
    return drawing;
}

http::Response picture_response(const http::Request& request, std::string bytes,
                                std::string_view content_type) {
    const std::string tag = fmt::format("\"{:016x}\"", checksum(std::as_bytes(std::span(bytes))));
    http::Response    response;
    response.headers = {{"ETag", tag}, {"Cache-Control", "private, max-age=86400"}};
    if (has_tag(request, tag)) {
        response.status = 304;
        return response;
    }
    response.content_type = content_type;
    response.body         = std::move(bytes);
    return response;
}

}  // namespace antipode::server
