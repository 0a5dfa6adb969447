// How what is known about one position helps with another.
//
// A solution and a bound hold for all 96 isomorphs of a position, each in its own
// words; and what two searches found joins into what is best of both.
#pragma once

#include <cstdint>
#include <optional>

#include "cube/centres.h"
#include "workspace/row.h"

namespace antipode::workspace {

enum class Side : std::uint8_t { same, inverse };

// First to the inverse, if so, then seen after the cube was moved by `by`.
struct Isomorphism {
    Side     side = Side::same;
    Symmetry by   = {};
};

CentredCube image(const Isomorphism& way, const CentredCube& position);
Findings    image(const Isomorphism& way, Findings findings);

// A way from one position to the other, if they are isomorphs.
std::optional<Isomorphism> isomorphism(const CentredCube& from, const CentredCube& to);

enum class Learned : std::uint8_t { nothing, something };

// Takes the shorter solver and the higher bound, both about the same position.
// When the news are in another metric, they decide: ours is counted anew in it,
// and its bound, which means nothing there, goes.
Learned learn(Findings& ours, const Findings& news);

}  // namespace antipode::workspace
