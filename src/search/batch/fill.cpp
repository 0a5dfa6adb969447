#include "search/batch/fill.h"

#include <bit>
#include <vector>

#include "search/batch/tables.h"
#include "search/messages.h"
#include "tables/optimal_edges.h"
#include "tables/optimal_seeds.h"

namespace antipode::batch {
namespace {

// Longer walks begin so many steps behind the seeds, so that there are enough to share out.
constexpr unsigned steps_ahead = 2;

WalkNode node_at(const optimal::Seed& seed) {
    return {.words = words_of(seed.cube),
            .state = StepOrder::start,
            .left  = 0,
            .steps = seed.steps & ((1U << face_turns) - 1)};
}

std::vector<WalkNode> one_step_farther(const std::vector<WalkNode>& from,
                                       const SmallTables&           small) {
    std::vector<WalkNode> farther;
    for (const WalkNode& node : from)
        for (std::uint32_t steps = node.steps; steps != 0; steps &= steps - 1) {
            const auto          step  = static_cast<unsigned>(std::countr_zero(steps));
            const std::uint32_t state = small.next[node.state][step];
            farther.push_back({.words = turned(node.words, small.steps[step]),
                               .state = state & 15,
                               .left  = 0,
                               .steps = small.allowed[state] & ((1U << face_turns) - 1)});
        }
    return farther;
}

class Filling {
public:
    Filling(Executor& executor, const optimal::Shape& shape, const BuildContext& context)
        : executor_(executor),
          shape_(shape),
          context_(context),
          seeding_(StepOrder(shape.metric)) {}

    Result<BuildEnd> run() {
        bool goes_on = write_edges() && mark_levels();
        for (unsigned d = seeding_.depth() + 1; goes_on && d <= shape_.near + 2; ++d)
            goes_on = walk_to(d);
        if (!executor_.failure().empty())
            return Error{.kind    = ErrorKind::environment,
                         .message = search_message<"device-failed">(executor_.failure())};
        return context_.stop.stop_requested() ? BuildEnd::stopped : BuildEnd::complete;
    }

private:
    bool write_edges() {
        std::vector<std::byte> edges(optimal::Shape::edge_bytes);
        optimal::fill_edge_distances(shape_.metric, edges);
        return executor_.write(shape_.entry_bytes() + optimal::Shape::place_bytes, edges.data(),
                               edges.size());
    }

    bool mark_levels() {
        for (unsigned distance = 0; distance <= seeding_.depth(); ++distance) {
            std::vector<WalkNode> nodes;
            for (const Cube& cube : seeding_.levels()[distance])
                nodes.push_back(node_at({cube, 0}));
            if (!walk(nodes, distance)) return false;
        }
        for (const optimal::Seed& seed : seeding_.seeds()) seeds_.push_back(node_at(seed));
        ahead_ = seeds_;
        for (unsigned i = 0; i < steps_ahead; ++i) ahead_ = one_step_farther(ahead_, tables_.small);
        return true;
    }

    bool walk_to(unsigned distance) {
        const unsigned left = distance - seeding_.depth();
        const bool     far  = left > steps_ahead;
        auto&          from = far ? ahead_ : seeds_;
        for (WalkNode& node : from) node.left = (far ? left - steps_ahead : left) & 31;
        return walk(from, distance);
    }

    bool walk(const std::vector<WalkNode>& nodes, unsigned distance) {
        const double before = optimal::share_before(shape_, distance);
        const double after  = optimal::share_before(shape_, distance + 1);
        return executor_.walk({.nodes    = nodes.data(),
                               .count    = static_cast<std::uint32_t>(nodes.size()),
                               .distance = distance,
                               .goes_on =
                                   [&](double done) {
                                       context_.on_progress(before + (after - before) * done);
                                       return !context_.stop.stop_requested();
                                   }})
               && !context_.stop.stop_requested();
    }

    Executor&             executor_;
    const optimal::Shape& shape_;
    const BuildContext&   context_;
    optimal::Seeding      seeding_;
    Tables                tables_{shape_.metric};
    std::vector<WalkNode> seeds_;
    std::vector<WalkNode> ahead_;
};

}  // namespace

Result<BuildEnd> fill(Executor& executor, const optimal::Shape& shape,
                      const BuildContext& context) {
    return Filling(executor, shape, context).run();
}

}  // namespace antipode::batch
