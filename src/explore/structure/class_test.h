// Which one of several positions that are the same is told.
//
// A walk goes through the positions of one part that one subgroup leaves as they are. Of a
// class it may meet several, and other walks may meet some, too: the one that comes first,
// by walk, then by the half that is walked and then by the other one, stands for all. To
// know that, nothing is remembered: whether an image is met elsewhere follows from the group
// of isomorphisms that leave the position as it is, and whether it comes before it follows
// from the relations of the halves.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "explore/structure/relations.h"
#include "explore/structure/wanted.h"

namespace antipode::structure {

struct WalkName {
    std::size_t    part;
    IsomorphismSet subgroup;
};

class ClassTest {
public:
    explicit ClassTest(const WantedSet& wanted);

    std::size_t     walks() const { return walks_.size(); }
    const WalkName& walk(std::size_t number) const { return walks_[number]; }

    // Isomorphisms that give every position of a walk another of the same walk.
    const IsomorphismSet& normalizer(std::size_t walk) const { return normalizers_[walk]; }

    // What the group of a position says about it in a walk.
    struct Verdict {
        bool           is_possible = true;
        IsomorphismSet rivals;    // the images are met in this walk
        IsomorphismSet doubtful;  // they are, if they are in the part
        // Images that are met in an earlier walk, if they are in its part.
        std::vector<std::pair<std::size_t, IsomorphismSet>> earlier;

        bool has_doubts() const { return doubtful.any() || !earlier.empty(); }
    };

    Verdict judge(std::size_t walk, const IsomorphismSet& group) const;

    // Whether no doubtful image speaks against the position.
    bool settles(std::size_t walk, const Verdict& verdict, const CentredCube& cube,
                 const IsomorphismSet& before) const;

    const IsomorphismSet& same() const { return wanted_.same; }

private:
    // The isomorphisms, of those that make positions the same, that take a position with
    // this group into a walk.
    IsomorphismSet taking_into(std::size_t walk, const IsomorphismSet& group) const;

    IsomorphismSet fitting(std::size_t walk, const IsomorphismSet& group,
                           const IsomorphismSet& isomorphisms) const;

    const WantedSet&            wanted_;
    std::vector<Isomorphism>    members_;  // of wanted_.same
    std::vector<WalkName>       walks_;
    std::vector<IsomorphismSet> normalizers_;
    // g M g⁻¹ for the subgroup M of each walk and each g of members_.
    std::vector<std::vector<IsomorphismSet>> conjugates_;
};

// The isomorphisms under which the image of a position comes before it, by the half that is
// walked and then by the other one.
inline IsomorphismSet images_before(const ImageRelations& first, const ImageRelations& second) {
    return first.less | (first.same & second.less);
}

}  // namespace antipode::structure
