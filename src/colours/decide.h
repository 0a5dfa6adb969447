// From 54 colours to the cube that they most likely show: all of them at once, under the laws
// of the cube, while the colours themselves are learned. docs/theory/scan.md has the theory.
//
//     const Decision decision = decide({.patches = patches, .order = PictureOrder::any});
//     if (decision.is_likely()) solve(decision.best.facelets);
#pragma once

#include <optional>
#include <vector>

#include "colours/arrangement.h"
#include "colours/fit.h"
#include "colours/palette.h"

namespace antipode::colours {

enum class PictureOrder : std::uint8_t {
    net,  // U R F D L B, upright as in the net
    any,  // in any order, each any way up
};

struct Sighting {
    Patches              patches;
    PictureOrder         order   = PictureOrder::net;
    std::vector<Settled> settled = {};
    // With any order: the picture of each face, if somebody named them. It is followed where
    // the pieces agree.
    std::optional<std::array<std::uint8_t, 6>> named = {};
    // With any order: what else is known of it. Each picture is in one of them at most.
    std::vector<CornerView> corners = {};
};

// A cube that the patches may show, and how likely that is.
struct PossibleCube {
    Facelets    facelets;
    double      probability = 0;
    Arrangement arrangement;
};

struct Decision {
    PossibleCube                best;
    std::optional<PossibleCube> second;    // the runner-up
    std::vector<std::size_t>    doubtful;  // facelets of the best cube, in order
    Naming                      naming;    // of the colours, by picture

    // Below this, nobody should turn a motor.
    static constexpr double likely_enough = 0.5;
    bool                    is_likely() const { return best.probability >= likely_enough; }
};

Decision decide(const Sighting& sighting);

}  // namespace antipode::colours
