// What is wrong, as Python's exceptions.
//
//     const service::Position position = value_of(service::read_position(text));
#pragma once

#include <pybind11/pybind11.h>

#include <string>

#include "base/result.h"

namespace antipode::python {

// Wrong input is a ValueError, trouble with files and memory an OSError.
[[noreturn]] void raise(const Error& error);
[[noreturn]] void raise_timeout(const std::string& message);
[[noreturn]] void raise_wrong_value(const std::string& message);

template <class T>
T value_of(Result<T> result) {
    if (!result) raise(result.error());
    return *std::move(result);
}

}  // namespace antipode::python
