// One pass over the pages of a coset, on several threads.
#pragma once

#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "search/coset/map.h"

namespace antipode::coset {

struct PassOptions {
    unsigned                    threads     = 1;
    std::stop_token             stop        = {};
    std::function<void(double)> on_progress = {};  // a share of the pages; by any thread
};

// Adds to the pages all cubes that one more inner turn reaches, and counts the cubes of
// each page in `set`. The pages must be all of one parity, or of both: what is not among
// them keeps what it has. False when it was stopped; then the map is as it was.
bool make_pass(CosetMap& map, std::span<const std::uint32_t> pages, std::vector<std::uint32_t>& set,
               const PassOptions& options);

// The pages in an order in which neighbours come soon after each other.
std::vector<std::uint32_t> pass_order(const PageLayout& layout);

}  // namespace antipode::coset
