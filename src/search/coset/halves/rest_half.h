// The second half of a word to one of few cubes, in eight bytes, as byte shuffles read it: for each
// corner and each rim edge, from which slot it comes.
//
//     bits 0..3 of byte i   rim edge i
//     bits 4..6             corner i
//     bit 7                 of byte 0 to 5: how the slots of the four slice edges are ordered,
//                           one bit for each two of them; of byte 6 and 7: the face of the last
//                           turn
//
// Which slots the slice edges come from, the first half knows.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "cube/cube.h"
#include "search/coset/halves/first_half.h"

namespace antipode::coset {

// Corners and rim edges, a byte each.
struct OuterPieces {
    std::uint64_t corners = 0;
    std::uint64_t rim     = 0;

    static constexpr std::uint64_t corner_fields = 0x0707070707070707;
    static constexpr std::uint64_t edge_fields   = 0x0f0f0f0f0f0f0f0f;

    static OuterPieces of(const Cube& cube) {
        const auto words = std::bit_cast<std::array<std::uint64_t, 4>>(cube);
        return {words[2] & corner_fields, words[0] & edge_fields};
    }
};
static_assert(std::endian::native == std::endian::little);

class RestHalf {
public:
    // The last turn is one of R, F, L and B.
    static RestHalf of(const Cube& cube, unsigned last_face) {
        const OuterPieces outer = OuterPieces::of(cube);
        const auto        from  = [&](std::size_t i) {
            return static_cast<unsigned>(cube.edges[8 + i].piece());
        };
        const auto is_before = [&](std::size_t i, std::size_t j) {
            return from(i) < from(j) ? 1U : 0U;
        };
        const unsigned more = is_before(0, 1) | is_before(0, 2) << 1 | is_before(0, 3) << 2
                              | is_before(1, 2) << 3 | is_before(1, 3) << 4 | is_before(2, 3) << 5
                              | (last_face % 3 - 1) << 6 | last_face / 3 << 7;
        RestHalf half;
        half.bits_ = outer.rim | outer.corners << 4 | top_bits(more);
        return half;
    }

    // What it does, with all orientations 0, behind a first half.
    Cube pieces(const FirstHalf& first) const {
        Cube cube;
        for (std::size_t i = 0; i < 8; ++i) {
            cube.edges[i]   = Cubie(bits_ >> (8 * i) & 15, 0);
            cube.corners[i] = Cubie(bits_ >> (8 * i + 4) & 7, 0);
        }
        std::array<std::size_t, edge_count> slots{};  // of slice edges, in front
        std::size_t                         count = 0;
        for (std::size_t slot = 0; slot < edge_count; ++slot) {
            slots[count] = slot;
            count += first.edges[slot] >> 3 & 1U;
        }
        const std::array<unsigned, 4> places = slice_places();
        for (std::size_t i = 0; i < 4; ++i) cube.edges[8 + i] = Cubie(slots[places[i]], 0);
        return cube;
    }

    std::size_t last_face() const { return (more() >> 6 & 1) + 1 + 3 * (more() >> 7); }

    friend bool operator==(const RestHalf&, const RestHalf&) = default;

private:
    // Each bit of a byte at the top of a byte of its own, and back.
    static std::uint64_t top_bits(std::uint64_t byte) {
        const std::uint64_t apart = (byte * 0x0101010101010101) & 0x8040201008040201;
        return (apart + 0x7f7f7f7f7f7f7f7f) & 0x8080808080808080;
    }
    unsigned more() const {
        const std::uint64_t apart = bits_ >> 7 & 0x0101010101010101;
        return static_cast<unsigned>(apart * 0x0102040810204080 >> 56);
    }

    // Of the slots of slice edges, how many are before that of each.
    std::array<unsigned, 4> slice_places() const {
        std::array<unsigned, 4> places{};
        unsigned                bit = 0;
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = i + 1; j < 4; ++j, ++bit)
                ++places[(more() >> bit & 1) != 0 ? j : i];
        return places;
    }

    std::uint64_t bits_ = 0;
};
static_assert(sizeof(RestHalf) == 8);

}  // namespace antipode::coset
