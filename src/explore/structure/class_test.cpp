#include "explore/structure/class_test.h"

#include <algorithm>

#include "cube/validity.h"

namespace antipode::structure {

ClassTest::ClassTest(const WantedSet& wanted) : wanted_(wanted), members_(members_of(wanted.same)) {
    for (std::size_t part = 0; part < wanted.parts.size(); ++part)
        for (const IsomorphismSet& subgroup : wanted.parts[part].subgroups) {
            std::vector<IsomorphismSet> conjugates;
            IsomorphismSet              normalizer;
            for (const Isomorphism g : members_) {
                conjugates.push_back(conjugated(subgroup, g));
                normalizer[g.index()] = conjugates.back() == subgroup;
            }
            walks_.push_back({part, subgroup});
            conjugates_.push_back(std::move(conjugates));
            normalizers_.push_back(normalizer & wanted.parts[part].keeps);
        }
}

// The image under g has the group g⁻¹ H g, which must hold M: so H must hold g M g⁻¹.
IsomorphismSet ClassTest::taking_into(std::size_t walk, const IsomorphismSet& group) const {
    IsomorphismSet set;
    for (std::size_t i = 0; i < members_.size(); ++i)
        if (contains(group, conjugates_[walk][i])) set[members_[i].index()] = true;
    return set;
}

// Of those, the ones whose images have a group that fits.
IsomorphismSet ClassTest::fitting(std::size_t walk, const IsomorphismSet& group,
                                  const IsomorphismSet& isomorphisms) const {
    const WantedPart& part = wanted_.parts[walks_[walk].part];
    // The trivial group is the same for all images.
    if (group.count() == 1) return part.group_fits(group) ? isomorphisms : IsomorphismSet();
    IsomorphismSet set;
    for (const Isomorphism g : members_of(isomorphisms))
        if (part.group_fits(conjugated(group, inverse(g)))) set[g.index()] = true;
    return set;
}

ClassTest::Verdict ClassTest::judge(std::size_t walk, const IsomorphismSet& group) const {
    const std::size_t     number = walks_[walk].part;
    const IsomorphismSet& keeps  = wanted_.parts[number].keeps_but_for_group;
    Verdict               verdict;
    verdict.is_possible = wanted_.parts[number].group_fits(group);
    for (std::size_t other = 0; other < walk && verdict.is_possible; ++other) {
        const IsomorphismSet taking = taking_into(other, group);
        if (walks_[other].part != number) {
            if (taking.any()) verdict.earlier.emplace_back(other, taking);
            continue;
        }
        if (fitting(other, group, taking & keeps).any()) verdict.is_possible = false;
        if ((taking & ~keeps).any()) verdict.earlier.emplace_back(other, taking & ~keeps);
    }
    if (!verdict.is_possible) return verdict;
    const IsomorphismSet taking = taking_into(walk, group);
    verdict.rivals              = fitting(walk, group, taking & keeps);
    verdict.doubtful            = taking & ~keeps;
    return verdict;
}

bool ClassTest::settles(std::size_t walk, const Verdict& verdict, const CentredCube& cube,
                        const IsomorphismSet& before) const {
    const auto any_in_part = [&](const IsomorphismSet& images, std::size_t of) {
        const WantedPart& part = wanted_.parts[walks_[of].part];
        if (!part.demands.parities.has(corner_parity(cube.cube), edge_parity(cube.cube)))
            return false;
        return std::ranges::any_of(
            members_of(images), [&](Isomorphism g) { return part.is_member(isomorph(cube, g)); });
    };
    if (any_in_part(verdict.doubtful & before, walk)) return false;
    return std::ranges::none_of(
        verdict.earlier, [&](const auto& each) { return any_in_part(each.second, each.first); });
}

}  // namespace antipode::structure
