// Every way to write a position down, and to read it back.
//
//     Result<Cube> cube = parse_cube("R U2 F'");            // the form is recognised
//     std::string  zip  = to_text(*cube, Form::zip);
//     Result<Cube> same = parse_cube(zip, {.form = Form::zip});
//
// All forms but the maneuver and the link can also express positions that turning
// does not reach; is_reachable() tells them apart.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/centres.h"
#include "notation/parse.h"

namespace antipode {

enum class Form : std::uint8_t { maneuver, facelets, reid, transcription, zip, json, link, cycles };

struct FormRow {
    Form             form;
    std::string_view name;     // what users type after --as and --to
    std::string_view example;  // the position after R
    std::string_view summary;
};

std::span<const FormRow> form_rows();
std::string_view         name_of(Form form);
Result<Form>             parse_form(std::string_view name);

// Whether the form tells turns instead of pieces, so that to write it one must know
// a way to the position.
constexpr bool is_made_of_turns(Form form) { return form == Form::maneuver || form == Form::link; }

// How the text looks; never fails, since what looks like nothing else is taken
// for a maneuver.
Form recognise_form(std::string_view text);

struct CubeReading {
    std::optional<Form> form     = std::nullopt;   // recognised when absent
    Alphabet            alphabet = Alphabet::wca;  // of maneuvers
    CentreSet           centres  = no_centres;     // that count
};

Result<Cube> parse_cube(std::string_view text, const CubeReading& reading = {});

// With the centres that count. Turns tell how they turn them, JSON may, and every other
// form can be followed by + and six digits (cube/centres.h); otherwise they are as they
// are on a solved cube. Twists that turning cannot reach are refused, counted or not.
Result<CentredCube> parse_centred_cube(std::string_view text, const CubeReading& reading = {});

// Every form that is not made of turns: that takes a solver.
std::string to_text(const Cube& cube, Form form);
std::string to_text(const CentredCube& cube, Form form);

}  // namespace antipode
