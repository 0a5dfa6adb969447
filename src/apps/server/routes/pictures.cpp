#include <fmt/format.h>

#include "apps/server/caching.h"
#include "apps/server/messages.h"
#include "apps/server/routes/common.h"
#include "base/checksum.h"
#include "service/json.h"
#include "service/requests/picture.h"
#include "service/requests/pocket.h"

namespace antipode::server {
namespace pictures_detail {

// Equal fields give equal pictures, so browsers may keep them for a while.
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

http::Response net_response(const Call& call, const Stickers& stickers,
                            const DrawingOptions& drawing) {
    if (drawing.view != View::net)
        return refusal(wrong_field("view", message<"net-has-no-view">("view")));
    return picture_response(call.request, text_net(stickers, {.scheme = drawing.scheme}),
                            "text/plain; charset=utf-8");
}

template <Result<Stickers> (*read)(const Fields&)>
http::Response answer_picture(const Call& call) {
    const auto stickers = read(call.fields);
    if (!stickers) return wrong_fields(stickers.error(), call.fields);
    const auto drawing = service::read_drawing(call.fields);
    if (!drawing) return wrong_fields(drawing.error(), call.fields);
    const std::string format = call.fields.text("format");
    if (format == "text") return net_response(call, *stickers, *drawing);
    const bool is_png = format == "png";
    auto       bytes  = (is_png ? draw_png : draw_svg)(*stickers, *drawing);
    if (!bytes) return refusal(bytes.error());
    return picture_response(call.request, *std::move(bytes),
                            is_png ? "image/png" : "image/svg+xml");
}

http::Response answer_schemes(const Call&) { return json_response(service::schemes_json()); }

constexpr auto scheme_fields = std::array{
    always("name"),
    always("summary"),
    always("colours", Kind::object, "of the faces U R F D L B, like #ffffff"),
    always("plastic", "what is between the stickers"),
    sometimes("symbols", Kind::object,
              "drawn on the stickers of a face, where colours are not enough"),
};

constexpr auto schemes_answer = std::array{
    always("schemes", Kind::objects, scheme_fields),
};

constexpr Route routes[] = {
    {.verb    = Verb::ask,
     .path    = "/api/v1/picture",
     .name    = "picture",
     .summary = "Draws a position.",
     .fields  = service::picture_fields,
     .success = {.summary = "The picture itself.", .type = "image/svg+xml"},
     .example = R"json({"cube":"R U R' U'","view":"3d","size":200})json",
     .handle  = answer_picture<service::read_stickers>},
    {.verb    = Verb::ask,
     .path    = "/api/v1/pocket/picture",
     .name    = "pocket_picture",
     .summary = "Draws a 2x2x2.",
     .fields  = service::pocket_picture_fields,
     .success = {.summary = "The picture itself.", .type = "image/svg+xml"},
     .example = R"json({"cube":"R U","view":"3d","size":200})json",
     .handle  = answer_picture<service::read_pocket_stickers>},
    {.verb    = Verb::ask,
     .path    = "/api/v1/schemes",
     .name    = "schemes",
     .summary = "The colour schemes of pictures.",
     .place   = Place::connection_thread,
     .success = {.shape = schemes_answer},
     .handle  = answer_schemes},
};

}  // namespace pictures_detail

std::span<const Route> picture_routes() { return pictures_detail::routes; }

}  // namespace antipode::server
