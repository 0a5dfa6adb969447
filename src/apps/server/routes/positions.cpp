#include <fmt/format.h>

#include "apps/server/routes/common.h"
#include "service/answers/algebra.h"
#include "service/answers/info.h"
#include "service/answers/isomorphs.h"
#include "service/answers/random.h"
#include "service/json.h"

namespace antipode::server {
namespace positions_detail {

using service::Json;
using service::Position;

// ---- fields of several questions ------------------------------------------------

std::vector<std::string_view> position_target_names() {
    std::vector<std::string_view> names;
    for (const service::TargetRow& row : service::target_rows())
        if (!is_made_of_turns(row.target.form)) names.push_back(row.name);
    return names;
}

constexpr std::array to_field = {
    Field{.name    = "to",
          .summary = "the form to write the answer in; facelets if not said",
          .choices = service::target_names},
};

constexpr std::array written_position = {
    Field{.name = "facelets", .summary = "the position, 54 letters", .need = Need::required},
    Field{.name    = "reachable",
          .kind    = Kind::flag,
          .summary = "whether turning a solved cube leads there",
          .need    = Need::required},
    Field{.name = "maneuver", .summary = "that makes the position, where it is known"},
    Field{.name = "form", .summary = "of the text", .need = Need::required},
    Field{.name = "text", .summary = "the position in the form asked for", .need = Need::required},
};

service::Target target_of(const Fields& fields, Form otherwise) {
    return fields.has("to") ? *service::parse_target(fields.text("to"))
                            : service::Target{otherwise};
}

http::Response answer_in_form(const Fields& fields, const Position& position) {
    return answer_result(service::in_form(position, target_of(fields, Form::facelets)));
}

// ---- questions --------------------------------------------------------------------

http::Response answer_info(const Call& call) {
    return answer_position(call.fields, [](const Position& position) {
        return json_response(to_json(service::info(position)));
    });
}

http::Response answer_convert(const Call& call) {
    return answer_position(call.fields, [&](const Position& position) {
        return answer_in_form(call.fields, position);
    });
}

http::Response answer_inverse(const Call& call) {
    return answer_position(call.fields, [&](const Position& position) {
        return answer_in_form(call.fields, service::inverse(position));
    });
}

http::Response answer_power(const Call& call) {
    const auto exponent = service::parse_exponent(call.fields.text_or_whole("exponent"));
    if (!exponent) return refusal(Failure(exponent.error()).in("exponent"));
    return answer_position(call.fields, [&](const Position& position) {
        return answer_in_form(call.fields, service::power(position, *exponent));
    });
}

http::Response answer_compose(const Call& call) {
    const CubeReading     reading = reading_of(call.fields);
    const auto            texts   = call.fields.texts("cubes");
    std::vector<Position> factors;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto position = service::read_position(texts[i], reading);
        if (!position)
            return wrong_cube(position.error(), texts[i], reading, fmt::format("cubes[{}]", i));
        factors.push_back(*std::move(position));
    }
    return answer_in_form(call.fields, service::compose(factors));
}

http::Response answer_isomorphs(const Call& call) {
    const service::Target target = target_of(call.fields, Form::zip);
    return answer_position(call.fields, [&](const Position& position) {
        return call.fields.flag("list") ? answer_result(service::isomorphs(position, target))
                                        : answer_result(service::representative(position, target));
    });
}

http::Response answer_random(const Call& call) {
    service::RandomRequest request;
    if (call.fields.has("seed"))
        request.seed = static_cast<std::uint64_t>(call.fields.whole("seed"));
    if (call.fields.flag("any")) request.pool = service::Pool::assembled;
    service::RandomPositions positions(request);
    Json                     cubes = Json::array();
    for (std::int64_t i = 0; i < call.fields.whole("count"); ++i)
        cubes.push_back(positions.next()->written.text);
    return json_response({{"cubes", std::move(cubes)}});
}

// ---- what they take and give -----------------------------------------------------

constexpr auto convert_fields =
    joined(cube_fields, std::array{Field{.name    = "to",
                                         .summary = "the form to write the answer in",
                                         .need    = Need::required,
                                         .choices = service::target_names}});
constexpr auto inverse_fields = joined(cube_fields, to_field);
constexpr auto power_fields =
    joined(cube_fields,
           std::array{Field{.name    = "exponent",
                            .kind    = Kind::text_or_whole,
                            .summary = "how often the position is done: a whole number of any size",
                            .need    = Need::required}},
           to_field);
constexpr auto compose_fields =
    joined(std::array{Field{.name    = "cubes",
                            .kind    = Kind::texts,
                            .summary = "the positions to do one after the other",
                            .need    = Need::required,
                            .bounds  = {1, 1000}}},
           reading_fields, to_field);
constexpr auto isomorphs_fields = joined(
    cube_fields, std::array{Field{.name    = "list",
                                  .kind    = Kind::flag,
                                  .summary = "all members of the class instead of the one that "
                                             "represents it"},
                            Field{.name    = "to",
                                  .summary = "the form to write members in; zip if not said",
                                  .choices = position_target_names}});
constexpr std::array random_fields = {
    Field{.name      = "count",
          .kind      = Kind::whole,
          .summary   = "how many",
          .bounds    = {1, 10'000},
          .otherwise = "1"},
    Field{.name    = "seed",
          .kind    = Kind::whole,
          .summary = "the same seed gives the same cubes, everywhere and always"},
    Field{.name    = "any",
          .kind    = Kind::flag,
          .summary = "from all ways to put the pieces together, of which turning reaches one in "
                     "twelve"},
};

constexpr std::array info_answer = {
    Field{.name = "facelets", .need = Need::required},
    Field{.name = "reachable", .kind = Kind::flag, .need = Need::required},
    Field{.name = "reason", .summary = "why turning cannot reach it"},
    Field{.name = "repairs", .kind = Kind::objects, .summary = "the smallest that would help"},
    Field{.name = "trace", .kind = Kind::anything, .need = Need::required},
    Field{.name = "parity", .summary = "even, odd or mixed", .need = Need::required},
    Field{.name = "corner_parity", .need = Need::required},
    Field{.name = "edge_parity", .need = Need::required},
    Field{.name = "order", .kind = Kind::whole, .need = Need::required},
    Field{.name = "corner_cycles", .kind = Kind::anything, .need = Need::required},
    Field{.name = "edge_cycles", .kind = Kind::anything, .need = Need::required},
    Field{.name = "cycles", .kind = Kind::object, .need = Need::required},
    Field{.name = "three_cycles", .kind = Kind::object, .need = Need::required},
    Field{.name    = "morph",
          .kind    = Kind::whole,
          .summary = "how many isomorphs it has",
          .need    = Need::required},
    Field{.name = "symmetry", .need = Need::required},
    Field{.name = "antisymmetry", .need = Need::nullable},
    Field{.name = "self_inverse", .kind = Kind::flag, .need = Need::required},
    Field{.name = "label", .summary = "as Cube Explorer shows it", .need = Need::required},
    Field{.name = "zip", .kind = Kind::wholes, .need = Need::required},
    Field{.name    = "pos_ref",
          .kind    = Kind::wholes,
          .summary = "the zip of the isomorph that represents all",
          .need    = Need::required},
    Field{.name = "transcription", .kind = Kind::object, .need = Need::required},
    Field{.name = "cubies", .kind = Kind::object, .need = Need::required},
    Field{.name = "maneuver", .summary = "as it was given"},
};
constexpr std::array isomorphs_answer = {
    Field{.name = "facelets", .need = Need::required},
    Field{.name = "morph", .kind = Kind::whole, .need = Need::required},
    Field{.name = "pos_ref", .kind = Kind::wholes, .need = Need::required},
    Field{.name = "representative"},
    Field{.name = "form"},
    Field{.name = "isomorphs", .kind = Kind::texts},
};
constexpr std::array random_answer = {
    Field{.name = "cubes", .kind = Kind::texts, .need = Need::required},
};

constexpr Success written = {.summary = "The object of the command with --json.",
                             .fields  = written_position};

constexpr Route routes[] = {
    {.verb    = Verb::ask,
     .path    = "/api/v1/info",
     .name    = "info",
     .summary = "All that can be said about a position.",
     .fields  = cube_fields,
     .success = {.summary = "The object of `antipode info --json`.", .fields = info_answer},
     .example = R"json({"cube":"R U R' U'"})json",
     .handle  = answer_info},
    {.verb    = Verb::ask,
     .path    = "/api/v1/convert",
     .name    = "convert",
     .summary = "The same position in another form.",
     .fields  = convert_fields,
     .success = written,
     .example = R"json({"cube":"R U2 F'","to":"zip"})json",
     .handle  = answer_convert},
    {.verb    = Verb::ask,
     .path    = "/api/v1/compose",
     .name    = "compose",
     .summary = "One position after the other.",
     .fields  = compose_fields,
     .success = written,
     .example = R"json({"cubes":["R","U"]})json",
     .handle  = answer_compose},
    {.verb    = Verb::ask,
     .path    = "/api/v1/power",
     .name    = "power",
     .summary = "A position done so many times.",
     .fields  = power_fields,
     .success = written,
     .example = R"json({"cube":"R U","exponent":-3})json",
     .handle  = answer_power},
    {.verb    = Verb::ask,
     .path    = "/api/v1/inverse",
     .name    = "inverse",
     .summary = "What undoes a position.",
     .fields  = inverse_fields,
     .success = written,
     .example = R"json({"cube":"R U2 F'"})json",
     .handle  = answer_inverse},
    {.verb    = Verb::ask,
     .path    = "/api/v1/isomorphs",
     .name    = "isomorphs",
     .summary = "The class of a position under symmetry and inversion.",
     .fields  = isomorphs_fields,
     .success = {.summary = "The object of `antipode isomorphs --json`.",
                 .fields  = isomorphs_answer},
     .example = R"json({"cube":"R U","list":true})json",
     .handle  = answer_isomorphs},
    {.verb    = Verb::ask,
     .path    = "/api/v1/random",
     .name    = "random",
     .summary = "Uniformly random positions.",
     .fields  = random_fields,
     .success = {.fields = random_answer},
     .example = R"json({"count":2,"seed":42})json",
     .handle  = answer_random},
};

}  // namespace positions_detail

std::span<const Route> position_routes() { return positions_detail::routes; }

}  // namespace antipode::server
