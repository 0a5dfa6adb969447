#include "service/queries/query.h"

#include <algorithm>

namespace antipode::service {

std::vector<Query> all_queries() {
    std::vector<Query> all;
    for (const auto queries : {position_queries(), class_queries(), reading_queries(),
                               pocket_queries(), wanted_queries(), scan_queries()})
        all.insert(all.end(), queries.begin(), queries.end());
    return all;
}

const Query* find_query(std::string_view name) {
    static const std::vector<Query> all   = all_queries();
    const auto                      found = std::ranges::find(all, name, &Query::name);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace antipode::service
