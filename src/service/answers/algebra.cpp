#include "service/answers/algebra.h"

#include <fmt/format.h>

#include "cube/algebra.h"
#include "explore/cycles.h"
#include "notation/characters.h"
#include "notation/simplify.h"
#include "notation/transform.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

// Positions are read with their centres home, so it is the face turns that
// multiply, not what the hand does.
Moves face_turns(const Position& position) { return on_the_table(*position.maneuver).moves; }

Position made_by(const Moves& moves, CentreSet counted) {
    const Moves       simple = simplify(moves);
    const CentredCube cube   = centred_after(simple, counted);
    return {cube.cube, Maneuver(simple), centres_of(cube)};
}

Position without_turns(const CentredCube& cube) {
    return {cube.cube, std::nullopt, centres_of(cube)};
}

CentredCube power_of(const CentredCube& cube, std::int64_t n) {
    CentreTwists twists;
    for (Face f : all_faces) twists.set(f, static_cast<unsigned>((n % 4 + 4) * cube.twists[f] % 4));
    return {antipode::power(cube.cube, n), twists, cube.counted};
}

// The exponent between -order/2 and order/2 that gives the same power.
std::int64_t nearest_to_zero(std::uint64_t exponent, std::uint64_t order) {
    return exponent <= order / 2 ? static_cast<std::int64_t>(exponent)
                                 : -static_cast<std::int64_t>(order - exponent);
}

}  // namespace

Position compose(std::span<const Position> positions) {
    bool        all_maneuvers = true;
    CentredCube cube;
    Moves       moves;
    for (const Position& position : positions) {
        cube          = cube * centred(position);
        all_maneuvers = all_maneuvers && position.maneuver;
        if (all_maneuvers) moves.append(face_turns(position));
    }
    return all_maneuvers ? made_by(moves, cube.counted) : without_turns(cube);
}

Position inverse(const Position& position) {
    if (position.maneuver)
        return made_by(antipode::inverse(face_turns(position)), position.centres.counted);
    return without_turns(antipode::inverse(centred(position)));
}

std::uint64_t Exponent::modulo(std::uint64_t order) const {
    std::uint64_t rest = 0;
    for (char digit : digits) rest = (rest * 10 + static_cast<std::uint64_t>(digit - '0')) % order;
    return negative && rest != 0 ? order - rest : rest;
}

Result<Exponent> parse_exponent(std::string_view text) {
    std::string_view digits = text;
    if (digits.starts_with('-') || digits.starts_with('+')) digits.remove_prefix(1);
    const std::size_t wrong = digits.find_first_not_of("0123456789");
    if (digits.empty() || wrong != std::string_view::npos)
        return usage_error(service_message<"not-an-exponent">(visible(text)));
    return Exponent{text.starts_with('-'), std::string(digits)};
}

Position power(const Position& position, const Exponent& exponent) {
    const std::uint64_t order = order_of(centred(position));
    const std::int64_t  n     = nearest_to_zero(exponent.modulo(order), order);
    const CentredCube   cube  = power_of(centred(position), n);
    if (!position.maneuver) return without_turns(cube);
    const Moves turns = face_turns(position);
    const auto  times = static_cast<std::size_t>(n < 0 ? -n : n);
    // A word nobody could read back is not written.
    if (turns.size() * times > ParseLimits::turns) return without_turns(cube);
    return made_by(repeat(n < 0 ? antipode::inverse(turns) : turns, times), cube.counted);
}

}  // namespace antipode::service
