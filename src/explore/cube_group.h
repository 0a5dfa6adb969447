// The group that some positions generate: everything one reaches by repeating
// and undoing them in any order.
//
//     const CubeGroup group({after(r), after(u)});
//     group.order().decimal()       // "73483200"
//     group.contains(cube)          // can R and U alone make this position?
//     group.word(cube)              // how
//     report_of(group)              // centre, orbits, transitivity
//
// With centres that count it is a group of positions with their twists.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/natural.h"
#include "base/result.h"
#include "cube/centres.h"
#include "explore/cycles.h"
#include "group/stabilizer_chain.h"
#include "group/word.h"

namespace antipode {

class CubeGroup {
public:
    // Any positions, reachable or not.
    explicit CubeGroup(const std::vector<Cube>& generators);
    // In all of them the same centres count.
    explicit CubeGroup(std::vector<CentredCube> generators);

    std::span<const CentredCube> generators() const { return generators_; }
    const StabilizerChain&       stickers() const { return chain_; }
    CentreSet                    counted() const { return counted_; }

    Natural order() const { return chain_.order(); }
    bool    contains(const Cube& cube) const { return contains(plain(cube)); }
    bool    contains(const CentredCube& cube) const;

    // Wrong if the position is not in the group. Indices are those of generators().
    Result<Word> word(const Cube& cube) const { return word(plain(cube)); }
    Result<Word> word(const CentredCube& cube) const;

private:
    static CentredCube plain(const Cube& cube) { return {cube, {}, no_centres}; }

    std::vector<CentredCube> generators_;
    CentreSet                counted_;
    StabilizerChain          chain_;
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
    std::vector<CentredCube>              centre_generators;
    PieceAction                           corners;
    PieceAction                           edges;
    std::vector<std::vector<std::size_t>> sticker_orbits;  // facelets that move, 0..53
};

GroupReport report_of(const CubeGroup& group);

}  // namespace antipode
