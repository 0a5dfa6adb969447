// Conditions: nothing crashes, what is refused is refused with a place, and what is
// accepted can be asked about a position.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "explore/where/condition.h"

using namespace antipode;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto             condition = parse_condition(text);
    if (!condition) {
        if (condition.error().message.text().empty() || !condition.error().place) std::abort();
        return 0;
    }
    const Cube cube = move_cube(Move(Face::R, Turn::clockwise));
    // Where it holds, the pieces that it needs are home.
    if (condition->holds(cube) && !pieces_home(cube).contains(condition->needs())) std::abort();
    return 0;
}
