#include "service/requests/path.h"

namespace antipode::service {

Result<PathRequest> read_path(const Fields& fields) {
    if (auto error = wrong_centres(fields)) return *std::move(error);
    const auto from = read_cube(fields, "from");
    if (!from) return from.error();
    const auto to = read_cube(fields, "to");
    if (!to) return to.error();
    return PathRequest{.from         = from->cube,
                       .to           = to->cube,
                       .from_centres = from->centres,
                       .to_centres   = to->centres,
                       .metric       = metric_of(fields),
                       .max_length   = fields.whole<std::size_t>("max_length"),
                       .threads      = threads_of(fields)};
}

}  // namespace antipode::service
