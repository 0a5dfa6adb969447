// The smallest repairs of a cube that turning cannot reach.
//
// If the stickers make 20 pieces, the wrong ones among them can be anything, so
// we look for the cheapest edit of the corners (leave, twist one, exchange two)
// and of the edges (leave, flip one, exchange two) that mends all invariants:
// 269 x 277 combinations, where the two halves repaint different stickers and
// so can be priced separately. If the stickers do not make 20 pieces, we try
// every repainting of one sticker, then of two, then of three (2 million, each
// tested in well under a microsecond).
#include <algorithm>
#include <limits>
#include <utility>

#include "cube/messages.h"
#include "cube/validity.h"

namespace antipode {
namespace {

std::vector<StickerChange> changes_between(const Facelets& from, const Facelets& to) {
    std::vector<StickerChange> changes;
    for (std::size_t i = 0; i < facelet_count; ++i)
        if (from[i] != to[i]) changes.push_back({i, from[i], to[i]});
    return changes;
}

// One way to change the corners or the edges alone.
struct Edit {
    Message     description;  // empty where nothing changes
    Cube        cube;
    std::size_t cost = 0;
};

// What differs between the two kinds of pieces.
struct Half {
    std::string_view word;
    Orbit Cube::*orbit;
    std::size_t  pieces;
    std::size_t  orientations;
    std::string_view (*name)(std::size_t);
};

constexpr Half corner_half = {"corner", &Cube::corners, corner_count, 3,
                              [](std::size_t i) { return corner_names[i]; }};
constexpr Half edge_half   = {"edge", &Cube::edges, edge_count, 2,
                              [](std::size_t i) { return edge_names[i]; }};

Cubie turned(Cubie c, std::size_t by, const Half& half) {
    return Cubie(c.piece(), (c.orientation() + by) % half.orientations);
}

std::string_view sense_of(std::size_t by) { return by == 1 ? "clockwise" : "counter-clockwise"; }

Message turn_description(const Half& half, std::size_t slot, std::size_t by) {
    if (half.orientations == 2) return cube_message<"flip-edge">(half.name(slot));
    return cube_message<"twist-corner">(half.name(slot), sense_of(by));
}

Message turned_on_the_way(const Half& half, std::size_t slot, std::size_t by) {
    if (half.orientations == 2) return cube_message<"edge-flipped-on-the-way">(half.name(slot));
    return cube_message<"corner-twisted-on-the-way">(half.name(slot), sense_of(by));
}

// The pieces at a and b change places, and are turned on the way.
struct Exchange {
    std::size_t a;
    std::size_t b;
    std::size_t turn_to_a;
    std::size_t turn_to_b;
};

// "exchange the edges at UF and UR, flipping the one that comes to UR"
Message exchange_description(const Half& half, const Exchange& how) {
    Message exchange =
        cube_message<"exchange-pieces">(half.word, half.name(how.a), half.name(how.b));
    std::vector<Message> turns;
    if (how.turn_to_a != 0) turns.push_back(turned_on_the_way(half, how.a, how.turn_to_a));
    if (how.turn_to_b != 0) turns.push_back(turned_on_the_way(half, how.b, how.turn_to_b));
    if (turns.empty()) return exchange;
    return cube_message<"exchange-and-turn">(std::move(exchange), std::move(turns));
}

void add_turns(const Half& half, const Cube& cube, std::vector<Edit>& edits) {
    for (std::size_t slot = 0; slot < half.pieces; ++slot)
        for (std::size_t by = 1; by < half.orientations; ++by) {
            Cube   edited = cube;
            Orbit& orbit  = edited.*half.orbit;
            orbit[slot]   = turned(orbit[slot], by, half);
            edits.push_back({turn_description(half, slot, by), edited});
        }
}

void add_exchanges(const Half& half, const Cube& cube, std::vector<Edit>& edits) {
    for (std::size_t b = 0; b < half.pieces; ++b)
        for (std::size_t a = 0; a < b; ++a)
            for (std::size_t turns = 0; turns < half.orientations * half.orientations; ++turns) {
                const Exchange how = {a, b, turns % half.orientations, turns / half.orientations};
                Cube           edited = cube;
                Orbit&         orbit  = edited.*half.orbit;
                const Cubie    at_a   = orbit[a];
                orbit[a]              = turned(orbit[b], how.turn_to_a, half);
                orbit[b]              = turned(at_a, how.turn_to_b, half);
                edits.push_back({exchange_description(half, how), edited});
            }
}

std::vector<Edit> edits_of(const Half& half, const Cube& cube) {
    std::vector<Edit> edits = {{{}, cube}};
    add_turns(half, cube, edits);
    add_exchanges(half, cube, edits);
    const Facelets before = facelets_of(cube);
    for (Edit& edit : edits) edit.cost = changes_between(before, facelets_of(edit.cube)).size();
    return edits;
}

// Both edits, whose invariants add up since they touch different orbits.
bool mends(const Invariants& corners, const Invariants& edges, const Invariants& before) {
    return corners.twist == 0 && edges.flip == 0
           && (corners.parity ^ edges.parity ^ before.parity) == 0;
}

Message both_of(const Message& corners, const Message& edges) {
    if (corners.empty()) return edges;
    if (edges.empty()) return corners;
    return cube_message<"repair-steps">(std::vector{corners, edges});
}

std::vector<Repair> repairs_of_pieces(const Facelets& facelets, const Cube& cube) {
    const std::vector<Edit> corner_edits = edits_of(corner_half, cube);
    const std::vector<Edit> edge_edits   = edits_of(edge_half, cube);
    const Invariants        before       = invariants(cube);

    std::vector<Invariants> edge_results;
    for (const Edit& edit : edge_edits) edge_results.push_back(invariants(edit.cube));

    std::vector<Repair> best;
    std::size_t         lowest = std::numeric_limits<std::size_t>::max();
    for (const Edit& corner_edit : corner_edits) {
        const Invariants corner_result = invariants(corner_edit.cube);
        for (std::size_t i = 0; i < edge_edits.size(); ++i) {
            const Edit&       edge_edit = edge_edits[i];
            const std::size_t cost      = corner_edit.cost + edge_edit.cost;
            if (cost > lowest || !mends(corner_result, edge_results[i], before)) continue;
            if (cost < lowest) best.clear();
            lowest          = cost;
            const Cube both = {.edges = edge_edit.cube.edges, .corners = corner_edit.cube.corners};
            best.push_back({both_of(corner_edit.description, edge_edit.description),
                            changes_between(facelets, facelets_of(both))});
        }
    }
    return best;
}

Message repaint_description(const std::vector<StickerChange>& changes) {
    if (changes.size() == 2 && changes[0].from == changes[1].to && changes[0].to == changes[1].from)
        return cube_message<"exchange-stickers">(facelet_name(changes[0].facelet),
                                                 facelet_name(changes[1].facelet));
    std::vector<Message> steps;
    for (const StickerChange& change : changes)
        steps.push_back(cube_message<"sticker-repainted">(facelet_name(change.facelet),
                                                          letter(change.from), letter(change.to)));
    return cube_message<"repaint-stickers">(std::move(steps));
}

// Tries every repainting of exactly `left` more stickers, from facelet `first` on.
class Repainter {
public:
    explicit Repainter(const Facelets& facelets) : facelets_(facelets), painted_(facelets) {
        for (std::size_t i = 0; i < facelet_count; ++i) ++counts_[index(facelets[i])];
    }

