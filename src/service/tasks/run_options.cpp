#include "service/tasks/run_options.h"

#include "service/json_fields.h"
#include "service/shortest_fields.h"
#include "service/size.h"
#include "service/solve_request.h"

namespace antipode::service {
namespace {

// The fields that are whole numbers.
std::optional<Error> read_numbers(const JsonFields& fields, RunOptions& options) {
    const auto length =
        fields.whole("max_length", {0, options.optimal ? max_shortest_length : max_length_asked});
    const auto time       = fields.whole("time_ms", {1, max_time_of_job.count()});
    const auto only_above = fields.whole("only_above", {0, max_length_asked});
    const auto at_once    = fields.whole("at_once", {1, max_threads_asked});
    const auto threads    = fields.whole("threads", {1, max_threads_asked});
    for (const auto* number : {&length, &time, &only_above, &at_once, &threads})
        if (!*number) return number->error();
    if (*length) options.max_length = static_cast<unsigned>(**length);
    if (*time) options.time = std::chrono::milliseconds(**time);
    if (*only_above) options.only_above = static_cast<unsigned>(**only_above);
    options.at_once = static_cast<unsigned>(at_once->value_or(0));
    options.threads = static_cast<unsigned>(threads->value_or(0));
    return std::nullopt;
}

// "all" is the field of a selection here.
Result<bool> is_optimal_asked(const JsonFields& fields) {
    const auto optimal = fields.flag("optimal");
    if (!optimal) return optimal.error();
    if (!optimal->value_or(false) && fields.find("memory") != nullptr)
        return wrong_field("memory", "memory goes with optimal only");
    return optimal->value_or(false);
}

}  // namespace

Result<RunOptions> parse_run_options(const Json& json) {
    const JsonFields fields(json);
    RunOptions       options;
    const auto       optimal = is_optimal_asked(fields);
    if (!optimal) return optimal.error();
    options.optimal = *optimal;
    if (auto error = read_numbers(fields, options)) return *std::move(error);
    // Rows are counted in half or quarter turns.
    const auto metric = parse_solve_metric(fields, SliceTurns::refused);
    if (!metric) return metric.error();
    options.metric    = metric->value_or(Metric::htm);
    const auto memory = parse_memory(fields, options.metric);
    if (!memory) return memory.error();
    options.memory = *memory;
    return options;
}

SolverChoice how_of(const RunOptions& options) {
    SolverChoice how = {.metric = options.metric};
    if (!options.optimal) return how;
    how.shortest = Shortest{.max_length = options.max_length};
    if (options.memory) how.shortest->memory = *parse_size(*options.memory);
    return how;
}

Json to_json(const RunOptions& options) {
    Json json = Json::object();
    if (options.max_length) json["max_length"] = *options.max_length;
    if (options.time) json["time_ms"] = options.time->count();
    json["metric"] = row(options.metric).name;
    if (options.only_above) json["only_above"] = *options.only_above;
    if (options.at_once != 0) json["at_once"] = options.at_once;
    if (options.threads != 0) json["threads"] = options.threads;
    if (options.optimal) json["optimal"] = true;
    if (options.memory) json["memory"] = *options.memory;
    return json;
}

}  // namespace antipode::service
