// Runs a loop on several threads.
//
//     parallel_for(rows, {.threads = 2, .grain = 64}, [&](std::size_t first, std::size_t last) {
//         for (std::size_t i = first; i < last; ++i) work(i);
//     });
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace antipode {

struct Sharing {
    unsigned    threads = 1;
    std::size_t grain   = 1;  // iterations handed out at a time
};

inline unsigned hardware_threads() { return std::max(1U, std::thread::hardware_concurrency()); }

// Returns when every iteration is done. `body` runs on the calling thread too.
template <class Body>
void parallel_for(std::size_t count, const Sharing& sharing, const Body& body) {
    std::atomic<std::size_t> next{0};
    const auto               work = [&] {
        for (;;) {
            const std::size_t first = next.fetch_add(sharing.grain, std::memory_order_relaxed);
            if (first >= count) return;
            body(first, std::min(first + sharing.grain, count));
        }
    };
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < sharing.threads; ++i) others.emplace_back(work);
    work();
}

}  // namespace antipode
