#include "explore/theory/morph_counts.h"

#include <map>

#include "explore/theory/fixed_positions.h"

namespace antipode {
namespace {

// The sum over the group of the positions that each element fixes, over its size.
Natural burnside(std::size_t elements) {
    Natural sum;
    for (std::size_t i = 0; i < elements; ++i) {
        IsomorphismSet    cyclic(1);
        const Isomorphism step(i);
        for (Isomorphism power = step; power.index() != 0; power = power * step)
            cyclic[power.index()] = true;
        sum += fixed_positions(cyclic).reachable;
    }
    sum.divide(static_cast<std::uint32_t>(elements));
    return sum;
}

}  // namespace

MorphReport morph_report() {
    const std::vector<IsomorphismSet>& subgroups = isomorphism_subgroups();
    std::vector<FixedCount>            exactly;
    std::map<std::size_t, MorphCount>  by_morph;
    for (std::size_t i = 0; i < subgroups.size(); ++i) {
        FixedCount count = fixed_positions(subgroups[i]);
        for (std::size_t larger = 0; larger < i; ++larger) {
            if ((subgroups[larger] & subgroups[i]) != subgroups[i]) continue;
            count.reachable -= exactly[larger].reachable;
            count.all -= exactly[larger].all;
        }
        MorphCount& morph = by_morph[Isomorphism::count / subgroups[i].count()];
        morph.morph       = Isomorphism::count / subgroups[i].count();
        morph.reachable += count.reachable;
        morph.all += count.all;
        exactly.push_back(std::move(count));
    }
    MorphReport report;
    report.subgroups = subgroups.size();
    for (auto& [morph, count] : by_morph)
        if (count.all != Natural(0)) report.morphs.push_back(std::move(count));
    report.classes_of_48 = burnside(Symmetry::count);
    report.classes_of_96 = burnside(Isomorphism::count);
    return report;
}

}  // namespace antipode
