// The position as the two papers of 2004 write it.
//
// Corners 1..8 are UFL URF UBR ULB DLF DFR DRB DBL, edges 1..12 are UL UF UR UB
// FL FR BR BL DL DF DR DB. A *transcription* {sc; sm; irc; irm} is indexed by
// piece and tells the slot it goes to; irc counts counter-clockwise twists
// (-1, 0, 1), irm flips. The *zip* packs it into four numbers.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/cube.h"
#include "group/permutation.h"

namespace antipode {

struct Transcription {
    std::array<int, corner_count> sc{};
    std::array<int, edge_count>   sm{};
    std::array<int, corner_count> irc{};
    std::array<int, edge_count>   irm{};

    friend bool operator==(const Transcription&, const Transcription&) = default;
};

// [rank of sc; rank of sm; irc in base 3 with -1 written 2; irm in base 2],
// most significant digit first. Zips order positions.
struct Zip {
    std::uint64_t sc  = 0;
    std::uint64_t sm  = 0;
    std::uint64_t irc = 0;
    std::uint64_t irm = 0;

    friend auto operator<=>(const Zip&, const Zip&) = default;
};

// [sign of sc - sign of sm; sum of irm mod 2; sum of irc mod 3], where the
// remainder has the sign of the sum as in Caml. Reachable iff [0; 0; 0].
using Trace = std::array<int, 3>;

Transcription transcription_of(const Cube& cube);
Zip           zip_of(const Cube& cube);
Trace         trace_of(const Cube& cube);

// sc and sm as permutations of points numbered from 0.
Permutation corner_permutation(const Transcription& t);
Permutation edge_permutation(const Transcription& t);

Result<Cube> cube_from(const Transcription& t);
Result<Cube> cube_from(const Zip& zip);

std::string to_text(const Transcription& t);  // {sc=[…];sm=[…];irc=[…];irm=[…]}
std::string to_text(const Zip& zip);          // [38480;60989001;5785;1301]

Result<Transcription> parse_transcription(std::string_view text);
Result<Zip>           parse_zip(std::string_view text);

// Takes a position to the papers' numbering: `renumbered(c)` has in slot i what
// sits in the papers' slot i+1, numbered and flipped as the papers do.
extern const Cube papers_numbering;
Cube              renumbered(const Cube& cube);

}  // namespace antipode
