// What the Caml papers state, computed and judged.
#pragma once

#include <array>

#include "service/requests/field.h"

namespace antipode::service {

inline constexpr std::array theory_fields = {
    Field{.name      = "depth",
          .kind      = Kind::whole,
          .summary   = "count positions one by one up to this many quarter turns, at most 9",
          .bounds    = {0, 9},
          .otherwise = "8",
          .option    = {.letter = 'd', .value = "N"}},
};

}  // namespace antipode::service
