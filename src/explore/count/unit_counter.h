// Counts one unit after the other, with or without the classes.
#pragma once

#include <stop_token>

#include "base/pause_gate.h"
#include "explore/count/coset_counter.h"
#include "explore/count/tally.h"
#include "explore/count/units.h"

namespace antipode::counting {

enum class Classes : std::uint8_t { left_out, counted };

// The tally of states of one coset that are given by their edges.
class ClassTally {
public:
    ClassTally(const CornerCosets& cosets, const CosetWork& work, Classes classes);

    // Whether the positions have to be looked at one by one.
    bool wants_edges() const { return !fixing_.empty() || !inverting_.empty(); }

    void add(const std::array<Cubie, edge_count>& edges);
    // So many states that are only counted.
    void add_positions(std::uint64_t positions) { positions_ += positions; }

    Tally tally() const;

private:
    std::uint64_t         weight_;
    bool                  has_classes_;
    std::vector<Symmetry> fixing_;     // the corners; without the identity
    std::vector<Symmetry> inverting_;  // the corners
    std::uint64_t         positions_     = 0;
    std::uint64_t         symmetric_     = 0;
    std::uint64_t         antisymmetric_ = 0;
};

class UnitCounter {
public:
    UnitCounter(const LevelSources& sources, const Units& units, unsigned distance, Classes classes)
        : sources_(sources), units_(units), classes_(classes), counter_(sources, distance) {}

    struct Watch {
        std::stop_token stop;
        PauseGate*      gate;
    };
    // Nothing if it is stopped before the end.
    std::optional<Tally> count(Unit unit, const Watch& watch);

    const CountingTimes& times() const { return counter_.times(); }

private:
    LevelSources sources_;
    const Units& units_;
    Classes      classes_;
    CosetCounter counter_;
};

// The same for a stored level.
Tally stored_tally(const CornerCosets& cosets, const Level& level, const CosetWork& work,
                   Classes classes);

}  // namespace antipode::counting
