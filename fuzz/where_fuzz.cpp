// Conditions: nothing crashes, what is refused is refused with a place, and what is
// accepted can be asked about a position, written so that it can be read again, and taken
// apart for the enumeration by structure.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "explore/where/condition.h"
#include "explore/where/wanted.h"

using namespace antipode;

// Long ones take long, and show nothing that short ones do not.
constexpr std::size_t most_taken_apart = 200;

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
    const auto again = parse_condition(to_text(*condition));
    if (!again || to_text(*again) != to_text(*condition)) std::abort();
    if (again->holds(cube) != condition->holds(cube)) std::abort();
    // In one of the parts that structure knows, or in none.
    if (size > most_taken_apart) return 0;
    bool is_in_part = false;
    for (const auto& part : wanted_positions(*condition, only_identity()).parts)
        is_in_part = is_in_part || part.is_member(with_centres(cube, {}));
    if (is_in_part != condition->holds(cube)) std::abort();
    return 0;
}
