// Cycles: nothing crashes, and what is accepted is written so that it reads back.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cube/cycle_form.h"

using namespace antipode;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto             cube = parse_cycle_form(text);
    if (!cube) return 0;
    const auto again = parse_cycle_form(to_cycle_form(*cube));
    if (!again || *again != *cube) std::abort();
    return 0;
}
