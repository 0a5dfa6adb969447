#include "bench/cube_file.h"

#include "base/read_file.h"
#include "base/text_lines.h"
#include "bench/messages.h"
#include "service/answers/solve.h"

namespace antipode::bench {
namespace {

Result<CentredCube> read_solvable(std::string_view line, CentreSet centres) {
    if (line.size() > longest_line) return line_too_long();
    const auto position = service::read_position(line, {.centres = centres});
    if (!position) return position.error();
    if (const auto error = service::unsolvable(centred(*position))) return *error;
    return centred(*position);
}

}  // namespace

Result<std::vector<CentredCube>> read_cube_file(const std::filesystem::path& path,
                                                CentreSet                    centres) {
    const auto file = read_file(path);
    if (!file) return file.error();
    std::vector<CentredCube> cubes;
    std::string_view         rest = without_byte_order_mark(*file);
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const std::string_view line = take_line(rest);
        if (has_nothing_to_read(line)) continue;
        const auto cube = read_solvable(line, centres);
        if (!cube)
            return Error{.kind    = cube.error().kind,
                         .message = message<"bench-wrong-line">(path.string(), number,
                                                                cube.error().message)};
        cubes.push_back(*cube);
    }
    if (cubes.empty())
        return Error{.kind    = ErrorKind::invalid,
                     .message = message<"bench-no-cubes">(path.string())};
    return cubes;
}

}  // namespace antipode::bench
