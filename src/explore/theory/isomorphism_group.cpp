#include "explore/theory/isomorphism_group.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace antipode {
namespace {

// The smallest subgroup that holds the set and the element.
IsomorphismSet generated(const IsomorphismSet& subgroup, std::size_t element) {
    IsomorphismSet           closed = subgroup;
    std::vector<std::size_t> members;
    for (const Isomorphism each : members_of(subgroup)) members.push_back(each.index());
    std::vector<std::size_t> generators = members;
    generators.push_back(element);
    for (std::size_t at = 0; at < members.size(); ++at)
        for (std::size_t generator : generators) {
            const std::size_t product = (Isomorphism(members[at]) * Isomorphism(generator)).index();
            if (closed[product]) continue;
            closed[product] = true;
            members.push_back(product);
        }
    return closed;
}

}  // namespace

std::vector<Isomorphism> members_of(const IsomorphismSet& set) {
    std::vector<Isomorphism> members;
    for (std::size_t i = 0; i < Isomorphism::count; ++i)
        if (set[i]) members.emplace_back(i);
    return members;
}

IsomorphismSet only_identity() { return IsomorphismSet(1); }
IsomorphismSet symmetries_only() { return all_isomorphisms() >> Symmetry::count; }
IsomorphismSet all_isomorphisms() { return ~IsomorphismSet(); }

IsomorphismSet closure(const IsomorphismSet& set) {
    IsomorphismSet closed = only_identity();
    for (const Isomorphism each : members_of(set))
        if (!closed[each.index()]) closed = generated(closed, each.index());
    return closed;
}

IsomorphismSet conjugated(const IsomorphismSet& set, Isomorphism g) {
    IsomorphismSet result;
    for (const Isomorphism each : members_of(set)) result[(g * each * inverse(g)).index()] = true;
    return result;
}

namespace {

// From the trivial one upwards: every larger subgroup is a smaller one with an
// element more.
std::vector<IsomorphismSet> find_subgroups() {
    std::vector<IsomorphismSet>        found = {IsomorphismSet(1)};
    std::unordered_set<IsomorphismSet> known(found.begin(), found.end());
    for (std::size_t at = 0; at < found.size(); ++at)
        for (std::size_t element = 0; element < Isomorphism::count; ++element) {
            if (found[at][element]) continue;
            const IsomorphismSet larger = generated(found[at], element);
            if (known.insert(larger).second) found.push_back(larger);
        }
    std::ranges::stable_sort(found, std::ranges::greater{},
                             [](const IsomorphismSet& set) { return set.count(); });
    return found;
}

std::vector<std::size_t> find_subgroup_classes() {
    const std::vector<IsomorphismSet>&              subgroups = isomorphism_subgroups();
    std::unordered_map<IsomorphismSet, std::size_t> first;
    std::vector<std::size_t>                        classes;
    for (std::size_t i = 0; i < subgroups.size(); ++i) {
        for (Symmetry s : all_symmetries)
            first.try_emplace(conjugated(subgroups[i], Isomorphism(s, false)), i);
        classes.push_back(first.at(subgroups[i]));
    }
    return classes;
}

}  // namespace

const std::vector<IsomorphismSet>& isomorphism_subgroups() {
    static const std::vector<IsomorphismSet> subgroups = find_subgroups();
    return subgroups;
}

const std::vector<std::size_t>& subgroup_classes() {
    static const std::vector<std::size_t> classes = find_subgroup_classes();
    return classes;
}

}  // namespace antipode
