#include "service/requests/count.h"

namespace antipode::service {

CountOrder read_count(const Fields& fields) {
    CountOrder order;
    order.request.depth  = static_cast<unsigned>(fields.whole("depth"));
    order.request.metric = metric_of(fields);
    order.request.classes =
        fields.flag("classes") ? counting::Classes::counted : counting::Classes::left_out;
    order.request.threads = threads_of(fields);
    order.request.memory  = fields.find_size("memory").value_or(order.request.memory);
    if (const auto file = fields.find_text("resume")) order.file = *file;
    return order;
}

}  // namespace antipode::service
