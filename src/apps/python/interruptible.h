// Work that other Python threads need not wait for, and that Ctrl-C stops.
//
//     auto answer = interruptibly([&](std::stop_token stop) { return search(cube, stop); });
//
// Python hands signals to its main thread only, and only where that asks for them. So
// the work is done by a thread of its own, and this one asks now and then.
#pragma once

#include <pybind11/pybind11.h>

#include <chrono>
#include <future>
#include <stop_token>

#include "apps/python/errors.h"
#include "base/failure.h"
#include "base/messages.h"

namespace antipode::python {

// Leaves the exception of the signal's handler behind.
inline bool was_interrupted() {
    const pybind11::gil_scoped_acquire holding;
    return PyErr_CheckSignals() != 0;
}

template <class Work>
auto interruptibly(const Work& work) {
    constexpr auto   between_looks = std::chrono::milliseconds(50);
    std::stop_source stop;
    try {
        auto done = std::async(std::launch::async, [&] { return work(stop.get_token()); });
        {
            const pybind11::gil_scoped_release released;
            while (done.wait_for(between_looks) != std::future_status::ready
                   && !was_interrupted()) {
            }
            stop.request_stop();  // nobody wants it any more, if it is not over
            done.wait();
        }
        if (PyErr_Occurred() != nullptr) throw pybind11::error_already_set();
        return done.get();
    } catch (const pybind11::error_already_set&) {
        throw;
    } catch (...) {
        raise(failure_of(base_message<"the-search">()));
    }
}

}  // namespace antipode::python
