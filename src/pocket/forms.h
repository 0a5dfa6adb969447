// Every way to write a 2x2x2 down, and to read it back.
//
//     Result<Reading> reading = read("R U x");            // the form is recognised
//     Result<Reading> same    = read("x1'' y0", Form::layers);
//     to_text(reading->cube, Form::facelets)              // 24 letters
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "pocket/axes.h"

namespace antipode::pocket {

enum class Form : std::uint8_t { maneuver, facelets, cubies, layers };

struct FormRow {
    Form             form;
    std::string_view name;     // what users type after --as and --to
    std::string_view example;  // the cube after R
    std::string_view summary;
};

std::span<const FormRow> form_rows();
std::string_view         name_of(Form form);
Result<Form>             parse_form(std::string_view name);

constexpr bool is_made_of_turns(Form form) {
    return form == Form::maneuver || form == Form::layers;
}

// How the text looks; what looks like nothing else is taken for a maneuver.
Form recognise_form(std::string_view text);

// What was written, before it is known whether it can be: turns, or stickers.
using Written = std::variant<Maneuver, Painting>;

// In the form given, or the one recognised; `// …` at the end is a comment. Wrong
// when the text is neither; slices and wide turns are no turns of a 2x2x2.
Result<Written> parse(std::string_view text, std::optional<Form> form = std::nullopt);

// Turns are always feasible.
Feasibility feasibility(const Written& written);

struct Reading {
    HeldCube                cube;
    std::optional<Maneuver> maneuver = std::nullopt;  // that makes it, where one was written
};

// Wrong also when the stickers are not those of a cube that turning reaches.
Result<Reading> read(std::string_view text, std::optional<Form> form = std::nullopt);

// The forms that are not made of turns.
std::string to_text(const HeldCube& cube, Form form);

// The others.
std::string to_text(const Moves& moves, Form form);

}  // namespace antipode::pocket
