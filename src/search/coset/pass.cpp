#include "search/coset/pass.h"

#include <atomic>
#include <cstring>
#include <mutex>

#include "base/parallel.h"

namespace antipode::coset {
namespace {

constexpr std::size_t pages_at_a_time = 16;

class Pass {
public:
    Pass(CosetMap& map, std::vector<std::uint32_t>& set) : map_(map), set_(set) {}

    void make_page(std::uint32_t page, std::uint32_t following, std::byte* scratch) {
        if (set_[page] == bits_per_page) {
            std::memset(map_.next_page(page), 0xff, page_bytes);
            return;
        }
        fill_(map_.layout(), map_.sources(page, following), scratch);
        set_[page] = keep_(scratch, map_.next_page(page));
    }

private:
    CosetMap&                   map_;
    std::vector<std::uint32_t>& set_;
    FillPage                    fill_ = fastest_fill();
    KeepPage                    keep_ = fastest_keep();
};

}  // namespace

bool make_pass(CosetMap& map, std::span<const std::uint32_t> pages, std::vector<std::uint32_t>& set,
               const PassOptions& options) {
    std::vector<std::uint32_t> counts = set;
    Pass                       pass(map, counts);
    std::atomic<std::size_t>   done{0};
    parallel_for(pages.size(), {options.threads, pages_at_a_time, options.stop},
                 [&](std::size_t first, std::size_t last) {
                     alignas(64) std::array<std::byte, page_bytes + page_slack> scratch;
                     for (std::size_t i = first; i < last; ++i)
                         pass.make_page(pages[i], pages[std::min(i + 1, last - 1)], scratch.data());
                     const std::size_t so_far = done += last - first;
                     if (options.on_progress)
                         options.on_progress(static_cast<double>(so_far)
                                             / static_cast<double>(pages.size()));
                 });
    if (done != pages.size()) return false;
    set                = std::move(counts);
    bool has_parity[2] = {false, false};
    for (const std::uint32_t page : pages) has_parity[map.layout().is_odd(page) ? 1 : 0] = true;
    for (unsigned parity = 0; parity < 2; ++parity)
        if (has_parity[parity]) map.exchange(parity);
    return true;
}

// One orbit of the turns of U and D after the other: six of ten neighbours of a page are
// in its orbit of 16 pages, which fits in the cache.
std::vector<std::uint32_t> pass_order(const PageLayout& layout) {
    const auto&                after  = layout.small().corner_after;
    constexpr std::size_t      turn_u = 0;
    constexpr std::size_t      turn_d = 3;
    std::vector<bool>          seen(page_count, false);
    std::vector<std::uint32_t> order;
    for (std::uint32_t start = 0; start < page_count; ++start) {
        if (seen[start]) continue;
        std::uint32_t page = start;
        for (int u = 0; u < 4; ++u, page = after[page][turn_u])
            for (int d = 0; d < 4; ++d, page = after[page][turn_d]) {
                seen[page] = true;
                order.push_back(page);
            }
    }
    return order;
}

}  // namespace antipode::coset
