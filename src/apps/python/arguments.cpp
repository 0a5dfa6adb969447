#include "apps/python/arguments.h"

#include "apps/python/errors.h"
#include "apps/python/json.h"
#include "service/json.h"

namespace antipode::python {
namespace {

namespace py = pybind11;
using service::Interface;
using service::Json;
using service::Kind;

// Python counts seconds.
Json to_json(const py::object& value, Kind kind) {
    if (kind == Kind::duration) return value.cast<double>() * 1000;
    if (kind == Kind::flag) return value.cast<bool>();
    if (kind != Kind::whole) return value.cast<std::string>();
    if (value < py::int_(0)) return value.cast<std::int64_t>();
    return value.cast<std::uint64_t>();
}

const Field& row_called(std::span<const Field> rows, std::string_view name) {
    for (const Field& row : rows)
        if (service::spelled(row, Interface::python) == name) return row;
    throw py::key_error(std::string(name));
}

}  // namespace

Fields read_arguments(std::span<const Field>                                         rows,
                      std::initializer_list<std::pair<std::string_view, py::object>> arguments) {
    Json object = Json::object();
    for (const auto& [name, value] : arguments) {
        const Field& row = row_called(rows, name);
        if (!value.is_none()) object[std::string(row.name)] = to_json(value, row.kind);
    }
    return value_of(Fields::read(std::move(object), rows, Interface::python));
}

py::arg_v argument(std::span<const Field> rows, const char* name) {
    const Field& row = row_called(rows, name);
    if (row.kind == Kind::flag) return {name, false};
    return {name, row.otherwise.empty() ? py::none() : to_python(service::default_of(row))};
}

}  // namespace antipode::python
