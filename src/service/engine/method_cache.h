// The methods with a name that were asked for. Those that make their own tables are made
// once; those that read files are made anew, which takes no time.
//
//     Result<methods::Pointer> method = engine.methods().get(**find_method("korf"), stop);
//     (*method)->solve_in_phases(cube, limits, watch)
#pragma once

#include "service/engine/solver_cache.h"
#include "service/engine/table_cache.h"
#include "solvers/methods/registry.h"

namespace antipode::service {

class MethodCache {
public:
    explicit MethodCache(SearchSources sources);

    // For positions with these centres. Any thread may ask.
    Result<methods::Pointer> get(const methods::Row& method, const std::stop_token& stop = {},
                                 CentreSet counted = no_centres);

private:
    methods::Ingredients ingredients(const std::stop_token& stop,
                                     CentreSet              counted = no_centres) const;

    const SearchSources                              sources_;
    TableCache<const methods::Row*, methods::Method> methods_;
};

}  // namespace antipode::service
