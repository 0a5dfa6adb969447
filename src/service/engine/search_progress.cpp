#include "service/engine/search_progress.h"
#include "base/seconds.h"
#include "service/json.h"

namespace antipode::service {
namespace {

template <class Value>
void add_if_known(Json& json, const char* name, const std::optional<Value>& value) {
    if (value) json[name] = *value;
}

template <class Value>
std::optional<Value> value_of(const Json& json, const char* name) {
    if (!json.contains(name)) return std::nullopt;
    return json.at(name).get<Value>();
}

}  // namespace

Json to_json(const SearchProgress& progress) {
    Json json = {{"depth", progress.depth},
                 {"nodes", progress.nodes},
                 {"seconds", in_seconds(progress.elapsed)}};
    if (progress.lower_bound != 0) json["lower_bound"] = progress.lower_bound;
    add_if_known(json, "best", progress.best);
    add_if_known(json, "fraction", progress.fraction);
    add_if_known(json, "seconds_left", progress.seconds_left);
    if (progress.table)
        json["table"] = {{"name", progress.table->name}, {"progress", progress.table->progress}};
    return json;
}

// Of a search that is over nothing is left to wait for.
SearchProgress progress_from(const Json& json) {
    return {.depth       = json.at("depth").get<unsigned>(),
            .nodes       = json.at("nodes").get<std::uint64_t>(),
            .elapsed     = from_seconds(json.at("seconds").get<double>()),
            .best        = value_of<unsigned>(json, "best"),
            .lower_bound = value_of<unsigned>(json, "lower_bound").value_or(0),
            .fraction    = value_of<double>(json, "fraction")};
}

std::optional<double> DepthClock::seconds_left(const Progress& now) {
    constexpr double least_fraction = 0.02;
    constexpr double least_time     = 2;
    if (!start_ || start_->depth != now.depth) start_ = now;
    const double gained = now.fraction - start_->fraction;
    const double taken  = in_seconds(now.elapsed - start_->elapsed);
    if (gained < least_fraction || taken < least_time) return std::nullopt;
    return taken * (1 - now.fraction) / gained;
}

}  // namespace antipode::service
