// What a program that runs for long shares among all its searches: the tables,
// opened in the background, and the solvers that read them.
//
//     Engine engine({.store = TableStore(folder)});      // returns at once
//     engine.tables();                                   // how far the tables are
//     Result<SolveAnswer> answer = engine.solve({.cube = cube, .limits = {.max_time = 1s}});
//
// The tables of face turns are opened from the start, unless told otherwise, those
// of quarter turns when they are first asked for. Once they are there they are
// copied to huge pages, and searches that start afterwards read the copy. Bounds for
// shortest solutions are opened for the first search that needs them, and shared by
// all that do. Any thread may call anything.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "base/listeners.h"
#include "base/result.h"
#include "service/cube_solver.h"
#include "service/search_progress.h"
#include "service/solve.h"
#include "service/solve_tables.h"
#include "service/tables_status.h"

namespace antipode::service {

class EngineBounds;
class EngineTables;
class EngineWays;

// What else there is to say about a search, and to hear from it.
struct SolveCare {
    std::chrono::nanoseconds max_wait = std::chrono::minutes(1);  // for tables
    // Both on the thread that called solve().
    std::function<void(const TableWork&)>      on_table = {};  // while bounds are opened
    std::function<void(const optimal::Proof&)> on_proof = {};  // now and then, to be kept
    // Known not to be solvable in fewer turns.
    unsigned at_least = 0;
};

class Engine {
public:
    // When the tables of face turns are opened.
    enum class Opening : std::uint8_t { at_once, when_asked };

    struct Options {
        TableStore store;
        unsigned   threads = hardware_threads();  // that searches and builds may use
        Pages      pages   = Pages::huge;
        Opening    opening = Opening::at_once;
    };

    explicit Engine(const Options& options);
    ~Engine();  // stops builds; every search must be over
    Engine(const Engine&)            = delete;
    Engine& operator=(const Engine&) = delete;

    unsigned threads() const { return threads_; }

    // One for each metric, and one for each table of bounds that is not absent.
    std::vector<TablesStatus> tables() const;
    Subscription              on_tables(std::function<void(const TablesStatus&)> callback);

    // Having waited too long for the tables is an error of kind busy.
    Result<SolverPointer> solver(Metric metric, const Patience& patience);

    // Never waits: nothing while the tables are not there.
    SolverPointer solver_if_ready(Metric metric) const;

    // For a thread that has other clients to serve: one thread and a small number
    // of nodes, a tenth of a millisecond for most cubes. Nothing if that is not
    // enough to get down to the length, or if the tables are not there yet; then
    // the cube is one for a SearchPool. The cube must be reachable.
    struct QuickRequest {
        unsigned      max_length = 21;
        Metric        metric     = Metric::htm;
        std::uint64_t max_nodes  = 20'000;
    };
    std::optional<SolveAnswer> try_quick(const Cube& cube, const QuickRequest& request) const;

    // What methods with a name are made from; the engine must outlive what uses it.
    MethodSources method_sources();

    // On the calling thread (and as many more as the limits say).
    Result<SolveAnswer> solve(const SolveTask& task, const Watch& watch = {},
                              const SolveCare& care = {});

private:
    EngineTables&         tables_of(Metric metric) const;
    void                  tell(const TablesStatus& status);
    Result<SolveAnswer>   solve_prepared(const SolveTask& task, const Watch& watch,
                                         const Patience& patience);
    Result<SolveAnswer>   solve_shortest(const SolveTask& task, const Watch& watch,
                                         const SolveCare& care);
    std::optional<Answer> something_to_show(const SolveTask& task, const Watch& watch) const;

    unsigned                                     threads_;
    Listeners<TablesStatus>                      listeners_;
    std::unique_ptr<EngineWays>                  ways_;
    std::array<std::unique_ptr<EngineTables>, 2> metrics_;  // htm and qtm
    std::unique_ptr<EngineBounds>                bounds_;
};

}  // namespace antipode::service
