// The smallest repairs of a painting that fits no reachable cube.
//
// The fewest stickers to change are the fewest in which a reachable cube differs
// from the painting: one table per orbit gives that number for each parity. Which
// stickers these are is then read off the tables, walking only along ways that
// cost no more. Many cubes differ in the same stickers, so the walk goes from set
// of states to set of states, and each set of stickers is met once.
#include <algorithm>
#include <set>
#include <span>

#include "cube/completion.h"
#include "cube/contradiction.h"
#include "cube/fillings.h"
#include "cube/messages.h"
#include "cube/validity.h"

namespace antipode {
namespace {

// Walks through the cheapest fillings of one orbit and parity.
template <class Kind>
class CheapestChanges {
public:
    CheapestChanges(const Fillings<Kind, Cheapest>& fillings, std::size_t parity)
        : fillings_(fillings), goal_{0, parity} {}

    // Each a set of stickers to change; no two are the same.
    std::vector<FaceletSet> list() {
        walk(0, {{State{}}, 0, fillings_.total(goal_)});
        return std::move(found_);
    }

private:
    struct State {
        PieceSet  used = 0;
        Sum<Kind> sum  = {};
    };

    // All states that the same changes lead to, each once.
    struct Place {
        std::vector<State> states;
        FaceletSet         changes = 0;
        unsigned           left    = 0;  // stickers that may still change
    };

    // A set of states: by used pieces, one bit for each sum.
    using StateSet = std::array<std::uint8_t, std::size_t{1} << Kind::pieces>;

    static bool insert(const State& state, StateSet& set) {
        const auto before = set[state.used];
        set[state.used] |= static_cast<std::uint8_t>(1U << state.sum.index());
        return set[state.used] != before;
    }

    // Whether some filling goes on from there and changes no more than is left.
    bool is_open(const State& state, unsigned left) const {
        return fillings_.rest(state.used, fillings_.to_go(state.sum, goal_)) == left;
    }

    Place after(const Place& place, std::size_t step, FaceletSet changes) const {
        const auto cost = static_cast<unsigned>(std::popcount(changes));
        Place      next = {{}, place.changes | changes, place.left - cost};
        StateSet   met{};
        for (const Candidate& c : fillings_.candidates(step)) {
            if (c.changes != changes) continue;
            for (const auto& [used, sum] : place.states) {
                if (!fillings_.is_free(used, c.cubie)) continue;
                const State onward = {fillings_.with(used, c.cubie),
                                      sum + fillings_.added(used, c.cubie)};
                if (is_open(onward, next.left) && insert(onward, met))
                    next.states.push_back(onward);
            }
        }
        return next;
    }

    void walk(std::size_t step, const Place& place) {
        if (found_.size() == most_listed_repairs) return;
        if (place.left == 0) return found_.push_back(place.changes);
        std::set<FaceletSet> tried;
        for (const Candidate& c : fillings_.candidates(step)) {
            if (static_cast<unsigned>(c.cost()) > place.left || !tried.insert(c.changes).second)
                continue;
            const Place next = after(place, step, c.changes);
            if (!next.states.empty()) walk(step + 1, next);
        }
    }

