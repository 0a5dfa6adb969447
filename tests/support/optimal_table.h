// A table of bounds so small that a test builds it in its own memory.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>

#include "tables/optimal.h"

namespace antipode::testing {

// Bounds that small say little; only positions near the solved cube are quickly solved.
inline optimal::Shape small_shape(Metric metric) {
    return {metric, 2, metric == Metric::qtm ? 6U : 5U};
}

inline std::shared_ptr<Mapping> zeroed_memory(std::uint64_t bytes) {
    if (auto memory = Mapping::zeroed(bytes)) return std::make_shared<Mapping>(std::move(*memory));
    // Without its table a test can neither pass nor say why later.
    std::fprintf(stderr, "There is too little memory for a table.\n");
    std::abort();
}

inline Table built_table(const optimal::Shape& shape) {
    const auto memory = zeroed_memory(shape.bytes());
    if (!optimal::build(shape, memory->writable(), {.threads = 2})) std::abort();
    return {"bounds", memory, memory->bytes()};
}

// Built once in a process.
inline const Table& small_table(Metric metric) {
    static std::map<Metric, Table> built;
    const auto                     found = built.find(metric);
    if (found != built.end()) return found->second;
    return built.emplace(metric, built_table(small_shape(metric))).first->second;
}

}  // namespace antipode::testing
