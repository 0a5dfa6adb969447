#include "service/position.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cube/algebra.h"
#include "cube/reid.h"
#include "notation/print.h"

namespace antipode::service {
namespace {

// What the reading says, or what the text looks like.
struct Recognised {
    Form             form;
    std::string_view text;
};

// Maneuvers know comments themselves, and may go on after one.
Recognised recognise(std::string_view text, const CubeReading& reading) {
    const std::string_view core = text.substr(0, text.find("//"));
    const Form             form = reading.form.value_or(recognise_form(core));
    return {form, form == Form::maneuver ? text : core};
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
    return {.kind = ErrorKind::usage,
            .message =
                fmt::format("unknown form '{}': accepted are {}", name, fmt::join(accepted, ", "))};
}

Error needs_solver() {
    std::vector<std::string_view> others;
    for (const TargetRow& row : target_rows())
        if (row.target.form != Form::maneuver) others.push_back(row.name);
    return {.message = fmt::format("only a position given as a maneuver can be written as a "
                                   "maneuver; this one can be written as {}",
                                   fmt::join(others, ", "))};
}

}  // namespace

Result<Position> read_position(std::string_view text, const CubeReading& reading) {
    const auto [form, core] = recognise(text, reading);
    if (form != Form::maneuver) {
        const Result<Cube> cube = parse_cube(core, {form, reading.alphabet});
        if (!cube) return cube.error();
        return Position{*cube};
    }
    Result<Maneuver> maneuver = parse_maneuver(core, reading.alphabet);
    if (!maneuver) return maneuver.error();
    const Cube cube = after(*maneuver);
    return Position{cube, *std::move(maneuver)};
}

std::optional<BrokenStickers> broken_stickers(std::string_view text, const CubeReading& reading) {
    const auto [form, core] = recognise(text, reading);
    if (form != Form::facelets && form != Form::reid) return std::nullopt;
    const auto written = form == Form::facelets ? parse_facelets(core) : parse_reid(core);
    if (!written) return std::nullopt;
    return BrokenStickers{written->facelets, smallest_repairs(written->facelets)};
}

std::span<const TargetRow> target_rows() {
    static const std::vector<TargetRow> rows = make_target_rows();
    return rows;
}

std::vector<std::string_view> target_names() {
    std::vector<std::string_view> names;
    for (const TargetRow& row : target_rows()) names.push_back(row.name);
    return names;
}

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
    if (target.form != Form::maneuver) return antipode::to_text(position.cube, target.form);
    if (!position.maneuver) return needs_solver();
    return write_word(*position.maneuver, target.style);
}

Result<WrittenPosition> in_form(const Position& position, Target target) {
    Result<std::string> text = write_position(position, target);
    if (!text) return text.error();
    return WrittenPosition{position, target, *std::move(text)};
}

Json to_json(const WrittenPosition& written) {
    const Position& position = written.position;
    Json            json     = {{"facelets", antipode::to_text(facelets_of(position.cube))},
                                {"reachable", is_reachable(position.cube)}};
    if (position.maneuver) json["maneuver"] = antipode::to_text(*position.maneuver);
    json["form"] = name_of(written.target);
    json["text"] = written.text;
    return json;
}

}  // namespace antipode::service
