#include "apps/server/routes/drawing_fields.h"
#include "service/json.h"

namespace antipode::server {
namespace pictures_detail {

std::vector<std::string_view> formats() { return {"svg", "png"}; }

constexpr auto picture_fields = joined(
    cube_fields,
    std::array{Field{
        .name = "format", .summary = "of the picture", .otherwise = "svg", .choices = formats}},
    drawing_fields);

http::Response answer_picture(const Call& call) {
    return answer_position(call.fields, [&](const service::Position& position) {
        const auto drawing = drawing_of(call.fields);
        if (!drawing) return refusal(drawing.error());
        const bool is_png = call.fields.text("format") == "png";
        auto       bytes  = service::picture(
                   {position, is_png ? service::PictureFormat::png : service::PictureFormat::svg,
                    *drawing});
        if (!bytes) return refusal(bytes.error());
        return picture_response(call.request, *std::move(bytes),
                                is_png ? "image/png" : "image/svg+xml");
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

}  // namespace pictures_detail

std::span<const Route> picture_routes() { return pictures_detail::routes; }

}  // namespace antipode::server
