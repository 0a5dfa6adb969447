// How often a piece of work can be done in a second.
//
//     const double rate = best_rate([&] { return work(); }, limit);   // work() says how much it
//     did
#pragma once

#include <algorithm>
#include <chrono>
#include <concepts>
#include <cstdint>

namespace antipode::bench {

using Seconds = std::chrono::duration<double>;

// The compiler must assume that `value` is read here, so it has to compute it.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "g"(&value) : "memory");
}

// Runs `work` again and again for about `limit` and gives the rate of the best
// run: what disturbs a measurement only ever makes it slower.
template <std::invocable Work>
double best_rate(Work work, Seconds limit) {
    using Clock      = std::chrono::steady_clock;
    const auto start = Clock::now();
    double     best  = 0;
    for (auto now = start; now - start < limit;) {
        const auto          before = now;
        const std::uint64_t done   = work();
        now                        = Clock::now();
        best = std::max(best, static_cast<double>(done) / Seconds(now - before).count());
    }
    return best;
}

}  // namespace antipode::bench
