// Every table that the program knows. `tables list`, the server and the tests go
// through this list.
#pragma once

#include <span>
#include <string_view>

#include "tables/spec.h"

namespace antipode {

std::span<const TableSpec> table_specs();

// There must be one of that name.
const TableSpec& table_named(std::string_view name);

}  // namespace antipode
