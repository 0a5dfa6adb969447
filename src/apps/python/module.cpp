// The Python module antipode: arguments in, Python's objects out; no cube logic.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "apps/python/docs.h"
#include "apps/python/errors.h"
#include "apps/python/json.h"
#include "apps/python/searches.h"
#include "service/answers/info.h"
#include "service/answers/random.h"
#include "service/json.h"

namespace antipode::python {
namespace {

namespace py = pybind11;

constexpr std::int64_t most_drawn = 10'000'000;

Wanted wanted_of(bool all) { return all ? Wanted::all : Wanted::one; }

// One text, or a list of them where all were asked for.
py::object answer_of(const std::vector<std::string>& words, bool all) {
    if (all) return py::cast(words);
    return py::str(words.front());
}

py::object info(const std::string& cube) {
    return to_python(to_json(service::info(value_of(service::read_position(cube)))));
}

std::string convert(const std::string& cube, const std::string& to) {
    const service::Target   target   = value_of(service::parse_target(to));
    const service::Position position = value_of(service::read_position(cube));
    return value_of(service::write_position(position, target));
}

std::vector<std::string> random(std::int64_t count, std::optional<std::uint64_t> seed) {
    if (count < 0 || count > most_drawn)
        raise_wrong_value("count is " + std::to_string(count)
                          + ": expected a whole number from 0 to " + std::to_string(most_drawn));
    service::RandomPositions positions({.seed = seed});
    std::vector<std::string> cubes;
    for (std::int64_t i = 0; i < count; ++i)
        cubes.push_back(value_of(positions.next()).written.text);
    return cubes;
}

void add_searches(py::module_& target, const std::shared_ptr<Searches>& searches) {
    target.def(
        "solve",
        [searches](std::string cube, std::optional<std::string> pattern, int max_depth,
                   Seconds time, unsigned threads) {
            return searches->solve({std::move(cube), std::move(pattern), max_depth, time, threads});
        },
        py::arg("cubestring"), py::arg("patternstring") = py::none(), py::arg("max_depth") = 24,
        py::kw_only(), py::arg("time") = py::none(), py::arg("threads") = 1, docs::solve);
    target.def(
        "optimal",
        [searches](std::string cube, std::string metric, bool all, Seconds time,
                   std::optional<std::string> memory) {
            return answer_of(searches->optimal({std::move(cube), std::move(metric), wanted_of(all),
                                                time, std::move(memory)}),
                             all);
        },
        py::arg("cube"), py::arg("metric") = "htm", py::arg("all") = false,
        py::arg("time") = py::none(), py::kw_only(), py::arg("memory") = py::none(), docs::optimal);
    target.def(
        "pocket",
        [searches](std::string cube, std::string metric, bool all) {
            const service::Json answer =
                searches->pocket({std::move(cube), std::move(metric), wanted_of(all)});
            return to_python(answer[all ? "solutions" : "solution"]);
        },
        py::arg("cube"), py::arg("metric") = "htm", py::arg("all") = false, docs::pocket);
}

}  // namespace
}  // namespace antipode::python

PYBIND11_MODULE(antipode, target) {
    using namespace antipode::python;
    const auto searches        = std::make_shared<Searches>();
    target.doc()               = docs::overview;
    target.attr("__version__") = ANTIPODE_VERSION;
    add_searches(target, searches);
    target.def("info", info, py::arg("cube"), docs::info);
    target.def("convert", convert, py::arg("cube"), py::arg("to") = "facelets", docs::convert);
    target.def("random", antipode::python::random, py::arg("count") = 1,
               py::arg("seed") = py::none(), docs::random);
    py::module_::import("atexit").attr("register")(
        py::cpp_function([searches] { searches->finish(); }));
}
