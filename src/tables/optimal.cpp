#include "tables/optimal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <mutex>
#include <unordered_set>

#include "base/cpu.h"
#include "base/parallel.h"
#include "tables/optimal_fill.h"

namespace antipode::optimal {
namespace {

// So many seeds that their walks can be shared out evenly, and counted for the
// progress; more would take longer to find than they save.
constexpr std::size_t enough_seeds = 1000;

using Seen = std::unordered_set<std::uint64_t>;

// One number for all positions of the same place up to symmetry, with all flips.
std::uint64_t key_of(const Cube& cube) {
    std::uint64_t least = ~std::uint64_t{0};
    for (const split::Place& place : split::places_of(cube))
        least = std::min(least, place.number() << split::all_flips | place.flips);
    return least;
}

// The places at each distance, one position for each, until there are enough.
class Seeding {
public:
    explicit Seeding(const StepOrder& order) : steps_(order.allowed(StepOrder::start)) {
        levels_.push_back({solved});
        seen_.insert(key_of(solved));
        while (levels_.back().size() < enough_seeds) add_level();
    }

    std::span<const std::vector<Cube>> levels() const { return levels_; }

    // Those of the last level, with the steps that lead farther.
    std::vector<Seed> seeds() const {
        std::vector<Seed> seeds;
        for (const Cube& cube : levels_.back()) {
            Seed seed{cube};
            for_each_step([&](std::size_t step) {
                if (!seen_.contains(key_of(cube * split::tables().steps[step])))
                    seed.steps |= 1U << step;
            });
            seeds.push_back(seed);
        }
        return seeds;
    }

private:
    template <class Body>
    void for_each_step(const Body& body) const {
        for (std::uint32_t rest = steps_; rest != 0; rest &= rest - 1)
            body(static_cast<std::size_t>(std::countr_zero(rest)));
    }

    void add_level() {
        std::vector<Cube> next;
        for (const Cube& cube : levels_.back())
            for_each_step([&](std::size_t step) {
                const Cube farther = cube * split::tables().steps[step];
                if (seen_.insert(key_of(farther)).second) next.push_back(farther);
            });
        levels_.push_back(std::move(next));
    }

    std::uint32_t                  steps_;
    std::vector<std::vector<Cube>> levels_;
    Seen                           seen_;
};

// Words are about so many times as many with one more step.
constexpr double growth(Metric metric) {
    if (metric == Metric::qtm) return 9.4;
    return metric == Metric::stm ? 18.0 : 13.3;
}

// The share of all work that is done when the walks before `distance` are.
double done_before(const Shape& shape, unsigned distance) {
    double share = 1;
    for (unsigned d = distance; d <= shape.near + 2; ++d) share /= growth(shape.metric);
    return share;
}

auto walk_here() { return cpu().avx2 && cpu().bmi2 ? walk_avx2 : walk_plain; }

// Distances of seeds and below: the walk of length zero from each, so to speak.
void mark_levels(const Shape& shape, std::span<std::byte> out, const Seeding& seeding) {
    auto* entries = reinterpret_cast<std::uint8_t*>(out.data());
    auto* places  = entries + shape.entry_bytes();
    for (std::size_t distance = 0; distance < seeding.levels().size(); ++distance)
        for (const Cube& cube : seeding.levels()[distance])
            for (const split::Place& place : split::places_of(cube)) {
                const std::uint64_t index = shape.index(place);
                entries[index / 4] |= static_cast<std::uint8_t>(near_code << (index % 4 * 2));
                const unsigned shift = place.number() % 2 * 4;
                std::uint8_t&  low   = places[place.number() / 2];
                if ((low >> shift & 15) == 0)
                    low |= static_cast<std::uint8_t>((distance + 1) << shift);
            }
}

bool walk_all(const Walk& walk, std::span<const Seed> seeds, const BuildContext& context) {
    const double done = done_before(walk.shape, walk.distance);
    const double next = done_before(walk.shape, walk.distance + 1);
    std::mutex   reporting;
    std::size_t  walked = 0;
    parallel_for(seeds.size(), {.threads = context.threads, .grain = 4},
                 [&](std::size_t first, std::size_t last) {
                     if (context.stop.stop_requested()) return;
                     walk_here()(walk, seeds.subspan(first, last - first));
                     const std::lock_guard lock(reporting);
                     walked += last - first;
                     context.on_progress(done
                                         + (next - done) * static_cast<double>(walked)
                                               / static_cast<double>(seeds.size()));
                 });
    return !context.stop.stop_requested();
}

}  // namespace

Result<BuildEnd> build(const Shape& shape, std::span<std::byte> out, const BuildContext& context) {
    const StepOrder order(shape.metric);
    const Seeding   seeding(order);
    const auto      seeds      = seeding.seeds();
    const auto      seed_depth = static_cast<unsigned>(seeding.levels().size() - 1);
    assert(seed_depth <= shape.near);  // mark_levels() knows no other mark
    mark_levels(shape, out, seeding);
    for (unsigned distance = seed_depth + 1; distance <= shape.near + 2; ++distance) {
        const Walk walk{shape, order, out, distance, distance - seed_depth};
        if (!walk_all(walk, seeds, context)) return BuildEnd::stopped;
    }
    return BuildEnd::complete;
}

std::vector<std::uint64_t> histogram(const Shape& shape, std::span<const std::byte> content,
                                     unsigned threads) {
    constexpr std::size_t        grain = std::size_t{1} << 20;
    std::array<std::uint64_t, 4> totals{};
    std::mutex                   adding;
    parallel_for(shape.entry_bytes(), {.threads = threads, .grain = grain},
                 [&](std::size_t first, std::size_t last) {
                     std::array<std::uint64_t, 256> counts{};
                     for (std::size_t i = first; i < last; ++i)
                         ++counts[std::to_integer<std::size_t>(content[i])];
                     const std::lock_guard lock(adding);
                     for (std::size_t byte = 0; byte < 256; ++byte)
                         for (unsigned entry = 0; entry < 4; ++entry)
                             totals[3 - (byte >> 2 * entry & 3)] += counts[byte];
                 });
    return {totals.begin(), totals.end()};
}

}  // namespace antipode::optimal