    std::vector<Repair> with_changes(std::size_t left) {
        found_.clear();
        try_from(0, left);
        return std::move(found_);
    }

private:
    // Each repainting mends at most one missing and one surplus sticker.
    bool is_hopeless(std::size_t left) const {
        std::size_t surplus = 0;
        for (int count : counts_) surplus += static_cast<std::size_t>(std::max(0, count - 9));
        return surplus > left;
    }

    void try_from(std::size_t first, std::size_t left) {
        if (is_hopeless(left)) return;
        if (left == 0) return keep_if_reachable();
        for (std::size_t i = first; i < facelet_count; ++i) {
            if (is_centre(i)) continue;
            for (Face colour : all_faces) {
                if (colour == facelets_[i]) continue;
                repaint(i, colour);
                try_from(i + 1, left - 1);
                repaint(i, facelets_[i]);
            }
        }
    }

    void repaint(std::size_t facelet, Face colour) {
        --counts_[index(painted_[facelet])];
        ++counts_[index(colour)];
        painted_.paint(facelet, colour);
    }

    void keep_if_reachable() {
        const std::optional<Cube> cube = try_assemble(painted_);
        if (!cube || !is_reachable(*cube)) return;
        auto changes = changes_between(facelets_, painted_);
        found_.push_back({repaint_description(changes), std::move(changes)});
    }

    Facelets            facelets_;
    Facelets            painted_;
    std::array<int, 6>  counts_{};
    std::vector<Repair> found_;
};

}  // namespace

Facelets repaired(const Facelets& facelets, const Repair& repair) {
    Facelets result = facelets;
    for (const StickerChange& change : repair.changes) result.paint(change.facelet, change.to);
    return result;
}

std::vector<Repair> smallest_repairs(const Facelets& facelets) {
    if (const std::optional<Cube> cube = try_assemble(facelets)) {
        if (is_reachable(*cube)) return {};
        return repairs_of_pieces(facelets, *cube);
    }
    Repainter repainter(facelets);
    for (std::size_t changes = 1; changes <= 3; ++changes)
        if (auto repairs = repainter.with_changes(changes); !repairs.empty()) return repairs;
    return {};
}

}  // namespace antipode
