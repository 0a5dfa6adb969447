#include <fmt/format.h>

#include "apps/server/caching.h"
#include "apps/server/routes/common.h"
#include "base/checksum.h"
#include "service/picture.h"

namespace antipode::server {
namespace {

std::vector<std::string_view> formats() { return {"svg", "png"}; }
std::vector<std::string_view> views() { return {view_names.begin(), view_names.end()}; }

constexpr auto picture_fields = joined(
    cube_fields, std::array{
                     Field{.name = "format", .summary = "svg if not said", .words = formats},
                     Field{.name = "view", .summary = "a net if not said", .words = views},
                     Field{.name    = "size",
                           .kind    = Kind::whole,
                           .summary = "the longer side in pixels",
                           .bounds  = {DrawingOptions::least_size, DrawingOptions::greatest_size}},
                     Field{.name    = "scheme",
                           .summary = "the colours: a name of /api/v1/schemes, or six like "
                                      "\"#ffffff,#d0202e,…\" in the order U R F D L B"},
                 });

Result<DrawingOptions> drawing_of(const Fields& fields) {
    DrawingOptions drawing;
    drawing.view = *parse_view(fields.text("view", view_names[0]));
    drawing.size = static_cast<int>(fields.whole("size", drawing.size));
    if (!fields.has("scheme")) return drawing;
    const auto scheme = find_scheme(fields.text("scheme"));
    if (!scheme) return wrong_field("scheme", scheme.error().message);
    drawing.scheme = *scheme;
    return drawing;
}

// Equal fields give equal pictures, so browsers may keep them for a while.
http::Response picture_response(const http::Request& request, std::string bytes, bool is_png) {
    const std::string tag = fmt::format("\"{:016x}\"", checksum(std::as_bytes(std::span(bytes))));
    http::Response    response;
    response.headers = {{"ETag", tag}, {"Cache-Control", "private, max-age=86400"}};
    if (has_tag(request, tag)) {
        response.status = 304;
        return response;
    }
    response.content_type = is_png ? "image/png" : "image/svg+xml";
    response.body         = std::move(bytes);
    return response;
}

http::Response answer_picture(const Call& call) {
    return answer_position(call.fields, [&](const service::Position& position) {
        const auto drawing = drawing_of(call.fields);
        if (!drawing) return refusal(drawing.error());
        const bool is_png = call.fields.text("format", "svg") == "png";
        auto       bytes  = service::picture(
                   {position, is_png ? service::PictureFormat::png : service::PictureFormat::svg,
                    *drawing});
        if (!bytes) return refusal(bytes.error());
        return picture_response(call.request, *std::move(bytes), is_png);
    });
}

http::Response answer_schemes(const Call&) { return json_response(service::schemes_json()); }

constexpr auto scheme_fields = std::array{
    Field{.name = "name", .need = Need::required},
    Field{.name = "summary", .need = Need::required},
    Field{.name    = "colours",
          .kind    = Kind::object,
          .summary = "of the faces U R F D L B, like #ffffff",
          .need    = Need::required},
    Field{.name = "plastic", .summary = "what is between the stickers", .need = Need::required},
    Field{.name    = "symbols",
          .kind    = Kind::object,
          .summary = "drawn on the stickers of a face, where colours are not enough"},
};

constexpr auto schemes_answer = std::array{
    Field{
        .name = "schemes", .kind = Kind::objects, .need = Need::required, .fields = scheme_fields},
};

constexpr Route routes[] = {
    {.verb    = Verb::ask,
     .path    = "/api/v1/picture",
     .name    = "picture",
     .summary = "Draws a position.",
     .fields  = picture_fields,
     .success = {.summary = "The picture itself.", .type = "image/svg+xml"},
     .example = R"json({"cube":"R U R' U'","view":"3d","size":200})json",
     .handle  = answer_picture},
    {.verb    = Verb::ask,
     .path    = "/api/v1/schemes",
     .name    = "schemes",
     .summary = "The colour schemes of pictures.",
     .place   = Place::connection_thread,
     .success = {.fields = schemes_answer},
     .handle  = answer_schemes},
};

}  // namespace

std::span<const Route> picture_routes() { return routes; }

}  // namespace antipode::server
