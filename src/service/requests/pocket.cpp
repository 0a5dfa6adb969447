#include "service/requests/pocket.h"

#include "service/json.h"
#include "service/requests/distance.h"

namespace antipode::service {
namespace {

PocketForm pocket_form_of(const Fields& fields) {
    const auto name = fields.find_text("as");
    return name ? PocketForm(*pocket::parse_form(*name)) : std::nullopt;
}

}  // namespace

// The stickers at fault, where they make no cube.
Json diagnose_pocket(std::string_view text, const Fields& fields) {
    const auto answer = check_pocket(text, pocket_form_of(fields));
    if (!answer || answer->cube) return Json::object();
    return {{"facelets_at_fault", to_json(*answer)["facelets_at_fault"]}};
}

Result<pocket::Reading> read_pocket(const Fields& fields) {
    auto reading = pocket::read(fields.text("cube"), pocket_form_of(fields));
    if (!reading) return in_field(reading.error(), "cube");
    return reading;
}

Result<Stickers> read_pocket_stickers(const Fields& fields) {
    const auto reading = read_pocket(fields);
    if (!reading) return reading.error();
    return stickers_of(reading->cube);
}

Result<PocketAnswer> ask_pocket_solution(const Fields& fields, const PocketEngine& engine) {
    const auto reading = read_pocket(fields);
    if (!reading) return reading.error();
    PocketRequest request{.cube = reading->cube, .metric = metric_of(fields)};
    if (fields.flag("all")) request.wanted = PocketRequest::Wanted::all;
    return PocketAnswer{engine.solve(request), request,
                        fields.flag("generator") ? WordSense::generator : WordSense::solver};
}

Result<PocketInfo> ask_pocket_info(const Fields& fields, const PocketEngine& engine) {
    const auto reading = read_pocket(fields);
    if (!reading) return reading.error();
    return engine.info(*reading);
}

Result<pocket::Feasibility> ask_pocket_check(const Fields& fields) {
    auto answer = check_pocket(fields.text("cube"), pocket_form_of(fields));
    if (!answer) return in_field(answer.error(), "cube");
    return answer;
}

WrittenDraw draw_pocket(const Fields& fields, PocketPositions& positions,
                        const PocketEngine& engine) {
    const pocket::Form form = *pocket::parse_form(fields.text("to"));
    const PocketDraw   draw = positions.next();
    return {draw, form, engine.write(draw.position, form)};
}

Json to_json(const PocketAnswer& answer) {
    return to_json(answer.solution, answer.request, answer.sense);
}

Json to_json(const WrittenDraw& written) {
    Json json    = to_json(written.draw);
    json["form"] = name_of(written.form);
    json["text"] = written.text;
    return json;
}

}  // namespace antipode::service
