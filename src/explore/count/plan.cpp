#include "explore/count/plan.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/memory.h"
#include "explore/count/edges.h"
#include "explore/count/joining.h"
#include "explore/count/plan_centred.h"
#include "explore/messages.h"

namespace antipode::counting {
namespace {

constexpr std::uint64_t quarter_turn_counts[] = {1,
                                                 12,
                                                 114,
                                                 1068,
                                                 10011,
                                                 93840,
                                                 878880,
                                                 8221632,
                                                 76843595,
                                                 717789576,
                                                 6701836858,
                                                 62549615248,
                                                 583570100997,
                                                 5442351625028,
                                                 50729620202582,
                                                 472495678811004};
constexpr std::uint64_t half_turn_counts[]    = {1,
                                                 18,
                                                 243,
                                                 3240,
                                                 43239,
                                                 574908,
                                                 7618438,
                                                 100803036,
                                                 1332343288,
                                                 17596479795,
                                                 232248063316,
                                                 3063288809012,
                                                 40374425656248,
                                                 531653418284628};

// How far to store for which depth: a level more makes lists longer and prefixes fewer,
// but takes its time to be made.
struct StoringRow {
    Metric   metric;
    unsigned least_depth;
    unsigned stored;
};
constexpr StoringRow storing_rows[] = {
    {Metric::qtm, 13, 10}, {Metric::qtm, 10, 9}, {Metric::qtm, 0, 8},
    {Metric::htm, 9, 8},   {Metric::htm, 8, 7},  {Metric::htm, 0, 6},
};

// Of the level: 1/48 of its positions.
double level_bytes(Metric metric, unsigned distance) {
    return expected_positions(metric, distance) / Symmetry::count * sizeof(EdgeState);
}

// Prefixes are found several times before each is kept once.
constexpr double bytes_of_prefix = 2.5 * sizeof(Prefix);

// What a thread has for each of them: the joint, its list, and a frame for each symmetry.
constexpr double bytes_of_joint =
    3 * sizeof(PackedCorners) + 2 * sizeof(Slot) + sizeof(JoinedList) + 1.5 * sizeof(ProductFrame);

// Buckets have room for twice the keys that are expected; then there is the list of them
// that the classes are counted with.
constexpr double bytes_of_product = 3.5 * sizeof(Key);

// Less than that is no reason to refuse anything.
constexpr std::uint64_t least_allowed = 500'000'000;

std::uint64_t allowed_beside_levels(const CountRequest& request) {
    return std::max(request.memory, least_allowed);
}

// Products in one coset, at the depth of the request.
double products_in_coset(const CountRequest& request, unsigned stored) {
    // In quarter turns only cosets of the right parity have any.
    const double cosets = 88'179'840.0 / (request.metric == Metric::qtm ? 2 : 1);
    return expected_positions(request.metric, request.depth - stored)
           * expected_positions(request.metric, stored) / cosets;
}

}  // namespace

double expected_positions(Metric metric, unsigned distance) {
    const auto   known  = known_counts(metric);
    const double growth = metric == Metric::qtm ? 9.32 : 13.2;
    double count = static_cast<double>(known[std::min<std::size_t>(distance, known.size() - 1)]);
    for (std::size_t i = known.size(); i <= distance; ++i) count *= growth;
    return count;
}

std::span<const std::uint64_t> known_counts(Metric metric) {
    if (metric == Metric::qtm) return quarter_turn_counts;
    return half_turn_counts;
}

unsigned stored_depth(const CountRequest& request) {
    if (!request.centres.empty()) return request.depth;
    const auto row         = std::ranges::find_if(storing_rows, [&](const StoringRow& each) {
        return each.metric == request.metric && each.least_depth <= request.depth;
    });
    unsigned   stored      = std::min(request.depth, row->stored);
    const auto is_too_much = [&] {
        return level_bytes(request.metric, stored) > static_cast<double>(request.memory);
    };
    while (stored > 4 && is_too_much()) --stored;
    return stored;
}

WorkingMemory working_memory(const CountRequest& request) {
    const unsigned stored = stored_depth(request);
    if (request.depth <= stored) return {};
    double prefixes = 0;
    for (unsigned length = 1; length <= request.depth - stored; ++length)
        prefixes += expected_positions(request.metric, length);
    return {.shared = prefixes * bytes_of_prefix,
            .per_thread =
                prefixes * bytes_of_joint + products_in_coset(request, stored) * bytes_of_product};
}

unsigned counting_threads(const CountRequest& request) {
    const WorkingMemory memory = working_memory(request);
    const double        left = static_cast<double>(allowed_beside_levels(request)) - memory.shared;
    if (left < memory.per_thread) return 0;
    if (left >= memory.per_thread * request.threads) return request.threads;
    return static_cast<unsigned>(left / memory.per_thread);
}

namespace {

std::optional<Error> more_than_allowed(const CountRequest& request) {
    if (counting_threads(request) > 0) return std::nullopt;
    const WorkingMemory memory = working_memory(request);
    return Error{.kind    = ErrorKind::environment,
                 .message = explore_message<"count-too-large">(
                     request.depth, (memory.shared + memory.per_thread) / 1e9,
                     static_cast<double>(allowed_beside_levels(request)) / 1e9)};
}

}  // namespace

// Measured: 147 MB to 5 turns, 693 MB to 9 face turns and 491 MB to 10 quarter turns, of which the
// largest level takes 222 MB and 120 MB, and as much again while it is made.
double needed_memory(const CountRequest& request) {
    constexpr double beside_levels = 150e6;
    if (!request.centres.empty()) return needed_with_centres(request);
    const unsigned      stored  = stored_depth(request);
    const WorkingMemory working = working_memory(request);
    double              levels  = level_bytes(request.metric, stored);
    for (unsigned distance = 0; distance <= stored; ++distance)
        levels += level_bytes(request.metric, distance);
    return beside_levels + levels + working.shared + working.per_thread;
}

std::optional<Error> too_much_to_count(const CountRequest& request) {
    if (auto error =
            request.centres.empty() ? more_than_allowed(request) : too_much_with_centres(request))
        return error;
    return beyond_memory(request.depth, needed_memory(request));
}

std::optional<Error> beyond_memory(unsigned depth, double needed) {
    const AvailableMemory memory = available_memory();
    if (needed <= static_cast<double>(memory.bytes)) return std::nullopt;
    constexpr double most_told = 1e18;  // an exabyte, so that it is a whole number
    return environment_error(explore_message<"count-beyond-memory">(
        depth, static_cast<std::uint64_t>(std::min(needed, most_told)), memory.bytes,
        name_of(memory.limited_by), remedy_for(memory.limited_by)));
}

}  // namespace antipode::counting
