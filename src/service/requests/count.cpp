#include "service/requests/count.h"

#include <algorithm>

#include "base/memory.h"

namespace antipode::service {

Result<CountOrder> read_count(const Fields& fields) {
    if (auto error = wrong_centres(fields)) return *std::move(error);
    if (fields.has("centres") && fields.has("resume"))
        return fields.wrong<"centres-count-at-once">("resume", "centres");
    CountOrder order;
    order.request.depth  = fields.whole<unsigned>("depth");
    order.request.metric = metric_of(fields);
    order.request.classes =
        fields.flag("classes") ? counting::Classes::counted : counting::Classes::left_out;
    order.request.centres = reading_of(fields).centres;
    order.request.threads = threads_of(fields);
    // Levels take as much again while they are made, and something is left to others.
    order.request.memory = std::min(fields.find_size("memory").value_or(order.request.memory),
                                    available_memory().bytes / 3);
    if (const auto file = fields.find_text("resume")) order.file = *file;
    return order;
}

}  // namespace antipode::service
