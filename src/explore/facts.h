// Everything there is to say about one position without solving it.
//
//     const Facts facts = facts_of(cube);
//     facts.order, facts.symmetry, facts.morph, facts.repairs
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cube/centres.h"
#include "cube/facelets.h"
#include "cube/papers.h"
#include "cube/validity.h"
#include "explore/cycles.h"
#include "group/permutation.h"

namespace antipode {

// In the papers' numbering, from 1; absent for an odd permutation, which is no
// product of 3-cycles.
using ThreeCycles = std::optional<std::vector<PieceCycle>>;

struct Facts {
    Cube     cube;
    Facelets facelets;
    // Order, symmetries and isomorphs are those of the position with the centres that count.
    Centres centres;

    bool                reachable = true;
    Trace               trace{};
    Message             reason;   // why it is not reachable; empty when it is
    std::vector<Repair> repairs;  // the smallest ones; none when it is reachable

    Parity        corner_parity = Parity::even;
    Parity        edge_parity   = Parity::even;
    std::uint64_t order         = 1;

    std::vector<PieceCycle> corner_cycles;
    std::vector<PieceCycle> edge_cycles;
    ThreeCycles             corner_three_cycles;
    ThreeCycles             edge_three_cycles;

    std::size_t                     morph = 1;  // how many isomorphs there are
    std::string_view                symmetry;
    std::optional<std::string_view> antisymmetry;
    bool                            self_inverse = true;
    std::string                     label;  // Cube Explorer's Sym{AntiSym}

    Transcription transcription;
    Zip           zip;
    Zip           pos_ref;
};

Facts facts_of(const Cube& cube, const Centres& centres = {});

}  // namespace antipode
