// A position in five words, one byte a slot, and what the search of search/batch computes of it:
// turns, and where its bound stands. Written once for the processor and for graphics cards.
//
//     byte of a corner   5 4    | 3      | 2 1 0        byte of an edge   6 5   | 4    | 3 2 1 0
//                        twist  | tetrad | piece                          slice | flip | piece
//
// Bit 3 of a corner says that its piece belongs to the second tetrad; bits 5 and 6 of an edge that
// it belongs to the first slice, or to the second. They come from the piece and travel with it, so
// that a lookup needs no table of pieces.
//
// A card permutes four bytes in one instruction (pick), so a turn takes about twenty, and the edges
// as seen in the frame of a symmetry six. The plain way is split::place_of(); the tests compare.
#pragma once

#include <cstdint>

#include "base/anywhere.h"

namespace antipode::batch {

struct Words {
    std::uint32_t corners[2];
    std::uint32_t edges[3];
};

inline constexpr unsigned face_turns = 18;

// A turn, from the right: the bytes that each word takes, and what is added to them. From the left,
// undone: what becomes of each piece.
struct StepWords {
    std::uint32_t corner_pick[2];
    std::uint32_t corner_add[2];  // twists
    std::uint32_t edge_pick[3];   // low half: out of the first two words; high: then of the third
    std::uint32_t edge_flip[3];
    std::uint32_t corner_map[2];  // byte by piece
    std::uint32_t edge_map[3];
};

// How the edges look from the side of a symmetry.
struct FrameWords {
    std::uint32_t edge_pick[3];  // as StepWords has it
    // Bits 0-11: slots whose flip changes; 12-13 and 14-15: which slice is seen as the first and as
    // the second; 16-18: slices whose pieces change their flip.
    std::uint32_t facts;
};

inline constexpr unsigned frame_count = 48;

// Small tables, which a card keeps near its processors.
struct SmallTables {
    StepWords     steps[face_turns];
    FrameWords    frames[frame_count];
    std::uint32_t keeping_steps;  // as split::Tables has them
    std::uint32_t allowed[16];    // by state of the step order
    std::uint8_t  next[16][face_turns];
    std::uint16_t rank_of_four_in_twelve[4096];  // times 70
    std::uint8_t  rank_of_four_in_eight[256];
    std::uint8_t  squeezed[256];  // by kept bits * 16 + bits: those that are kept, together
};

// All that lookups read.
struct View {
    const SmallTables*   small;
    const std::uint32_t* corner_frames;  // by corner split; class * 64 + symmetry
    const std::uint32_t* edge_frames;    // by slice split; likewise
    const std::uint32_t* entries;        // of the table of bounds, sixteen in a word
    const std::uint8_t*  places;
    const std::uint8_t*  edges;
    std::uint32_t        flips;  // bits
    std::uint32_t        near;
    std::uint32_t        farthest_edges;
};

ANTIPODE_ANYWHERE std::uint32_t add_twists(std::uint32_t word, std::uint32_t added) {
    const std::uint32_t sum  = word + added;
    const std::uint32_t over = (sum + 0x10101010U) & 0x40404040U;  // three and more
    return sum - (over - (over >> 2));
}

ANTIPODE_ANYWHERE std::uint32_t pick_edges(const std::uint32_t* edges, std::uint32_t picks) {
    return anywhere::pick(anywhere::pick(edges[0], edges[1], picks & 0xffff), edges[2],
                          picks >> 16);
}

// The position after a step.
ANTIPODE_ANYWHERE Words turned(const Words& from, const StepWords& step) {
    Words to;
    for (unsigned i = 0; i < 2; ++i)
        to.corners[i] =
            add_twists(anywhere::pick(from.corners[0], from.corners[1], step.corner_pick[i]),
                       step.corner_add[i]);
    for (unsigned i = 0; i < 3; ++i)
        to.edges[i] = pick_edges(from.edges, step.edge_pick[i]) ^ step.edge_flip[i];
    return to;
}

// The low nibbles of four bytes, side by side.
ANTIPODE_ANYWHERE std::uint32_t nibbles(std::uint32_t word) {
    const std::uint32_t pairs = (word | word >> 4) & 0x00ff00ffU;
    return (pairs | pairs >> 8) & 0xffff;
}

ANTIPODE_ANYWHERE std::uint32_t mapped_corners(std::uint32_t word, const StepWords& step) {
    const std::uint32_t pieces = nibbles(word & 0x07070707U);
    return add_twists(anywhere::pick(step.corner_map[0], step.corner_map[1], pieces),
                      word & 0x30303030U);
}

ANTIPODE_ANYWHERE std::uint32_t mapped_edges(std::uint32_t word, const StepWords& step) {
    const std::uint32_t pieces = nibbles(word & 0x0f0f0f0fU);
    // Pieces 8 to 11 have bit 3 set, which a selector must not have.
    const std::uint32_t low  = anywhere::pick(step.edge_map[0], step.edge_map[1], pieces & 0x7777U);
    const std::uint32_t high = anywhere::pick(step.edge_map[2], 0, pieces & 0x3333U);
    const std::uint32_t is_high = (word >> 3 & 0x01010101U) * 0xffU;
    return ((low & ~is_high) | (high & is_high)) ^ (word & 0x10101010U);
}

// The inverse of a position, after a step of the position: the step is undone on the left.
ANTIPODE_ANYWHERE Words undone(const Words& inverse, const StepWords& step) {
    Words to;
    for (unsigned i = 0; i < 2; ++i) to.corners[i] = mapped_corners(inverse.corners[i], step);
    for (unsigned i = 0; i < 3; ++i) to.edges[i] = mapped_edges(inverse.edges[i], step);
    return to;
}

// One bit of each of four bytes, side by side.
ANTIPODE_ANYWHERE std::uint32_t gathered(std::uint32_t word, unsigned bit) {
    return (word >> bit & 0x01010101U) * 0x10204080U >> 28;
}

ANTIPODE_ANYWHERE std::uint32_t corner_split(const SmallTables& small, const Words& words) {
    const std::uint32_t low  = anywhere::dot(words.corners[0] >> 4 & 0x03030303U, 0x1b090301U);
    const std::uint32_t high = anywhere::dot(words.corners[1] >> 4 & 0x00030303U, 0x00090301U);
    const std::uint32_t mask = gathered(words.corners[0], 3) | gathered(words.corners[1], 3) << 4;
    return small.rank_of_four_in_eight[mask] * 2187U + low + 81 * high;
}

// Where the edges stand and which are flipped, in a frame.
struct EdgePlace {
    std::uint32_t edges;
    std::uint32_t flips;
};

ANTIPODE_ANYWHERE std::uint32_t gathered_of_three(const std::uint32_t* words, unsigned bit) {
    return gathered(words[0], bit) | gathered(words[1], bit) << 4 | gathered(words[2], bit) << 8;
}

// The bits of `mask` at the slots outside `without`, moved together.
ANTIPODE_ANYWHERE std::uint32_t squeezed(const SmallTables& small, std::uint32_t mask,
                                         std::uint32_t without) {
    const std::uint32_t kept   = ~without;
    const auto          nibble = [&](unsigned shift) {
        return std::uint32_t{small.squeezed[(kept >> shift & 15) * 16 + (mask >> shift & 15)]};
    };
    const std::uint32_t first  = anywhere::bits_set(kept & 0xf);
    const std::uint32_t second = first + anywhere::bits_set(kept & 0xf0);
    return nibble(0) | nibble(4) << first | nibble(8) << second;
}

ANTIPODE_ANYWHERE EdgePlace edges_in_frame(const SmallTables& small, const Words& words,
                                           unsigned symmetry) {
    const FrameWords& frame = small.frames[symmetry];
    std::uint32_t     seen[3];
    for (unsigned i = 0; i < 3; ++i) seen[i] = pick_edges(words.edges, frame.edge_pick[i]);
    const std::uint32_t slices[3] = {
        gathered_of_three(seen, 5), gathered_of_three(seen, 6),
        0xfff & ~gathered_of_three(seen, 5) & ~gathered_of_three(seen, 6)};
    std::uint32_t flips = gathered_of_three(seen, 4) ^ (frame.facts & 0xfff);
    for (unsigned slice = 0; slice < 3; ++slice)
        flips ^= slices[slice] & (0U - (frame.facts >> (16 + slice) & 1));
    const auto slice_seen = [&](std::uint32_t from) {
        return from == 0 ? slices[0] : from == 1 ? slices[1] : slices[2];
    };
    const std::uint32_t first  = slice_seen(frame.facts >> 12 & 3);
    const std::uint32_t second = slice_seen(frame.facts >> 14 & 3);
    return {std::uint32_t{small.rank_of_four_in_twelve[first]}
                + small.rank_of_four_in_eight[squeezed(small, second, first)],
            flips & 0x7ff};
}

// The number of the entry of a position, as optimal::Shape has it.
ANTIPODE_ANYWHERE std::uint64_t entry_of(const View& view, const Words& words) {
    const std::uint32_t frame = view.corner_frames[corner_split(*view.small, words)];
    const EdgePlace     place = edges_in_frame(*view.small, words, frame & 63);
    return (std::uint64_t{frame >> 6} * 34650 + place.edges) << view.flips
           | (place.flips & ((1U << view.flips) - 1));
}

}  // namespace antipode::batch
