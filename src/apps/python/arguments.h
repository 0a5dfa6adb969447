// The arguments of Python's functions, as fields of the requests that the command line and
// the server make. docs.h tells about them, and antipode.pyi has their types.
//
//     const auto fields = read_arguments(solve_arguments, {{"cubestring", cube}, {"time_ms", ms}});
#pragma once

#include <pybind11/pybind11.h>

#include <initializer_list>

#include "service/requests/pocket.h"
#include "service/requests/solver.h"

namespace antipode::python {

using service::Field;
using service::Fields;
using namespace service::declaring;

inline constexpr Field time_argument =
    service::time_field(std::chrono::years(1), "how long to search at most");

// As the package kociemba calls them.
inline constexpr std::array solve_arguments = {
    field("cubestring", required),
    field("patternstring", "to be reached instead of the solved cube"),
    field("max_depth", service::Kind::whole, within({0, service::max_length_asked}),
          by_default("24")),
    time_argument,
    field("threads", service::Kind::whole, "0 stands for all",
          within({0, service::max_threads_asked}), by_default("1")),
    service::centres_field,
};
inline constexpr auto optimal_arguments =
    joined(service::cube_field, service::solver_fields, time_argument, service::centres_field);
inline constexpr auto random_arguments =
    changed(service::random_fields, "count", within({0, 10'000'000}));
inline constexpr std::array convert_arguments = {service::cube_field, service::to_field,
                                                 service::centres_field};

// Raises a ValueError for what is wrong; None is not said.
Fields read_arguments(
    std::span<const Field>                                               rows,
    std::initializer_list<std::pair<std::string_view, pybind11::object>> arguments);

// An argument that may be left out, with what its row has instead.
pybind11::arg_v argument(std::span<const Field> rows, const char* name);

}  // namespace antipode::python
