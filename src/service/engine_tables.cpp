#include "service/engine_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace antipode::service {
namespace {

// By TableStep: what it is called, and which part of the work on a table it is
// when that has to be built.
struct StepRow {
    std::string_view name;
    double           begin;
    double           end;
};
constexpr std::array<StepRow, 4> steps = {
    {{"checking", 0, 1}, {"building", 0, 0.75}, {"counting", 0.75, 0.75}, {"writing", 0.75, 1}}};

// Smaller steps are told to nobody.
constexpr double noticeable = 0.005;

}  // namespace

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
    begun_  = true;
    status_ = {.metric = options_.metric, .state = TablesState::loading, .message = "loading"};
    keeper_ = std::jthread([this] { keep(); });
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
    const TablesStatus next = {options_.metric, state, progress, std::move(message)};
    {
        const std::lock_guard lock(mutex_);
        if (next == status_) return;
        status_ = next;
    }
    options_.on_change(next);
}

void EngineTables::note(const TableProgress& progress) {
    const TablesStatus before  = status();
    const StepRow&     step    = steps.at(static_cast<std::size_t>(progress.step));
    const double       reached = std::max(before.progress, fraction_of(progress));
    const std::string  message = fmt::format("{} the table {}", step.name, progress.spec.name);
    if (message == before.message && reached < before.progress + noticeable) return;
    const bool is_build =
        progress.step != TableStep::checking || before.state == TablesState::building;
    set(is_build ? TablesState::building : TablesState::loading, reached, message);
}

// Of all bytes of all tables; they come in the order of the registry.
double EngineTables::fraction_of(const TableProgress& progress) const {
    const StepRow& step      = steps.at(static_cast<std::size_t>(progress.step));
    const double   part      = step.begin + (step.end - step.begin) * progress.fraction;
    double         done      = 0;
    double         total     = 0;
    bool           is_before = true;
    for (const TableSpec* spec : tables_of(options_.metric)) {
        const auto bytes = static_cast<double>(spec->bytes);
        if (spec->name == progress.spec.name) {
            is_before = false;
            done += bytes * part;
        } else if (is_before) {
            done += bytes;
        }
        total += bytes;
    }
    return done / total;
}

}  // namespace antipode::service
