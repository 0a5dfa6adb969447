#include "service/cube_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <system_error>

#include "service/solve.h"

namespace antipode::service {
namespace {

bool has_nothing_to_read(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos || line.substr(first).starts_with("//");
}

Result<Cube> read_solvable(std::string_view line) {
    const auto position = read_position(line);
    if (!position) return position.error();
    if (const auto error = unsolvable(position->cube)) return *error;
    return position->cube;
}

Error cannot_read(const std::filesystem::path& path, std::string_view why) {
    return {.kind    = ErrorKind::environment,
            .message = fmt::format("{} cannot be read: {}", path.string(), why)};
}

}  // namespace

Result<std::vector<Cube>> read_cube_file(const std::filesystem::path& path) {
    std::ifstream file(path);
    if (!file) return cannot_read(path, std::generic_category().message(errno));
    std::vector<Cube> cubes;
    std::string       line;
    for (std::size_t number = 1; std::getline(file, line); ++number) {
        if (has_nothing_to_read(line)) continue;
        const auto cube = read_solvable(line);
        if (!cube)
            return Error{.kind    = cube.error().kind,
                         .message = fmt::format("{}, line {}: {}", path.string(), number,
                                                cube.error().message)};
        cubes.push_back(*cube);
    }
    if (file.bad()) return cannot_read(path, "reading stopped half-way");
    if (cubes.empty())
        return Error{.kind    = ErrorKind::invalid,
                     .message = fmt::format("{} holds no cubes", path.string())};
    return cubes;
}

}  // namespace antipode::service
