// A program of somebody else: needs headers and archives of several layers.
#include <cstdint>
#include <iostream>

#include "base/natural.h"
#include "cube/algebra.h"
#include "notation/parse.h"
#include "notation/print.h"
#include "notation/transform.h"

int main() {
    const auto maneuver = antipode::parse_maneuver("R U2");
    if (!maneuver) return 1;

    const antipode::Cube cube  = antipode::after(*maneuver);
    std::uint64_t        order = 1;
    for (antipode::Cube c = cube; !(c == antipode::solved); c = c * cube) ++order;

    std::cout << antipode::to_text(*maneuver) << " undone is "
              << antipode::to_text(antipode::inverse(*maneuver)) << ", and its order is "
              << antipode::Natural(order).decimal() << ".\n";
}
