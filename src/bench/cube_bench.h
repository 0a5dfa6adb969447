// How fast the cube layer is on this machine, on one core.
//
//     for (const Measurement& m : measure_cube({.limit = Seconds(0.2)})) …
//     signature()      // the same number on every machine, or something has changed
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bench/stopwatch.h"

namespace antipode::bench {

struct Measurement {
    std::string task;      // "composition, independent"
    std::string kernel;    // "plain", "avx2", or empty where there is only one way
    std::string unit;      // what is counted: "compositions"
    double      rate = 0;  // per second
};

struct CubeBenchOptions {
    Seconds limit = Seconds(0.2);  // for each measurement
};

std::vector<Measurement> measure_cube(const CubeBenchOptions& options);

// A hash over the results of a fixed computation that visits every measured
// function, with every kernel of this processor. A refactoring leaves it alone.
std::uint64_t signature();

}  // namespace antipode::bench
