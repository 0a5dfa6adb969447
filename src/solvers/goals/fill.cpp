#include "solvers/goals/fill.h"

#include <algorithm>
#include <atomic>
#include <cassert>

#include "base/parallel.h"

namespace antipode::goals {
namespace fill_detail {

// The last view counts least: its states lie next to each other, in runs. A run belongs to
// one combination of the other views' states, which a step takes to one other.
class Fill {
public:
    Fill(const FillRequest& request, std::span<std::uint8_t> bytes)
        : request_(request), last_(*request.views.back()), bytes_(bytes) {
        for (std::size_t i = 0; i + 1 < request.views.size(); ++i)
            runs_ *= request.views[i]->size();
        assert(bytes.size() == runs_ * last_.size());
    }

    bool run() {
        std::ranges::fill(bytes_, never_reached);
        mark_goals(0, 0);
        std::uint64_t known = std::ranges::count(bytes_, 0);
        // With steps of different cost a distance may be left out.
        unsigned      empty = 0;
        std::uint64_t last  = known;
        for (unsigned level = 1; empty < request_.steps.dearest() && level < never_reached;
             ++level) {
            last = fill_level(level, bytes_.size() - known < last);
            if (request_.stop.stop_requested()) return false;
            known += last;
            empty = last == 0 ? empty + 1 : 0;
        }
        return true;
    }

private:
    static constexpr std::size_t block = 4096;  // states of the last view at a time

    void mark_goals(std::size_t view, std::size_t number) {
        const ViewStates& states = *request_.views[view];
        for (const std::uint32_t goal : states.goals()) {
            const std::size_t next = number * states.size() + goal;
            if (view + 1 == request_.views.size())
                bytes_[next] = 0;
            else
                mark_goals(view + 1, next);
        }
    }

    // With several threads two may set the same state: the count is then a little too high,
    // which only decides who asks whom.
    std::uint64_t fill_level(unsigned level, bool is_asking) {
        const std::size_t          blocks = (last_.size() + block - 1) / block;
        std::atomic<std::uint64_t> fresh{0};
        parallel_for(runs_ * blocks, {request_.threads, 16, request_.stop},
                     [&](std::size_t from, std::size_t to) {
                         std::uint64_t count = 0;
                         for (std::size_t i = from; i < to; ++i) {
                             const Part part = part_of(i / blocks, i % blocks);
                             count += is_asking ? ask(part, level) : tell(part, level);
                         }
                         fresh += count;
                     });
        return fresh;
    }

    struct Part {
        std::size_t   run;
        std::uint32_t first;
        std::uint32_t end;
    };
    Part part_of(std::size_t run, std::size_t number) const {
        const auto first = static_cast<std::uint32_t>(number * block);
        return {run, first, std::min(last_.size(), first + static_cast<std::uint32_t>(block))};
    }

    std::uint8_t get(std::size_t number) {
        return std::atomic_ref(bytes_[number]).load(std::memory_order_relaxed);
    }

    // Where the run lies that a step leads to.
    std::size_t run_after(std::size_t run, Step step) const {
        std::size_t after = 0;
        std::size_t unit  = 1;
        for (std::size_t i = request_.views.size() - 1; i-- > 0;) {
            const ViewStates& view = *request_.views[i];
            after += view.after(static_cast<std::uint32_t>(run % view.size()), step) * unit;
            run /= view.size();
            unit *= view.size();
        }
        return after * last_.size();
    }

    // Whoever is one step nearer to the goal tells whom a step leads from there; going
    // away from the goal undoes the step.
    std::uint64_t tell(const Part& part, unsigned level) {
        std::uint64_t fresh = 0;
        for (unsigned cost = 1; cost <= std::min(level, request_.steps.dearest()); ++cost) {
            const std::vector<std::uint32_t> near = states_at(part, level - cost);
            if (near.empty()) continue;
            for (std::size_t i = 0; i < request_.steps.size(); ++i) {
                const Step step = static_cast<Step>(i);
                if (request_.steps.cost(step) != cost) continue;
                const Step        undo = request_.steps.inverse(step);
                const std::size_t base = run_after(part.run, undo);
                for (const std::uint32_t state : near)
                    fresh += set(base + last_.after(state, undo), level);
            }
        }
        return fresh;
    }

    std::vector<std::uint32_t> states_at(const Part& part, unsigned level) {
        std::vector<std::uint32_t> states;
        const std::size_t          base = part.run * last_.size();
        for (std::uint32_t state = part.first; state < part.end; ++state)
            if (get(base + state) == level) states.push_back(state);
        return states;
    }

    std::uint64_t set(std::size_t number, unsigned level) {
        const std::atomic_ref<std::uint8_t> byte(bytes_[number]);
        if (byte.load(std::memory_order_relaxed) != never_reached) return 0;
        byte.store(static_cast<std::uint8_t>(level), std::memory_order_relaxed);
        return 1;
    }

    std::uint64_t ask(const Part& part, unsigned level) {
        std::uint64_t                  fresh = 0;
        const std::vector<std::size_t> runs  = runs_after(part.run);
        for (std::uint32_t state = part.first; state < part.end; ++state) {
            const std::size_t number = part.run * last_.size() + state;
            if (get(number) == never_reached && has_neighbour(runs, state, level))
                fresh += set(number, level);
        }
        return fresh;
    }

    std::vector<std::size_t> runs_after(std::size_t run) const {
        std::vector<std::size_t> runs;
        for (std::size_t i = 0; i < request_.steps.size(); ++i)
            runs.push_back(run_after(run, static_cast<Step>(i)));
        return runs;
    }

    bool has_neighbour(const std::vector<std::size_t>& runs, std::uint32_t state, unsigned level) {
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const Step     step = static_cast<Step>(i);
            const unsigned cost = request_.steps.cost(step);
            if (cost <= level && get(runs[i] + last_.after(state, step)) == level - cost)
                return true;
        }
        return false;
    }

    const FillRequest&      request_;
    const ViewStates&       last_;
    std::span<std::uint8_t> bytes_;
    std::size_t             runs_ = 1;
};

}  // namespace fill_detail

bool fill_bounds(const FillRequest& request, std::span<std::uint8_t> entries) {
    return fill_detail::Fill(request, entries).run();
}

std::vector<std::uint64_t> counts_by_distance(std::span<const std::uint8_t> entries) {
    std::vector<std::uint64_t> counts;
    for (const std::uint8_t distance : entries) {
        if (distance == never_reached) continue;
        if (distance >= counts.size()) counts.resize(distance + std::size_t{1});
        ++counts[distance];
    }
    return counts;
}

}  // namespace antipode::goals
