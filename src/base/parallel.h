// Runs a loop on several threads.
//
//     parallel_for(rows, {.threads = 2, .grain = 64}, [&](std::size_t first, std::size_t last) {
//         for (std::size_t i = first; i < last; ++i) work(i);
//     });
//
// The first exception of an iteration ends the loop and is thrown again here. A body
// whose iterations take long also takes a stop token, which tells that they are not
// wanted any more: as the caller said, or because another one has failed.
//
//     parallel_for(n, {.threads = 2, .stop = stop},
//                  [&](std::size_t first, std::size_t last, const std::stop_token& stop) { … });
#pragma once

#include <algorithm>
#include <atomic>
#include <concepts>
#include <cstddef>
#include <thread>

#include "base/team.h"

namespace antipode {

struct Sharing {
    unsigned        threads = 1;
    std::size_t     grain   = 1;   // iterations handed out at a time
    std::stop_token stop    = {};  // once it is requested, no iteration is begun
};

inline unsigned hardware_threads() { return std::max(1U, std::thread::hardware_concurrency()); }

// Returns when every iteration is done. `body` runs on the calling thread too.
template <class Body>
void parallel_for(std::size_t count, const Sharing& sharing, const Body& body) {
    std::atomic<std::size_t> next{0};
    const auto               work = [&](const TeamMember& member) {
        while (!member.stop.stop_requested()) {
            const std::size_t first = next.fetch_add(sharing.grain, std::memory_order_relaxed);
            if (first >= count) return;
            const std::size_t last = std::min(first + sharing.grain, count);
            if constexpr (std::invocable<Body, std::size_t, std::size_t, const std::stop_token&>)
                body(first, last, member.stop);
            else
                body(first, last);
        }
    };
    // No more threads than there is work for.
    const std::size_t shares = (count + sharing.grain - 1) / sharing.grain;
    const auto        threads =
        static_cast<unsigned>(std::clamp<std::size_t>(shares, 1, std::max(1U, sharing.threads)));
    run_team({threads, sharing.stop}, std::ref(work));
}

}  // namespace antipode
