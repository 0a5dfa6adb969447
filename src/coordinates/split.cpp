#include "coordinates/split.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "coordinates/frames.h"
#include "coordinates/orientation.h"

namespace antipode::split {
namespace {

constexpr std::size_t slice_turns_from = Move::count;

// Two pieces are of one kind if half turns can bring one to the other's slot.
template <std::size_t size, class Pieces>
std::array<std::uint8_t, size> kinds(const Pieces& pieces_of) {
    std::array<std::uint8_t, size> kind;
    for (std::size_t i = 0; i < size; ++i) kind[i] = static_cast<std::uint8_t>(i);
    for (std::size_t round = 0; round < size; ++round)
        for (Face face : all_faces) {
            const auto& pieces = pieces_of(move_cube({face, Turn::half}));
            for (std::size_t slot = 0; slot < size; ++slot)
                kind[slot] = std::min(kind[slot], kind[pieces[slot].piece()]);
        }
    return kind;
}

const std::array<std::uint8_t, corner_count>& corner_kinds() {
    static const auto found =
        kinds<corner_count>([](const Cube& cube) -> auto& { return cube.corners; });
    return found;
}

const std::array<std::uint8_t, edge_count>& edge_kinds() {
    static const auto found =
        kinds<edge_count>([](const Cube& cube) -> auto& { return cube.edges; });
    return found;
}

// The kinds of edges, numbered in the order of their first slot: that slot is the kind.
std::array<std::uint8_t, edge_count> number_slices() {
    const auto&                          kind = edge_kinds();
    std::array<std::uint8_t, edge_count> slices{};
    for (std::size_t piece = 0; piece < edge_count; ++piece)
        for (std::size_t i = 0; i < kind[piece]; ++i)
            if (kind[i] == i) ++slices[piece];
    return slices;
}

std::size_t slice_of(std::size_t piece) {
    static const auto slices = number_slices();
    return slices[piece];
}

bool is_second_tetrad(std::size_t piece) { return corner_kinds()[piece] != corner_kinds()[0]; }

std::uint32_t tetrad_mask(const Cube& cube) {
    std::uint32_t mask = 0;
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        if (is_second_tetrad(cube.corners[slot].piece())) mask |= 1U << slot;
    return mask;
}

// The masks of four bits in ascending order, numbered.
template <class Rank, std::size_t size>
std::array<Rank, size> ranks_of_four(Rank scale) {
    std::array<Rank, size> ranks{};
    Rank                   next = 0;
    for (std::size_t mask = 0; mask < size; ++mask)
        if (std::popcount(mask) == 4) {
            ranks[mask] = next;
            next        = static_cast<Rank>(next + scale);
        }
    return ranks;
}

const std::array<std::uint8_t, 256>& tetrad_ranks() {
    static const auto ranks = ranks_of_four<std::uint8_t, 256>(1);
    return ranks;
}

// A position with these corners. Which piece of a tetrad sits where does not matter.
Cube with_corners(std::uint32_t tetrads_mask, std::uint32_t twist) {
    Cube cube = CornerTwist::representative(Index<CornerTwist>(twist));
    std::array<std::vector<std::size_t>, 2> pieces;
    for (std::size_t piece = corner_count; piece-- > 0;)
        pieces[is_second_tetrad(piece) ? 1 : 0].push_back(piece);
    for (std::size_t slot = 0; slot < corner_count; ++slot) {
        auto& from         = pieces[tetrads_mask >> slot & 1];
        cube.corners[slot] = Cubie(from.back(), cube.corners[slot].orientation());
        from.pop_back();
    }
    return cube;
}

Bytes edge_bytes(const Cube& cube) {
    Bytes bytes{};
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        bytes[slot] = static_cast<std::uint8_t>(
            cube.edges[slot].piece() + (cube.edges[slot].orientation() != 0 ? flip_bit : 0));
    return bytes;
}

Bytes piece_bits(const Cube& frame) {
    constexpr std::array<std::uint8_t, 3> slice_bits = {first_slice_bit, second_slice_bit, 0};
    Bytes                                 bytes{};
    for (std::size_t piece = 0; piece < edge_count; ++piece)
        bytes[piece] =
            static_cast<std::uint8_t>(slice_bits[slice_of(frame.edges[piece].piece())]
                                      + (frame.edges[piece].orientation() != 0 ? flip_bit : 0));
    return bytes;
}

// Whether every piece is of the kind that belongs to its slot, and turned right.
bool keeps_places(const Cube& cube) {
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        if (cube.edges[slot].orientation() != 0
            || slice_of(cube.edges[slot].piece()) != slice_of(slot))
            return false;
    return corner_split_of(cube) == corner_split_of(solved);
}

void fill_steps(Tables& tables) {
    for (std::size_t step = 0; step < step_count; ++step) {
        tables.steps[step]         = after(moves_of(step));
        tables.inverse_steps[step] = inverse(tables.steps[step]);
        if (keeps_places(tables.steps[step])) tables.keeping_steps |= 1U << step;
        for (std::uint32_t i = 0; i < twists; ++i)
            tables.twist_after[i][step] = static_cast<std::uint16_t>(
                CornerTwist::of(CornerTwist::representative(Index<CornerTwist>(i))
                                * tables.steps[step])
                    .value());
        for (std::uint32_t mask = 0; mask < 256; ++mask)
            if (std::popcount(mask) == 4)
                tables.tetrads_after[tetrad_ranks()[mask]][step] =
                    twists
                    * tetrad_ranks()[tetrad_mask(with_corners(mask, 0) * tables.steps[step])];
    }
}

void fill_symmetries(Tables& tables) {
    for (Symmetry s : all_symmetries) {
        const Cube& cube         = symmetry_cubes[s.index()];
        tables.pieces[s.index()] = piece_bits(inverse(cube));
        tables.slots[s.index()]  = edge_bytes(cube);
        for (std::size_t step = 0; step < step_count; ++step)
            tables.slots_after[step][s.index()] = edge_bytes(tables.steps[step] * cube);
    }
}

void fill_classes(Tables& tables) {
    Frames frames(corner_splits);
    for (std::uint32_t mask = 0; mask < 256; ++mask) {
        if (std::popcount(mask) != 4) continue;
        for (std::uint32_t twist = 0; twist < twists; ++twist)
            if (!frames.has(tetrad_ranks()[mask] * twists + twist))
                frames.add_class(with_corners(mask, twist), corner_split_of);
    }
    assert(frames.stabilizers.size() == corner_classes);
    tables.frames      = std::move(frames.of);
    tables.stabilizers = std::move(frames.stabilizers);
    for (std::size_t i = 0; i < corner_classes; ++i)
        tables.is_symmetric[i] = tables.stabilizers[i].size() > 1;
}

Tables make_tables() {
    Tables tables;
    for (std::size_t piece = 0; piece < 16; ++piece)
        tables.tetrad_bits[piece] = piece < corner_count && is_second_tetrad(piece) ? 0x80 : 0;
    tables.rank_of_four_in_eight  = tetrad_ranks();
    tables.rank_of_four_in_twelve = ranks_of_four<std::uint16_t, 4096>(tetrad_splits);
    fill_steps(tables);
    fill_symmetries(tables);
    fill_classes(tables);
    return tables;
}

// The bits of `mask` at the slots outside `without`, moved together.
std::uint32_t compressed(std::uint32_t mask, std::uint32_t without) {
    std::uint32_t result = 0;
    unsigned      to     = 0;
    for (unsigned slot = 0; slot < edge_count; ++slot)
        if ((without >> slot & 1) == 0) result |= (mask >> slot & 1) << to++;
    return result;
}

// Of a position in its frame.
Place read(const Cube& cube, std::uint32_t corner_class) {
    Place place        = edges_of(cube);
    place.corner_class = corner_class;
    return place;
}

}  // namespace

Moves moves_of(std::size_t step) {
    if (step < slice_turns_from) return {Move::from_index(step)};
    // Opposite faces turned alike as seen from one side.
    const Move near = Move::from_index(step - slice_turns_from);
    return {near, Move(opposite(near.face()), inverse(near.turn()))};
}

std::size_t inverse_step(std::size_t step) { return 3 * (step / 3) + 2 - step % 3; }

std::uint32_t corner_split_of(const Cube& cube) {
    return tetrad_ranks()[tetrad_mask(cube)] * twists + CornerTwist::of(cube).value();
}

const Tables& tables() {
    static const Tables made = make_tables();
    return made;
}

Place edges_of(const Cube& cube) {
    std::array<std::uint32_t, 3> slice_masks{};
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        slice_masks[slice_of(cube.edges[slot].piece())] |= 1U << slot;
    const Tables& all = tables();
    return {
        .edges =
            all.rank_of_four_in_twelve[slice_masks[0]]
            + std::uint32_t{all.rank_of_four_in_eight[compressed(slice_masks[1], slice_masks[0])]},
        .flips = EdgeFlip::of(cube).value()};
}

Place place_of(const Cube& cube) {
    const std::uint32_t frame = tables().frames[corner_split_of(cube)];
    return read(conjugate(cube, Symmetry::from_index(frame % 64)), frame / 64);
}

std::vector<Place> places_of(const Cube& cube) {
    const std::uint32_t frame    = tables().frames[corner_split_of(cube)];
    const Cube          in_frame = conjugate(cube, Symmetry::from_index(frame % 64));
    std::vector<Place>  found;
    for (const std::uint8_t s : tables().stabilizers[frame / 64])
        found.push_back(read(conjugate(in_frame, Symmetry::from_index(s)), frame / 64));
    return found;
}

}  // namespace antipode::split
