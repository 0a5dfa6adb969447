// What the Caml papers state, computed and judged.
#pragma once

#include <array>

#include "service/requests/field.h"

namespace antipode::service {

inline constexpr std::array theory_fields = {
    field("depth", Kind::whole,
          "count positions one by one up to this many quarter turns, at most 9", within({0, 9}),
          by_default("8"), typed("N", 'd')),
};

}  // namespace antipode::service
