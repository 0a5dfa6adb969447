// The group that some positions generate: everything one reaches by repeating
// and undoing them in any order.
//
//     const CubeGroup group({after(r), after(u)});
//     group.order().decimal()       // "73483200"
//     group.contains(cube)          // can R and U alone make this position?
//     group.word(cube)              // how
//     report_of(group)              // centre, orbits, transitivity
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/natural.h"
#include "base/result.h"
#include "cube/cube.h"
#include "explore/cycles.h"
#include "group/stabilizer_chain.h"
#include "group/word.h"

namespace antipode {

class CubeGroup {
public:
    // Any positions, reachable or not.
    explicit CubeGroup(std::vector<Cube> generators);

    std::span<const Cube>  generators() const { return generators_; }
    const StabilizerChain& stickers() const { return chain_; }

    Natural order() const { return chain_.order(); }
    bool    contains(const Cube& cube) const;

    // Wrong if the position is not in the group. Indices are those of generators().
    Result<Word> word(const Cube& cube) const;

private:
    std::vector<Cube> generators_;
    StabilizerChain   chain_;
};

// What the group does with one kind of pieces.
struct PieceAction {
    // Which slots a piece can be brought to, in the papers' numbers; pieces that
    // never leave their slot stand alone.
    std::vector<std::vector<std::size_t>> orbits;
    bool                                  transitive = false;  // every piece can go to every slot
    bool stickers_transitive                         = false;  // and there in every orientation
};

struct GroupReport {
    Natural                               order;
    bool                                  abelian = false;
    Natural                               centre_order;
    std::vector<Cube>                     centre_generators;
    PieceAction                           corners;
    PieceAction                           edges;
    std::vector<std::vector<std::size_t>> sticker_orbits;  // facelets that move, 0..53
};

GroupReport report_of(const CubeGroup& group);

}  // namespace antipode
