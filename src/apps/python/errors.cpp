#include "apps/python/errors.h"

namespace antipode::python {
namespace {

PyObject* exception_for(ErrorKind kind) {
    switch (kind) {
        case ErrorKind::usage:
        case ErrorKind::invalid:
            return PyExc_ValueError;
        case ErrorKind::environment:
            return PyExc_OSError;
        case ErrorKind::stopped:
            return PyExc_KeyboardInterrupt;
        case ErrorKind::busy:
        case ErrorKind::not_found:
            break;
    }
    return PyExc_RuntimeError;
}

[[noreturn]] void raise_as(PyObject* exception, const std::string& message) {
    PyErr_SetString(exception, message.c_str());
    throw pybind11::error_already_set();
}

}  // namespace

void raise(const Error& error) { raise_as(exception_for(error.kind), error.message.text()); }
void raise_timeout(const std::string& message) { raise_as(PyExc_TimeoutError, message); }
void raise_wrong_value(const std::string& message) { raise_as(PyExc_ValueError, message); }

}  // namespace antipode::python
