#include "service/solve_tables.h"

#include <cassert>

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
void SolveTables::start() {
    {
        const std::lock_guard lock(mutex_);
        if (started_) return;
        started_ = true;
    }
    wait_for_all_ = is_ready(Part::phase_two);
    if (wait_for_all_ && is_ready(Part::small) && is_ready(Part::phase_one)) return open_all();
    opener_ = std::jthread([this] { open_all(); });
}

void SolveTables::open_all() {
    if (!open(Part::small, small_)) return;
    if (!open(Part::phase_one, phase_one_)) return;
    open(Part::phase_two, phase_two_);
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

Result<two_phase::Solver> SolveTables::solver() {
    start();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return has_enough() || error_; });
    if (!has_enough()) return *error_;
    if (!joined_ || (phase_two_ && !joined_all_)) {
        joined_ = std::make_shared<const two_phase::Tables>(
            metric_, two_phase::Tables::Parts{*small_, *phase_one_, phase_two_});
        joined_all_ = phase_two_.has_value();
    }
    return two_phase::Solver(joined_);
}

std::optional<Error> SolveTables::finish() {
    if (opener_.joinable()) opener_.join();
    const std::lock_guard lock(mutex_);
    return error_;
}

}  // namespace antipode::service
