#include "service/list/runs.h"
#include "service/json.h"

#include <algorithm>
#include <array>
#include <utility>

namespace antipode::service {
namespace {

using Clock = std::chrono::steady_clock;

// Each record is written to the list of cubes and told to every page.
constexpr auto progress_interval = std::chrono::milliseconds(250);

RowState row_state_after(const SearchEnded& end) {
    constexpr std::array states = {RowState::done, RowState::idle, RowState::interrupted};
    return states.at(static_cast<std::size_t>(end.how));
}

RowState row_state(SearchState state) {
    constexpr std::array states = {RowState::queued, RowState::running, RowState::paused,
                                   RowState::running};
    return states.at(static_cast<std::size_t>(state));
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

// Holds the lock while something changes, and tells the new counts afterwards.
class Runs::Change {
public:
    explicit Change(Runs& runs) : runs_(runs), lock_(runs.mutex_) {}
    ~Change() {
        const RunCounts counts = runs_.count();
        if (counts != runs_.told_) runs_.listeners_.put(counts);
        runs_.told_ = counts;
        lock_.unlock();
        runs_.listeners_.deliver();
    }
    Change(const Change&)            = delete;
    Change& operator=(const Change&) = delete;

private:
    Runs& runs_;
    Lock  lock_;
};

Runs::Runs(SearchPool& pool, RunStore& store) : pool_(pool), store_(store) {}

Runs::~Runs() { shut_down(); }

// ---- what users ask for ---------------------------------------------------------

Result<RunAnswer> Runs::run(const Selection& selection, const RunOptions& options) {
    const Lock one_at_a_time(operations_);
    const auto listed = store_.rows(selection);
    if (!listed) return listed.error();
    std::vector<RunRow> rows = *listed;
    std::erase_if(rows, [&](const RunRow& row) { return !is_worth_it(row, options); });
    const auto queued = enqueue(rows, options);
    if (!queued) return queued.error();
    return RunAnswer{*queued, listed->size() - *queued};
}

std::size_t Runs::stop(const Selection& selection) {
    const Lock one_at_a_time(operations_);
    Taken      taken;
    {
        const Change change(*this);
        taken = take(selected(selection), PendingAction::stop);
        for (const RowId id : taken.elsewhere) erase(id);
    }
    if (!taken.elsewhere.empty()) store_.set_state(taken.elsewhere, RowState::idle);
    for (const auto& search : taken.searches) pool_.cancel(search);
    return taken.size();
}

std::size_t Runs::pause(const Selection& selection) {
    const Lock one_at_a_time(operations_);
    Taken      taken;
    {
        const Change change(*this);
        auto         rows = selected(selection);
        std::erase_if(rows, [](const Pointer& row) { return row->state == RowState::paused; });
        taken = take(rows, PendingAction::pause);
        for (const RowId id : taken.elsewhere) enter(*rows_.at(id), RowState::paused);
    }
    if (!taken.elsewhere.empty()) store_.set_state(taken.elsewhere, RowState::paused);
    for (const auto& search : taken.searches) pool_.pause(search);
    return taken.size();
}

Result<std::size_t> Runs::resume(const Selection& selection) {
    const Lock           one_at_a_time(operations_);
    std::vector<Pointer> resting;
    Taken                taken;
    {
        const Lock lock(mutex_);
        for (const Pointer& row : selected(selection)) {
            row->pending = PendingAction::none;
            if (row->search && pool_.state(row->search) == SearchState::paused)
                taken.searches.push_back(row->search);
            if (row->place != RunningRow::Place::resting) continue;
            taken.elsewhere.push_back(row->row.id);
            resting.push_back(row);
        }
    }
    if (!resting.empty()) store_.set_state(taken.elsewhere, RowState::queued);
    wait(resting);
    for (const auto& search : taken.searches) pool_.resume(search);
    hand_over();
    const auto interrupted = resume_interrupted(selection);
    if (!interrupted) return interrupted.error();
    return taken.size() + *interrupted;
}

// Each with the options it had.
Result<std::size_t> Runs::resume_interrupted(const Selection& selection) {
    const auto listed = store_.rows(selection);
    if (!listed) return listed.error();
    std::vector<RunRow> rows = *listed;
    std::erase_if(rows, [](const RunRow& row) { return row.state != RowState::interrupted; });
    std::size_t resumed = 0;
    while (!rows.empty()) {
        const auto options = rows.front().options;
        const auto same    = std::stable_partition(
               rows.begin(), rows.end(), [&](const RunRow& row) { return row.options != options; });
        auto queued = enqueue({same, rows.end()}, options.value_or(RunOptions{}));
        if (!queued) return queued;
        resumed += *queued;
        rows.erase(same, rows.end());
    }
    return resumed;
}

std::optional<SearchProgress> Runs::progress(RowId row) const {
    const Lock lock(mutex_);
    const auto found = rows_.find(row);
    if (found == rows_.end()) return std::nullopt;
    return found->second->live;
}

RunCounts Runs::counts() const {
    const Lock lock(mutex_);
    return count();
}

Subscription Runs::on_counts(std::function<void(const RunCounts&)> callback) {
    return listeners_.add(std::move(callback));
}

void Runs::shut_down() {
    const Lock one_at_a_time(operations_);
    Taken      taken;
    {
        const Change change(*this);
        is_closed_ = true;
        taken      = take(selected({}), PendingAction::stop);
        for (const RowId id : taken.elsewhere) erase(id);
    }
    if (!taken.elsewhere.empty()) store_.set_state(taken.elsewhere, RowState::interrupted);
    pool_.interrupt(taken.searches);
    Lock lock(mutex_);
    finished_.wait(lock, [&] { return rows_.empty() && callbacks_ == 0; });
}

// ---- the rows that wait ---------------------------------------------------------

// The store hears of `queued` before the pool can say `running`.
Result<std::size_t> Runs::enqueue(std::span<const RunRow> rows, const RunOptions& options) {
    const bool     is_alone = rows.size() == 1;
    const unsigned wanted   = options.threads != 0 ? options.threads : is_alone ? ~0U : 1;
    const unsigned threads  = std::min(wanted, pool_.threads());
    const auto     batch    = std::make_shared<RunBatch>(
        RunBatch{.options = options,
                        .threads = threads,
                        .at_once = options.at_once != 0 ? options.at_once : pool_.threads() / threads,
                        .lane    = is_alone ? Lane::interactive : Lane::batch});
    std::vector<Pointer> fresh;
    std::vector<RowId>   ids;
    {
        const Change change(*this);
        if (is_closed_)
            return Error{.kind = ErrorKind::stopped, .message = "the program is about to end"};
        if (rows_.empty()) done_ = 0;
        for (const RunRow& row : rows) {
            const auto [place, is_new] = rows_.try_emplace(row.id);
            if (!is_new) continue;
            fresh.push_back(place->second = std::make_shared<RunningRow>(row, batch));
            ids.push_back(row.id);
            ++in_state(RowState::queued);
        }
    }
    if (fresh.empty()) return std::size_t{0};
    if (const auto error = store_.queue(ids, options)) {
        const Change change(*this);
        for (const RowId id : ids) erase(id);
        return *error;
    }
    wait(fresh);
    hand_over();
    return fresh.size();
}

void Runs::wait(std::span<const Pointer> rows) {
    const Change change(*this);
    for (const Pointer& row : rows) {
        const bool is_urgent = row->batch->lane == Lane::interactive;
        row->place           = RunningRow::Place::waiting;
        enter(*row, RowState::queued);
        waiting_.insert(is_urgent ? waiting_.begin() : waiting_.end(), row);
    }
}

// Rows that wait rest from now on; those in the pool are for the caller to tell.
Runs::Taken Runs::take(std::span<const Pointer> rows, PendingAction pending) {
    Taken taken;
    for (const Pointer& row : rows) {
        row->pending = pending;
        if (row->place == RunningRow::Place::in_pool) {
            if (row->search) taken.searches.push_back(row->search);
        } else {
            row->place = RunningRow::Place::resting;
            taken.elsewhere.push_back(row->row.id);
        }
    }
    std::erase_if(waiting_,
                  [](const Pointer& row) { return row->place != RunningRow::Place::waiting; });
    return taken;
}

std::vector<Runs::Pointer> Runs::selected(const Selection& selection) const {
    std::vector<Pointer> rows;
    if (!selection.ids) {
        for (const auto& [id, row] : rows_) rows.push_back(row);
        return rows;
    }
    for (const RowId id : *selection.ids)
        if (const auto found = rows_.find(id); found != rows_.end()) rows.push_back(found->second);
    return rows;
}

void Runs::enter(RunningRow& row, RowState state) {
    --in_state(row.state);
    ++in_state(state);
    row.state = state;
}

void Runs::erase(RowId id) {
    const auto found = rows_.find(id);
    --in_state(found->second->state);
    rows_.erase(found);
    finished_.notify_all();
}

std::size_t& Runs::in_state(RowState state) {
    return in_state_.at(static_cast<std::size_t>(state));
}

RunCounts Runs::count() const {
    const auto in = [&](RowState state) { return in_state_.at(static_cast<std::size_t>(state)); };
    return {in(RowState::running), in(RowState::queued), done_};
}

// ---- the rows in the pool -------------------------------------------------------

void Runs::hand_over() {
    for (;;) {
        Pointer row;
        {
            const Lock lock(mutex_);
            row = next_row();
        }
        if (!row) return;
        submit(row);
    }
}

// The pool never has more of them than it could run.
Runs::Pointer Runs::next_row() {
    if (is_closed_ || active_ >= pool_.threads()) return nullptr;
    const auto has_room = [](const Pointer& row) {
        return row->batch->active < row->batch->at_once;
    };
    const auto found = std::ranges::find_if(waiting_, has_room);
    if (found == waiting_.end()) return nullptr;
    Pointer row = *found;
    waiting_.erase(found);
    row->place   = RunningRow::Place::in_pool;
    row->pending = PendingAction::none;
    count_active(*row, 1);
    return row;
}

void Runs::count_active(RunningRow& row, int change) {
    active_ += static_cast<std::size_t>(change);
    row.batch->active += static_cast<std::size_t>(change);
}

void Runs::submit(const Pointer& row) {
    SearchOrder order = row->order();
    if (row->batch->options.optimal) order.task.proof = store_.proof(row->row.id);
    const auto search =
        pool_.submit(order, [this, row](const SearchEvent& event) { note(row, event); });
    if (!search) return note_news(row, SearchEnded{.answer = search.error()});
    Lock lock(mutex_);
    if (!rows_.contains(row->row.id)) return;
    row->search                   = *search;
    const PendingAction pending   = row->pending;
    const bool          is_closed = is_closed_;
    lock.unlock();
    if (is_closed) pool_.interrupt({&*search, 1});
    if (pending == PendingAction::stop) pool_.cancel(*search);
    if (pending == PendingAction::pause) pool_.pause(*search);
}

void Runs::note(const Pointer& row, const SearchEvent& event) {
    {
        const Lock lock(mutex_);
        ++callbacks_;
    }
    std::visit([&](const auto& news) { note_news(row, news); }, event);
    hand_over();
    // Nothing of this is used afterwards: whoever shuts down waits for it.
    const Lock lock(mutex_);
    --callbacks_;
    finished_.notify_all();
}

void Runs::note_news(const Pointer& row, SearchState state) {
    {
        const Change change(*this);
        if (state == SearchState::paused) count_active(*row, -1);
        if (state == SearchState::queued) count_active(*row, 1);
        enter(*row, row_state(state));
    }
    store_.set_state({&row->row.id, 1}, row->state);
}

void Runs::note_news(const Pointer& row, const SearchProgress& progress) {
    row->progress = progress;
    {
        const Lock lock(mutex_);
        row->live = progress;
    }
    unsigned& proven = row->answer.answer.lower_bound;
    if (progress.lower_bound > proven) {
        proven = progress.lower_bound;
        return record(row);
    }
    const auto now = Clock::now();
    if (now < row->next_progress) return;
    row->next_progress = now + progress_interval;
    store_.record_progress(row->row.id, progress);
}

void Runs::note_news(const Pointer& row, const ProofPointer& proof) {
    store_.keep_proof(row->row.id, proof);
}

void Runs::note_news(const Pointer& row, const SolveAnswer& better) {
    row->answer = better;
    record(row);
}

// For a row that is gone by now nobody needs to search.
void Runs::record(const Pointer& row) {
    if (store_.record(row->row.id, row->report()) == RowFate::kept) return;
    SearchPool::Handle search;
    {
        const Lock lock(mutex_);
        row->pending = PendingAction::stop;
        search       = row->search;
    }
    if (search) pool_.cancel(search);
}

void Runs::note_news(const Pointer& row, const SearchEnded& end) {
    const RowId id = row->row.id;
    if (end.answer) {
        RowReport report        = {row_state_after(end), *end.answer, row->progress};
        report.progress.nodes   = end.answer->answer.nodes;
        report.progress.elapsed = end.answer->answer.elapsed;
        if (row->batch->options.optimal) store_.keep_proof(id, end.proof);
        store_.record(id, report);
    } else if (end.answer.error().kind == ErrorKind::stopped) {
        store_.set_state({&id, 1}, RowState::interrupted);
    } else {
        store_.record_failure(id, end.answer.error());
    }
    const Change change(*this);
    if (row->state != RowState::paused) count_active(*row, -1);
    row->search = nullptr;
    ++done_;
    erase(id);
}

}  // namespace antipode::service
