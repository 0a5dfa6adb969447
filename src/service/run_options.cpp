#include "service/run_options.h"

#include <fmt/format.h>

#include "service/json_fields.h"
#include "service/solve_request.h"

namespace antipode::service {
namespace {

Result<Metric> metric_of(const JsonFields& fields) {
    const auto name = fields.text("metric");
    if (!name) return name.error();
    const auto metric = parse_metric(name->value_or("htm"));
    if (metric && (*metric == Metric::htm || *metric == Metric::qtm)) return *metric;
    return wrong_field("metric", fmt::format("cubes are not solved in the metric '{}': accepted "
                                             "are htm and qtm",
                                             **name));
}

}  // namespace

Result<RunOptions> parse_run_options(const Json& json) {
    const JsonFields fields(json);
    const auto       max_length = fields.whole("max_length", {0, max_length_asked});
    if (!max_length) return max_length.error();
    const auto time = fields.whole("time_ms", {1, max_time_of_job.count()});
    if (!time) return time.error();
    const auto metric = metric_of(fields);
    if (!metric) return metric.error();
    const auto only_above = fields.whole("only_above", {0, max_length_asked});
    if (!only_above) return only_above.error();
    const auto at_once = fields.whole("at_once", {1, max_threads_asked});
    if (!at_once) return at_once.error();
    const auto threads = fields.whole("threads", {1, max_threads_asked});
    if (!threads) return threads.error();

    RunOptions options;
    if (*max_length) options.max_length = static_cast<unsigned>(**max_length);
    if (*time) options.time = std::chrono::milliseconds(**time);
    options.metric = *metric;
    if (*only_above) options.only_above = static_cast<unsigned>(**only_above);
    options.at_once = static_cast<unsigned>(at_once->value_or(0));
    options.threads = static_cast<unsigned>(threads->value_or(0));
    return options;
}

Json to_json(const RunOptions& options) {
    Json json = Json::object();
    if (options.max_length) json["max_length"] = *options.max_length;
    if (options.time) json["time_ms"] = options.time->count();
    json["metric"] = row(options.metric).name;
    if (options.only_above) json["only_above"] = *options.only_above;
    if (options.at_once != 0) json["at_once"] = options.at_once;
    if (options.threads != 0) json["threads"] = options.threads;
    return json;
}

}  // namespace antipode::service
