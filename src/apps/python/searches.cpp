#include "apps/python/searches.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "apps/python/errors.h"
#include "apps/python/interruptible.h"
#include "apps/python/shortfall.h"
#include "service/answers/algebra.h"
#include "service/answers/position.h"
#include "service/answers/solve.h"
#include "service/json.h"
#include "service/requests/size.h"

namespace antipode::python {
namespace {

// What every cube gets, a few milliseconds: enough for 20 turns or fewer as a rule, and
// for a shortest solution where that has few turns.
constexpr std::uint64_t usual_nodes = 20'000;

// What it takes where as many turns are accepted as anybody would make.
constexpr int greatest_depth = 1000;

Metric metric_named(std::string_view name, std::span<const std::string_view> accepted) {
    if (std::ranges::find(accepted, name) == accepted.end())
        raise_wrong_value(fmt::format("unknown metric '{}': expected one of {}", name,
                                      fmt::join(accepted, ", ")));
    return value_of(parse_metric(name));
}

std::chrono::nanoseconds time_of(const Seconds& time) {
    constexpr double year = 366 * 86400.0;
    if (!time) return std::chrono::nanoseconds::max();
    if (!(*time > 0 && *time <= year))
        raise_wrong_value(
            fmt::format("time is {}: expected a number of seconds above 0, at most a year", *time));
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(*time));
}

// A position that turning reaches.
service::Position read_reachable(const std::string& text) {
    service::Position position = value_of(service::read_position(text));
    if (const auto error = service::unsolvable(position.cube)) raise(*error);
    return position;
}

// What leads from one position to the other solves the first one seen from the other.
Cube seen_from(const service::Position& pattern, const service::Position& position) {
    return service::compose(std::array{service::inverse(pattern), position}).cube;
}

void require_depth(const service::SolveAnswer& answer, unsigned max_depth) {
    const auto missing = missing_depth(answer, max_depth);
    if (!missing) return;
    if (missing->kind == Shortfall::Kind::impossible) raise_wrong_value(missing->message);
    raise_timeout(missing->message);
}

void require_proof(const service::SolveAnswer& answer, Wanted wanted) {
    const bool is_complete = wanted == Wanted::one || answer.answer.ended == Ended::exhausted;
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

std::string Searches::solve(const ShortRequest& request) {
    if (request.max_depth < 0 || request.max_depth > greatest_depth)
        raise_wrong_value(fmt::format("max_depth is {}: expected a whole number from 0 to {}",
                                      request.max_depth, greatest_depth));
    const service::Position position = read_reachable(request.cube);
    service::SolveTask      task{
             .cube   = position.cube,
             .limits = {.max_time = time_of(request.time), .max_nodes = usual_nodes}};
    if (request.pattern) task.cube = seen_from(read_reachable(*request.pattern), position);
    const auto           max_depth = static_cast<unsigned>(request.max_depth);
    service::SolveAnswer answer    = run(task);
    const bool           is_short  = answer.answer.found && answer.answer.length <= max_depth;
    if (!is_short && answer.answer.ended == Ended::out_of_nodes) {
        task.limits = {.enough_length = max_depth,
                       .max_time      = task.limits.max_time,
                       .threads       = request.threads};
        answer      = run(task);
    }
    require_depth(answer, max_depth);
    return solution_word(answer, service::WordSense::solver);
}

std::vector<std::string> Searches::optimal(const ShortestRequest& request) {
    constexpr std::array<std::string_view, 3> metrics = {"htm", "qtm", "stm"};
    service::Shortest                         shortest;
    if (request.wanted == Wanted::all) shortest.wanted = antipode::optimal::Frontier::Wanted::all;
    if (request.memory) shortest.memory = value_of(service::parse_size(*request.memory));
    const service::SolveTask task{
        .cube   = read_reachable(request.cube).cube,
        .how    = {.metric = metric_named(request.metric, metrics), .shortest = shortest},
        .limits = {.max_time = time_of(request.time), .threads = 0}};
    const service::SolveAnswer answer = run(task);
    require_proof(answer, request.wanted);
    return solutions_of(answer);
}

service::Json Searches::pocket(const PocketQuestion& question) const {
    const auto             metrics = service::pocket_metric_names();
    service::PocketRequest request{.cube   = value_of(service::read_pocket(question.cube)).cube,
                                   .metric = metric_named(question.metric, metrics)};
    if (question.wanted == Wanted::all) request.wanted = service::PocketRequest::Wanted::all;
    const pybind11::gil_scoped_release released;
    return to_json(pocket_.solve(request), request, service::WordSense::solver);
}

void Searches::finish() {
    const auto last = std::move(engine_);
    if (!last) return;
    if (engine_process_ != getpid()) return leave_alone(last);
    // What cannot be kept is built again the next time.
    interruptibly([&](const std::stop_token& stop) { return last->finish({.stop = stop}); });
}

}  // namespace antipode::python
