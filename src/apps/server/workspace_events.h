// Tells every page that listens what happens to the list of cubes: rows that
// change, rows that come and go, tables that load, searches that run.
//
//     WorkspaceEvents events({workspace, engine, runs});
//     events.add(exchange.stream());
//
// Searches report far more often than anybody can see. News are collected, and
// sent at most ten times in a second, the latest state of each row once.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <set>
#include <stop_token>
#include <thread>
#include <vector>

#include "http/server.h"
#include "service/engine/engine.h"
#include "service/list/operations.h"
#include "service/list/runs.h"

namespace antipode::server {

class WorkspaceEvents {
public:
    struct Sources {
        service::Workspace& workspace;
        service::Engine&    engine;
        service::Runs&      runs;
    };

    explicit WorkspaceEvents(const Sources& sources);
    ~WorkspaceEvents();
    WorkspaceEvents(const WorkspaceEvents&)            = delete;
    WorkspaceEvents& operator=(const WorkspaceEvents&) = delete;

    // Begins with how things are.
    void add(const std::shared_ptr<http::EventStream>& stream);

private:
    using Streams = std::vector<std::shared_ptr<http::EventStream>>;

    // What has happened since news were last sent.
    struct News {
        std::set<service::RowId> rows   = {};
        bool                     list   = false;
        bool                     tables = false;
        bool                     busy   = false;

        bool any() const { return !rows.empty() || list || tables || busy; }
    };

    void note(const service::Change& change);
    template <class Report>
    void                     note_by(const Report& report);
    void                     work(const std::stop_token& stop);
    std::vector<http::Event> events_of(const News& news) const;

    Sources sources_;

    std::mutex                  mutex_;  // guards what follows
    std::condition_variable_any changed_;
    News                        news_;
    Streams                     streams_;

    std::vector<Subscription> subscriptions_;
    std::jthread              worker_;
};

}  // namespace antipode::server
