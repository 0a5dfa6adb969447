// The names of rows, which are what people choose from.
#pragma once

#include <string_view>
#include <vector>

namespace antipode {

template <class Rows>
std::vector<std::string_view> names_of(const Rows& rows) {
    std::vector<std::string_view> names;
    for (const auto& row : rows) names.push_back(row.name);
    return names;
}

}  // namespace antipode
