#include "tables/optimal.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <mutex>

#include "base/cpu.h"
#include "base/parallel.h"
#include "tables/optimal_edges.h"
#include "tables/optimal_fill.h"
#include "tables/optimal_seeds.h"

namespace antipode::optimal {
namespace {

auto walk_here() { return cpu().avx2 && cpu().bmi2 ? walk_avx2 : walk_plain; }

// Distances of seeds and below: the walk of length zero from each, so to speak.
void mark_levels(const Seeding& seeding, const Shape& shape, Marks& marks) {
    for (unsigned distance = 0; distance < seeding.levels().size(); ++distance) {
        marks.set_distance(distance);
        for (const Cube& cube : seeding.levels()[distance])
            for (const split::Place& place : split::places_of(cube)) marks.add(shape.index(place));
        marks.make_all();
    }
}

// One level of a table, shared by threads.
class LevelWalk {
public:
    LevelWalk(const Walk& walk, std::span<const Seed> seeds, const BuildContext& context)
        : walk_(walk), seeds_(seeds), context_(context) {}

    // `distance` is that of the walk's ends. Returns whether it got to the end.
    bool run(std::span<Marks> marks, unsigned distance) {
        done_ = share_before(walk_.shape, distance);
        next_ = share_before(walk_.shape, distance + 1);
        for (Marks& own : marks) own.set_distance(distance);
        parallel_for(marks.size(), {.threads = static_cast<unsigned>(marks.size())},
                     [&](std::size_t i, std::size_t) {
                         walk_on(marks[i]);
                         marks[i].make_all();
                     });
        return !context_.stop.stop_requested();
    }

private:
    static constexpr std::size_t grain = 4;  // seeds

    void walk_on(Marks& marks) {
        while (!context_.stop.stop_requested()) {
            const std::size_t first = taken_.fetch_add(grain, std::memory_order_relaxed);
            if (first >= seeds_.size()) return;
            const std::size_t count = std::min(grain, seeds_.size() - first);
            walk_here()(walk_, seeds_.subspan(first, count), marks);
            tell(count);
        }
    }

    void tell(std::size_t count) {
        const std::lock_guard lock(reporting_);
        walked_ += count;
        context_.on_progress(done_
                             + (next_ - done_) * static_cast<double>(walked_)
                                   / static_cast<double>(seeds_.size()));
    }

    const Walk&              walk_;
    std::span<const Seed>    seeds_;
    const BuildContext&      context_;
    double                   done_ = 0;  // of the whole work, before this level and after
    double                   next_ = 0;
    std::atomic<std::size_t> taken_{0};
    std::mutex               reporting_;
    std::size_t              walked_ = 0;  // guarded by the mutex
};

}  // namespace

Result<BuildEnd> build(const Shape& shape, std::span<std::byte> out, const BuildContext& context) {
    const StepOrder order(shape.metric);
    const Seeding   seeding(order);
    const auto      seeds      = seeding.seeds();
    const auto      seed_depth = seeding.depth();
    assert(seed_depth <= shape.near);
    fill_edge_distances(shape.metric, out.last(Shape::edge_bytes));
    Canvas             canvas(shape, out);
    std::vector<Marks> marks;
    for (unsigned i = 0; i < context.threads; ++i) marks.emplace_back(canvas, context.threads);
    mark_levels(seeding, shape, marks.front());
    for (unsigned distance = seed_depth + 1; distance <= shape.near + 2; ++distance) {
        const Walk walk{shape, order, distance - seed_depth};
        if (!LevelWalk(walk, seeds, context).run(marks, distance)) return BuildEnd::stopped;
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
