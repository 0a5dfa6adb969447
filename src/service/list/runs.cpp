#include "service/list/runs.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/at_end.h"
#include "service/json.h"

namespace antipode::service {
namespace {

using Clock = std::chrono::steady_clock;

// Each record is written to the list of cubes and told to every page.
constexpr auto progress_interval = std::chrono::milliseconds(250);

// By TaskState.
RowState row_state(TaskState state) {
    constexpr std::array states = {RowState::queued,     RowState::running, RowState::paused,
                                   RowState::done,       RowState::stopped, RowState::failed,
                                   RowState::interrupted};
    return states.at(static_cast<std::size_t>(state));
}

std::vector<RowId> ids_of(std::span<const std::shared_ptr<RowSearch>> rows) {
    std::vector<RowId> ids;
    ids.reserve(rows.size());
    for (const auto& row : rows) ids.push_back(row->id);
    return ids;
}

}  // namespace

Json to_json(const RunAnswer& answer) {
    return {{"queued", answer.queued}, {"left_out", answer.left_out}};
}

Json to_json(const RunCounts& counts) {
    return {{"running", counts.running}, {"queued", counts.queued}, {"done", counts.done}};
}

void add_progress(Json& row, const Runs& runs) {
    const auto progress = runs.progress(RowId(row.at("id").get<std::int64_t>()));
    if (!progress) return;
    const Json told = to_json(*progress);
    for (const char* name : {"fraction", "seconds_left", "table"})
        if (told.contains(name)) row[name] = told.at(name);
}

Runs::Runs(const Means& means)
    : means_(means),
      shared_(std::make_shared<RowSearch::Shared>(means.engine, means.store,
                                                  [this](const RowNews& news) { note(news); })) {}

Runs::~Runs() { shut_down(); }

// ---- what users ask for ---------------------------------------------------------

Result<RunAnswer> Runs::run(const Selection& selection, const RunOptions& options) {
    const Lock one_at_a_time(operations_);
    const auto listed = means_.store.rows(selection);
    if (!listed) return listed.error();
    std::vector<Row> rows = *listed;
    std::erase_if(rows, [&](const Row& row) { return !is_worth_it(row, options); });
    const std::size_t most   = std::min(options.max_cubes.value_or(rows.size()), rows.size());
    const auto        queued = enqueue(std::span(rows).first(most), options);
    if (!queued) return queued.error();
    return RunAnswer{*queued, listed->size() - *queued};
}

std::size_t Runs::stop(const Selection& selection) {
    const Lock one_at_a_time(operations_);
    return means_.pool.stop(selected(selection), StopReason::asked);
}

std::size_t Runs::pause(const Selection& selection) {
    const Lock one_at_a_time(operations_);
    return means_.pool.pause(selected(selection));
}

Result<std::size_t> Runs::resume(const Selection& selection) {
    const Lock        one_at_a_time(operations_);
    const std::size_t resumed     = means_.pool.resume(selected(selection));
    const auto        interrupted = resume_interrupted(selection);
    if (!interrupted) return interrupted.error();
    return resumed + *interrupted;
}

// Each with the options it had.
Result<std::size_t> Runs::resume_interrupted(const Selection& selection) {
    const auto listed = means_.store.rows(selection);
    if (!listed) return listed.error();
    std::vector<Row> rows = *listed;
    std::erase_if(rows,
                  [](const Row& row) { return row.entry.findings.state != RowState::interrupted; });
    std::size_t resumed = 0;
    while (!rows.empty()) {
        const Row  first  = rows.front();
        const auto same   = std::stable_partition(rows.begin(), rows.end(), [&](const Row& row) {
            return row.entry.findings.parameters != first.entry.findings.parameters;
        });
        auto       queued = enqueue({same, rows.end()}, options_of(first).value_or(RunOptions{}));
        if (!queued) return queued;
        resumed += *queued;
        rows.erase(same, rows.end());
    }
    return resumed;
}

// The store hears of `queued` before a search can say `running`. Only a row alone can be
// refused by the pool; it is then as it was.
std::optional<Error> Runs::begin(std::span<const Pointer> rows, RowState before) {
    const auto ids = ids_of(rows);
    if (auto error = means_.store.queue(ids, *rows.front()->options)) return error;
    auto error = means_.pool.submit(std::vector<WorkPool::Handle>(rows.begin(), rows.end()));
    if (error) means_.store.set_state(ids, before);
    return error;
}

Result<std::size_t> Runs::enqueue(std::span<const Row> rows, const RunOptions& options) {
    const bool     is_alone = rows.size() == 1;
    const unsigned all      = means_.pool.threads();
    const unsigned wanted   = options.threads != 0 ? options.threads : is_alone ? all : 1;
    const unsigned threads  = std::min(wanted, all);
    const auto     group    = std::make_shared<WorkGroup>(
        WorkGroup{.at_once = options.at_once != 0 ? options.at_once : all / threads});
    const WorkPlace      place        = {.lane    = is_alone ? Lane::interactive : Lane::batch,
                                         .threads = threads,
                                         .group   = is_alone ? nullptr : group};
    const auto           same_options = std::make_shared<const RunOptions>(options);
    std::vector<Pointer> fresh;
    {
        const Lock lock(mutex_);
        if (is_closed_) return program_ends();
        if (rows_.empty()) done_ = 0;
        for (const Row& row : rows) {
            const auto [entry, is_new] = rows_.try_emplace(row.id);
            if (!is_new) continue;
            entry->second = std::make_shared<RowSearch>(shared_, row.id, same_options, place);
            ++in_state(RowState::queued);
            fresh.push_back(entry->second);
        }
    }
    if (fresh.empty()) return std::size_t{0};
    if (const auto error = begin(fresh, rows.front().entry.findings.state)) {
        {
            const Lock lock(mutex_);
            erase(fresh);
        }
        return *error;
    }
    tell_counts();
    return fresh.size();
}

std::optional<SearchProgress> Runs::progress(RowId row) const {
    const Lock lock(mutex_);
    const auto entry = rows_.find(row);
    if (entry == rows_.end()) return std::nullopt;
    return entry->second->live ? *entry->second->live : SearchProgress{};
}

RunCounts Runs::counts() const {
    const Lock lock(mutex_);
    return count();
}

RunCounts Runs::count() const {
    const auto in = [&](RowState state) { return in_state_.at(static_cast<std::size_t>(state)); };
    return {in(RowState::running), in(RowState::queued), done_};
}

Subscription Runs::on_counts(std::function<void(const RunCounts&)> callback) {
    return listeners_.add(std::move(callback));
}

void Runs::shut_down() {
    const Lock one_at_a_time(operations_);
    {
        const Lock lock(mutex_);
        is_closed_ = true;
    }
    means_.pool.stop(selected({}), StopReason::program_end);
    Lock lock(mutex_);
    finished_.wait(lock, [&] { return rows_.empty() && !is_at_news_; });
}

std::vector<WorkPool::Handle> Runs::selected(const Selection& selection) const {
    const Lock                    lock(mutex_);
    std::vector<WorkPool::Handle> rows;
    if (!selection.ids) {
        for (const auto& [id, row] : rows_) rows.push_back(row);
        return rows;
    }
    for (const RowId id : *selection.ids)
        if (const auto entry = rows_.find(id); entry != rows_.end()) rows.push_back(entry->second);
    return rows;
}

void Runs::erase(std::span<const Pointer> rows) {
    for (const Pointer& row : rows) {
        --in_state(row->state);
        rows_.erase(row->id);
    }
    finished_.notify_all();
}

std::size_t& Runs::in_state(RowState state) {
    return in_state_.at(static_cast<std::size_t>(state));
}

// ---- what the searches tell -----------------------------------------------------

// Nothing of this is used afterwards: whoever shuts down waits for it.
void Runs::note(const RowNews& news) {
    {
        const Lock lock(mutex_);
        is_at_news_ = true;
    }
    const AtEnd done([&] {
        const Lock lock(mutex_);
        is_at_news_ = false;
        finished_.notify_all();
    });
    std::visit([&](const auto& what) { note_news(news, what); }, news.what);
}

void Runs::note_news(const RowNews& news, TaskState state) {
    if (is_open(state))
        enter(news.rows, row_state(state));
    else
        end(news.rows, row_state(state), news.error);
    tell_counts();
}

void Runs::enter(std::span<const Pointer> rows, RowState state) {
    std::vector<RowId> changed;
    {
        const Lock lock(mutex_);
        for (const Pointer& row : rows) {
            if (row->state == state) continue;
            --in_state(row->state);
            ++in_state(state);
            row->state = state;
            changed.push_back(row->id);
        }
    }
    if (!changed.empty()) means_.store.set_state(changed, state);
}

void Runs::end(std::span<const Pointer> rows, RowState state, const std::optional<Error>& why) {
    std::vector<RowId> others;  // of which there is nothing to say but the state
    for (const Pointer& row : rows)
        if (!record_end(*row, state, why)) others.push_back(row->id);
    if (!others.empty()) means_.store.set_state(others, state);
    const Lock lock(mutex_);
    done_ += rows.size() - others.size();
    erase(rows);
}

// Whether there was something to record.
bool Runs::record_end(const RowSearch& row, RowState state, const std::optional<Error>& why) {
    if (why) {
        means_.store.record_failure(row.id, *why);
        return true;
    }
    if (!row.found) return false;
    const SearchTally& tally  = row.found->tally;
    RowReport          report = {state, tally.so_far(), row.found->progress};
    report.progress.nodes     = tally.so_far().answer.nodes;
    report.progress.elapsed   = tally.so_far().answer.elapsed;
    if (row.options->optimal) means_.store.keep_proof(row.id, tally.proof());
    means_.store.record(row.id, report);
    return true;
}

void Runs::note_news(const RowNews& news, const SearchProgress& progress) {
    const Pointer&    row   = news.rows.front();
    RowSearch::Found& found = *row->found;
    found.progress          = progress;
    {
        const Lock lock(mutex_);
        row->live = std::make_unique<SearchProgress>(progress);
    }
    unsigned& proven = found.best.answer.lower_bound;
    if (progress.lower_bound > proven) {
        proven = progress.lower_bound;
        return record(row);
    }
    const auto now = Clock::now();
    if (now < found.next_progress) return;
    found.next_progress = now + progress_interval;
    means_.store.record_progress(row->id, progress);
}

void Runs::note_news(const RowNews& news, const ProofPointer& proof) {
    means_.store.keep_proof(news.rows.front()->id, proof);
}

void Runs::note_news(const RowNews& news, const SolveAnswer& better) {
    news.rows.front()->found->best = better;
    record(news.rows.front());
}

// For a row that is gone by now nobody needs to search.
void Runs::record(const Pointer& row) {
    const RowReport report = {row->state, row->found->best, row->found->progress};
    if (means_.store.record(row->id, report) == RowFate::lost)
        means_.pool.stop(row, StopReason::asked);
}

void Runs::tell_counts() {
    {
        const Lock      lock(mutex_);
        const RunCounts counts = count();
        if (counts == std::exchange(told_, counts)) return;
        listeners_.put(counts);
    }
    listeners_.deliver();
}

}  // namespace antipode::service
