#include "service/solve_tables.h"

#include <fmt/format.h>

#include <cassert>

#include "base/failure.h"
#include "base/team.h"
#include "tables/registry.h"

namespace antipode::service {

SolveTables::SolveTables(TableStore store, Metric metric, OpenOptions options)
    : store_(std::move(store)), metric_(metric), options_(std::move(options)) {
    assert(metric == Metric::htm || metric == Metric::qtm);
}

SolveTables::~SolveTables() {
    if (opener_.joinable()) opener_.join();
}

const TableSpec& SolveTables::spec(Part part) const {
    constexpr std::string_view names[2][3] = {{"small-htm", "phase-one-htm", "phase-two-htm"},
                                              {"small-qtm", "phase-one-qtm", "phase-two-qtm"}};
    const std::string_view     name =
        names[metric_ == Metric::qtm ? 1 : 0][static_cast<std::size_t>(part)];
    for (const TableSpec& candidate : table_specs())
        if (candidate.name == name) return candidate;
    assert(false && "the registry lists every table of the two-phase search");
    return table_specs().front();
}

bool SolveTables::is_ready(Part part) const {
    const Condition condition = store_.status(spec(part)).finding.condition;
    return condition == Condition::ready || condition == Condition::unchecked;
}

// Tables that are all there are mapped at once; otherwise a thread builds what
// is missing while the caller gets on with what there is.
void SolveTables::start(Opening opening) {
    {
        const std::lock_guard lock(mutex_);
        if (started_) return;
        started_             = true;
        wait_for_all_        = is_ready(Part::phase_two);
        const bool has_files = wait_for_all_ && is_ready(Part::small) && is_ready(Part::phase_one);
        const bool is_for_thread = !has_files || opening == Opening::in_background;
        if (is_for_thread && start_thread(opener_, [this] { open_all(); })) return;
    }
    open_all();
}

void SolveTables::begin() { start(Opening::in_background); }

void SolveTables::open_all() {
    try {
        if (!open(Part::small, small_)) return;
        if (!open(Part::phase_one, phase_one_)) return;
        open(Part::phase_two, phase_two_);
    } catch (...) {
        fail(failure_of("the tables of the search"));
    }
}

bool SolveTables::open(Part part, std::optional<Table>& place) {
    OpenOptions options = options_;
    options.on_built    = [&](const Table& table) { keep(table, place); };
    const auto table    = store_.open(spec(part), options);
    if (table) {
        keep(*table, place);
    } else {
        fail(table.error());
    }
    return table.has_value();
}

void SolveTables::keep(const Table& table, std::optional<Table>& place) {
    const std::lock_guard lock(mutex_);
    if (!place) place = table;
    changed_.notify_all();
}

void SolveTables::fail(const Error& error) {
    const std::lock_guard lock(mutex_);
    error_ = error;
    changed_.notify_all();
}

bool SolveTables::has_enough() const {
    return small_ && phase_one_ && (phase_two_ || !wait_for_all_);
}

SolverPointer SolveTables::joined() {
    if (!solver_ || (phase_two_ && !solver_has_all_)) {
        solver_ =
            std::make_shared<const two_phase::Solver>(std::make_shared<const two_phase::Tables>(
                metric_, two_phase::Tables::Parts{*small_, *phase_one_, phase_two_}));
        solver_has_all_ = phase_two_.has_value();
    }
    return solver_;
}

std::optional<Error> SolveTables::wait(std::unique_lock<std::mutex>& lock,
                                       const Patience&               patience) {
    const auto is_decided = [&] { return has_enough() || error_; };
    // A time point so far away would overflow.
    if (patience.max_wait >= std::chrono::hours(24 * 365))
        changed_.wait(lock, patience.stop, is_decided);
    else
        changed_.wait_for(lock, patience.stop, patience.max_wait, is_decided);
    if (has_enough()) return std::nullopt;
    if (error_) return error_;
    if (patience.stop.stop_requested())
        return Error{.kind    = ErrorKind::stopped,
                     .message = "stopped while waiting for the tables of the search"};
    return Error{.kind    = ErrorKind::busy,
                 .message = fmt::format("the tables for {} are not ready yet: they are loaded or "
                                        "built in the background, so ask again later",
                                        row(metric_).name)};
}

Result<SolverPointer> SolveTables::solver(const Patience& patience) {
    start(Opening::at_once_if_ready);
    std::unique_lock lock(mutex_);
    if (const auto error = wait(lock, patience)) return *error;
    return joined();
}

SolverPointer SolveTables::solver_if_ready() {
    const std::lock_guard lock(mutex_);
    return has_enough() ? joined() : nullptr;
}

std::optional<Error> SolveTables::finish() {
    if (opener_.joinable()) opener_.join();
    const std::lock_guard lock(mutex_);
    return error_;
}

// The largest first: its file is let go before the next is copied, and that way
// the least memory is taken at any moment. Searches that run keep their files.
void SolveTables::move_to_huge_pages(unsigned threads) {
    for (std::optional<Table>* place : {&phase_one_, &phase_two_, &small_}) {
        std::unique_lock lock(mutex_);
        if (!*place) continue;
        const Table table = **place;
        lock.unlock();
        if (options_.stop.stop_requested()) return;
        const Table copy = prefer_huge_pages(table, threads);
        lock.lock();
        *place = copy;
    }
    const std::lock_guard lock(mutex_);
    if (!has_enough()) return;
    solver_.reset();
    joined();
}

}  // namespace antipode::service
