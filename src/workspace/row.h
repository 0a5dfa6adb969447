// A row of the list of cubes: a position, what its owner calls it, and what
// searches have found out about it.
//
//     Entry entry = {.position = after(moves), .name = "Superflip"};
//     entry.findings.solver = opposite_word(*parse_maneuver("R L U2 …"));
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/centres.h"
#include "notation/maneuver.h"
#include "notation/metric.h"
#include "workspace/timestamp.h"

namespace antipode::workspace {

// A number that names something, and is never given again to something else.
template <class Tag>
class Id {
public:
    constexpr explicit Id(std::int64_t value) : value_(value) {}
    constexpr std::int64_t value() const { return value_; }

    friend constexpr auto operator<=>(Id, Id) = default;

private:
    std::int64_t value_;
};

using RowId = Id<struct RowTag>;

// How the maneuver of a row is shown: as what makes the position from a solved
// cube, or as what solves it.
enum class Sense : std::uint8_t { generator, solver };

enum class RowState : std::uint8_t {
    idle,  // never searched
    queued,
    running,
    paused,
    interrupted,  // by the end of the program
    done,
    failed,
    stopped,
};

std::string_view   name_of(Sense sense);
std::string_view   name_of(RowState state);
Result<Sense>      parse_sense(std::string_view name);
Result<RowState>   parse_row_state(std::string_view name);
constexpr RowState settled(RowState state) {
    // What a row is in when nobody works on it any more.
    const bool is_active =
        state == RowState::queued || state == RowState::running || state == RowState::paused;
    return is_active ? RowState::interrupted : state;
}

struct Findings {
    Metric                     metric      = Metric::htm;
    std::optional<Maneuver>    solver      = std::nullopt;  // without rotations
    unsigned                   lower_bound = 0;             // proven
    RowState                   state       = RowState::idle;
    std::optional<unsigned>    depth       = std::nullopt;  // of the search
    std::uint64_t              nodes       = 0;
    double                     seconds     = 0;
    std::optional<std::string> parameters  = std::nullopt;  // of the last run, as JSON
    std::optional<Message>     note        = std::nullopt;  // what went wrong, for people

    // Of the solver, in the metric; nothing while none is known.
    std::optional<unsigned> length() const;
    bool                    is_optimal() const;
    std::string             length_tag() const;  // "(18f*)"; empty while no solver is known

    friend bool operator==(const Findings&, const Findings&) = default;
};

// All that a row is made of; the rest is derived from the position.
struct Entry {
    Cube        position;
    Centres     centres  = {};  // that count, as on a cube with pictures
    std::string name     = {};
    Sense       sense    = Sense::generator;
    Timestamp   created  = {};
    Findings    findings = {};

    CentredCube centred() const { return with_centres(position, centres); }

    friend bool operator==(const Entry&, const Entry&) = default;
};

struct Row {
    RowId       id;
    Entry       entry;
    std::string label;  // of the symmetries, as "D3d{I}"
    bool        is_self_inverse = false;
    bool        is_reachable    = true;

    // The label's first part: the class of the symmetries alone.
    std::string_view symmetry() const;
    // The solver, or the generator, as the row's sense says.
    std::optional<Maneuver> maneuver() const;
};

// A name as it is kept: one line, in valid UTF-8, without blanks around it.
// Wrong when it is longer than 1000 bytes.
Result<std::string> clean_name(std::string_view text);
}  // namespace antipode::workspace

template <class Tag>
struct std::hash<antipode::workspace::Id<Tag>> {
    std::size_t operator()(antipode::workspace::Id<Tag> id) const {
        return std::hash<std::int64_t>{}(id.value());
    }
};
