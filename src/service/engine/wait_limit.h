// How somebody waits for tables.
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>

#include "base/pause_gate.h"
#include "service/engine/tables_status.h"

namespace antipode::service {

struct WaitLimit {
    std::chrono::nanoseconds max_wait = std::chrono::nanoseconds::max();
    std::stop_token          stop     = {};
};

struct TableWait {
    WaitLimit        limit = {};
    const PauseGate* gate  = nullptr;
    // How far the work is, on the thread that waits.
    std::function<void(const TableWork&)> on_progress = {};
};

}  // namespace antipode::service