    const Fillings<Kind, Cheapest>& fillings_;
    Sum<Kind>                       goal_;
    std::vector<FaceletSet>         found_;
};

std::set<FaceletSet> cheapest_changes(const PartialFacelets& painted) {
    const Fillings<Corners, Cheapest> corners(all_candidates<Corners>(painted));
    const Fillings<Edges, Cheapest>   edges(all_candidates<Edges>(painted));
    const auto cost = [&](std::size_t p) { return corners.total({0, p}) + edges.total({0, p}); };
    std::set<FaceletSet> found;
    for (std::size_t parity = 0; parity < 2; ++parity) {
        if (cost(parity) > cost(1 - parity)) continue;
        const auto of_edges = CheapestChanges<Edges>(edges, parity).list();
        for (const FaceletSet a : CheapestChanges<Corners>(corners, parity).list())
            for (const FaceletSet b : of_edges) found.insert(a | b);
    }
    return found;
}

// The piece of a slot, if its painted stickers leave only one.
template <class Kind>
std::optional<Cubie> piece_at(const PartialFacelets& painted, std::size_t slot) {
    const Candidates<Kind> fitting = agreeing_candidates<Kind>(painted);
    return fitting[slot].size() == 1 ? std::optional(fitting[slot][0].cubie) : std::nullopt;
}

Message turn_name(std::size_t by, std::size_t orientations, std::string_view slot) {
    if (orientations == 2) return cube_message<"flip-edge">(slot);
    return cube_message<"twist-corner">(slot, by == 1 ? "clockwise" : "counter-clockwise");
}

// "twist the corner at URF clockwise", if that is all that happens.
template <class Kind>
Message turn_description(const PartialFacelets& before, const PaintRepair& repair) {
    const PartialFacelets after = repaired(before, repair);
    for (std::size_t slot = 0; slot < Kind::pieces; ++slot) {
        const auto is_here = [&](const PaintChange& change) {
            return change.to && std::ranges::count(Kind::facelets[slot], change.facelet) != 0;
        };
        if (!std::ranges::all_of(repair.changes, is_here)) continue;
        const auto old_piece = piece_at<Kind>(before, slot);
        const auto new_piece = piece_at<Kind>(after, slot);
        if (!old_piece || !new_piece || old_piece->piece() != new_piece->piece()) return {};
        const std::size_t by =
            (new_piece->orientation() + Kind::stickers - old_piece->orientation()) % Kind::stickers;
        return turn_name(by, Kind::stickers, Kind::names[slot]);
    }
    return {};
}

bool is_exchange(std::span<const PaintChange> changes) {
    return changes.size() == 2 && changes[0].to == changes[1].from
           && changes[1].to == changes[0].from;
}

// "clear U9 and R1", or "repaint U9 from F to U".
Message same_changes(std::span<const PaintChange> changes) {
    std::vector<std::string> cleared;
    std::vector<Message>     repainted;
    for (const PaintChange& change : changes)
        if (change.to)
            repainted.push_back(cube_message<"sticker-repainted">(
                facelet_name(change.facelet), letter(change.from), letter(*change.to)));
        else
            cleared.push_back(facelet_name(change.facelet));
    return repainted.empty() ? cube_message<"clear-stickers">(std::move(cleared))
                             : cube_message<"repaint-stickers">(std::move(repainted));
}

Message repaint_description(std::span<const PaintChange> changes) {
    if (is_exchange(changes))
        return cube_message<"exchange-stickers">(facelet_name(changes[0].facelet),
                                                 facelet_name(changes[1].facelet));
    std::vector<Message> steps;
    while (!changes.empty()) {
        const auto other = std::ranges::find_if(changes, [&](const PaintChange& change) {
            return change.to.has_value() != changes.front().to.has_value();
        });
        const auto same  = static_cast<std::size_t>(other - changes.begin());
        steps.push_back(same_changes(changes.first(same)));
        changes = changes.subspan(same);
    }
    return steps.size() == 1 ? steps[0] : cube_message<"repair-steps">(std::move(steps));
}

Message description_of(const PartialFacelets& painted, const PaintRepair& repair) {
    if (Message turn = turn_description<Corners>(painted, repair); !turn.empty()) return turn;
    if (Message turn = turn_description<Edges>(painted, repair); !turn.empty()) return turn;
    return repaint_description(repair.changes);
}

PaintRepair repair_by(const PartialFacelets& painted, FaceletSet changes) {
    PartialFacelets cleared = painted;
    for (std::size_t i = 0; i < facelet_count; ++i)
        if (contains(changes, i)) cleared.clear(i);
    const std::optional<Completion> forced = complete(cleared);
    PaintRepair                     repair;
    for (std::size_t i = 0; i < facelet_count; ++i)
        if (contains(changes, i)) repair.changes.push_back({i, *painted[i], forced->facelets[i]});
    repair.description = description_of(painted, repair);
    return repair;
}

// Where all stickers make pieces, what happens to the pieces says more.
std::vector<PaintRepair> repairs_of_pieces(const Facelets& facelets) {
    std::vector<PaintRepair> repairs;
    for (const Repair& repair : smallest_repairs(facelets)) {
        repairs.push_back({repair.description, {}});
        for (const StickerChange& change : repair.changes)
            repairs.back().changes.push_back({change.facelet, change.from, change.to});
    }
    return repairs;
}

}  // namespace

PartialFacelets repaired(const PartialFacelets& painted, const PaintRepair& repair) {
    PartialFacelets result = painted;
    for (const PaintChange& change : repair.changes) {
        result.clear(change.facelet);
        if (change.to) result.paint(change.facelet, *change.to);
    }
    return result;
}

std::vector<PaintRepair> smallest_repairs(const PartialFacelets& painted) {
    const std::optional<Facelets> whole = painted.all_painted();
    if (whole && try_assemble(*whole)) return repairs_of_pieces(*whole);
    std::vector<PaintRepair> repairs;
    if (complete(painted)) return repairs;
    for (const FaceletSet changes : cheapest_changes(painted)) {
        if (repairs.size() == most_listed_repairs) break;
        repairs.push_back(repair_by(painted, changes));
    }
    return repairs;
}

}  // namespace antipode
