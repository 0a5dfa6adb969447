// What the slots of a partly painted cube could hold.
//
// Corners and edges follow the same rules with other numbers, so the code that
// fills slots is written once, for a Kind: Corners or Edges.
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cube/partial_facelets.h"

namespace antipode {

struct Corners {
    static constexpr std::string_view word     = "corner";
    static constexpr std::size_t      pieces   = corner_count;
    static constexpr std::size_t      stickers = 3;  // and as many orientations
    static constexpr const auto&      names    = corner_names;
    static constexpr const auto&      facelets = corner_facelets;
};

struct Edges {
    static constexpr std::string_view word     = "edge";
    static constexpr std::size_t      pieces   = edge_count;
    static constexpr std::size_t      stickers = 2;
    static constexpr const auto&      names    = edge_names;
    static constexpr const auto&      facelets = edge_facelets;
};

// The colour that a piece shows at the facelet k of its slot.
template <class Kind>
constexpr Face colour_shown(Cubie cubie, std::size_t k) {
    const std::size_t sticker = (k + Kind::stickers - cubie.orientation()) % Kind::stickers;
    return face_of(Kind::facelets[cubie.piece()][sticker]);
}

// A set of facelets, one bit each.
using FaceletSet = std::uint64_t;

constexpr FaceletSet only_facelet(std::size_t facelet) { return FaceletSet{1} << facelet; }
constexpr bool       contains(FaceletSet set, std::size_t facelet) { return set >> facelet & 1; }

// A piece in one of its orientations, and the painted stickers of the slot that
// would have to change for it.
struct Candidate {
    Cubie      cubie;
    FaceletSet changes = 0;

    int cost() const { return std::popcount(changes); }
};

template <class Kind>
using Candidates = std::array<std::vector<Candidate>, Kind::pieces>;  // by slot

// Every piece in every orientation, for every slot.
template <class Kind>
Candidates<Kind> all_candidates(const PartialFacelets& painted) {
    Candidates<Kind> candidates;
    for (std::size_t slot = 0; slot < Kind::pieces; ++slot)
        for (std::size_t i = 0; i < Kind::pieces * Kind::stickers; ++i) {
            Candidate candidate{Cubie(i / Kind::stickers, i % Kind::stickers)};
            for (std::size_t k = 0; k < Kind::stickers; ++k) {
                const std::size_t facelet = Kind::facelets[slot][k];
                const auto        colour  = painted[facelet];
                if (colour && *colour != colour_shown<Kind>(candidate.cubie, k))
                    candidate.changes |= only_facelet(facelet);
            }
            candidates[slot].push_back(candidate);
        }
    return candidates;
}

// Those that leave every painted sticker as it is.
template <class Kind>
Candidates<Kind> agreeing_candidates(const PartialFacelets& painted) {
    Candidates<Kind> candidates = all_candidates<Kind>(painted);
    for (auto& at_slot : candidates)
        std::erase_if(at_slot, [](const Candidate& c) { return c.changes != 0; });
    return candidates;
}

}  // namespace antipode
