#include "service/requests/distance.h"

#include "base/names_of.h"
#include "base/parallel.h"

namespace antipode::service {

std::vector<std::string_view> count_metric_names() {
    return {row(Metric::htm).name, row(Metric::qtm).name};
}

std::vector<std::string_view> metric_names() { return names_of(metric_rows); }

Metric metric_of(const Fields& fields) { return *parse_metric(fields.text("metric")); }

unsigned threads_of(const Fields& fields) {
    return fields.find_whole<unsigned>("threads").value_or(hardware_threads());
}

}  // namespace antipode::service
