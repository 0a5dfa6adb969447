// Distances to H = <U, D, R2, L2, F2, B2> where centres count: the side centres have to be
// twisted evenly there, and to fit the slice (tables/centre_way.h).
//
// Beside each entry of the phase-one table, for each of the 32 ways of the side centres: how
// many turns more than the pieces alone it takes to bring them to H as well: 0, 1, 2, or 3 and
// more. As seen from the representative, like the twists:
//
//     bit  63..32                    | 31..0
//          high bit of each of 32    | low bit
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tables/centre_bounds.h"
#include "tables/centre_turns.h"
#include "tables/centred_completions.h"
#include "tables/phase_one.h"
#include "tables/spec.h"

namespace antipode::centre_parity {

using Entry = std::uint64_t;

// Behind the entries.
struct Appendix {
    CentreBounds       bounds;
    CentreTurns        turns;
    CentredCompletions completions;
};

inline constexpr std::uint64_t entry_bytes = phase_one::entry_count * sizeof(Entry);
inline constexpr std::uint64_t bytes       = entry_bytes + sizeof(Appendix);

inline const Entry* entries_in(std::span<const std::byte> table) {
    return reinterpret_cast<const Entry*>(table.data());
}
inline const Appendix& appendix_in(std::span<const std::byte> table) {
    return *reinterpret_cast<const Appendix*>(table.data() + entry_bytes);
}

// The ways that take at most so many turns more than the pieces.
constexpr WaySet within(Entry entry, unsigned more) {
    const auto low  = static_cast<WaySet>(entry);
    const auto high = static_cast<WaySet>(entry >> ways);
    if (more == 0) return ~(low | high);
    if (more == 1) return ~high;
    return more == 2 ? ~(low & high) : ~WaySet{0};
}

// From the phase-one table of the metric.
Result<BuildEnd> build_half_turns(std::span<std::byte> out, const BuildContext& context,
                                  const TableSource& other_tables);
Result<BuildEnd> build_quarter_turns(std::span<std::byte> out, const BuildContext& context,
                                     const TableSource& other_tables);

// Counted by this program; the sum is 32 times the states of the pieces.
inline constexpr std::uint64_t half_turn_histogram[]    = {10'195'539'498, 35'357'907'473,
                                                           21'644'172'382, 3'749'360'487};
inline constexpr std::uint64_t quarter_turn_histogram[] = {8'043'991'187, 26'887'992'690,
                                                           26'925'956'024, 9'089'039'939};

// Of all 32 x 2 217 093 120 unreduced states, how many take 0, 1, 2, or more turns more.
std::vector<std::uint64_t> histogram(std::span<const std::byte> table, unsigned threads);

}  // namespace antipode::centre_parity
