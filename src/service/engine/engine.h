// What every program shares among all its searches: the tables, opened in the
// background, and the solvers that read them.
//
//     Engine engine({.store = TableStore(folder)});      // returns at once
//     engine.tables();                                   // how far the tables are
//     Result<SolveAnswer> answer = engine.solve({.cube = cube, .limits = {.max_time = 1s}});
//
// The tables of half turns are opened from the start, unless told otherwise, those
// of quarter turns when they are first asked for. Once they are there they are
// copied to huge pages, and searches that start afterwards read the copy. Bounds for
// shortest solutions are opened for the first search that needs them, and shared by
// all that do. Any thread may call anything.
//
//     Engine engine(Engine::Options::short_lived(store));   // for a command
//     …
//     engine.finish({.stop = interrupt});                   // keeps what was built
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "base/listeners.h"
#include "base/result.h"
#include "service/engine/solve_answer.h"
#include "service/engine/solver_choice.h"
#include "service/engine/table_cache.h"
#include "service/engine/table_choice.h"
#include "service/engine/table_rows.h"
#include "solvers/card.h"
#include "solvers/shortest.h"

namespace antipode::service {

class BoundsCache;
class GoalCache;
class MethodCache;
class SolverCache;
struct SearchSources;

using SolverPointer  = std::shared_ptr<const two_phase::Solver>;
using OptimalPointer = std::shared_ptr<const optimal::Solver>;

class Engine {
public:
    // When the tables of half turns are opened.
    enum class Opening : std::uint8_t { at_once, when_asked };

    struct Options {
        TableStore store;
        unsigned   threads = hardware_threads();  // that searches and builds may use
        Pages      pages   = Pages::huge;
        Opening    opening = Opening::at_once;
        // Searches that need bounds take long enough for a copy to pay in any program.
        Pages bounds_pages = Pages::huge;
        // Whom to tell about builds; its threads and its stop do not count here.
        OpenOptions telling = {};

        // For programs that end soon: tables are opened when they are asked for, and read
        // where they are.
        static Options short_lived(TableStore store) {
            return {
                .store = std::move(store), .pages = Pages::small, .opening = Opening::when_asked};
        }
    };

    explicit Engine(const Options& options);
    ~Engine();  // stops builds; every search must be over
    Engine(const Engine&)            = delete;
    Engine& operator=(const Engine&) = delete;

    unsigned threads() const { return threads_; }
    // The graphics card of this machine, if it has one. Asking the driver takes a moment, and
    // is done once.
    static const std::optional<std::string>& card_name();

    // One for each metric, and one for each table of bounds that is not absent.
    std::vector<TablesStatus> tables() const;
    Subscription              on_tables(std::function<void(const TablesStatus&)> callback);

    // Having waited too long for the tables is an error of kind busy.
    Result<SolverPointer>  solver(Metric metric, const WaitLimit& limit);
    Result<OptimalPointer> bounds(const TableChoice& choice, const WaitLimit& limit);

    // Never waits: nothing while the tables are not there.
    SolverPointer solver_if_ready(Metric metric) const;

    // For a thread that has other clients to serve: one thread and a small number
    // of nodes, a tenth of a millisecond for most cubes. Nothing if that is not
    // enough to get down to the length, or if the tables are not there yet; then
    // the cube is one for the pool of long work. The cube must be reachable.
    struct QuickRequest {
        unsigned      max_length = 21;
        Metric        metric     = Metric::htm;
        std::uint64_t max_nodes  = 20'000;
    };
    std::optional<SolveAnswer> try_quick(const Cube& cube, const QuickRequest& request) const;

    // The methods with a name; the engine must outlive what uses them.
    MethodCache& methods() { return *methods_; }

    // How many cubes are best solved at the same time, by so many threads: a graphics card needs
    // many to be busy.
    unsigned at_once(const SolverChoice& how, unsigned threads) const;

    // On the calling thread (and as many more as the limits say).
    Result<SolveAnswer> solve(const SolveTask& task, const Watch& watch = {},
                              const SolveCallbacks& callbacks = {});

    // Waits until tables that are being built are built and kept. The error is that of
    // the work, or of waiting: busy or stopped.
    std::optional<Error> finish(const WaitLimit& limit);

private:
    using TwoPhaseCache = TableCache<Metric, two_phase::Solver>;
    using CardCache     = TableCache<CardChoice, CardQueue>;
    using ParityCache   = TableCache<Metric, Table>;
    using Stages        = std::vector<ShortestSolver::Stage>;

    SearchSources sources();
    // One that reads the table about centres, if it is kept. It takes longer to build than most
    // will wait, and an answer does not need it.
    Result<SolverPointer> solver_for_centres(Metric metric, const WaitLimit& limit);
    Result<SolverPointer> two_phase_for(const SolveTask& task, const WaitLimit& limit);
    void                  tell(const TablesStatus& status);
    // The one that does what the task asks for. It may use the task, watch and callbacks.
    Result<std::shared_ptr<const Solver>> solver_for(const SolveTask& task, const Watch& watch,
                                                     const SolveCallbacks& callbacks);
    Result<std::shared_ptr<const Solver>> shortest_solver(const SolveTask& task, const Watch& watch,
                                                          const SolveCallbacks& callbacks);
    // The one that searches on a graphics card; nothing if the processor is to search.
    Result<std::shared_ptr<const Solver>> card_solver(const SolveTask& task, const TableWait& wait);
    std::shared_ptr<const Solver>         goal_solver(const SolveTask& task, const Watch& watch,
                                                      const SolveCallbacks& callbacks);
    // Who goes on with the whole cube as a goal.
    goals::WholeCube whole_cube(const SolveTask& task, const Watch& watch,
                                const SolveCallbacks& callbacks);
    Result<Stages>   stages_of(const SolveTask& task, const TableWait& wait);

    unsigned                                threads_;
    TableStore                              store_;
    std::function<void(const std::string&)> on_note_;
    Listeners<TablesStatus>                 listeners_;
    std::unique_ptr<TwoPhaseCache>          two_phase_;
    std::unique_ptr<ParityCache>            centre_parity_;
    std::unique_ptr<BoundsCache>            bounds_;
    std::unique_ptr<CardCache>              cards_;
    std::unique_ptr<SolverCache>            solvers_;
    std::unique_ptr<MethodCache>            methods_;
    std::unique_ptr<GoalCache>              goals_;
};

}  // namespace antipode::service
