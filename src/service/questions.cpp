#include "service/questions.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/failure.h"
#include "workspace/timestamp.h"

namespace antipode::service {
namespace {

constexpr std::chrono::milliseconds between_progress(200);

// All items, and what else happens.
constexpr std::size_t events_of_question =
    static_cast<std::size_t>(max_question_items) + JobEvents::usually_remembered;

Error no_question(QuestionId id) {
    return {.kind    = ErrorKind::not_found,
            .message = fmt::format("there is no question '{}'", to_text(id))};
}

Error too_many_questions(std::size_t waiting) {
    return {.kind    = ErrorKind::busy,
            .message = fmt::format("{} questions wait already, which is as many as may: stop some, "
                                   "or ask again later",
                                   waiting)};
}

Error about_to_end() {
    return {.kind = ErrorKind::stopped, .message = "the program is about to end"};
}

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Memory can end anywhere; that ends this question, and no other.
Result<Json> answer_of(const QuestionWork& work, const QuestionWatch& watch) {
    try {
        return work(watch);
    } catch (...) {
        return failure_of("the answer to this question");
    }
}

}  // namespace

QuestionBoard::Entry::Entry(Question question)
    : work(std::move(question.work)), events(0, events_of_question) {
    snapshot.kind    = question.kind;
    snapshot.fields  = std::move(question.fields);
    snapshot.created = workspace::to_text(workspace::now());
}

QuestionBoard::QuestionBoard(const Options& options)
    : options_(options), worker_([this](const std::stop_token& stop) { work_off(stop); }) {}

QuestionBoard::~QuestionBoard() { shut_down(); }

// ---- what users ask for ---------------------------------------------------------

Result<QuestionSnapshot> QuestionBoard::submit(Question question) {
    const Lock lock(mutex_);
    if (is_closed_) return about_to_end();
    if (waiting_.size() >= options_.max_waiting) return too_many_questions(waiting_.size());
    const auto entry               = std::make_shared<Entry>(std::move(question));
    entry->snapshot.id             = {++last_id_};
    questions_[entry->snapshot.id] = entry;
    enter(*entry, QuestionState::queued);
    waiting_.push_back(entry);
    asked_.notify_one();
    return snapshot(*entry);
}

std::vector<QuestionSnapshot> QuestionBoard::list() const {
    const Lock                    lock(mutex_);
    std::vector<QuestionSnapshot> all;
    for (const auto& [id, entry] : questions_) all.push_back(snapshot(*entry));
    return all;
}

Result<QuestionSnapshot> QuestionBoard::find(QuestionId id) const {
    const Lock    lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_question(id);
    QuestionSnapshot whole = snapshot(*entry);
    std::ranges::copy_if(entry->events.remembered(), std::back_inserter(whole.items),
                         [](const auto& event) { return event->name == "item"; });
    return whole;
}

Result<QuestionSnapshot> QuestionBoard::remove(QuestionId id) {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_question(id);
    if (is_final(entry->snapshot.state)) questions_.erase(id);
    if (std::erase(waiting_, entry) > 0) enter(*entry, QuestionState::stopped);
    const QuestionSnapshot now = snapshot(*entry);
    lock.unlock();
    entry->stop.request_stop();
    entry->events.deliver();
    return now;
}

Result<Subscription> QuestionBoard::subscribe(QuestionId id, From from,
                                              std::function<void(const JobEvent&)> send) {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_question(id);
    Subscription subscription = entry->events.subscribe(from.after, std::move(send));
    lock.unlock();
    entry->events.deliver();
    return subscription;
}

void QuestionBoard::shut_down() {
    std::vector<Pointer> open;
    {
        const Lock lock(mutex_);
        is_closed_ = true;
        waiting_.clear();
        for (const auto& [id, entry] : questions_)
            if (!is_final(entry->snapshot.state)) open.push_back(entry);
    }
    for (const Pointer& entry : open) entry->stop.request_stop();
    worker_.request_stop();
    if (worker_.joinable()) worker_.join();
}

// ---- the life of a question -----------------------------------------------------

void QuestionBoard::work_off(const std::stop_token& stop) {
    while (const Pointer entry = next(stop)) {
        try {
            entry->events.deliver();
            finish(entry, answer_of(entry->work, watch_of(entry)));
        } catch (...) {  // There is no memory even for telling the end.
            const Lock lock(mutex_);
            entry->snapshot.state = QuestionState::failed;
        }
    }
}

QuestionBoard::Pointer QuestionBoard::next(const std::stop_token& stop) {
    Lock lock(mutex_);
    if (!asked_.wait(lock, stop, [&] { return !waiting_.empty(); })) return nullptr;
    Pointer entry = waiting_.front();
    waiting_.pop_front();
    entry->started = Clock::now();
    enter(*entry, QuestionState::running);
    return entry;
}

QuestionWatch QuestionBoard::watch_of(const Pointer& entry) {
    return {.stop        = entry->stop.get_token(),
            .on_progress = [this, entry](const QuestionStep& step) { note_progress(entry, step); },
            .on_item     = [this, entry](const Json& item) { note_item(entry, item); }};
}

void QuestionBoard::note_progress(const Pointer& entry, const QuestionStep& step) {
    {
        const Lock        lock(mutex_);
        QuestionProgress& progress = entry->snapshot.progress;
        progress                   = {
                              .fraction = step.fraction, .text = step.text, .seconds = seconds_since(entry->started)};
        entry->left.note({.seconds = progress.seconds, .fraction = step.fraction});
        if (step.pace == QuestionStep::Pace::steady) progress.seconds_left = entry->left.seconds();
        const auto now = Clock::now();
        if (now - entry->told < between_progress) return;
        entry->told = now;
        entry->events.add("progress", to_json(progress));
    }
    entry->events.deliver();
}

void QuestionBoard::note_item(const Pointer& entry, const Json& item) {
    {
        const Lock lock(mutex_);
        entry->events.add("item", with_exact_numbers(item));
    }
    entry->events.deliver();
}

void QuestionBoard::finish(const Pointer& entry, const Result<Json>& summary) {
    {
        const Lock        lock(mutex_);
        QuestionSnapshot& now     = entry->snapshot;
        now.progress.seconds      = seconds_since(entry->started);
        now.progress.seconds_left = std::nullopt;
        entry->work               = {};
        if (summary) now.summary = with_exact_numbers(*summary);
        if (entry->stop.stop_requested()) {
            enter(*entry, QuestionState::stopped);
        } else if (summary) {
            now.progress.fraction = 1;
            enter(*entry, QuestionState::done);
        } else {
            now.error = summary.error();
            enter(*entry, QuestionState::failed);
        }
        forget_oldest();
    }
    entry->events.deliver();
}

void QuestionBoard::enter(Entry& entry, QuestionState state) {
    entry.snapshot.state = state;
    entry.events.add("state", {{"id", to_text(entry.snapshot.id)}, {"state", name_of(state)}});
    if (is_final(state)) entry.events.add("done", without_items(entry.snapshot));
}

void QuestionBoard::forget_oldest() {
    const auto has_ended = [](const auto& each) { return is_final(each.second->snapshot.state); };
    auto       ended     = std::ranges::count_if(questions_, has_ended);
    while (ended-- > static_cast<std::ptrdiff_t>(options_.max_kept))
        questions_.erase(std::ranges::find_if(questions_, has_ended));
}

QuestionBoard::Pointer QuestionBoard::pointer(QuestionId id) const {
    const auto found = questions_.find(id);
    return found == questions_.end() ? nullptr : found->second;
}

// The clock goes on between two reports.
QuestionSnapshot QuestionBoard::snapshot(const Entry& entry) {
    QuestionSnapshot now = entry.snapshot;
    if (now.state == QuestionState::running) now.progress.seconds = seconds_since(entry.started);
    return now;
}

}  // namespace antipode::service
