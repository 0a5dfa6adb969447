// The group law on positions. Where every position came as a maneuver, so does
// the answer, simplified, in face turns.
//
//     const Position ru = compose(std::array{r, u});     // R, then U
//     power(ru, *parse_exponent("-1000000000000000000000"))
//     inverse(ru)
#pragma once

#include <span>
#include <string_view>

#include "service/answers/position.h"

namespace antipode::service {

// At least one position.
Position compose(std::span<const Position> positions);
Position inverse(const Position& position);

// A whole number of any size and sign.
struct Exponent {
    // What is left of it after dividing by `order`, from 0 to order-1.
    std::uint64_t modulo(std::uint64_t order) const;

    bool        negative = false;
    std::string digits;
};
Result<Exponent> parse_exponent(std::string_view text);

Position power(const Position& position, const Exponent& exponent);

}  // namespace antipode::service
