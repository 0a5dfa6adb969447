#include "pocket/forms.h"

#include <algorithm>

#include "cube/messages.h"
#include "notation/characters.h"
#include "notation/parse.h"
#include "notation/print.h"
#include "pocket/messages.h"

namespace antipode::pocket {
namespace {

constexpr FormRow rows[] = {
    {Form::maneuver, "maneuver", "R",
     "turns of U R F D L B and of the whole cube (x y z), done on the solved cube"},
    {Form::facelets, "facelets", "UFUFRRRRFDFDDBDBLLLLUBUB",
     "24 stickers in the order U R F D L B, each face row by row; any six letters"},
    {Form::cubies, "cubies", "000:BUL 001:UFR 010:BDL 011:UBR 100:FUL 101:DFR 110:FDL 111:DBR",
     "eight cubies: coordinates x y z (back 0 front 1, top 0 bottom 1, left 0 right 1) and "
     "the colours across x, y and z"},
    {Form::layers, "layers", "z1''",
     "quarter turns of layers: x0 x0'' x1 x1'' y0 … z1'', where x0 is B, x0'' is B' and x1 is F'"},
};

// One word of about 24 letters, or blocks of two or four of them. Digits may stand
// for colours if there is nothing else.
bool looks_like_painting(std::string_view text) {
    constexpr std::string_view not_a_sticker = "'\"()[]{}:;,^/";
    if (text.find_first_of(not_a_sticker) != std::string_view::npos) return false;
    const bool has_digits = text.find_first_of("0123456789") != std::string_view::npos;
    const bool has_others = text.find_first_not_of("0123456789 \t\n") != std::string_view::npos;
    if (has_digits && has_others) return false;
    const auto gaps = static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return c == ' ' || c == '\t' || c == '\n'; }));
    const std::size_t letters = text.size() - gaps;
    return letters >= 21 && letters <= 27 && gaps * 2 < letters;
}

Result<Written> parse_turns(std::string_view text) {
    Result<Maneuver> maneuver = parse_maneuver(text);
    if (!maneuver) return maneuver.error();
    if (const auto turn = impossible_turn(*maneuver))
        return Error{.message = message<"pocket-turn-impossible">(antipode::to_text(*turn))};
    return Written(*std::move(maneuver));
}

template <class T>
Result<Written> written(const Result<T>& parsed) {
    if (!parsed) return parsed.error();
    return Written(*parsed);
}

}  // namespace

std::span<const FormRow> form_rows() { return rows; }

std::string_view name_of(Form form) { return rows[static_cast<std::size_t>(form)].name; }

Result<Form> parse_form(std::string_view name) {
    std::vector<std::string> names;
    for (const FormRow& row : rows) {
        if (row.name == name) return row.form;
        names.emplace_back(row.name);
    }
    return Error{.kind    = ErrorKind::usage,
                 .message = cube_message<"unknown-form">(visible(name), std::move(names))};
}

Form recognise_form(std::string_view text) {
    const std::string_view core = text.substr(0, text.find("//"));
    if (looks_like_layer_turns(core)) return Form::layers;
    const std::size_t first = core.find_first_not_of(" \t\r\n");
    const std::size_t last  = core.find_last_not_of(" \t\r\n");
    if (first != std::string_view::npos
        && looks_like_painting(core.substr(first, last - first + 1)))
        return Form::facelets;
    return looks_like_cubies(core) ? Form::cubies : Form::maneuver;
}

Result<Written> parse(std::string_view text, std::optional<Form> form) {
    const std::string_view core = text.substr(0, text.find("//"));
    switch (form.value_or(recognise_form(text))) {
        case Form::facelets:
            return written(parse_painting(core));
        case Form::cubies:
            return written(parse_cubies(core));
        case Form::layers: {
            const Result<Moves> moves = parse_layer_turns(core);
            if (!moves) return moves.error();
            return Written(Maneuver(*moves));
        }
        case Form::maneuver:
            break;
    }
    return parse_turns(text);
}

Feasibility feasibility(const Written& written) {
    if (const auto* painting = std::get_if<Painting>(&written)) return feasibility(*painting);
    return {HeldCube() * *std::get_if<Maneuver>(&written), {}, {}};
}

Result<Reading> read(std::string_view text, std::optional<Form> form) {
    const Result<Written> written = parse(text, form);
    if (!written) return written.error();
    Feasibility answer = feasibility(*written);
    if (!answer.cube) return Error{.message = std::move(answer.reason)};
    Reading reading{*answer.cube};
    if (const auto* maneuver = std::get_if<Maneuver>(&*written)) reading.maneuver = *maneuver;
    return reading;
}

std::string to_text(const HeldCube& cube, Form form) {
    assert(!is_made_of_turns(form));
    return form == Form::cubies ? to_cubies(cube) : to_text(painting_of(cube));
}

std::string to_text(const Moves& moves, Form form) {
    assert(is_made_of_turns(form));
    return form == Form::layers ? to_layer_turns(moves) : antipode::to_text(moves);
}

}  // namespace antipode::pocket
