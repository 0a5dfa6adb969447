// Answers as Python's own dictionaries and lists.
#pragma once

#include <pybind11/pybind11.h>

#include "service/json_fwd.h"

namespace antipode::python {

pybind11::object to_python(const service::Json& json);

}  // namespace antipode::python
