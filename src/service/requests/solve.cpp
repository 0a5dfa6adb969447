#include "service/requests/solve.h"

#include <fmt/format.h>

#include <algorithm>

#include "cube/facelets.h"
#include "service/json.h"

namespace antipode::service {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds usual_time(200);                               // where no limit is said
constexpr milliseconds time_for_a_length = std::chrono::seconds(10);  // where only a length is

WordSense sense_of(const Fields& fields) {
    return fields.flag("generator") ? WordSense::generator : WordSense::solver;
}

// ---- the cubes ----------------------------------------------------------------------

std::optional<Error> not_one_of_both(const Fields& fields) {
    const bool one  = fields.has("cube");
    const bool many = fields.has("cubes");
    if (one != many) return std::nullopt;
    return wrong_field("cube", one ? service_message<"either-or">("cube", "cubes")
                                   : service_message<"nothing-to-solve">());
}

std::optional<Error> add_cube(const Fields& fields, const std::string& text,
                              const std::string& field, SolveRequest& request) {
    if (fields.flag("open")) {
        const auto open = read_open_position(text);
        if (!open) return in_field(open.error(), field);
        request.cubes.push_back({open->cube, {}, no_centres});
        request.open_goals.push_back(open->goal);
        return std::nullopt;
    }
    const auto position = read_position(text, reading_of(fields));
    if (!position) return in_field(position.error(), field);
    if (auto error = unsolvable(centred(*position))) return in_field(*std::move(error), field);
    request.cubes.push_back(centred(*position));
    return std::nullopt;
}

std::optional<Error> read_cubes(const Fields& fields, SolveRequest& request) {
    if (auto error = not_one_of_both(fields)) return error;
    if (auto error = wrong_centres(fields)) return error;
    request.is_list = fields.has("cubes");
    if (!request.is_list) return add_cube(fields, fields.text("cube"), "cube", request);
    const auto texts = fields.texts("cubes");
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (auto error = add_cube(fields, texts[i], fmt::format("cubes[{}]", i), request))
            return error;
    return std::nullopt;
}

// ---- limits -------------------------------------------------------------------------

std::chrono::nanoseconds time_at_once(const Fields& fields, const SolveRequest& request) {
    if (const auto time = fields.find_duration("time_ms")) return *time;
    // A proof takes what it takes.
    if (request.how.shortest || request.how.goal) return max_time_at_once;
    return request.max_length ? time_for_a_length : usual_time;
}

// What gives the same request again.
Json record_of(const Fields& fields, const SolveRequest& request) {
    Json record = fields.json();
    for (const char* name : {"kind", "as", "notation"}) record.erase(name);
    if (fields.flag("open")) return record;  // incomplete cubes stay as they were written
    Json cubes = list_json(request.cubes,
                           [](const CentredCube& cube) { return to_text(cube, Form::facelets); });
    if (request.is_list)
        record["cubes"] = std::move(cubes);
    else
        record["cube"] = cubes.front();
    return record;
}

// Somebody has to read the answer.
void bound_solutions(SolverChoice& how) {
    constexpr std::size_t most_in_an_answer = 10'000;
    if (!how.goal || !how.goal->wanted.all) return;
    how.goal->wanted.count =
        std::min(how.goal->wanted.count.value_or(most_in_an_answer), most_in_an_answer);
}

}  // namespace

std::vector<std::string_view> job_kinds() { return {"solve"}; }

Result<SolveRequest> read_solve(const Fields& fields, SolveUse use) {
    SolveRequest request;
    if (auto error = read_cubes(fields, request)) return *std::move(error);
    auto how = read_solver(fields);
    if (!how) return how.error();
    const bool is_job = use == SolveUse::job;
    request.how       = *std::move(how);
    bound_solutions(request.how);
    request.max_length = fields.find_whole<unsigned>("max_length");
    request.max_time   = is_job ? fields.duration("time_ms") : time_at_once(fields, request);
    request.threads    = fields.find_whole<unsigned>("threads").value_or(is_job ? 0 : 1);
    request.axes       = fields.whole<unsigned>("axes");
    request.sense      = sense_of(fields);
    request.name       = fields.text("name");
    request.fields     = share(record_of(fields, request));
    return request;
}

SolveTask task_of(const SolveRequest& request, std::size_t cube) {
    const bool has_own_end = request.how.shortest || request.how.goal;
    SolveTask  task        = {.cube   = request.cubes.at(cube).cube,
                              .how    = request.how,
                              .limits = {.enough_length = has_own_end ? 0 : request.max_length.value_or(0),
                                         .max_time      = request.max_time,
                                         .threads       = request.threads,
                                         .axes          = request.axes},
                              .centres = centres_of(request.cubes.at(cube))};
    if (!request.open_goals.empty()) task.how.goal->goals = {request.open_goals.at(cube)};
    return task;
}

std::optional<Engine::QuickRequest> quick_request_of(const SolveRequest& request) {
    if (!request.max_length || !request.how.is_plain()) return std::nullopt;
    const auto has_centres = [](const CentredCube& cube) { return !cube.counted.empty(); };
    if (std::ranges::any_of(request.cubes, has_centres)) return std::nullopt;
    if (request.how.metric == Metric::stm || request.axes != Limits{}.axes) return std::nullopt;
    return Engine::QuickRequest{.max_length = *request.max_length, .metric = request.how.metric};
}

Result<SolveLimits> read_solve_limits(const Fields& fields) {
    if (auto error = wrong_centres(fields)) return *std::move(error);
    auto how = read_solver(fields);
    if (!how) return how.error();
    SolveLimits read{.how        = *std::move(how),
                     .limits     = {},
                     .max_length = fields.find_whole<unsigned>("max_length")};
    // Who asks for a length, a number of nodes or a proof has said when to stop.
    const bool is_slow =
        read.how.method != nullptr && read.how.method->effort != methods::Effort::quick;
    const bool has_end = read.max_length || read.how.shortest || read.how.goal || is_slow;
    read.limits = read_limits(fields, has_end ? std::chrono::nanoseconds::max() : usual_time);
    read.limits.threads = fields.has("nodes") && !fields.has("threads") ? 1 : threads_of(fields);
    read.limits.enough_length =
        read.how.shortest || read.how.goal ? 0 : read.max_length.value_or(0);
    read.limits.axes = fields.whole<unsigned>("axes");
    read.sense       = sense_of(fields);
    read.is_open     = fields.flag("open");
    return read;
}

}  // namespace antipode::service
