#include "apps/python/json.h"
#include "service/json.h"

namespace antipode::python {

namespace py = pybind11;

py::object to_python(const service::Json& json) {
    if (json.is_boolean()) return py::bool_(json.get<bool>());
    if (json.is_number_unsigned()) return py::int_(json.get<std::uint64_t>());
    if (json.is_number_integer()) return py::int_(json.get<std::int64_t>());
    if (json.is_number()) return py::float_(json.get<double>());
    if (json.is_string()) return py::str(json.get<std::string>());
    if (json.is_array()) {
        py::list list;
        for (const service::Json& member : json) list.append(to_python(member));
        return list;
    }
    if (json.is_object()) {
        py::dict dict;
        for (const auto& [name, member] : json.items()) dict[py::str(name)] = to_python(member);
        return dict;
    }
    return py::none();
}

}  // namespace antipode::python
