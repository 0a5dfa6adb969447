#include "explore/count/plan_centred.h"

#include <algorithm>

#include "explore/count/packed_position.h"
#include "explore/messages.h"

namespace antipode::counting {
namespace {

constexpr std::uint64_t centred_quarter_turn_counts[] = {1,     12,    114,    1068,
                                                         10011, 93840, 878880, 8223552};
constexpr std::uint64_t centred_half_turn_counts[]    = {1, 18, 243, 3240, 43239, 575256, 7635214};

// Rounds of less than that would be too many.
constexpr std::uint64_t least_room = 200'000'000;

}  // namespace

std::span<const std::uint64_t> known_centred_counts(Metric metric) {
    if (metric == Metric::qtm) return centred_quarter_turn_counts;
    return centred_half_turn_counts;
}

double expected_centred_positions(Metric metric, unsigned distance) {
    const auto   known  = known_centred_counts(metric);
    const double growth = metric == Metric::qtm ? 9.37 : 13.3;
    double count = static_cast<double>(known[std::min<std::size_t>(distance, known.size() - 1)]);
    for (std::size_t i = known.size(); i <= distance; ++i) count *= growth;
    return count;
}

SymmetrySet symmetries_keeping(CentreSet counted) {
    SymmetrySet kept;
    for (const Symmetry s : all_symmetries) kept[s.index()] = image(s, counted) == counted;
    return kept;
}

double centred_level_bytes(const CountRequest& request) {
    double positions = 0;
    for (unsigned d = request.depth < 2 ? 0 : request.depth - 2; d < request.depth; ++d)
        positions += expected_centred_positions(request.metric, d);
    return positions / static_cast<double>(symmetries_keeping(request.centres).count())
           * sizeof(PackedPosition);
}

std::uint64_t centred_working_memory(const CountRequest& request) {
    return std::max(request.memory, least_room);
}

// While the last level is made, its positions are kept until there is no room for more.
double needed_with_centres(const CountRequest& request) {
    constexpr double beside_levels = 10e6;
    const auto       symmetries = static_cast<double>(symmetries_keeping(request.centres).count());
    const double     last = expected_centred_positions(request.metric, request.depth) / symmetries
                        * sizeof(PackedPosition);
    return beside_levels + centred_level_bytes(request)
           + std::min(last, static_cast<double>(centred_working_memory(request)));
}

std::optional<Error> too_much_with_centres(const CountRequest& request) {
    const double needed  = centred_level_bytes(request);
    const auto   allowed = static_cast<double>(centred_working_memory(request));
    if (needed <= allowed) return std::nullopt;
    return Error{.kind    = ErrorKind::environment,
                 .message = explore_message<"count-levels-too-large">(request.depth, needed / 1e9,
                                                                      allowed / 1e9)};
}

}  // namespace antipode::counting
