#include "explore/structure/count_wanted.h"

#include <algorithm>
#include <unordered_map>

#include "explore/structure/fixed_count.h"

namespace antipode::structure {
namespace {

class GroupCounter {
public:
    GroupCounter(const WantedPart& part, const std::stop_token& stop)
        : part_(part),
          stop_(stop),
          is_alike_(contains(part.keeps_but_for_group, symmetries_only())) {}

    // Positions as demanded that the subgroup leaves as they are; conjugate ones leave
    // as many.
    const Natural* count(std::size_t number) {
        const std::size_t of    = is_alike_ ? subgroup_classes()[number] : number;
        auto              known = known_.find(of);
        if (known == known_.end()) {
            const auto count = count_fixed(part_.demands, isomorphism_subgroups()[of], stop_);
            if (!count) return nullptr;
            known = known_.emplace(of, *count).first;
        }
        return &known->second;
    }

private:
    const WantedPart&                        part_;
    const std::stop_token&                   stop_;
    bool                                     is_alike_;
    std::unordered_map<std::size_t, Natural> known_;
};

using GroupTest = std::function<bool(const IsomorphismSet&)>;

// Whether it matters how many positions have this group: it fits, or a smaller one does.
std::vector<bool> groups_that_matter(const GroupTest& fits) {
    const auto&       subgroups = isomorphism_subgroups();
    std::vector<bool> matters(subgroups.size());
    for (std::size_t i = subgroups.size(); i-- > 0;) {
        if (!fits(subgroups[i])) continue;
        for (std::size_t larger = 0; larger <= i; ++larger)
            if (!matters[larger] && contains(subgroups[larger], subgroups[i]))
                matters[larger] = true;
    }
    return matters;
}

// How many positions as demanded have exactly each group, where that matters.
std::optional<std::vector<Natural>> exact_counts(const WantedPart& part, const GroupTest& fits,
                                                 const std::stop_token& stop) {
    const auto&          subgroups = isomorphism_subgroups();
    const auto           matters   = groups_that_matter(fits);
    GroupCounter         counter(part, stop);
    std::vector<Natural> exactly(subgroups.size());
    for (std::size_t i = 0; i < subgroups.size(); ++i) {
        if (!matters[i]) continue;
        const Natural* count = counter.count(i);
        if (!count) return std::nullopt;
        exactly[i] = *count;
        for (std::size_t larger = 0; larger < i; ++larger)
            if (contains(subgroups[larger], subgroups[i])) exactly[i] -= exactly[larger];
    }
    return exactly;
}

// Positions, and classes of them, that have one of the groups a test is for.
WantedCount sum_of(const std::vector<Natural>& exactly, const IsomorphismSet& same,
                   const GroupTest& test) {
    const auto& subgroups = isomorphism_subgroups();
    WantedCount sum;
    for (std::size_t i = 0; i < subgroups.size(); ++i) {
        if (exactly[i] == Natural(0) || !test(subgroups[i])) continue;
        sum.positions += exactly[i];
        sum.classes += exactly[i] * Natural((subgroups[i] & same).count());
    }
    sum.classes.divide(static_cast<std::uint32_t>(same.count()));
    return sum;
}

// A class is wanted if one of its positions is: if one of the conjugates of its group fits.
GroupTest fits_up_to(const WantedPart& part, const IsomorphismSet& same) {
    if (contains(part.keeps, same)) return part.group_fits;
    return [&part, members = members_of(same)](const IsomorphismSet& group) {
        return std::ranges::any_of(
            members, [&](Isomorphism g) { return part.group_fits(conjugated(group, g)); });
    };
}

}  // namespace

std::optional<WantedCount> count_wanted(const WantedSet& wanted, const std::stop_token& stop) {
    if (wanted.parts.size() != 1) return std::nullopt;
    const WantedPart& part = wanted.parts.front();
    if (!part.is_exact || !contains(part.keeps_but_for_group, wanted.same)) return std::nullopt;
    const GroupTest fits    = fits_up_to(part, wanted.same);
    const auto      exactly = exact_counts(part, fits, stop);
    if (!exactly) return std::nullopt;
    return WantedCount{.positions = sum_of(*exactly, wanted.same, part.group_fits).positions,
                       .classes   = sum_of(*exactly, wanted.same, fits).classes};
}

std::vector<TypeCount> count_types(std::span<const SymmetryType> types, const IsomorphismSet& same,
                                   const Demands& demands) {
    const WantedPart       everything{.demands = demands};
    const auto             exactly = *exact_counts(everything, everything.group_fits, {});
    std::vector<TypeCount> counts;
    for (const SymmetryType& type : types) {
        const auto conjugates = conjugates_of(type.group);
        // Antisymmetries are nobody's business where the type has none.
        const bool is_plain = antisymmetries_in(type.group).none();
        const auto relevant = [&](const IsomorphismSet& group) {
            return is_plain ? group & symmetries_only() : group;
        };
        const auto exact  = sum_of(exactly, same, [&](const IsomorphismSet& group) {
            return std::ranges::find(conjugates, relevant(group)) != conjugates.end();
        });
        const auto least  = sum_of(exactly, same, [&](const IsomorphismSet& group) {
            return std::ranges::any_of(
                 conjugates, [&](const IsomorphismSet& one) { return contains(group, one); });
        });
        Natural    of_one = exact.positions;
        of_one.divide(static_cast<std::uint32_t>(conjugates.size()));
        counts.push_back({*count_fixed(demands, type.group), of_one, exact.classes, least.classes});
    }
    return counts;
}

std::optional<Natural> count_demanded(const WantedSet& wanted, const std::stop_token& stop) {
    Natural sum;
    for (const WantedPart& part : wanted.parts)
        for (const IsomorphismSet& subgroup : part.subgroups) {
            const auto count = count_fixed(part.demands, subgroup, stop);
            if (!count) return std::nullopt;
            sum += *count;
        }
    return sum;
}

Natural count_without_faces(WantedSet wanted) {
    for (WantedPart& part : wanted.parts) {
        part.demands.faces      = {};
        part.demands.continuous = false;
    }
    return *count_demanded(wanted);
}

}  // namespace antipode::structure
