#include "solvers/goals/plan.h"

#include <algorithm>
#include <bit>

namespace antipode::goals {
namespace plan_detail {

// From each slot, the slots that steps bring its piece to.
std::array<Slots, edge_count> slot_orbits(const GoalSteps& steps, OrbitKind kind) {
    std::array<Slots, edge_count> orbits{};
    for (std::size_t i = 0; i < slots_of(kind); ++i) orbits[i] = slot(i);
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t step = 0; step < steps.size(); ++step)
            for (std::size_t to = 0; to < slots_of(kind); ++to) {
                const Cubie from = orbit_of(steps.cube(static_cast<Step>(step)), kind)[to];
                const Slots both = static_cast<Slots>(orbits[to] | orbits[from.piece()]);
                grows |= both != orbits[to] || both != orbits[from.piece()];
                orbits[to] = orbits[from.piece()] = both;
            }
    }
    return orbits;
}

bool steps_turn(const GoalSteps& steps, OrbitKind kind) {
    for (std::size_t step = 0; step < steps.size(); ++step)
        for (const Cubie cubie : orbit_of(steps.cube(static_cast<Step>(step)), kind))
            if (cubie.orientation() != 0) return true;
    return false;
}

std::uint64_t power(std::uint64_t base, int exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

std::uint64_t binomial(std::uint64_t n, std::uint64_t k) {
    return k == 0 ? 1 : binomial(n - 1, k - 1) * n / k;
}

// What there is to see of the corners, or of the edges.
class OrbitParts {
public:
    OrbitParts(const Goal& goal, const GoalSteps& steps, OrbitKind kind)
        : kind_(kind),
          orbits_(slot_orbits(steps, kind)),
          steps_turn_(steps_turn(steps, kind)),
          turned_(goal.turned(kind)),
          homes_(goal.homes(kind)) {
        find_wholes(goal);
        for (std::size_t piece = 0; piece < slots_of(kind); ++piece)
            if ((homes_ >> piece & 1) != 0) singles_.push_back(piece);
    }

    // Where a pack begins: with which set, and with which of the pieces that come home.
    struct Start {
        std::size_t whole  = 0;
        std::size_t single = 0;
    };
    struct Pack {
        std::vector<View> views;
        std::uint64_t     size   = 1;
        unsigned          wholes = 0;  // a bit for each
        Slots             pieces = 0;  // of those that come home
    };

    // As much as fits.
    Pack pack(std::uint64_t room, const Start& start) const {
        Pack pack;
        for (std::size_t i = 0; i < wholes_.size(); ++i) {
            const std::size_t   whole = (start.whole + i) % wholes_.size();
            const std::uint64_t size  = size_of(wholes_[whole]);
            if (pack.size * size > room) continue;
            pack.views.push_back(wholes_[whole]);
            pack.size *= size;
            pack.wholes |= 1U << whole;
        }
        add_singles(pack, room, start.single);
        return pack;
    }

    bool is_complete(const Pack& pack) const {
        return pack.pieces == homes_
               && std::popcount(pack.wholes) == static_cast<int>(wholes_.size());
    }

    std::size_t singles() const { return singles_.size(); }
    std::size_t wholes() const { return wholes_.size(); }

    // The first ones that are not in the pack.
    Start first_outside(const Pack& pack) const {
        Start start;
        while ((pack.wholes >> start.whole & 1) != 0) ++start.whole;
        while (start.single < singles_.size() && (pack.pieces >> singles_[start.single] & 1) != 0)
            ++start.single;
        return start;
    }

private:
    bool all_turned() const { return turned_ == every_slot(kind_); }

    // Pieces that share their slots are seen as a set.
    void find_wholes(const Goal& goal) {
        if (all_turned())
            wholes_.push_back({.kind   = View::Kind::slots,
                               .orbit  = kind_,
                               .pieces = every_slot(kind_),
                               .turned = every_slot(kind_),
                               .goal   = every_slot(kind_)});
        Slots seen  = homes_;
        Slots bound = homes_;
        for (std::size_t piece = 0; piece < slots_of(kind_); ++piece) {
            if ((seen >> piece & 1) != 0) continue;
            const View view = set_of(goal, piece);
            seen |= view.pieces;
            const bool is_bound = goal.of(kind_, piece).slots != every_slot(kind_);
            if (is_bound) bound |= view.pieces;
            // Of sets that share out all slots, the last one takes what is left.
            if (view.turned != 0 || (is_bound && bound != every_slot(kind_)))
                wholes_.push_back(view);
        }
        if (kind_ == OrbitKind::corners && goal.has_half_turn_corners())
            wholes_.push_back({.kind = View::Kind::half_turn_corners});
    }

    View set_of(const Goal& goal, std::size_t first) const {
        const PieceGoal& wanted = goal.of(kind_, first);
        View             view   = {
                          .kind = View::Kind::slots, .orbit = kind_, .goal = goal.open_slots(kind_, first)};
        for (std::size_t piece = first; piece < slots_of(kind_); ++piece)
            if (goal.of(kind_, piece) == wanted) view.pieces |= slot(piece);
        if (wanted.is_turned && !all_turned()) view.turned = view.pieces;
        return view;
    }

    Slots turned_singles() const {
        return all_turned() || !steps_turn_ ? Slots{0} : static_cast<Slots>(turned_ & homes_);
    }

    std::uint64_t size_of(const View& view) const {
        if (view.kind == View::Kind::half_turn_corners) return 420;
        const int           pieces = std::popcount(view.pieces);
        const std::uint64_t turns  = view.turned == 0 || !steps_turn_ ? 1 : orientations_of(kind_);
        if (view.pieces == every_slot(kind_)) return power(turns, pieces - 1);
        std::uint64_t ways = power(turns, pieces);
        for (std::size_t i = 0; i < slots_of(kind_); ++i)
            if ((orbits_[i] & (slot(i) - 1)) == 0)  // the first slot of its orbit
                ways *= binomial(static_cast<std::uint64_t>(std::popcount(orbits_[i])),
                                 static_cast<std::uint64_t>(std::popcount<Slots>(
                                     static_cast<Slots>(view.pieces & orbits_[i]))));
        return ways;
    }

    // Each piece takes one of the slots that it can get to and that are not taken.
    std::uint64_t ways_for(std::size_t piece, Slots before) const {
        int others = 0;
        for (std::size_t other = 0; other < slots_of(kind_); ++other)
            if ((before >> other & 1) != 0 && orbits_[other] == orbits_[piece]) ++others;
        const auto     places = static_cast<std::uint64_t>(std::popcount(orbits_[piece]) - others);
        const bool     turns  = (turned_singles() >> piece & 1) != 0;
        const unsigned fields = kind_ == OrbitKind::corners ? 4 : 2;
        return places * (turns ? fields : 1);
    }

    void add_singles(Pack& pack, std::uint64_t room, std::size_t first) const {
        for (std::size_t i = 0; i < singles_.size(); ++i) {
            const std::size_t   piece = singles_[(first + i) % singles_.size()];
            const std::uint64_t ways  = ways_for(piece, pack.pieces);
            if (pack.size * ways > room) break;
            pack.size *= ways;
            pack.pieces |= slot(piece);
        }
        if (pack.pieces == 0) return;
        pack.views.push_back({.kind   = View::Kind::places,
                              .orbit  = kind_,
                              .pieces = pack.pieces,
                              .turned = static_cast<Slots>(pack.pieces & turned_singles())});
    }

    OrbitKind                     kind_;
    std::array<Slots, edge_count> orbits_;
    bool                          steps_turn_;
    Slots                         turned_;
    Slots                         homes_;
    std::vector<View>             wholes_;
    std::vector<std::size_t>      singles_;
};

std::vector<View> joined(std::vector<View> views, const std::vector<View>& more) {
    views.insert(views.end(), more.begin(), more.end());
    return views;
}

// Tables of one kind of pieces, until each was seen.
void add_all(Plan& plan, const OrbitParts& parts, std::uint64_t room) {
    OrbitParts::Pack seen;
    while (!parts.is_complete(seen)) {
        const OrbitParts::Pack pack = parts.pack(room, parts.first_outside(seen));
        plan.push_back(pack.views);
        seen.wholes |= pack.wholes;
        seen.pieces |= pack.pieces;
    }
}

// A little of one kind, and as much of the other as there is room for beside it; then the
// same with other parts of both.
void add_mixed(Plan& plan, const OrbitParts& little, const OrbitParts& much, std::uint64_t room) {
    constexpr std::uint64_t room_for_little = 4096;
    constexpr std::size_t   tables          = 2;
    const auto              start           = [](const OrbitParts& parts, std::size_t number) {
        return OrbitParts::Start{number, number * parts.singles() / tables};
    };
    for (std::size_t i = 0; i < tables; ++i) {
        const OrbitParts::Pack one   = little.pack(room_for_little, start(little, i));
        const OrbitParts::Pack other = much.pack(room / one.size, start(much, i));
        if (!one.views.empty() && !other.views.empty())
            plan.push_back(joined(one.views, other.views));
    }
}

bool is_within(const std::vector<View>& views, const std::vector<View>& others) {
    return std::ranges::all_of(
        views, [&](const View& view) { return std::ranges::find(others, view) != others.end(); });
}

// A table that another one contains adds nothing.
Plan without_contained(const Plan& plan) {
    Plan kept;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        bool is_contained = false;
        for (std::size_t j = 0; j < plan.size(); ++j)
            is_contained |=
                j != i && is_within(plan[i], plan[j]) && (j < i || !is_within(plan[j], plan[i]));
        if (!is_contained) kept.push_back(plan[i]);
    }
    return kept;
}

}  // namespace plan_detail

Plan plan_tables(const Goal& goal, const GoalSteps& steps, const Room& room) {
    using namespace plan_detail;
    const OrbitParts corners(goal, steps, OrbitKind::corners);
    const OrbitParts edges(goal, steps, OrbitKind::edges);
    // One table that has distances is worth more than two that have bounds.
    const std::uint64_t    room_for_all = 2 * room.entries;
    const OrbitParts::Pack all_corners  = corners.pack(room_for_all, {});
    const OrbitParts::Pack all_edges    = edges.pack(room_for_all / all_corners.size, {});
    if (corners.is_complete(all_corners) && edges.is_complete(all_edges)) {
        const std::vector<View> views = joined(all_corners.views, all_edges.views);
        return views.empty() ? Plan{} : Plan{views};
    }
    Plan plan;
    add_all(plan, corners, room.entries);
    add_all(plan, edges, room.entries);
    add_mixed(plan, corners, edges, room.entries);
    add_mixed(plan, edges, corners, room.entries);
    return without_contained(plan);
}

}  // namespace antipode::goals
