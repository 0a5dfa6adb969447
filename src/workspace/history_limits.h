// How far back the list of cubes can be undone. Turning all cubes of a long list keeps
// a copy of every row, so steps are counted and weighed; the oldest are dropped first.
#pragma once

#include <cstdint>

namespace antipode::workspace {

struct HistoryLimits {
    std::int64_t steps = 1000;
    std::int64_t bytes = 128 << 20;  // of all steps together; the latest may always be undone
};

}  // namespace antipode::workspace
