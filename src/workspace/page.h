// Which rows of the list are asked for, and in what order.
#pragma once

#include <cstdint>

namespace antipode::workspace {

enum class SortKey : std::uint8_t {
    id,
    name,
    length,
    date,
    cube,  // isomorphic cubes stand together, equal ones side by side
};
enum class Order : std::uint8_t { up, down };

// Rows with equal keys come in the order of their ids; a row without a solution
// counts as longer than all others.
struct PageRequest {
    SortKey       sort   = SortKey::id;
    Order         order  = Order::up;
    std::uint64_t offset = 0;
    std::uint64_t limit  = 200;
};

}  // namespace antipode::workspace
