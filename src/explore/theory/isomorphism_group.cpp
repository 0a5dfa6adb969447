#include "explore/theory/isomorphism_group.h"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace antipode {
namespace {

// The smallest subgroup that holds the set and the element.
IsomorphismSet generated(const IsomorphismSet& subgroup, std::size_t element) {
    IsomorphismSet           closed = subgroup;
    std::vector<std::size_t> members;
    for (std::size_t i = 0; i < Isomorphism::count; ++i)
        if (subgroup[i]) members.push_back(i);
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

// From the trivial one upwards: every larger subgroup is a smaller one with an
// element more.
std::vector<IsomorphismSet> isomorphism_subgroups() {
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

}  // namespace antipode
