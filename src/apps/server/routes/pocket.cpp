#include "apps/server/context.h"
#include "apps/server/routes/drawing_fields.h"
#include "service/json.h"

namespace antipode::server {
namespace pocket_detail {

using service::PocketRequest;
using service::WordSense;

service::PocketForm form_of(const Fields& fields) {
    return fields.has("as") ? service::PocketForm(*pocket::parse_form(fields.text("as")))
                            : std::nullopt;
}

// With the stickers at fault, where the text is stickers that make no cube.
http::Response wrong_pocket(const Error& error, const Fields& fields) {
    const std::string& text = fields.text("cube");
    Failure            failure(error);
    const auto         answer = service::check_pocket(text, form_of(fields));
    if (answer && !answer->cube)
        failure.with({{"facelets_at_fault", service::to_json(*answer)["facelets_at_fault"]}});
    return refusal(failure.in("cube", text));
}

// Answers with what `answer` makes of the 2x2x2 in the field cube.
template <class Answer>
http::Response answer_reading(const Fields& fields, const Answer& answer) {
    const auto reading = service::read_pocket(fields.text("cube"), form_of(fields));
    return reading ? answer(*reading) : wrong_pocket(reading.error(), fields);
}

// ---- questions --------------------------------------------------------------------

http::Response answer_solve(const Call& call) {
    return answer_reading(call.fields, [&](const pocket::Reading& reading) {
        PocketRequest request{.cube = reading.cube, .metric = metric_of(call.fields)};
        if (call.fields.flag("all")) request.wanted = PocketRequest::Wanted::all;
        const WordSense sense =
            call.fields.flag("generator") ? WordSense::generator : WordSense::solver;
        return json_response(to_json(call.context.pocket.solve(request), request, sense));
    });
}

http::Response answer_info(const Call& call) {
    return answer_reading(call.fields, [&](const pocket::Reading& reading) {
        return json_response(to_json(call.context.pocket.info(reading)));
    });
}

http::Response answer_check(const Call& call) {
    const std::string& text   = call.fields.text("cube");
    const auto         answer = service::check_pocket(text, form_of(call.fields));
    if (!answer) return refusal(Failure(answer.error()).in("cube", text));
    return json_response(service::to_json(*answer));
}

http::Response answer_random(const Call& call) {
    std::optional<std::uint64_t> seed;
    if (call.fields.has("seed")) seed = static_cast<std::uint64_t>(call.fields.whole("seed"));
    service::PocketPositions positions(seed);
    service::Json            cubes = service::Json::array();
    for (std::int64_t i = 0; i < call.fields.whole("count"); ++i)
        cubes.push_back(to_json(positions.next()));
    return json_response({{"cubes", std::move(cubes)}});
}

http::Response answer_count(const Call& call) {
    return json_response(to_json(call.context.pocket.count(metric_of(call.fields))));
}

http::Response answer_antipodes(const Call& call) {
    return json_response(to_json(call.context.pocket.antipodes(metric_of(call.fields))));
}

// ---- pictures -----------------------------------------------------------------------

std::vector<std::string_view> formats() { return {"svg", "png", "text"}; }

http::Response answer_text(const Call& call, const pocket::Reading& reading,
                           const DrawingOptions& drawing) {
    if (drawing.view != View::net)
        return refusal(wrong_field("view", "the text is always a net: leave view out"));
    return picture_response(call.request,
                            service::pocket_net(reading.cube, {.scheme = drawing.scheme}),
                            "text/plain; charset=utf-8");
}

http::Response answer_picture(const Call& call) {
    return answer_reading(call.fields, [&](const pocket::Reading& reading) {
        const auto drawing = drawing_of(call.fields);
        if (!drawing) return refusal(drawing.error());
        const std::string format = call.fields.text("format");
        if (format == "text") return answer_text(call, reading, *drawing);
        const bool is_png = format == "png";
        auto       bytes  = service::picture(
                   {reading.cube, is_png ? service::PictureFormat::png : service::PictureFormat::svg,
                    *drawing});
        if (!bytes) return refusal(bytes.error());
        return picture_response(call.request, *std::move(bytes),
                                is_png ? "image/png" : "image/svg+xml");
    });
}

// ---- what they take and give -------------------------------------------------------

constexpr std::array pocket_fields = {
    Field{.name    = "cube",
          .summary = "a 2x2x2 in any form that `antipode pocket` accepts, held in any way",
          .need    = Need::required},
    Field{.name    = "as",
          .summary = "the form to read it in, instead of recognising it",
          .choices = service::pocket_form_names},
};
constexpr std::array metric_field = {
    Field{.name      = "metric",
          .summary   = "what is counted",
          .otherwise = "htm",
          .choices   = service::pocket_metric_names},
};
constexpr auto solve_fields = joined(
    pocket_fields, metric_field,
    std::array{
        Field{.name = "all", .kind = Kind::flag, .summary = "every shortest solution"},
        Field{.name = "generator", .kind = Kind::flag, .summary = "also what makes the position"},
    });
constexpr std::array random_fields = {
    Field{.name      = "count",
          .kind      = Kind::whole,
          .summary   = "how many",
          .bounds    = {1, 1000},
          .otherwise = "1"},
    Field{.name    = "seed",
          .kind    = Kind::whole,
          .summary = "the same seed gives the same cubes, everywhere and always"},
};
constexpr auto picture_fields =
    joined(pocket_fields,
           std::array{Field{.name      = "format",
                            .summary   = "of the picture; text is a net of letters",
                            .otherwise = "svg",
                            .choices   = formats}},
           drawing_fields);

constexpr std::array solve_answer = {
    Field{.name = "cube", .summary = "24 facelets, as it is held", .need = Need::required},
    Field{.name    = "position",
          .kind    = Kind::whole,
          .summary = "its number, the same however it is held",
          .need    = Need::required},
    Field{.name    = "solution",
          .summary = "a shortest one, for the cube as it is held",
          .need    = Need::required},
    Field{.name = "generator", .summary = "makes the position from a solved cube"},
    Field{.name = "solutions", .kind = Kind::texts, .summary = "all that are as short"},
    Field{.name = "generators", .kind = Kind::texts},
    Field{.name = "length", .kind = Kind::whole, .need = Need::required},
    Field{.name = "metric", .need = Need::required},
    Field{.name = "optimal", .kind = Kind::flag, .need = Need::required},
};
constexpr std::array distance_answer = {
    Field{.name = "htm", .kind = Kind::whole, .need = Need::required},
    Field{.name = "qtm", .kind = Kind::whole, .need = Need::required},
};
constexpr std::array info_answer = {
    Field{.name = "facelets", .summary = "24, as it is held", .need = Need::required},
    Field{.name = "home", .summary = "24, with the corner DBL at home", .need = Need::required},
    Field{.name = "position", .kind = Kind::whole, .need = Need::required},
    Field{.name = "maneuver", .summary = "as it was given"},
    Field{.name    = "distance",
          .kind    = Kind::object,
          .summary = "from solved",
          .need    = Need::required,
          .fields  = distance_answer},
    Field{
        .name = "generator", .summary = "of fewest face turns; makes home", .need = Need::required},
    Field{.name = "order", .kind = Kind::whole, .need = Need::required},
    Field{.name = "parity", .summary = "even or odd", .need = Need::required},
    Field{.name = "cycles", .summary = "of the corners", .need = Need::required},
    Field{.name = "symmetry", .need = Need::required},
    Field{.name    = "images",
          .kind    = Kind::whole,
          .summary = "how many positions are this one up to symmetry",
          .need    = Need::required},
    Field{.name    = "isomorphs",
          .kind    = Kind::whole,
          .summary = "the same, up to inversion too",
          .need    = Need::required},
    Field{.name = "cubies", .summary = "by their coordinates", .need = Need::required},
    Field{.name    = "layers",
          .summary = "the generator as quarter turns of layers",
          .need    = Need::required},
};
constexpr std::array check_answer = {
    Field{.name = "feasible", .kind = Kind::flag, .need = Need::required},
    Field{.name = "facelets", .summary = "24, if turning can make them"},
    Field{.name = "reason", .summary = "why turning cannot"},
    Field{.name = "facelets_at_fault", .kind = Kind::texts, .summary = "such as U4"},
};
constexpr std::array draw_answer = {
    Field{.name = "facelets", .need = Need::required},
    Field{.name = "position", .kind = Kind::whole, .need = Need::required},
    Field{.name = "seed", .kind = Kind::whole, .need = Need::required},
    Field{.name    = "number",
          .kind    = Kind::whole,
          .summary = "among those of the seed, from 1",
          .need    = Need::required},
};
constexpr std::array random_answer = {
    Field{.name = "cubes", .kind = Kind::objects, .need = Need::required, .fields = draw_answer},
};
constexpr std::array count_answer = {
    Field{.name = "metric", .need = Need::required},
    Field{.name    = "greatest",
          .kind    = Kind::whole,
          .summary = "distance from solved",
          .need    = Need::required},
    Field{.name = "positions", .kind = Kind::whole, .summary = "in all", .need = Need::required},
    Field{.name    = "counts",
          .kind    = Kind::wholes,
          .summary = "of positions, by distance from 0",
          .need    = Need::required},
};
constexpr std::array class_answer = {
    Field{.name = "facelets", .need = Need::required},
    Field{.name = "position", .kind = Kind::whole, .need = Need::required},
    Field{.name = "generator", .summary = "a shortest one", .need = Need::required},
    Field{.name    = "positions",
          .kind    = Kind::whole,
          .summary = "that are this one up to symmetry",
          .need    = Need::required},
    Field{.name = "symmetry", .need = Need::required},
};
constexpr std::array antipodes_answer = {
    Field{.name = "metric", .need = Need::required},
    Field{.name = "distance", .kind = Kind::whole, .need = Need::required},
    Field{.name = "positions", .kind = Kind::whole, .need = Need::required},
    Field{.name = "classes", .kind = Kind::objects, .need = Need::required, .fields = class_answer},
};

constexpr Route routes[] = {
    {.verb    = Verb::ask,
     .path    = "/api/v1/pocket/solve",
     .name    = "pocket_solve",
     .summary = "A shortest solution of a 2x2x2, or all of them.",
     .fields  = solve_fields,
     .success = {.summary = "The object of `antipode pocket solve --json`.",
                 .fields  = solve_answer},
     .example = R"json({"cube":"R U2 F' x y","all":true,"generator":true})json",
     .handle  = answer_solve},
    {.verb    = Verb::ask,
     .path    = "/api/v1/pocket/info",
     .name    = "pocket_info",
     .summary = "All that can be said about a position of the 2x2x2.",
     .fields  = pocket_fields,
     .success = {.summary = "The object of `antipode pocket info --json`.", .fields = info_answer},
     .example = R"json({"cube":"x1'' y0","as":"layers"})json",
     .handle  = answer_info},
    {.verb    = Verb::ask,
     .path    = "/api/v1/pocket/check",
     .name    = "pocket_check",
     .summary = "Whether turning can make a 2x2x2, and if not, why.",
     .fields  = pocket_fields,
     .success = {.summary = "The object of `antipode pocket check --json`.",
                 .fields  = check_answer},
     .example = R"json({"cube":"UUUFURRRFRFFDDDDLLLLBBBB"})json",
     .handle  = answer_check},
    {.verb    = Verb::ask,
     .path    = "/api/v1/pocket/random",
     .name    = "pocket_random",
     .summary = "Uniformly random positions of the 2x2x2.",
     .fields  = random_fields,
     .success = {.fields = random_answer},
     .example = R"json({"count":2,"seed":7})json",
     .handle  = answer_random},
    {.verb    = Verb::ask,
     .path    = "/api/v1/pocket/count",
     .name    = "pocket_count",
     .summary = "How many positions of the 2x2x2 are how far from solved.",
     .fields  = metric_field,
     .success = {.summary = "The object of `antipode pocket count --json`.",
                 .fields  = count_answer},
     .example = R"json({"metric":"qtm"})json",
     .handle  = answer_count},
    {.verb    = Verb::ask,
     .path    = "/api/v1/pocket/antipodes",
     .name    = "pocket_antipodes",
     .summary = "The hardest positions of the 2x2x2, up to symmetry.",
     .fields  = metric_field,
     .success = {.summary = "The object of `antipode pocket antipodes --json`.",
                 .fields  = antipodes_answer},
     .example = R"json({"metric":"qtm"})json",
     .handle  = answer_antipodes},
    {.verb    = Verb::ask,
     .path    = "/api/v1/pocket/picture",
     .name    = "pocket_picture",
     .summary = "Draws a 2x2x2.",
     .fields  = picture_fields,
     .success = {.summary = "The picture itself.", .type = "image/svg+xml"},
     .example = R"json({"cube":"R U","view":"3d","size":200})json",
     .handle  = answer_picture},
};

}  // namespace pocket_detail

std::span<const Route> pocket_routes() { return pocket_detail::routes; }

}  // namespace antipode::server
