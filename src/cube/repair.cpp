// The smallest repairs of a cube that turning cannot reach.
//
// If the stickers make 20 pieces, the wrong ones among them can be anything, so
// we look for the cheapest edit of the corners (leave, twist one, exchange two)
// and of the edges (leave, flip one, exchange two) that mends all invariants:
// 269 x 277 combinations, where the two halves repaint different stickers and
// so can be priced separately. If the stickers do not make 20 pieces, we try
// every repainting of one sticker, then of two, then of three (2 million, each
// tested in well under a microsecond).
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

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
    std::string description;
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

std::string turn_description(const Half& half, std::size_t slot, std::size_t by) {
    if (half.orientations == 2) return fmt::format("flip the edge at {}", half.name(slot));
    return fmt::format("twist the corner at {} {}", half.name(slot),
                       by == 1 ? "clockwise" : "counter-clockwise");
}

std::string exchange_description(const Half& half, std::size_t a, std::size_t b) {
    return fmt::format("exchange the {}s at {} and {}", half.word, half.name(a), half.name(b));
}

// ", flipping the one that comes to UR"
std::string turned_on_the_way(const Half& half, std::size_t slot, std::size_t by) {
    if (by == 0) return "";
    if (half.orientations == 2)
        return fmt::format(", flipping the one that comes to {}", half.name(slot));
    return fmt::format(", twisting the one that comes to {} {}", half.name(slot),
                       by == 1 ? "clockwise" : "counter-clockwise");
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
                Cube        edited = cube;
                Orbit&      orbit  = edited.*half.orbit;
                const Cubie at_a   = orbit[a];
                orbit[a]           = turned(orbit[b], turns % half.orientations, half);
                orbit[b]           = turned(at_a, turns / half.orientations, half);
                edits.push_back({exchange_description(half, a, b)
                                     + turned_on_the_way(half, a, turns % half.orientations)
                                     + turned_on_the_way(half, b, turns / half.orientations),
                                 edited});
            }
}

std::vector<Edit> edits_of(const Half& half, const Cube& cube) {
    std::vector<Edit> edits = {{"", cube}};
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
            const std::string glue =
                corner_edit.description.empty() || edge_edit.description.empty() ? "" : " and ";
            best.push_back({corner_edit.description + glue + edge_edit.description,
                            changes_between(facelets, facelets_of(both))});
        }
    }
    return best;
}

std::string repaint_description(const std::vector<StickerChange>& changes) {
    if (changes.size() == 2 && changes[0].from == changes[1].to && changes[0].to == changes[1].from)
        return fmt::format("exchange the stickers {} and {}", facelet_name(changes[0].facelet),
                           facelet_name(changes[1].facelet));
    std::string text = "repaint";
    for (std::size_t i = 0; i < changes.size(); ++i)
        text += fmt::format("{} {} from {} to {}", i == 0 ? "" : " and",
                            facelet_name(changes[i].facelet), letter(changes[i].from),
                            letter(changes[i].to));
    return text;
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
