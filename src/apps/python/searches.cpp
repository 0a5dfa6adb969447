#include "apps/python/searches.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>

#include "apps/python/errors.h"
#include "apps/python/interruptible.h"
#include "apps/python/shortfall.h"
#include "service/answers/algebra.h"
#include "service/answers/position.h"
#include "service/answers/solve.h"
#include "service/json.h"
#include "service/requests/pocket.h"
#include "service/requests/solver.h"

namespace antipode::python {
namespace {

// What every cube gets, a few milliseconds: enough for 20 turns or fewer as a rule, and
// for a shortest solution where that has few turns.
constexpr std::uint64_t usual_nodes = 20'000;

std::chrono::nanoseconds time_of(const service::Fields& fields) {
    return fields.find_duration("time_ms").value_or(std::chrono::nanoseconds::max());
}

// A position that turning reaches.
service::Position read_reachable(const service::Fields& fields, std::string_view name) {
    service::Position position = value_of(service::read_cube(fields, name));
    if (const auto error = service::unsolvable(service::centred(position))) raise(*error);
    return position;
}

// What leads from one position to the other solves the first one seen from the other.
service::Position seen_from(const service::Position& pattern, const service::Position& position) {
    return service::compose(std::array{service::inverse(pattern), position});
}

void require_depth(const service::SolveAnswer& answer, unsigned max_depth) {
    const auto missing = missing_depth(answer, max_depth);
    if (!missing) return;
    if (missing->kind == Shortfall::Kind::impossible) raise_wrong_value(missing->message);
    raise_timeout(missing->message);
}

void require_proof(const service::SolveAnswer& answer, bool wants_all) {
    const bool is_complete = !wants_all || answer.answer.ended == Ended::exhausted;
    if (answer.is_optimal() && is_complete) return;
    const std::string best = answer.answer.found ? fmt::format(
                                 ", and the best one found is {}",
                                 service::solution_line(answer, service::WordSense::solver))
                                                 : std::string();
    raise_timeout(
        fmt::format("{} before {}: nothing shorter than {} exists{}", reason(answer.answer.ended),
                    answer.is_optimal() ? "every shortest solution was found" : "the proof",
                    answer.answer.lower_bound, best));
}

std::vector<std::string> solutions_of(const service::SolveAnswer& answer) {
    std::vector<std::string> words;
    for (const service::SolveAnswer& one : one_by_one(answer))
        words.push_back(solution_word(one, service::WordSense::solver));
    if (words.empty()) words.push_back(solution_word(answer, service::WordSense::solver));
    return words;
}

// A child that a process forks off has no threads but its own, so an engine that came
// with it can neither be used nor ended.
void leave_alone(std::shared_ptr<service::Engine> engine) {
    static_cast<void>(new std::shared_ptr<service::Engine>(std::move(engine)));
}

}  // namespace

std::shared_ptr<service::Engine> Searches::engine() {
    if (engine_ && engine_process_ != getpid()) leave_alone(std::move(engine_));
    if (!engine_) {
        engine_ = std::make_shared<service::Engine>(
            service::Engine::Options::short_lived(TableStore(default_table_folder())));
        engine_process_ = getpid();
    }
    return engine_;
}

service::SolveAnswer Searches::run(service::SolveTask task) {
    task.max_wait     = service::WaitLimit{}.max_wait;
    const auto shared = engine();
    const auto search = [&](const std::stop_token& stop) {
        return shared->solve(task, {.stop = stop});
    };
    return value_of(interruptibly(search));
}

std::string Searches::solve(const service::Fields& fields) {
    service::Position position = read_reachable(fields, "cubestring");
    if (fields.has("patternstring"))
        position = seen_from(read_reachable(fields, "patternstring"), position);
    service::SolveTask   task{.cube    = position.cube,
                              .limits  = {.max_time = time_of(fields), .max_nodes = usual_nodes},
                              .centres = position.centres};
    const auto           max_depth = fields.whole<unsigned>("max_depth");
    service::SolveAnswer answer    = run(task);
    const bool           is_short  = answer.answer.found && answer.answer.length <= max_depth;
    if (!is_short && answer.answer.ended == Ended::out_of_nodes) {
        task.limits = {.enough_length = max_depth,
                       .max_time      = task.limits.max_time,
                       .threads       = fields.whole<unsigned>("threads")};
        answer      = run(task);
    }
    require_depth(answer, max_depth);
    return solution_word(answer, service::WordSense::solver);
}

std::vector<std::string> Searches::optimal(const service::Fields& fields) {
    const service::Position    position = read_reachable(fields, "cube");
    const service::SolveTask   task{.cube    = position.cube,
                                    .how     = value_of(service::read_solver(fields)),
                                    .limits  = {.max_time = time_of(fields), .threads = 0},
                                    .centres = position.centres};
    const service::SolveAnswer answer = run(task);
    require_proof(answer, fields.flag("all"));
    return solutions_of(answer);
}

service::Json Searches::pocket(const service::Fields& fields) const {
    const auto answer = [&] {
        const pybind11::gil_scoped_release released;
        return service::ask_pocket_solution(fields, pocket_);
    }();
    return to_json(value_of(answer));
}

void Searches::finish() {
    const auto last = std::move(engine_);
    if (!last) return;
    if (engine_process_ != getpid()) return leave_alone(last);
    // What cannot be kept is built again the next time.
    interruptibly([&](const std::stop_token& stop) { return last->finish({.stop = stop}); });
}

}  // namespace antipode::python
