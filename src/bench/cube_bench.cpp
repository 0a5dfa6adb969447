#include "bench/cube_bench.h"

#include <functional>

#include "bench/kernels.h"
#include "bench/samples.h"
#include "cube/facelets.h"
#include "cube/random_cube.h"
#include "notation/parse.h"
#include "notation/print.h"

namespace antipode::bench {
namespace {

using Work = std::function<std::uint64_t()>;

struct Task {
    std::string name;
    std::string kernel;
    std::string unit;
    Work        work;  // does some, and tells how much
};

// Long enough that calling it costs nothing against what it does.
constexpr int rounds = 100;

void add_kernel_tasks(const KernelLoops& loops, const Samples& samples, std::vector<Task>& tasks) {
    const std::string kernel(loops.name);
    const Cube* const cubes = samples.cubes.data();
    const std::size_t count = samples.cubes.size();
    std::vector<Cube> results(count);
    tasks.push_back({"composition, independent", kernel, "compositions", [=]() mutable {
                         for (int i = 0; i < rounds; ++i) {
                             loops.compose_stream(cubes, count, cubes[i], results.data());
                             keep(results);
                         }
                         return rounds * count;
                     }});
    tasks.push_back({"composition, chained", kernel, "compositions", [=] {
                         Cube cube = cubes[0];
                         for (int i = 0; i < rounds; ++i)
                             cube = loops.compose_chain(cubes, count, cube);
                         keep(cube);
                         return rounds * count;
                     }});
    tasks.push_back({"inverse, independent", kernel, "inverses", [=]() mutable {
                         for (int i = 0; i < rounds; ++i) {
                             loops.invert_stream(cubes, count, results.data());
                             keep(results);
                         }
                         return rounds * count;
                     }});
    tasks.push_back({"face turn, chained", kernel, "turns", [=, &samples] {
                         Cube cube = cubes[0];
                         for (int i = 0; i < rounds; ++i)
                             cube = loops.compose_chain(samples.turns.data(), samples.turns.size(),
                                                        cube);
                         keep(cube);
                         return rounds * samples.turns.size();
                     }});
    tasks.push_back({"class representative", kernel, "positions", [=] {
                         for (std::size_t i = 0; i < count; ++i)
                             keep(loops.representative(cubes[i]));
                         return count;
                     }});
}

// One task that does `action` to every element of a list.
template <class List, class Action>
Work over(const List& list, Action action) {
    return [&list, action] {
        for (const auto& element : list) keep(action(element));
        return std::uint64_t{list.size()};
    };
}

void add_other_tasks(const Samples& samples, std::vector<Task>& tasks) {
    tasks.push_back({"random position", "", "positions", [random = Random(1), &samples]() mutable {
                         for (std::size_t i = 0; i < samples.cubes.size(); ++i)
                             keep(random_reachable(random));
                         return std::uint64_t{samples.cubes.size()};
                     }});
    tasks.push_back({"position to facelets", "", "positions",
                     over(samples.cubes, [](const Cube& c) { return facelets_of(c); })});
    tasks.push_back({"facelets to position", "", "positions",
                     over(samples.facelets, [](const Facelets& f) { return try_assemble(f); })});
    tasks.push_back({"parse, 20 turns", "", "maneuvers",
                     over(samples.texts, [](const std::string& t) { return parse_maneuver(t); })});
    tasks.push_back({"print, 20 turns", "", "maneuvers",
                     over(samples.words, [](const Moves& m) { return to_text(m); })});
}

}  // namespace

std::vector<Measurement> measure_cube(const CubeBenchOptions& options) {
    const Samples     samples = make_samples();
    std::vector<Task> tasks;
    for (const KernelLoops& loops : kernel_loops()) add_kernel_tasks(loops, samples, tasks);
    add_other_tasks(samples, tasks);

    std::vector<Measurement> measurements;
    for (const Task& task : tasks)
        measurements.push_back(
            {task.name, task.kernel, task.unit, best_rate(task.work, options.limit)});
    return measurements;
}

}  // namespace antipode::bench
