// How long a maneuver is: the ways of counting turns.
//
//     length(moves, Metric::htm)                      18
//     length_tag(18, Metric::htm, Optimality::proven)    "(18f*)"
//
// Rotations neither count (but in etm) nor separate what stands on both sides of
// them: `R y F` is two turns of one face, and one axial turn.
// Lengths are those of the word as written: `R R` counts two; simplify() first
// if that is not meant. They are the same for a word, its inverse and its images
// under the 48 symmetries.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "notation/maneuver.h"

namespace antipode {

enum class Metric : std::uint8_t { htm, qtm, stm, etm, axial };

struct MetricRow {
    Metric           metric;
    std::string_view name;  // what users type
    std::string_view tag;   // the letter in (18f)
    std::string_view summary;
};

inline constexpr std::array<MetricRow, 5> metric_rows = {{
    {Metric::htm, "htm", "f", "face turns: a quarter or half turn counts 1, a slice 2"},
    {Metric::qtm, "qtm", "q", "quarter turns: as htm, half turns counting double"},
    {Metric::stm, "stm", "s", "slice turns: a slice counts 1, and so does R L' or R2 L2"},
    {Metric::etm, "etm", "e", "every turn written, rotations included, counts 1"},
    {Metric::axial, "axial", "a", "turns about one axis in a row count 1 together"},
}};

constexpr const MetricRow& row(Metric m) { return metric_rows[static_cast<std::size_t>(m)]; }

// In either case: "htm", "HTM".
Result<Metric> parse_metric(std::string_view text);

std::size_t length(const Maneuver& maneuver, Metric metric);
std::size_t length(const Moves& moves, Metric metric);

enum class Optimality : std::uint8_t {
    unproven,  // that long, perhaps not the shortest
    proven,    // nothing shorter does the same
};

// "(18f)", or "(18f*)" when proven shortest.
std::string length_tag(std::size_t length, Metric metric, Optimality optimality);

}  // namespace antipode
