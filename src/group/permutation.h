// Permutations of the points 0..n-1.
//
// Use them for everything that is "who goes where" and needs algebra: cycles,
// order, parity, rank, and as elements of the groups in stabilizer_chain.h.
//
//     Permutation a({1, 2, 0, 3});        // 0 goes to 1, 1 to 2, 2 to 0
//     Permutation b = a * inverse(a);     // "a, then its inverse"
//     order(a) == 3;  cycles(a) == {{0, 1, 2}};  b.is_identity();
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"

namespace antipode {

using Point = std::uint8_t;

// A cycle {a, b, c} sends a to b, b to c and c to a.
using Cycle = std::vector<Point>;

enum class Parity : std::uint8_t { even, odd };

class Permutation {
public:
    // A Point fits in a byte, and the order of any permutation in 64 bits.
    static constexpr std::size_t max_degree = 256;

    // Point i goes to images[i]. The caller promises that each of 0..n-1 occurs
    // once; use from_images() where that is not certain.
    explicit Permutation(std::vector<Point> images);

    static Permutation         identity(std::size_t degree);
    static Result<Permutation> from_images(std::span<const std::size_t> images);
    // The product of the cycles from left to right; they need not be disjoint.
    static Result<Permutation> from_cycles(std::size_t degree, std::span<const Cycle> cycles);

    std::size_t            degree() const { return images_.size(); }
    Point                  operator[](std::size_t point) const { return images_[point]; }
    std::span<const Point> images() const { return images_; }
    bool                   is_identity() const;

    // Reads left to right: a * b means "a, then b". Both have the same degree.
    Permutation&       operator*=(const Permutation& then);
    friend Permutation operator*(Permutation a, const Permutation& b) { return a *= b; }
    friend bool        operator==(const Permutation&, const Permutation&) = default;

private:
    std::vector<Point> images_;
};

Permutation   inverse(const Permutation& p);
Permutation   power(const Permutation& p, std::int64_t exponent);
std::uint64_t order(const Permutation& p);
Parity        parity(const Permutation& p);
bool          commute(const Permutation& a, const Permutation& b);

// Each cycle starts at its smallest point and the cycles are sorted by it;
// fixed points are left out.
std::vector<Cycle> cycles(const Permutation& p);

// The shortest product of transpositions that is p, read from left to right:
// the cycle (a b c d) gives (a b)(a c)(a d).
std::vector<Cycle> transpositions(const Permutation& p);

// The shortest product of 3-cycles that is p, read from left to right; wrong
// for odd p, which has none. The cycle (a b c d e) gives (a b c)(a d e). A cycle
// of even length leaves its last transposition over; those are joined two by
// two: (a b)(c d) = (a b d)(d a c).
Result<std::vector<Cycle>> three_cycles(const Permutation& p);

// Position among all permutations of its degree, in lexicographic order of the
// images, from 0 to n! - 1; only up to degree 20, where n! fits in 64 bits.
inline constexpr std::size_t max_rank_degree = 20;

std::uint64_t       rank(const Permutation& p);
Result<Permutation> permutation_of_rank(std::size_t degree, std::uint64_t rank);

}  // namespace antipode
