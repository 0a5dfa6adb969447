#include "tables/registry.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "tables/centre_parity.h"
#include "tables/optimal.h"
#include "tables/phase_one.h"
#include "tables/phase_two.h"
#include "tables/small.h"

namespace antipode {
namespace {

constexpr TableSpec two_phase_specs[] = {
    {.name      = "small-htm",
     .summary   = "moves, symmetries and bounds for two-phase solving in face turns",
     .bytes     = sizeof(SmallTables),
     .seconds   = 0.2,
     .build     = build_small_half_turns,
     .histogram = small_histogram,
     .known     = small_half_turn_histogram},
    {.name      = "phase-one-htm",
     .summary   = "face turns to <U,D,R2,L2,F2,B2>, and which turns lead there",
     .bytes     = phase_one::bytes,
     .seconds   = 6,
     .build     = phase_one::build_half_turns,
     .histogram = phase_one::histogram,
     .known     = phase_one::half_turn_histogram},
    {.name      = "phase-two-htm",
     .summary   = "face turns to solved within <U,D,R2,L2,F2,B2>, up to 11",
     .bytes     = phase_two::bytes,
     .seconds   = 3,
     .build     = phase_two::build_half_turns,
     .histogram = phase_two::histogram,
     .known     = phase_two::half_turn_histogram},
    {.name      = "small-qtm",
     .summary   = "moves, symmetries and bounds for two-phase solving in quarter turns",
     .bytes     = sizeof(SmallTables),
     .seconds   = 0.2,
     .build     = build_small_quarter_turns,
     .histogram = small_histogram,
     .known     = small_quarter_turn_histogram},
    {.name      = "phase-one-qtm",
     .summary   = "quarter turns to <U,D,R2,L2,F2,B2>, and which turns lead there",
     .bytes     = phase_one::bytes,
     .seconds   = 6,
     .build     = phase_one::build_quarter_turns,
     .histogram = phase_one::histogram,
     .known     = phase_one::quarter_turn_histogram},
    {.name      = "phase-two-qtm",
     .summary   = "quarter turns to solved within <U,D,R2,L2,F2,B2>, up to 18",
     .bytes     = phase_two::bytes,
     .seconds   = 3,
     .build     = phase_two::build_quarter_turns,
     .histogram = phase_two::histogram,
     .known     = phase_two::quarter_turn_histogram},
    {.name         = "centres-htm",
     .summary      = "face turns more until the side centres fit <U,D,R2,L2,F2,B2>",
     .version      = 2,
     .bytes        = centre_parity::bytes,
     .seconds      = 30,
     .is_on_demand = true,
     .build        = centre_parity::build_half_turns,
     .histogram    = centre_parity::histogram,
     .known        = centre_parity::half_turn_histogram},
    {.name         = "centres-qtm",
     .summary      = "quarter turns more until the side centres fit <U,D,R2,L2,F2,B2>",
     .version      = 2,
     .bytes        = centre_parity::bytes,
     .seconds      = 30,
     .is_on_demand = true,
     .build        = centre_parity::build_quarter_turns,
     .histogram    = centre_parity::histogram,
     .known        = centre_parity::quarter_turn_histogram},
};

}  // namespace

// An array, which is never destroyed: threads that open tables may outlive what has
// a destructor.
std::span<const TableSpec> table_specs() {
    static const auto all = [] {
        std::array<TableSpec, std::size(two_phase_specs) + optimal::table_count> list{};
        const auto rest = std::ranges::copy(two_phase_specs, list.begin()).out;
        std::ranges::copy(optimal::specs(), rest);
        return list;
    }();
    return all;
}

const TableSpec& table_named(std::string_view name) {
    const auto specs = table_specs();
    const auto found = std::ranges::find(specs, name, &TableSpec::name);
    assert(found != specs.end());
    return *found;
}

}  // namespace antipode
