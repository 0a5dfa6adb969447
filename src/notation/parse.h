// Text to maneuvers: every notation people paste.
//
//     Result<Maneuver> sexy = parse_maneuver("(R U R' U')6");
//     Result<Maneuver> word = parse_maneuver("gPDpGPdp", Alphabet::papers);
//     if (!sexy) show(sexy.error().message.text());  // "unknown move 'Q' at column 5: ..."
//
// The grammar. Blanks (spaces, tabs, line ends, no-break spaces) may stand
// between any two items and are never needed; `// ...` is a comment to the end
// of its line.
//
//     maneuver  = sequence [length tag]
//     sequence  = { turn | group | "^" group }              may be empty
//     group     = ( "(" sequence ")"                        repetition
//                 | "[" sequence "," sequence "]"           commutator A B A' B'
//                 | "[" sequence ":" sequence "]"           conjugate  A B A'
//                 ) [count] [prime]                         count from 1 to 10000
//     turn      = ( face | face "w" | u r f d l b           U R F D L B, wide Rw or r
//                 | M E S | x y z | X Y Z                   slices, rotations
//                 | face "s" | face "a"                     Rs = R L', Ra = R L
//                 ) ["2" | "3"] [prime]
//     prime     = ' or one of the typographic ’ ´ ` ′
//     length tag = "(" digits metric ["*"] ")"              as in (18f*); ignored
//
// `^(A)` are moves on the inverse (NISS): of the innermost bracket around it,
// the normal turns come first, then the inverse of all the inverse-side turns:
// `R U ^(F D) L` is R U L D' F'.
//
// A length tag is accepted at the very end only, so that the lines which solvers
// print can be read back; its metric is one of f q s e a, or sq.
//
// In the papers' alphabet a turn is one of H D F P G A or V O W J R B, upper
// case counter-clockwise, lower case clockwise; all else is as above, without
// slices, wide turns and rotations. A count or prime acts on the letter as
// written: R' is r.
#pragma once

#include <cstddef>
#include <string_view>

#include "base/result.h"
#include "notation/alphabet.h"
#include "notation/maneuver.h"

namespace antipode {

// What keeps a short text from asking for all the memory, or all the stack.
struct ParseLimits {
    static constexpr std::size_t repetitions = 10'000;
    static constexpr std::size_t turns       = 100'000;  // of the expanded maneuver
    static constexpr std::size_t depth       = 100;      // of nested brackets
};

// An error is of kind `invalid`; its place counts bytes, its message characters.
Result<Maneuver> parse_maneuver(std::string_view text, Alphabet alphabet = Alphabet::wca);

}  // namespace antipode
