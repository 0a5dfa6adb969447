// Centres that show how they are turned, as on a cube with pictures: the supercube.
//
//     CentredCube cube = centred_after(maneuver);      // all six centres count
//     cube.twists[Face::R]                             // clockwise quarter turns, 0..3
//
// Turning a face turns its centre with it, and nothing else turns a centre. A twist is
// measured against the other centres, with the cube put back on the table: holding the
// cube otherwise changes no twist, and a slice turn is the turn of the two faces beside
// it (notation/maneuver.h). So twists add up by face, whatever the pieces do, and the
// plain Cube needs to know nothing of them.
//
// A quarter turn is odd on the corners and odd on the centres: the sum of all six
// twists has the parity of the corner permutation. That leaves 2048 ways to turn the
// centres of each position.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "cube/algebra.h"
#include "cube/symmetry_class.h"

namespace antipode {

// A set of centres: those that count, while the others may end up turned anyhow.
class CentreSet {
public:
    constexpr CentreSet() = default;
    static constexpr CentreSet from_bits(unsigned bits) {
        CentreSet set;
        set.bits_ = static_cast<std::uint8_t>(bits);
        return set;
    }

    constexpr bool     has(Face f) const { return bits_ >> index(f) & 1; }
    constexpr unsigned bits() const { return bits_; }
    constexpr bool     empty() const { return bits_ == 0; }
    constexpr void     add(Face f) { bits_ |= static_cast<std::uint8_t>(1U << index(f)); }

    friend constexpr bool operator==(CentreSet, CentreSet) = default;

private:
    std::uint8_t bits_ = 0;
};

inline constexpr CentreSet no_centres  = {};
inline constexpr CentreSet all_centres = CentreSet::from_bits(63);

constexpr CentreSet operator&(CentreSet a, CentreSet b) {
    return CentreSet::from_bits(a.bits() & b.bits());
}
CentreSet image(Symmetry s, CentreSet set);

// Letters in any order, each once, or "all".
Result<CentreSet> parse_centre_set(std::string_view text);
std::string       to_text(CentreSet set);  // in the order U R F D L B

// Whether the word names faces, each once: "URF", but neither "all" nor "R2".
bool names_faces(std::string_view word);

// Six twists, two bits each:
//
//     bit  11 10 | 9 8 | 7 6 | 5 4 | 3 2 | 1 0
//           B    |  L  |  D  |  F  |  R  |  U
class CentreTwists {
public:
    constexpr CentreTwists() = default;
    constexpr explicit CentreTwists(Move m)
        : bits_(
            static_cast<std::uint16_t>(static_cast<unsigned>(m.turn()) << 2 * index(m.face()))) {}
    static constexpr CentreTwists from_bits(unsigned bits) {
        CentreTwists twists;
        twists.bits_ = static_cast<std::uint16_t>(bits);
        return twists;
    }

    constexpr unsigned operator[](Face f) const { return bits_ >> 2 * index(f) & 3; }
    constexpr void     set(Face f, unsigned twist) {
            bits_ = static_cast<std::uint16_t>((bits_ & ~(3U << 2 * index(f))) | twist << 2 * index(f));
    }
    constexpr unsigned bits() const { return bits_; }
    // Of each twist, whether it is odd: a bit for each face.
    constexpr unsigned odd() const {
        unsigned faces = 0;
        for (Face f : all_faces) faces |= ((*this)[f] & 1) << index(f);
        return faces;
    }
    constexpr unsigned sum() const {
        unsigned quarters = 0;
        for (Face f : all_faces) quarters += (*this)[f];
        return quarters;
    }

    friend constexpr bool operator==(CentreTwists, CentreTwists) = default;

private:
    std::uint16_t bits_ = 0;
};

inline constexpr unsigned low_twist_bits = 0b010101010101;

// Face by face, without a carry from one to the next.
constexpr CentreTwists operator*(CentreTwists a, CentreTwists b) {
    return CentreTwists::from_bits((a.bits() ^ b.bits())
                                   ^ (a.bits() & b.bits() & low_twist_bits) << 1);
}
constexpr CentreTwists inverse(CentreTwists a) {
    return CentreTwists::from_bits(a.bits() ^ (a.bits() & low_twist_bits) << 1);
}
constexpr CentreTwists operator*(CentreTwists a, Move m) { return a * CentreTwists(m); }

// What is left of the twists where only some centres count.
constexpr CentreTwists operator&(CentreTwists twists, CentreSet counted) {
    for (Face f : all_faces)
        if (!counted.has(f)) twists.set(f, 0);
    return twists;
}

CentreTwists twists_after(const Moves& moves);
CentreTwists twists_after(const Maneuver& maneuver);
// A mirror turns clockwise into counter-clockwise.
CentreTwists image(Symmetry s, CentreTwists twists);

// Which centres count, and how they are turned.
struct Centres {
    CentreTwists twists  = {};  // 0 where one does not count
    CentreSet    counted = no_centres;

    friend constexpr bool operator==(const Centres&, const Centres&) = default;
};

struct CentredCube {
    Cube         cube    = {};
    CentreTwists twists  = {};  // 0 where a centre does not count
    CentreSet    counted = all_centres;

    friend constexpr bool operator==(const CentredCube&, const CentredCube&) = default;
};

constexpr CentredCube with_centres(const Cube& cube, const Centres& centres) {
    return {cube, centres.twists, centres.counted};
}
constexpr Centres centres_of(const CentredCube& a) { return {a.twists, a.counted}; }

CentredCube centred_after(const Moves& moves, CentreSet counted = all_centres);
CentredCube centred_after(const Maneuver& maneuver, CentreSet counted = all_centres);

// Of two positions, a centre counts that counts in both.
CentredCube operator*(const CentredCube& a, const CentredCube& b);
CentredCube operator*(const CentredCube& a, const Moves& moves);
CentredCube inverse(const CentredCube& a);
CentredCube conjugate(const CentredCube& a, Symmetry s);
bool        is_solved(const CentredCube& a);

// Whether turning reaches it. Where a centre does not count, it takes what parity asks for.
bool obeys_centre_parity(const CentredCube& a);
bool is_reachable(const CentredCube& a);
// Why not, and which turn of a centre would mend it; empty if the parity is right.
Message why_centres_unreachable(const CentredCube& a);

// As of plain positions, up to 48 symmetries and inversion: distinct, in the order of
// zips, then of the twists as they are written.
std::vector<CentredCube> isomorphs(const CentredCube& a);
SymmetrySet              symmetries_of(const CentredCube& a);
SymmetrySet              antisymmetries_of(const CentredCube& a);

// Each of the 2048 ways (fewer if some do not count) is as likely as the others.
CentreTwists random_twists(Random& random, const Cube& cube, CentreSet counted = all_centres);

// "102000": quarter turns in the order U R F D L B, a dot where a centre does not count.
std::string to_text(CentreTwists twists, CentreSet counted = all_centres);

// A text that is followed by + and such digits.
struct CentreSuffix {
    std::string_view before;  // without the suffix
    std::string_view digits;  // after the +
};
std::optional<CentreSuffix> find_centre_suffix(std::string_view text);

// The place of an error counts from the start of the digits.
Result<Centres> parse_twists(std::string_view digits);

}  // namespace antipode
