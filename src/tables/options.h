// How tables are opened, and how the caller follows that and stops it.
#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "base/mapping.h"
#include "base/parallel.h"
#include "tables/spec.h"

namespace antipode {

enum class TableStep {
    checking,  // comparing the content with its checksum
    building,
    counting,  // comparing the histogram with the known one; reported at its start only
    writing,
};

struct TableProgress {
    const TableSpec& spec;  // not always the one asked for: it may need others
    TableStep        step;
    double           fraction;  // from 0 to 1
};

// Callbacks come one at a time, but a build may make them from its own threads.
struct OpenOptions {
    unsigned        threads = hardware_threads();
    std::stop_token stop    = {};
    Loading         loading = Loading::lazy;

    // Before a build, so that the user can be told its size and time.
    std::function<void(const TableSpec&)>     on_build_start = [](const TableSpec&) {};
    std::function<void(const TableProgress&)> on_progress    = [](const TableProgress&) {};
    // When a table was built and can be used, before it is written: writing to
    // a slow disk can take longer than building.
    std::function<void(const Table&)> on_built = [](const Table&) {};
    // Sentences worth knowing: why a file was refused, why a table is not kept.
    std::function<void(const std::string&)> on_note = [](const std::string&) {};
};

}  // namespace antipode
