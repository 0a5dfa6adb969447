#include "explore/home_bounds.h"

#include <algorithm>

namespace antipode {
namespace {

constexpr std::size_t group_size = 4;

const Orbit& orbit_of_kind(const Cube& cube, PieceKind kind) {
    return kind == PieceKind::corner ? cube.corners : cube.edges;
}
constexpr std::size_t slots_of_kind(PieceKind kind) {
    return kind == PieceKind::corner ? corner_count : edge_count;
}
constexpr std::size_t senses_of(PieceKind kind) { return kind == PieceKind::corner ? 3 : 2; }
constexpr std::size_t number_of(PieceKind kind) { return kind == PieceKind::corner ? 0 : 1; }

std::uint8_t place_at(PieceKind kind, std::size_t slot, std::size_t orientation) {
    return static_cast<std::uint8_t>(senses_of(kind) * slot + orientation);
}

// Where the turn takes a piece that is at `place`.
std::uint8_t place_after(PieceKind kind, Move move, std::size_t place) {
    const Orbit&      turn = orbit_of_kind(move_cube(move), kind);
    const std::size_t slot = place / senses_of(kind);
    for (std::size_t to = 0; to < slots_of_kind(kind); ++to)
        if (turn[to].piece() == slot)
            return place_at(kind, to,
                            (place % senses_of(kind) + turn[to].orientation()) % senses_of(kind));
    return 0;
}

std::size_t code_of(std::span<const std::uint8_t> places) {
    std::size_t code = 0;
    for (std::uint8_t place : places) code = HomeBounds::places * code + place;
    return code;
}

}  // namespace

HomeBounds::HomeBounds(PieceSet pieces, std::span<const Move> moves, std::size_t depth) {
    for (PieceKind kind : {PieceKind::corner, PieceKind::edge})
        for (Move move : all_moves)
            for (std::size_t place = 0; place < places; ++place)
                goes_[number_of(kind)][move.index()][place] = place_after(kind, move, place);
    add_groups(PieceKind::corner, pieces.corners);
    add_groups(PieceKind::edge, pieces.edges);
    for (Group& group : groups_) fill(group, moves, depth);
}

void HomeBounds::add_groups(PieceKind kind, std::uint32_t pieces) {
    bool is_new = true;
    for (std::size_t piece = 0; piece < slots_of_kind(kind); ++piece) {
        if ((pieces >> piece & 1) == 0) continue;
        if (is_new) groups_.push_back({kind, {}, entries_, {}});
        groups_.back().pieces.push_back(static_cast<std::uint8_t>(piece));
        is_new = groups_.back().pieces.size() == group_size;
        ++entries_;
    }
}

// Backwards from home: a state is one move farther than what the move makes of it.
void HomeBounds::fill(Group& group, std::span<const Move> moves, std::size_t depth) const {
    const std::size_t size  = group.pieces.size();
    std::size_t       codes = 1;
    for (std::size_t i = 0; i < size; ++i) codes *= places;
    const auto beyond = static_cast<std::uint8_t>(std::min<std::size_t>(depth + 1, 255));
    group.distance.assign(codes, beyond);

    using Places = std::array<std::uint8_t, group_size>;
    Places home{};
    for (std::size_t i = 0; i < size; ++i) home[i] = place_at(group.kind, group.pieces[i], 0);
    std::vector<Places> frontier                 = {home};
    group.distance[code_of({home.data(), size})] = 0;
    for (std::uint8_t distance = 1; distance < beyond && !frontier.empty(); ++distance) {
        std::vector<Places> next;
        for (const Places& at : frontier)
            for (Move move : moves) {
                const auto& goes = goes_[number_of(group.kind)][inverse(move).index()];
                Places      before{};
                for (std::size_t i = 0; i < size; ++i) before[i] = goes[at[i]];
                std::uint8_t& known = group.distance[code_of({before.data(), size})];
                if (known != beyond) continue;
                known = distance;
                next.push_back(before);
            }
        frontier = std::move(next);
    }
}

HomeBounds::State HomeBounds::state_of(const Cube& cube) const {
    State state{};
    for (const Group& group : groups_) {
        const Orbit& orbit = orbit_of_kind(cube, group.kind);
        for (std::size_t slot = 0; slot < slots_of_kind(group.kind); ++slot)
            for (std::size_t i = 0; i < group.pieces.size(); ++i)
                if (orbit[slot].piece() == group.pieces[i])
                    state[group.first + i] = place_at(group.kind, slot, orbit[slot].orientation());
    }
    return state;
}

HomeBounds::State HomeBounds::moved(const State& state, Move move) const {
    State result{};
    for (const Group& group : groups_) {
        const auto& goes = goes_[number_of(group.kind)][move.index()];
        for (std::size_t i = group.first; i < group.first + group.pieces.size(); ++i)
            result[i] = goes[state[i]];
    }
    return result;
}

std::size_t HomeBounds::least(const State& state) const {
    std::uint8_t least = 0;
    for (const Group& group : groups_)
        least =
            std::max(least, group.distance[code_of({&state[group.first], group.pieces.size()})]);
    return least;
}

}  // namespace antipode
