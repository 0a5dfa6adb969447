#include "tables/optimal_seeds.h"

#include <algorithm>
#include <bit>

namespace antipode::optimal {
namespace {

// So many seeds that their walks can be shared out evenly, and counted for the
// progress; more would take longer to find than they save.
constexpr std::size_t enough_seeds = 1000;

// One number for all positions of the same place up to symmetry, with all flips.
std::uint64_t key_of(const Cube& cube) {
    std::uint64_t least = ~std::uint64_t{0};
    for (const split::Place& place : split::places_of(cube))
        least = std::min(least, place.number() << split::all_flips | place.flips);
    return least;
}

// Words are about so many times as many with one more step.
constexpr double growth(Metric metric) {
    if (metric == Metric::qtm) return 9.4;
    return metric == Metric::stm ? 18.0 : 13.3;
}

template <class Body>
void for_each_step(std::uint32_t steps, const Body& body) {
    for (; steps != 0; steps &= steps - 1) body(static_cast<std::size_t>(std::countr_zero(steps)));
}

}  // namespace

Seeding::Seeding(const StepOrder& order) : steps_(order.allowed(StepOrder::start)) {
    levels_.push_back({solved});
    seen_.insert(key_of(solved));
    while (levels_.back().size() < enough_seeds) add_level();
}

std::vector<Seed> Seeding::seeds() const {
    std::vector<Seed> seeds;
    for (const Cube& cube : levels_.back()) {
        Seed seed{cube};
        for_each_step(steps_, [&](std::size_t step) {
            if (!seen_.contains(key_of(cube * split::tables().steps[step])))
                seed.steps |= 1U << step;
        });
        seeds.push_back(seed);
    }
    return seeds;
}

void Seeding::add_level() {
    std::vector<Cube> next;
    for (const Cube& cube : levels_.back())
        for_each_step(steps_, [&](std::size_t step) {
            const Cube farther = cube * split::tables().steps[step];
            if (seen_.insert(key_of(farther)).second) next.push_back(farther);
        });
    levels_.push_back(std::move(next));
}

double share_before(const Shape& shape, unsigned distance) {
    double share = 1;
    for (unsigned d = distance; d <= shape.near + 2; ++d) share /= growth(shape.metric);
    return share;
}

}  // namespace antipode::optimal
