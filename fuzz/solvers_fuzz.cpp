// Turn sets and cost profiles: nothing crashes, and a set that is accepted is
// printed so that it reads back.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "solvers/cost.h"
#include "solvers/turn_set.h"

using namespace antipode;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto set = parse_turn_set(text)) {
        const auto again = parse_turn_set(to_text(*set));
        if (!again || *again != *set) std::abort();
    }
    if (const auto costs = parse_cost_profile(text))
        for (double cost : costs->turns)
            if (!(cost > 0)) std::abort();
    return 0;
}
