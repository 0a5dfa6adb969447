#include "service/answers/position.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/names_of.h"
#include "cube/algebra.h"
#include "cube/messages.h"
#include "cube/reid.h"
#include "cube/told_centres.h"
#include "notation/characters.h"
#include "notation/link.h"
#include "notation/print.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

// What the reading says, or what the text looks like.
struct Recognised {
    Form             form;
    std::string_view text;
};

// Maneuvers know comments themselves, and may go on after one; links have a // in
// them that starts none.
Recognised recognise(std::string_view text, const CubeReading& reading) {
    if (!reading.form && looks_like_link(text)) return {Form::link, text};
    const std::string_view core = text.substr(0, text.find("//"));
    const Form             form = reading.form.value_or(recognise_form(core));
    return {form, is_made_of_turns(form) ? text : core};
}

Result<Position> read_turns(std::string_view text, const CubeReading& reading) {
    Result<Maneuver> maneuver = parse_maneuver(text, reading.alphabet);
    if (!maneuver) return maneuver.error();
    const CentredCube cube = centred_after(*maneuver, reading.centres);
    return Position{cube.cube, *std::move(maneuver), centres_of(cube)};
}

// A link that starts from a cube tells no way to that cube.
Result<Position> follow_link(std::string_view text, CentreSet centres) {
    const Result<Link> link = read_link(text);
    if (!link) return link.error();
    const auto cube = parse_centred_cube(text, {.form = Form::link, .centres = centres});
    if (!cube) return cube.error();
    Position position{cube->cube, std::nullopt, centres_of(*cube)};
    if (!link->cube) position.maneuver = with_setup(*link);
    return position;
}

std::vector<TargetRow> make_target_rows() {
    std::vector<TargetRow> rows;
    for (const FormRow& row : form_rows())
        if (row.form != Form::maneuver) rows.push_back({row.name, {row.form}, row.summary});
    constexpr auto word = [](WordStyle style) { return Target{Form::maneuver, style}; };
    rows.push_back(
        {"maneuver", word(WordStyle::wca), "the maneuver in WCA notation, if it is known"});
    rows.push_back({"wca", word(WordStyle::wca), "another name for maneuver"});
    rows.push_back({"papers", word(WordStyle::papers),
                    "the maneuver with the papers' letters H D F P G A, if it is known"});
    rows.push_back({"papers-colours", word(WordStyle::papers_colours),
                    "the maneuver with the papers' letters V O W J R B, if it is known"});
    return rows;
}

Error unknown_name(std::string_view name, const std::vector<std::string_view>& accepted) {
    return usage_error(cube_message<"unknown-form">(visible(name), texts_of(accepted)));
}

Error needs_solver(Form form) {
    std::vector<std::string> others;
    for (const TargetRow& row : target_rows())
        if (!is_made_of_turns(row.target.form)) others.emplace_back(row.name);
    return {.message = service_message<"not-writable-as-turns">(antipode::name_of(form),
                                                                std::move(others))};
}

}  // namespace

Result<Position> read_position(std::string_view text, const CubeReading& reading) {
    const auto [form, core] = recognise(text, reading);
    if (form == Form::maneuver) return read_turns(core, reading);
    if (form == Form::link) return follow_link(core, reading.centres);
    const auto cube = parse_centred_cube(core, {form, reading.alphabet, reading.centres});
    if (!cube) return cube.error();
    return Position{cube->cube, std::nullopt, centres_of(*cube)};
}

Result<Position> read_told_position(std::string_view text, CubeReading reading) {
    reading.centres = told_centres(recognise(text, reading).text);
    return read_position(text, reading);
}

Form form_of(std::string_view text, const CubeReading& reading) {
    return recognise(text, reading).form;
}

std::optional<BrokenStickers> broken_stickers(std::string_view text, const CubeReading& reading) {
    const auto [form, core] = recognise(text, reading);
    if (form != Form::facelets && form != Form::reid) return std::nullopt;
    const auto suffix  = find_centre_suffix(core);
    const auto pieces  = suffix ? suffix->before : core;
    const auto written = form == Form::facelets ? parse_facelets(pieces) : parse_reid(pieces);
    if (!written) return std::nullopt;
    return BrokenStickers{written->facelets, smallest_repairs(written->facelets)};
}

Json to_json(const BrokenStickers& broken) {
    return list_json(broken.repairs,
                     [&](const Repair& repair) { return to_json(repair, broken.facelets); });
}

std::span<const TargetRow> target_rows() {
    static const std::vector<TargetRow> rows = make_target_rows();
    return rows;
}

std::vector<std::string_view> target_names() { return names_of(target_rows()); }

std::vector<std::string_view> style_names() { return {"wca", "papers", "papers-colours"}; }

std::string_view name_of(Target target) {
    for (const TargetRow& row : target_rows())
        if (row.target == target) return row.name;
    assert(false && "every target has a row");
    return {};
}

Result<Target> parse_target(std::string_view name) {
    for (const TargetRow& row : target_rows())
        if (row.name == name) return row.target;
    return unknown_name(name, target_names());
}

Result<WordStyle> parse_style(std::string_view name) {
    const Result<Target> target = parse_target(name);
    if (!target || target->form != Form::maneuver) return unknown_name(name, style_names());
    return target->style;
}

std::string write_word(const Maneuver& maneuver, WordStyle style) {
    if (style == WordStyle::wca) return antipode::to_text(maneuver);
    const auto alphabet =
        style == WordStyle::papers ? PapersAlphabet::faces : PapersAlphabet::colours;
    return to_papers(on_the_table(maneuver).moves, alphabet);
}

Result<std::string> write_position(const Position& position, Target target) {
    if (!is_made_of_turns(target.form)) return antipode::to_text(centred(position), target.form);
    if (!position.maneuver) return needs_solver(target.form);
    if (target.form == Form::link) return write_link({.alg = *position.maneuver});
    return write_word(*position.maneuver, target.style);
}

Result<WrittenPosition> in_form(const Position& position, Target target) {
    Result<std::string> text = write_position(position, target);
    if (!text) return text.error();
    return WrittenPosition{position, target, *std::move(text)};
}

Json to_json(const Position& position) {
    Json json = {{"facelets", antipode::to_text(facelets_of(position.cube))},
                 {"reachable", is_reachable(position.cube)}};
    if (position.maneuver) json["maneuver"] = antipode::to_text(*position.maneuver);
    add_centres(json, position.centres);
    return json;
}

Json to_json(const WrittenPosition& written) {
    Json json    = to_json(written.position);
    json["form"] = name_of(written.target);
    json["text"] = written.text;
    return json;
}

}  // namespace antipode::service
