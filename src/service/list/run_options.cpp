#include "service/list/run_options.h"

#include "service/json.h"
#include "service/requests/amount.h"

namespace antipode::service {

Result<RunOptions> read_run(const Fields& fields) {
    if (auto error = wrong_beside_optimal(fields)) return *std::move(error);
    RunOptions options;
    options.optimal = fields.flag("optimal");
    options.metric  = metric_of(fields);
    options.memory  = fields.find_text("memory");
    options.device  = device_of(fields);
    if (auto error = too_little_memory(fields, options.metric)) return *std::move(error);
    if (options.optimal)
        if (auto error = fields.outside("max_length", {0, max_shortest_length}))
            return *std::move(error);
    options.max_length = fields.find_whole<unsigned>("max_length");
    options.only_above = fields.find_whole<unsigned>("only_above");
    options.max_cubes  = fields.find_whole<unsigned>("max_cubes");
    options.at_once    = fields.find_whole<unsigned>("at_once").value_or(0);
    options.axes       = fields.whole<unsigned>("axes");
    options.threads    = fields.find_whole<unsigned>("threads").value_or(0);
    if (const auto time = fields.find_whole("time_ms"))
        options.time = std::chrono::milliseconds(*time);
    if (const auto time = fields.find_whole("min_time_ms"))
        options.min_time = std::chrono::milliseconds(*time);
    return options;
}

Result<RunOptions> parse_run_options(const Json& json) {
    const auto fields = Fields::read(json, run_fields);
    return fields ? read_run(*fields) : fields.error();
}

SolverChoice how_of(const RunOptions& options) {
    SolverChoice how = {.metric = options.metric};
    if (!options.optimal) return how;
    how.shortest = Shortest{.max_length = options.max_length, .device = options.device};
    if (options.memory) how.shortest->memory = *parse_size(*options.memory);
    return how;
}

Json to_json(const RunOptions& options) {
    Json json = Json::object();
    if (options.max_length) json["max_length"] = *options.max_length;
    if (options.time) json["time_ms"] = options.time->count();
    if (options.min_time) json["min_time_ms"] = options.min_time->count();
    json["metric"] = row(options.metric).name;
    if (options.axes != RunOptions{}.axes) json["axes"] = options.axes;
    if (options.max_cubes) json["max_cubes"] = *options.max_cubes;
    if (options.only_above) json["only_above"] = *options.only_above;
    if (options.at_once != 0) json["at_once"] = options.at_once;
    if (options.threads != 0) json["threads"] = options.threads;
    if (options.optimal) json["optimal"] = true;
    if (options.memory) json["memory"] = *options.memory;
    if (options.device != Device::cpu) json["device"] = name_of(options.device);
    return json;
}

}  // namespace antipode::service
