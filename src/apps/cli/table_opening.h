// How commands open tables: what has to be built is said with its size and time,
// progress is shown on a terminal, and Ctrl-C stops.
//
//     StopOnInterrupt interrupt;
//     ProgressLine    progress(session);
//     store.open(spec, opening_shown_by({session, progress, interrupt.token(), threads}));
#pragma once

#include "apps/cli/progress.h"
#include "apps/cli/session.h"
#include "service/engine/engine.h"
#include "service/engine/tables.h"

namespace antipode::cli {

struct TableWatch {
    Session&        session;
    ProgressLine&   progress;
    std::stop_token stop    = {};
    unsigned        threads = hardware_threads();
};

// Session and progress line must outlive the options.
OpenOptions opening_shown_by(const TableWatch& watch);

// An engine for one command.
service::Engine::Options engine_shown_by(const TableWatch& watch);

// To be called when the answer is out: waits until the tables that were built are kept,
// and says so to a person where that lasts.
void keep_tables(Session& session, service::Engine& engine, const std::stop_token& stop);

}  // namespace antipode::cli
