// For tests that hold in both metrics of the solvers.
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "notation/metric.h"

namespace antipode {

// How a failing test names its metric.
inline void PrintTo(Metric metric, std::ostream* out) { *out << row(metric).name; }

}  // namespace antipode

namespace antipode::testing {

inline const auto both_metrics = ::testing::Values(Metric::htm, Metric::qtm);

inline std::string metric_name(const ::testing::TestParamInfo<Metric>& metric) {
    return std::string(row(metric.param).name);
}

}  // namespace antipode::testing
