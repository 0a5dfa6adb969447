// The Python module antipode: arguments in, Python's objects out; no cube logic.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "apps/python/arguments.h"
#include "apps/python/docs.h"
#include "apps/python/errors.h"
#include "apps/python/json.h"
#include "apps/python/searches.h"
#include "service/json.h"

namespace antipode::python {
namespace {

namespace py = pybind11;

using Text      = std::string;
using MaybeText = std::optional<std::string>;
using Seconds   = std::optional<double>;  // no limit when absent

// One text, or a list of them where all were asked for.
py::object answer_of(const std::vector<std::string>& words, bool all) {
    if (all) return py::cast(words);
    return py::str(words.front());
}

template <class T>
py::object object(const T& value) {
    return py::cast(value);
}

py::object info(const Text& cube, const MaybeText& centres) {
    const Fields fields = read_arguments(service::centred_cube_fields,
                                         {{"cube", object(cube)}, {"centres", object(centres)}});
    return to_python(to_json(value_of(service::ask_info(fields))));
}

Text convert(const Text& cube, const Text& to, const MaybeText& centres) {
    const Fields fields =
        read_arguments(convert_arguments,
                       {{"cube", object(cube)}, {"to", object(to)}, {"centres", object(centres)}});
    return value_of(service::ask_convert(fields)).text;
}

std::vector<Text> random(std::int64_t count, std::optional<std::uint64_t> seed,
                         const MaybeText& centres) {
    const Fields fields = read_arguments(
        random_arguments,
        {{"count", object(count)}, {"seed", object(seed)}, {"centres", object(centres)}});
    return value_of(service::ask_random(fields));
}

void add_solve(py::module_& target, const std::shared_ptr<Searches>& searches) {
    constexpr auto& rows = solve_arguments;
    target.def(
        "solve",
        [searches](const Text& cube, const MaybeText& pattern, std::int64_t max_depth, Seconds time,
                   std::int64_t threads, const MaybeText& centres) {
            return searches->solve(read_arguments(rows, {{"cubestring", object(cube)},
                                                         {"patternstring", object(pattern)},
                                                         {"max_depth", object(max_depth)},
                                                         {"time", object(time)},
                                                         {"threads", object(threads)},
                                                         {"centres", object(centres)}}));
        },
        py::arg("cubestring"), argument(rows, "patternstring"), argument(rows, "max_depth"),
        py::kw_only(), argument(rows, "time"), argument(rows, "threads"), argument(rows, "centres"),
        docs::solve);
}

void add_optimal(py::module_& target, const std::shared_ptr<Searches>& searches) {
    constexpr auto& rows = optimal_arguments;
    target.def(
        "optimal",
        [searches](const Text& cube, const Text& metric, bool all, Seconds time,
                   const MaybeText& memory, const MaybeText& centres) {
            const Fields fields = read_arguments(rows, {{"cube", object(cube)},
                                                        {"optimal", object(true)},
                                                        {"metric", object(metric)},
                                                        {"all", object(all)},
                                                        {"time", object(time)},
                                                        {"memory", object(memory)},
                                                        {"centres", object(centres)}});
            return answer_of(searches->optimal(fields), all);
        },
        py::arg("cube"), argument(rows, "metric"), argument(rows, "all"), argument(rows, "time"),
        py::kw_only(), argument(rows, "memory"), argument(rows, "centres"), docs::optimal);
}

void add_pocket(py::module_& target, const std::shared_ptr<Searches>& searches) {
    constexpr auto& rows = service::pocket_solve_fields;
    target.def(
        "pocket",
        [searches](const Text& cube, const Text& metric, bool all) {
            const service::Json answer = searches->pocket(read_arguments(
                rows, {{"cube", object(cube)}, {"metric", object(metric)}, {"all", object(all)}}));
            return to_python(answer[all ? "solutions" : "solution"]);
        },
        py::arg("cube"), argument(rows, "metric"), argument(rows, "all"), docs::pocket);
}

}  // namespace
}  // namespace antipode::python

PYBIND11_MODULE(antipode, target) {
    using namespace antipode::python;
    const auto searches        = std::make_shared<Searches>();
    target.doc()               = docs::overview;
    target.attr("__version__") = ANTIPODE_VERSION;
    add_solve(target, searches);
    add_optimal(target, searches);
    add_pocket(target, searches);
    target.def("info", info, py::arg("cube"), py::kw_only(), argument(convert_arguments, "centres"),
               docs::info);
    target.def("convert", convert, py::arg("cube"), argument(convert_arguments, "to"),
               py::kw_only(), argument(convert_arguments, "centres"), docs::convert);
    target.def("random", antipode::python::random, argument(random_arguments, "count"),
               argument(random_arguments, "seed"), py::kw_only(),
               argument(random_arguments, "centres"), docs::random);
    py::module_::import("atexit").attr("register")(
        py::cpp_function([searches] { searches->finish(); }));
}
