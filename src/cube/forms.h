// Every way to write a position down, and to read it back.
//
//     Result<Cube> cube = parse_cube("R U2 F'");            // the form is recognised
//     Result<Cube> same = parse_cube(text, {.form = Form::zip});
//     std::string  text = to_text(*cube, Form::facelets);
//
// All forms but the maneuver can also express positions that turning does not
// reach; is_reachable() tells them apart.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/cube.h"
#include "notation/parse.h"

namespace antipode {

enum class Form : std::uint8_t { maneuver, facelets, reid, transcription, zip, json };

struct FormRow {
    Form             form;
    std::string_view name;     // what users type after --as and --to
    std::string_view example;  // the position after R
    std::string_view summary;
};

std::span<const FormRow> form_rows();
std::string_view         name_of(Form form);
Result<Form>             parse_form(std::string_view name);

// How the text looks; never fails, since what looks like nothing else is taken
// for a maneuver.
Form recognise_form(std::string_view text);

struct CubeReading {
    std::optional<Form> form     = std::nullopt;   // recognised when absent
    Alphabet            alphabet = Alphabet::wca;  // of maneuvers
};

Result<Cube> parse_cube(std::string_view text, const CubeReading& reading = {});

// Every form but the maneuver, which takes a solver.
std::string to_text(const Cube& cube, Form form);

}  // namespace antipode
