#include "notation/metric.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "notation/characters.h"
#include "notation/messages.h"
#include "notation/transform.h"

namespace antipode {
namespace {

static_assert(std::ranges::all_of(metric_rows,
                                  [](const MetricRow& r) { return &row(r.metric) == &r; }));

// Seen from the centres, a grip turns each outer layer that does not go along
// with the middle one: a face or wide turn one, a slice two, a rotation none.
constexpr std::size_t faces_turned(Grip g) {
    const auto [negative, middle, positive] = row(g).layers;
    return (negative != middle ? 1U : 0U) + (positive != middle ? 1U : 0U);
}

std::size_t face_turns(const Maneuver& turns) {
    std::size_t sum = 0;
    for (const HandTurn t : turns) sum += faces_turned(t.grip);
    return sum;
}

std::size_t quarter_turns(const Maneuver& turns) {
    std::size_t sum = 0;
    for (const HandTurn t : turns) sum += faces_turned(t.grip) * (t.turn == Turn::half ? 2 : 1);
    return sum;
}

// R and L', or R2 and L2: to the pieces of the other two layers, a slice turn.
bool makes_a_slice(HandTurn a, HandTurn b) {
    return is_face(a.grip) && is_face(b.grip) && a.turn == inverse(b.turn)
           && row(a.grip).axis == row(b.grip).axis && a.grip != b.grip;
}

// Pairing from the left finds as many disjoint adjacent pairs as there can be.
std::size_t slice_turns(const Maneuver& turns) {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < turns.size(); ++i, ++sum)
        if (i + 1 < turns.size() && makes_a_slice(turns[i], turns[i + 1])) ++i;
    return sum;
}

std::size_t axial_turns(const Maneuver& turns) {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < turns.size(); ++i)
        if (i == 0 || row(turns[i].grip).axis != row(turns[i - 1].grip).axis) ++sum;
    return sum;
}

bool equal_in_either_case(std::string_view typed, std::string_view name) {
    return std::ranges::equal(typed, name, [](unsigned char a, unsigned char b) {
        return std::tolower(a) == std::tolower(b);
    });
}

}  // namespace

Result<Metric> parse_metric(std::string_view text) {
    std::vector<std::string> accepted;
    for (const MetricRow& r : metric_rows) {
        if (equal_in_either_case(text, r.name)) return r.metric;
        accepted.emplace_back(r.name);
    }
    return Error{.kind    = ErrorKind::usage,
                 .message = notation_message<"unknown-metric">(visible(text), std::move(accepted)),
                 .place   = Span{0, text.size()}};
}

std::size_t length(const Maneuver& maneuver, Metric metric) {
    switch (metric) {
        case Metric::htm:
            return face_turns(maneuver);
        case Metric::qtm:
            return quarter_turns(maneuver);
        case Metric::stm:
            return slice_turns(without_rotations(maneuver));
        case Metric::etm:
            return maneuver.size();
        case Metric::axial:
            return axial_turns(without_rotations(maneuver));
    }
    return maneuver.size();
}

std::size_t length(const Moves& moves, Metric metric) { return length(Maneuver(moves), metric); }

std::string length_tag(std::size_t length, Metric metric, Optimality optimality) {
    return fmt::format("({}{}{})", length, row(metric).tag,
                       optimality == Optimality::proven ? "*" : "");
}

}  // namespace antipode
