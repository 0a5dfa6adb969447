// The methods of solving, as things one can list, name and use.
//
//     MethodShelf shelf(tables);
//     Result<methods::Pointer> method = shelf.method(**find_method("thistlethwaite"));
//     (*method)->solve(cube, limits, watch)
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

#include "service/json.h"
#include "service/optimal_tables.h"
#include "service/solve_tables.h"
#include "solvers/methods/registry.h"

namespace antipode::service {

std::vector<std::string_view> method_names();

// Wrong, with the names there are, if there is no such method.
Result<const methods::Row*> find_method(std::string_view name);

// {"name":…,"author":…,"year":…,"guarantee":…,"tables":…,"bytes":…,"effort":…,
//  "explanation":…}; the year is null where nobody knows it.
Json to_json(const methods::Row& row);

// The phases of a solution: [{"name":…,"goal":…,"moves":…,"length":…},…].
Json to_json(const std::vector<methods::Phase>& phases);

// Where methods get the solvers whose tables are files. Both may take their time, until
// they are stopped.
struct MethodSources {
    std::function<Result<SolverPointer>(const std::stop_token&)>  two_phase;
    std::function<Result<OptimalPointer>(const std::stop_token&)> optimal;
    unsigned                                                      threads = 1;  // for other tables
};

// Methods that were asked for. Those that make their own tables are made once; the
// others are made anew, so that files are not held for them. Any thread may ask.
class MethodShelf {
public:
    explicit MethodShelf(MethodSources sources) : sources_(std::move(sources)) {}
    // The tables of face turns; what they are opened with is used for other files too.
    explicit MethodShelf(const std::shared_ptr<SolveTables>& tables);

    Result<methods::Pointer> method(const methods::Row& row, const std::stop_token& stop = {});

private:
    MethodSources                                   sources_;
    std::mutex                                      making_;
    std::map<const methods::Row*, methods::Pointer> made_;
};

}  // namespace antipode::service
