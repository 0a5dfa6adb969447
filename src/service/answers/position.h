// What a request says about a position: reading it, and writing it in any form.
//
//     Result<Position> position = read_position("R U2 F'");
//     Result<std::string> text  = write_position(*position, *parse_target("zip"));
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cube/forms.h"
#include "cube/validity.h"
#include "service/json_fwd.h"

namespace antipode::service {

// A position, and the maneuver that makes it where one is known. Positions are
// read with their centres home; the maneuver may leave the cube held otherwise.
struct Position {
    Cube                    cube;
    std::optional<Maneuver> maneuver = std::nullopt;
    Centres                 centres  = {};
};

inline CentredCube centred(const Position& position) {
    return with_centres(position.cube, position.centres);
}

// Any CUBE form; `// …` at the end is a comment in all of them.
Result<Position> read_position(std::string_view text, const CubeReading& reading = {});

// The same where nobody chose the centres: those count that the text itself tells of.
Result<Position> read_told_position(std::string_view text, CubeReading reading = {});

// What read_position() takes the text for.
Form form_of(std::string_view text, const CubeReading& reading = {});

// For stickers that make no cube: the smallest repairs, as in cube/validity.h.
// None for other forms, whose errors are no matter of a few stickers.
struct BrokenStickers {
    Facelets            facelets;
    std::vector<Repair> repairs;
};
std::optional<BrokenStickers> broken_stickers(std::string_view   text,
                                              const CubeReading& reading = {});
Json                          to_json(const BrokenStickers& broken);  // the list of the repairs

enum class WordStyle : std::uint8_t { wca, papers, papers_colours };

// What --to asks for: a form and, for maneuvers, how to spell them.
struct Target {
    Form      form  = Form::facelets;
    WordStyle style = WordStyle::wca;

    friend constexpr bool operator==(Target, Target) = default;
};

struct TargetRow {
    std::string_view name;
    Target           target;
    std::string_view summary;
};

std::span<const TargetRow>    target_rows();
std::vector<std::string_view> target_names();
std::vector<std::string_view> style_names();  // of WordStyle
std::string_view              name_of(Target target);
Result<Target>                parse_target(std::string_view name);
Result<WordStyle>             parse_style(std::string_view name);

// The papers have face turns only: there the other turns become face turns, and
// the word makes the same position.
std::string write_word(const Maneuver& maneuver, WordStyle style);

// Wrong when a maneuver or link is asked for and no maneuver is known: that takes a
// solver. Links are those of Twizzle.
Result<std::string> write_position(const Position& position, Target target);

// {"facelets":…,"reachable":…,"maneuver":…}, the maneuver if it is known.
Json to_json(const Position& position);

// The same with "form":"zip","text":"[…]".
struct WrittenPosition {
    Position    position;
    Target      target;
    std::string text;
};
Result<WrittenPosition> in_form(const Position& position, Target target);
Json                    to_json(const WrittenPosition& written);

}  // namespace antipode::service
