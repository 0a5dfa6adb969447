// A central element z commutes with the generators, so on a whole orbit it is
// known from the image of one point: z(p^g) = z(p)^g. For a base point there are
// therefore few possible images, and each new image settles a whole orbit.
//
// The search goes along the chain. For every level, deepest first, it looks for
// central elements that fix all earlier base points and move this one. Those
// found at the deeper levels form a subgroup K of the centre, and because the
// centre is abelian one image per orbit of K needs to be tried.
#include "group/centre.h"

#include <algorithm>
#include <optional>

#include "group/orbits.h"

namespace antipode {
namespace {

// A partly known map: unknown points hold nothing.
using PartialMap = std::vector<std::optional<Point>>;

class CentreSearch {
public:
    explicit CentreSearch(const StabilizerChain& group)
        : group_(group), base_(group.base()), found_below_(group.depth() + 1) {}

    Centre run() {
        Centre centre{{}, 1};
        for (std::size_t level = group_.depth(); level-- > 0;) {
            found_below_[level] = found_below_[level + 1];
            search_level(level);
            const auto moved = orbit_of(base_[level], found_below_[level]);
            centre.order *= static_cast<std::uint32_t>(moved.size());
        }
        centre.generators = found_below_[0];
        return centre;
    }

private:
    struct State {
        PartialMap  map;      // what is settled about the central element
        Permutation element;  // of the group, agreeing with the map on the base points so far
    };

    // Settles the orbit of `from` by its image `to`; nothing if that contradicts
    // itself, which is when no map commuting with the generators does it.
    std::optional<PartialMap> settled(PartialMap map, Point from, Point to) const {
        std::vector<Point> frontier = {from};
        map[from]                   = to;
        while (!frontier.empty()) {
            const Point point = frontier.back();
            frontier.pop_back();
            for (const Permutation& generator : group_.generators()) {
                std::optional<Point>& image  = map[generator[point]];
                const Point           wanted = generator[*map[point]];
                if (!image) frontier.push_back(generator[point]);
                if (image && *image != wanted) return std::nullopt;
                image = wanted;
            }
        }
        return map;
    }

    // The state after base point number `level` goes to `image`, if the group
    // and the commuting law both allow it.
    std::optional<State> step(const State& state, std::size_t level, Point image) const {
        const Point before = inverse(state.element)[image];
        if (!group_.reaches(level, before)) return std::nullopt;
        auto map = state.map[base_[level]] ? state.map : settled(state.map, base_[level], image);
        if (!map || (*map)[base_[level]] != image) return std::nullopt;
        return State{*std::move(map), group_.representative(level, before) * state.element};
    }

    std::optional<Permutation> complete(const State& state, std::size_t level) const {
        if (level == group_.depth()) return verified(state.element);
        std::vector<bool> tried(group_.degree(), false);
        for (std::size_t image = 0; image < group_.degree(); ++image) {
            if (tried[image]) continue;
            const auto point = static_cast<Point>(image);
            for (const Point same : orbit_of(point, found_below_[level])) tried[same] = true;
            const auto next = step(state, level, point);
            if (!next) continue;
            if (auto element = complete(*next, level + 1)) return element;
        }
        return std::nullopt;
    }

    // Orbits without a base point were never settled: only now they speak.
    std::optional<Permutation> verified(const Permutation& element) const {
        const bool central = std::ranges::all_of(
            group_.generators(), [&](const Permutation& g) { return commute(g, element); });
        return central ? std::optional(element) : std::nullopt;
    }

    void search_level(std::size_t level) {
        const State start = fixing_base_before(level);
        for (const Point image : group_.orbit(level)) {
            const auto known = orbit_of(base_[level], found_below_[level]);
            if (std::ranges::find(known, image) != known.end()) continue;
            const auto next = step(start, level, image);
            if (!next) continue;
            if (auto element = complete(*next, level + 1))
                found_below_[level].push_back(*std::move(element));
        }
    }

    State fixing_base_before(std::size_t level) const {
        State state{PartialMap(group_.degree()), Permutation::identity(group_.degree())};
        for (std::size_t i = 0; i < level; ++i) {
            const auto map = settled(state.map, base_[i], base_[i]);
            assert(map && "the identity commutes with everything");
            state.map = *map;
        }
        return state;
    }

    const StabilizerChain&                group_;
    std::vector<Point>                    base_;
    std::vector<std::vector<Permutation>> found_below_;  // per level: central, fixing base before
};

}  // namespace

Centre centre_of(const StabilizerChain& group) { return CentreSearch(group).run(); }

}  // namespace antipode
