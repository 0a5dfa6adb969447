#include "apps/cli/method_options.h"

#include "apps/cli/shared_options.h"
#include "service/duration.h"

namespace antipode::cli {

Result<Limits> method_limits_of(const Session& session, std::chrono::nanoseconds otherwise) {
    Limits     limits;
    const auto nodes = number_of(session, "nodes", limits.max_nodes, {1});
    if (!nodes) return nodes.error();
    limits.max_nodes = *nodes;
    if (!session.has("nodes")) limits.max_time = otherwise;
    if (const auto text = session.value("time")) {
        const auto time = service::parse_duration(*text);
        if (!time) return time.error();
        limits.max_time = *time;
    }
    return limits;
}

Result<MethodChoice> method_choice_of(const Session& session, std::string_view otherwise) {
    const auto row = service::find_method(session.value("method").value_or(otherwise));
    if (!row) return row.error();
    const bool is_quick = (*row)->effort == methods::Effort::quick;
    auto       limits   = method_limits_of(
                session, is_quick ? std::chrono::milliseconds(200) : std::chrono::nanoseconds::max());
    if (!limits) return limits.error();
    const auto threads = threads_of(session);
    if (!threads) return threads.error();
    (*limits).threads = session.has("nodes") && !session.has("threads") ? 1 : *threads;
    return MethodChoice{*row, *limits};
}

}  // namespace antipode::cli
