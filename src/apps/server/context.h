// What the handlers of all routes work with.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "apps/server/worker_pool.h"
#include "apps/server/workspace_events.h"
#include "http/server.h"
#include "service/answers/pocket_engine.h"
#include "service/engine/engine.h"
#include "service/list/operations.h"
#include "service/list/runs.h"
#include "service/tasks/task_kinds.h"
#include "service/tasks/work_board.h"
#include "service/tasks/work_pool.h"

namespace antipode::server {

struct Context {
    std::string                           version;
    std::size_t                           max_jobs = 0;  // that wait
    service::Workspace&                   workspace;
    service::Engine&                      engine;
    service::WorkPool&                    pool;
    service::WorkBoard&                   board;
    const service::WorkTools&             tools;
    service::Runs&                        runs;
    const service::PocketEngine&          pocket;
    WorkerPool&                           workers;
    WorkspaceEvents&                      events;
    std::function<http::Server::Counts()> connections;
    std::chrono::steady_clock::time_point started = std::chrono::steady_clock::now();
};

}  // namespace antipode::server
