#include "solvers/restricted/staged_search.h"

#include <algorithm>
#include <array>
#include <bit>

#include "group/orbits.h"
#include "notation/transform.h"
#include "solvers/restricted/turned.h"

namespace antipode {
namespace {

// Where the inner turns can take a sticker is its colour.
Colouring colours_by_orbits(const TurnGroup& inner) {
    Colouring    colours{};
    std::uint8_t colour = 0;
    for (const auto& orbit : orbits(inner.stickers().generators(), colours.size())) {
        for (Point point : orbit) colours[point] = colour;
        ++colour;
    }
    return colours;
}

}  // namespace

std::optional<StagedSearch> StagedSearch::prepare(const TurnRules& rules, const TurnGroup& inner,
                                                  Sizes sizes, const std::stop_token& stop) {
    const TurnRules inner_rules = rules.within(inner.turns());
    const auto      stage       = [&](const TurnRules& steps,
                           const Colouring& colours) -> std::optional<Stage> {
        auto corners =
            OrbitStates::enumerate({OrbitKind::corners, steps, colours, sizes.max_states, stop});
        if (!corners) return std::nullopt;
        auto edges =
            OrbitStates::enumerate({OrbitKind::edges, steps, colours, sizes.max_states, stop});
        if (!edges) return std::nullopt;
        return Stage{std::move(*corners), std::move(*edges)};
    };
    auto exact = stage(inner_rules, all_different());
    if (!exact) return std::nullopt;
    auto outer = stage(rules, colours_by_orbits(inner));
    if (!outer) return std::nullopt;
    return StagedSearch(rules, inner, std::move(*outer), std::move(*exact));
}

StagedSearch::StagedSearch(const TurnRules& rules, const TurnGroup& inner, Stage outer, Stage exact)
    : rules_(rules),
      inner_rules_(rules.within(inner.turns())),
      inner_(inner),
      inner_steps_(rules.steps_of(inner.turns())),
      outer_(std::move(outer)),
      exact_(std::move(exact)) {}

// One pass with a first stage of a given length.
class StagedSearch::Walk {
public:
    Walk(const StagedSearch& search, const Task& task, Runner& runner)
        : search_(search), task_(task), runner_(runner) {}

    void run() {
        const Stage& outer = search_.outer_;
        walk({task_.cube, outer.corners.find(task_.cube), outer.edges.find(task_.cube)},
             task_.length, TurnRules::none);
    }

private:
    struct Node {
        Cube          cube;
        std::uint32_t corners;
        std::uint32_t edges;
    };
    struct Inner {
        std::uint32_t corners;
        std::uint32_t edges;
    };

    // A second stage that takes long to find is given up: others will come.
    static constexpr std::uint64_t patience = 20'000;

    void walk(const Node& node, unsigned left, Step last) {
        if (!runner_.goes_on()) return;
        if (left == 0) return enter(node.cube, last);
        const Stage& outer = search_.outer_;
        for (StepMask rest = search_.rules_.after(last); rest != 0; rest &= rest - 1) {
            const Step     step = static_cast<Step>(std::countr_zero(rest));
            const unsigned cost = search_.rules_.cost(step);
            if (cost > left) continue;
            const std::uint32_t corners = outer.corners.after(node.corners, step);
            if (outer.corners.distance(corners) > left - cost) continue;
            const std::uint32_t edges = outer.edges.after(node.edges, step);
            if (outer.edges.distance(edges) > left - cost) continue;
            word_.push_back(search_.rules_.move(step));
            walk({turned(node.cube, word_.back()), corners, edges}, left - cost, step);
            word_.pop_back();
        }
    }

    // All colours are at home; is the position in K, and near enough?
    void enter(const Cube& cube, Step last) {
        // With an inner turn last, a shorter first stage came here already.
        if (last != TurnRules::none && (search_.inner_steps_ >> last & 1)) return;
        const Inner state = {search_.exact_.corners.find(cube), search_.exact_.edges.find(cube)};
        if (state.corners == KeyIndex::absent || state.edges == KeyIndex::absent) return;
        if (lower_bound(state) + task_.length >= runner_.pursuit().bound()) return;
        if (!search_.inner_.contains(cube)) return;
        const std::size_t first_stage = word_.size();
        give_up_at_                   = runner_.nodes() + patience;
        for (unsigned left = lower_bound(state); left + task_.length < runner_.pursuit().bound();
             ++left) {
            if (descend(state, left, TurnRules::none)) offer();
            word_.resize(first_stage, Move::from_index(0));
            if (runner_.nodes() >= give_up_at_) return;
        }
    }

    unsigned lower_bound(const Inner& state) const {
        return std::max(search_.exact_.corners.distance(state.corners),
                        search_.exact_.edges.distance(state.edges));
    }

    bool descend(const Inner& state, unsigned left, Step last) {
        if (!runner_.goes_on() || runner_.nodes() >= give_up_at_) return false;
        if (left == 0) return lower_bound(state) == 0;
        const TurnRules& rules = search_.inner_rules_;
        for (StepMask rest = rules.after(last); rest != 0; rest &= rest - 1) {
            const Step step = static_cast<Step>(std::countr_zero(rest));
            if (rules.cost(step) > left) continue;
            const Inner next = {search_.exact_.corners.after(state.corners, step),
                                search_.exact_.edges.after(state.edges, step)};
            if (lower_bound(next) > left - rules.cost(step)) continue;
            word_.push_back(rules.move(step));
            if (descend(next, left - rules.cost(step), step)) return true;
            word_.pop_back();
        }
        return false;
    }

    void offer() {
        const Moves word(word_);
        runner_.pursuit().offer(task_.inverted ? inverse(word) : word);
    }

    const StagedSearch& search_;
    const Task&         task_;
    Runner&             runner_;
    std::vector<Move>   word_;
    std::uint64_t       give_up_at_ = 0;
};

void StagedSearch::search(const Task& task, Runner& runner) const {
    Walk(*this, task, runner).run();
}

}  // namespace antipode
