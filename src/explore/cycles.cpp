#include "explore/cycles.h"

#include <fmt/format.h>

#include <numeric>

#include "cube/papers.h"

namespace antipode {
namespace {

constexpr std::size_t turns_of(PieceKind kind) { return kind == PieceKind::corner ? 3 : 2; }

// Where each piece goes and how it is turned on the way, in the papers' numbering.
struct Journey {
    std::vector<std::size_t> home;  // of the piece it replaces, from 0
    std::vector<std::size_t> turn;
};

Journey journey_of(const Transcription& t, PieceKind kind) {
    Journey journey;
    if (kind == PieceKind::corner)
        for (std::size_t i = 0; i < corner_count; ++i) {
            journey.home.push_back(static_cast<std::size_t>(t.sc[i] - 1));
            // The papers count twists counter-clockwise, from -1 to 1.
            journey.turn.push_back(static_cast<std::size_t>((3 - t.irc[i]) % 3));
        }
    else
        for (std::size_t i = 0; i < edge_count; ++i) {
            journey.home.push_back(static_cast<std::size_t>(t.sm[i] - 1));
            journey.turn.push_back(static_cast<std::size_t>(t.irm[i]));
        }
    return journey;
}

std::string_view mark_of(std::size_t turn) {
    constexpr std::string_view marks[] = {"", "+", "-"};
    return marks[turn];
}

}  // namespace

std::vector<PieceCycle> cycles_of(const Cube& cube, PieceKind kind) {
    const Journey           journey = journey_of(transcription_of(cube), kind);
    std::vector<PieceCycle> cycles;
    std::vector<bool>       seen(journey.home.size());
    for (std::size_t first = 0; first < seen.size(); ++first) {
        PieceCycle cycle;
        for (std::size_t piece = first; !seen[piece]; piece = journey.home[piece]) {
            seen[piece] = true;
            cycle.pieces.push_back(piece + 1);
            cycle.turn += journey.turn[piece];
        }
        cycle.turn %= turns_of(kind);
        if (cycle.pieces.size() > 1 || cycle.turn != 0) cycles.push_back(std::move(cycle));
    }
    return cycles;
}

std::uint64_t order_of(const Cube& cube) {
    std::uint64_t order = 1;
    for (PieceKind kind : {PieceKind::corner, PieceKind::edge})
        for (const PieceCycle& cycle : cycles_of(cube, kind))
            order = std::lcm(order, cycle.pieces.size() * (cycle.turn == 0 ? 1 : turns_of(kind)));
    return order;
}

// A twist by a quarter takes four repetitions, one by a half two.
std::uint64_t order_of(const CentredCube& cube) {
    std::uint64_t order = order_of(cube.cube);
    for (Face f : all_faces)
        order = std::lcm(order, std::array<std::uint64_t, 4>{1, 4, 2, 4}[cube.twists[f]]);
    return order;
}

std::string_view piece_name(PieceKind kind, std::size_t number) {
    return kind == PieceKind::corner ? corner_names[papers_numbering.corners[number - 1].piece()]
                                     : edge_names[papers_numbering.edges[number - 1].piece()];
}

std::string to_text(const std::vector<PieceCycle>& cycles, PieceKind kind) {
    std::string text;
    for (const PieceCycle& cycle : cycles) {
        std::string names;
        for (std::size_t piece : cycle.pieces)
            names += fmt::format("{}{}", names.empty() ? "" : " ", piece_name(kind, piece));
        text += fmt::format("{}({}){}", text.empty() ? "" : " ", names, mark_of(cycle.turn));
    }
    return text;
}

}  // namespace antipode
