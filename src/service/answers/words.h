// Tools for words: what can be done to a maneuver without looking at the cube.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "notation/metric.h"
#include "service/answers/position.h"

namespace antipode::service {

// The steps are taken in this order.
struct WordRequest {
    Maneuver                maneuver;
    std::size_t             repeat       = 1;
    bool                    invert       = false;
    bool                    mirror       = false;         // exchanges left and right
    std::optional<Symmetry> rotate       = std::nullopt;  // as y takes R to F
    bool                    put_on_table = false;         // face turns only
    bool                    simplify     = false;
    WordStyle               style        = WordStyle::wca;  // the papers' imply put_on_table
};

struct WordAnswer {
    Maneuver    word;
    std::string text;
    std::string held;  // rotations that bring a cube into the way it is held at the end
    std::array<std::size_t, metric_rows.size()> lengths{};  // in the order of Metric
};

// Wrong when the result is longer than any maneuver that can be read.
Result<WordAnswer> work_on_word(const WordRequest& request);

Json        to_json(const WordAnswer& answer);
std::string lengths_text(const WordAnswer& answer);  // "(18f) (24q) (18s) (18e) (17a)"

// As a commutator or a conjugate, on the table; nothing if it is none in letters.
std::optional<std::string> bracket_text(const WordAnswer& answer);

// Each turn as WCA writes it: "R", "U2", "x'".
std::vector<std::string> turn_texts(const Maneuver& maneuver);

// A sequence of rotations such as "x y2".
Result<Symmetry> parse_rotation(std::string_view text);

// The shortest sequence of rotations that is the symmetry, which is no mirror.
std::string rotation_text(Symmetry rotation);

}  // namespace antipode::service
