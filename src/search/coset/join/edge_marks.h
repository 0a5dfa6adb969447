// What cosets know of the edges: which slots hold a flipped edge, and which a slice edge.
//
// Turns and symmetries of the axis permute the slots, turn over the edges of some of them,
// and some symmetries turn over slice edges wherever they are. So on the 24 bits they act as
// a matrix over two elements and a constant, and a vector of bytes is mapped with products
// of bytes and matrices.
//
// Marks are kept in three bytes: flips of slots 0-7, slice edges of slots 0-7, and of slots
// 8-11 both, the flips lower.
#pragma once

#include <array>
#include <cstdint>

#include "coordinates/axis_symmetry.h"
#include "cube/cube.h"

namespace antipode::coset {

struct EdgeMarks {
    std::array<std::uint8_t, 3> bytes{};

    static EdgeMarks of(const Cube& cube);

    // Eleven bits of each kind; the twelfth is known by them. Slice edges begin at bit 16.
    std::uint32_t key() const {
        return bytes[0] | (bytes[2] & 7U) << 8 | static_cast<std::uint32_t>(bytes[1]) << 16
               | (bytes[2] >> 4 & 7U) << 24;
    }

    friend bool operator==(const EdgeMarks&, const EdgeMarks&) = default;
};

class MarkMap {
public:
    static MarkMap of_turns(const Cube& turns);  // x to x * turns
    static MarkMap of_symmetry(AxisSymmetry s);  // x to s⁻¹ x s
    MarkMap        then(const MarkMap& next) const;

    EdgeMarks operator()(EdgeMarks marks) const;

    // For products of bytes and matrices: `rows[to][from]`, where the row of bit i is byte
    // 7 - i; and what is added.
    struct Matrix {
        std::array<std::array<std::uint64_t, 3>, 3> rows{};
        std::array<std::uint8_t, 3>                 added{};
    };
    Matrix matrix() const;

private:
    std::array<std::uint8_t, 12> from_{};      // by slot, where its edge was
    std::uint16_t                turned_ = 0;  // slots whose edges are turned over
    std::uint16_t                mixed_  = 0;  // slots whose edges are, if they are slice edges
};

}  // namespace antipode::coset
