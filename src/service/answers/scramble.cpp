#include "service/answers/scramble.h"

#include "cube/random_cube.h"
#include "notation/print.h"
#include "notation/transform.h"
#include "service/answers/seed.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace scramble_detail {

// Regulation 4b3: a position that fewer turns solve is drawn again.
constexpr unsigned fewest_turns = 2;

// Short enough to be done by hand without weariness, and found in about a millisecond.
// Nodes are counted, and not time, so that a seed gives the same scrambles everywhere.
constexpr Limits limits = {.enough_length = 20, .max_nodes = 2'000'000};

Error stopped() { return stopped_error(service_message<"search-stopped">()); }

}  // namespace scramble_detail

Scrambles::Scrambles(Engine& engine, std::optional<std::uint64_t> seed)
    : engine_(engine), seed_(seed ? *seed : drawn_seed()), random_(seed_) {}

Result<Scramble> Scrambles::next(const std::stop_token& stop) {
    using namespace scramble_detail;
    for (;;) {
        const Cube cube   = random_reachable(random_);
        const auto solved = engine_.solve({.cube = cube, .limits = limits}, {.stop = stop});
        if (!solved) return solved.error();
        if (stop.stop_requested()) return stopped();
        if (solved->answer.length < fewest_turns) continue;
        return Scramble{cube, inverse(solved->answer.solution), seed_, ++drawn_};
    }
}

std::string to_text(const Scramble& scramble) { return antipode::to_text(scramble.maneuver); }

Json to_json(const Scramble& scramble) {
    return {{"scramble", to_text(scramble)},
            {"length", length(scramble.maneuver, Metric::htm)},
            {"facelets", to_text(facelets_of(scramble.cube))},
            {"seed", scramble.seed},
            {"number", scramble.number}};
}

SheetItem sheet_item(const Scramble& scramble) {
    return {.number   = scramble.number,
            .position = with_centres(scramble.cube, {}),
            .maneuver = to_text(scramble)};
}

}  // namespace antipode::service
