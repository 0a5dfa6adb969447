// Every table that the program knows. `tables list`, the server and the tests go
// through this list.
#pragma once

#include <span>

#include "tables/spec.h"

namespace antipode {

std::span<const TableSpec> table_specs();

}  // namespace antipode
