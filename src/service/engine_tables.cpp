#include "service/engine_tables.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/failure.h"
#include "base/team.h"
#include "service/table_steps.h"

namespace antipode::service {

EngineTables::EngineTables(Options options) : options_(std::move(options)) {
    tables_ = std::make_shared<SolveTables>(options_.store, options_.metric, opening());
    status_ = {.metric = options_.metric, .message = "opened when first asked for"};
}

EngineTables::~EngineTables() {
    stop_.request_stop();
    if (keeper_.joinable()) keeper_.join();
}

OpenOptions EngineTables::opening() {
    OpenOptions opening;
    opening.threads        = options_.threads;
    opening.stop           = stop_.get_token();
    opening.on_build_start = [this](const TableSpec& spec) {
        note({spec, TableStep::building, 0});
    };
    opening.on_progress = [this](const TableProgress& progress) { note(progress); };
    return opening;
}

void EngineTables::begin() {
    const std::lock_guard lock(mutex_);
    if (begun_) return;
    const auto work = [this] {
        try {
            keep();
        } catch (...) {
            set(TablesState::failed, 0, failure_of("the tables of the search").message);
        }
    };
    // Without a keeper the one who asks opens them, and nothing is told of it.
    begun_ = start_thread(keeper_, work);
    if (begun_)
        status_ = {.metric = options_.metric, .state = TablesState::loading, .message = "loading"};
}

void EngineTables::keep() {
    options_.on_change(status());
    tables_->begin();
    if (const auto error = tables_->finish()) return set(TablesState::failed, 0, error->message);
    set(TablesState::ready, 1, "ready");
    if (options_.pages == Pages::small) return;
    // Not all threads: there may be searches already.
    tables_->move_to_huge_pages(std::max(1U, options_.threads / 2));
    options_.on_moved();
}

Result<SolverPointer> EngineTables::solver(const Patience& patience) {
    begin();
    tables_->begin();
    return tables_->solver(patience);
}

TablesStatus EngineTables::status() const {
    const std::lock_guard lock(mutex_);
    return status_;
}

void EngineTables::set(TablesState state, double progress, std::string message) {
    const TablesStatus next = {.metric   = options_.metric,
                               .state    = state,
                               .progress = progress,
                               .message  = std::move(message)};
    {
        const std::lock_guard lock(mutex_);
        if (next == status_) return;
        status_ = next;
    }
    options_.on_change(next);
}

void EngineTables::note(const TableProgress& progress) {
    const TablesStatus before  = status();
    const double       reached = std::max(before.progress, fraction_of(progress));
    const std::string  message =
        fmt::format("{} the table {}", row(progress.step).name, progress.spec.name);
    if (message == before.message && reached < before.progress + noticeable_share) return;
    const bool is_build =
        progress.step != TableStep::checking || before.state == TablesState::building;
    set(is_build ? TablesState::building : TablesState::loading, reached, message);
}

// Of all bytes of all tables; they come in the order of the registry.
double EngineTables::fraction_of(const TableProgress& progress) const {
    double done      = 0;
    double total     = 0;
    bool   is_before = true;
    for (const TableSpec* spec : tables_of(options_.metric)) {
        const auto bytes = static_cast<double>(spec->bytes);
        if (spec->name == progress.spec.name) {
            is_before = false;
            done += bytes * share_done(progress);
        } else if (is_before) {
            done += bytes;
        }
        total += bytes;
    }
    return done / total;
}

}  // namespace antipode::service
