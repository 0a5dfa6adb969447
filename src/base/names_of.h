// The names of rows, which are what people choose from, and those of all values of an
// enumeration:
//
//     names_up_to<TaskState::interrupted>()     what name_of() gives for each, the last named
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace antipode {

template <class Rows>
std::vector<std::string_view> names_of(const Rows& rows) {
    std::vector<std::string_view> names;
    for (const auto& row : rows) names.push_back(row.name);
    return names;
}

template <auto last>
std::vector<std::string_view> names_up_to() {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(last); ++i)
        names.push_back(name_of(static_cast<decltype(last)>(i)));
    return names;
}

}  // namespace antipode
