#include "explore/structure/count_wanted.h"

#include <algorithm>
#include <unordered_map>

#include "explore/structure/fixed_count.h"

namespace antipode::structure {
namespace {

class GroupCounter {
public:
    GroupCounter(const WantedPart& part, const std::stop_token& stop)
        : part_(part), stop_(stop), is_alike_(contains(part.keeps, symmetries_only())) {}

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

// Whether it matters how many positions have this group: it fits, or a smaller one does.
std::vector<bool> groups_that_matter(const WantedPart& part) {
    const auto&       subgroups = isomorphism_subgroups();
    std::vector<bool> matters(subgroups.size());
    for (std::size_t i = subgroups.size(); i-- > 0;) {
        if (!part.group_fits(subgroups[i])) continue;
        for (std::size_t larger = 0; larger <= i; ++larger)
            if (!matters[larger] && contains(subgroups[larger], subgroups[i]))
                matters[larger] = true;
    }
    return matters;
}

}  // namespace

std::optional<WantedCount> count_wanted(const Wanted& wanted, const std::stop_token& stop) {
    if (wanted.parts.size() != 1) return std::nullopt;
    const WantedPart& part = wanted.parts.front();
    if (!part.is_exact || !contains(part.keeps, wanted.same)) return std::nullopt;
    const auto&          subgroups = isomorphism_subgroups();
    const auto           matters   = groups_that_matter(part);
    GroupCounter         counter(part, stop);
    std::vector<Natural> exactly(subgroups.size());
    WantedCount          sum;
    for (std::size_t i = 0; i < subgroups.size(); ++i) {
        if (!matters[i]) continue;
        const Natural* count = counter.count(i);
        if (!count) return std::nullopt;
        exactly[i] = *count;
        for (std::size_t larger = 0; larger < i; ++larger)
            if (contains(subgroups[larger], subgroups[i])) exactly[i] -= exactly[larger];
        if (!part.group_fits(subgroups[i])) continue;
        sum.positions += exactly[i];
        sum.classes += exactly[i] * Natural((subgroups[i] & wanted.same).count());
    }
    sum.classes.divide(static_cast<std::uint32_t>(wanted.same.count()));
    return sum;
}

std::optional<Natural> count_demanded(const Wanted& wanted, const std::stop_token& stop) {
    Natural sum;
    for (const WantedPart& part : wanted.parts)
        for (const IsomorphismSet& subgroup : part.subgroups) {
            const auto count = count_fixed(part.demands, subgroup, stop);
            if (!count) return std::nullopt;
            sum += *count;
        }
    return sum;
}

}  // namespace antipode::structure
