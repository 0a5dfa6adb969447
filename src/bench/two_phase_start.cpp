#include "bench/two_phase_start.h"

#include <fmt/format.h>

#include <limits>

#include "tables/registry.h"

namespace antipode::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Parts = two_phase::Tables::Parts;

Result<Table> open_part(const TableStore& store, std::string_view stem,
                        const StartRequest& request) {
    return store.open(table_named(fmt::format("{}-{}", stem, row(request.metric).name)),
                      request.options);
}

Result<Parts> open_parts(const TableStore& store, const StartRequest& request) {
    const auto small = open_part(store, "small", request);
    if (!small) return small.error();
    const auto phase_one = open_part(store, "phase-one", request);
    if (!phase_one) return phase_one.error();
    const auto phase_two = open_part(store, "phase-two", request);
    if (!phase_two) return phase_two.error();
    return Parts{.small = *small, .phase_one = *phase_one, .phase_two = *phase_two};
}

Answer any_solution(const std::shared_ptr<const two_phase::Tables>& tables, const Cube& cube) {
    constexpr unsigned any_length = std::numeric_limits<unsigned>::max();
    return two_phase::Solver(tables).solve({.cube = cube, .limits = {.enough_length = any_length}});
}

// The largest first: its file is let go before the next is copied, and that way
// the least memory is taken at any moment.
void move_to_huge_pages(Parts& parts, unsigned threads) {
    parts.phase_one = prefer_huge_pages(parts.phase_one, threads);
    parts.phase_two = prefer_huge_pages(*parts.phase_two, threads);
    parts.small     = prefer_huge_pages(parts.small, threads);
}

}  // namespace

two_phase::Solver solver_of(const Start& start) {
    const two_phase::Solver solver(start.tables);
    return start.centre_parity ? solver.with_centre_parity(*start.centre_parity) : solver;
}

Result<Start> start_two_phase(const TableStore& store, const StartRequest& request) {
    if (const auto built = open_parts(store, request); !built) return built.error();

    const auto begin = Clock::now();
    auto       parts = open_parts(store, request);
    if (!parts) return parts.error();
    const auto opened = Clock::now();
    auto       tables = std::make_shared<const two_phase::Tables>(request.metric, *parts);
    keep(any_solution(tables, request.first));
    const auto answered = Clock::now();
    if (request.pages == Pages::huge) {
        tables.reset();
        move_to_huge_pages(*parts, request.options.threads);
        tables = std::make_shared<const two_phase::Tables>(request.metric, *parts);
    }
    Start start = {.tables       = tables,
                   .phase_one    = parts->phase_one,
                   .opening      = opened - begin,
                   .first_answer = answered - opened,
                   .copying = request.pages == Pages::huge ? Clock::now() - answered : Seconds{}};
    if (request.centres.empty()) return start;
    const auto parity = open_part(store, "centres", request);
    if (!parity) return parity.error();
    start.centre_parity = request.pages == Pages::huge
                              ? prefer_huge_pages(*parity, request.options.threads)
                              : *parity;
    return start;
}

}  // namespace antipode::bench
