#include "apps/server/workspace_events.h"

#include "http/callback.h"
#include "service/json.h"

namespace antipode::server {
namespace {

constexpr std::chrono::milliseconds interval(100);

// More rows at once are not sent one by one: whoever shows them asks again.
constexpr std::size_t most_rows = 200;

http::Event event(const char* name, const service::Json& json) {
    return {.name = name, .data = service::to_line(json)};
}

}  // namespace

WorkspaceEvents::WorkspaceEvents(const Sources& sources) : sources_(sources) {
    subscriptions_.push_back(
        sources_.workspace.on_change([this](const service::Change& change) { note(change); }));
    subscriptions_.push_back(sources_.engine.on_tables(
        [this](const service::TablesStatus&) { note_by([](News& news) { news.tables = true; }); }));
    subscriptions_.push_back(sources_.runs.on_counts(
        [this](const service::RunCounts&) { note_by([](News& news) { news.busy = true; }); }));
    worker_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

WorkspaceEvents::~WorkspaceEvents() { subscriptions_.clear(); }

void WorkspaceEvents::add(const std::shared_ptr<http::EventStream>& stream) {
    {
        const std::lock_guard lock(mutex_);
        streams_.push_back(stream);
    }
    // After it was added: a client that has gone by now is taken off at once.
    stream->on_close([this, weak = std::weak_ptr(stream)] {
        const std::lock_guard lock(mutex_);
        std::erase(streams_, weak.lock());
    });
    for (const http::Event& now : events_of({.list = true, .tables = true, .busy = true}))
        stream->send(now);
}

template <class Report>
void WorkspaceEvents::note_by(const Report& report) {
    const std::lock_guard lock(mutex_);
    if (streams_.empty()) return;  // new ones begin with how things are
    report(news_);
    changed_.notify_one();
}

void WorkspaceEvents::note(const service::Change& change) {
    note_by([&](News& news) {
        const bool is_much = change.rows.size() > most_rows;
        if (change.kind != service::ChangeKind::searched || is_much) news.list = true;
        if (change.kind != service::ChangeKind::list && !is_much)
            news.rows.insert(change.rows.begin(), change.rows.end());
    });
}

void WorkspaceEvents::work(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        News    news;
        Streams streams;
        {
            std::unique_lock lock(mutex_);
            if (!changed_.wait(lock, stop, [&] { return news_.any(); })) return;
            std::swap(news, news_);
            streams = streams_;
        }
        http::call([&] {
            for (const http::Event& latest : events_of(news))
                for (const auto& stream : streams) stream->send(latest);
        });
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, stop, interval, [] { return false; });
    }
}

// Rows that are gone by now, and numbers that the disk does not give, are left out.
std::vector<http::Event> WorkspaceEvents::events_of(const News& news) const {
    std::vector<http::Event> events;
    for (const service::RowId id : news.rows)
        if (const auto row = sources_.workspace.row(id)) {
            service::Json json = service::to_json(*row);
            service::add_progress(json, sources_.runs);
            events.push_back(event("row", json));
        }
    if (news.list)
        if (const auto summary = sources_.workspace.summary())
            events.push_back(
                event("list", {{"revision", summary->revision}, {"total", summary->total}}));
    if (news.tables)
        events.push_back(event("tables", {{"tables", service::to_json(sources_.engine.tables())}}));
    if (news.busy) events.push_back(event("busy", to_json(sources_.runs.counts())));
    return events;
}

}  // namespace antipode::server
