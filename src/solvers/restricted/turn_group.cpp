#include "solvers/restricted/turn_group.h"

#include <fmt/format.h>

#include <algorithm>

#include "cube/algebra.h"
#include "cube/facelet_permutation.h"
#include "cube/validity.h"
#include "group/orbits.h"
#include "solvers/messages.h"

namespace antipode {
namespace {

StabilizerChain chain_of(TurnSet turns) {
    std::vector<Permutation> generators;
    for (Move m : turns.turns()) generators.push_back(facelet_permutation(move_cube(m)));
    return StabilizerChain(sticker_count, generators);
}

// One orbit of pieces, as needed to talk about it.
template <std::size_t stickers, std::size_t pieces>
struct PieceNames {
    std::string_view                                              kind;
    const Orbit&                                                  orbit;
    const std::array<std::string_view, pieces>&                   names;
    const std::array<std::array<std::uint8_t, stickers>, pieces>& facelets;
};

// The first piece whose stickers cannot go home by the turns.
template <std::size_t stickers, std::size_t pieces>
std::optional<Message> lost_piece(const PieceNames<stickers, pieces>& all,
                                  const StabilizerChain&              chain) {
    for (std::size_t slot = 0; slot < pieces; ++slot) {
        const Cubie cubie = all.orbit[slot];
        const auto& home  = all.facelets[cubie.piece()];
        const auto  reach = orbit_of(point_of(home[0]), chain.generators());
        const auto  can   = [&](std::size_t k) {
            return std::ranges::find(reach, point_of(all.facelets[slot][k])) != reach.end();
        };
        if (can(cubie.orientation())) continue;
        bool right_slot = false;
        for (std::size_t k = 0; k < stickers; ++k) right_slot = right_slot || can(k);
        return right_slot ? solver_message<"piece-wrongly-turned">(
                   all.kind, all.names[cubie.piece()], all.names[slot])
                          : solver_message<"piece-out-of-reach">(all.kind, all.names[cubie.piece()],
                                                                 all.names[slot]);
    }
    return std::nullopt;
}

std::optional<Message> lost_piece(const Cube& cube, const StabilizerChain& chain) {
    if (auto corner = lost_piece(
            PieceNames<3, corner_count>{"corner", cube.corners, corner_names, corner_facelets},
            chain))
        return corner;
    return lost_piece(PieceNames<2, edge_count>{"edge", cube.edges, edge_names, edge_facelets},
                      chain);
}

}  // namespace

TurnGroup::TurnGroup(TurnSet turns) : turns_(turns), chain_(chain_of(turns)) {}

bool TurnGroup::contains(const Cube& cube) const {
    return chain_.contains(facelet_permutation(cube));
}

std::optional<Message> TurnGroup::why_not(const Cube& cube) const {
    if (contains(cube)) return std::nullopt;
    if (const Message reason = why_unreachable(cube); !reason.empty()) return reason;
    const Message which =
        lost_piece(cube, chain_).value_or(solver_message<"pieces-tied-together">());
    return solver_message<"not-made-by-turns">(to_text(turns_), order().decimal(), which);
}

}  // namespace antipode
