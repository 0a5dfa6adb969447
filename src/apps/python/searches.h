// Searches for Python, with what they share: the tables, opened when they are first
// needed. Every function raises what Python is to see, and wants the interpreter's
// lock, which it lets go while it searches.
#pragma once

#include <sys/types.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "service/answers/pocket_engine.h"
#include "service/engine/engine.h"

namespace antipode::python {

using Seconds = std::optional<double>;  // no limit when absent

struct ShortRequest {
    std::string                cube;
    std::optional<std::string> pattern;  // to be reached instead of the solved cube
    int                        max_depth = 24;
    Seconds                    time      = std::nullopt;
    unsigned                   threads   = 1;
};

enum class Wanted { one, all };

struct ShortestRequest {
    std::string                cube;
    std::string                metric = "htm";
    Wanted                     wanted = Wanted::one;
    Seconds                    time   = std::nullopt;
    std::optional<std::string> memory = std::nullopt;
};

struct PocketQuestion {
    std::string cube;
    std::string metric = "htm";
    Wanted      wanted = Wanted::one;
};

class Searches {
public:
    std::string              solve(const ShortRequest& request);
    std::vector<std::string> optimal(const ShortestRequest& request);
    // As `antipode pocket solve --json` has it.
    service::Json pocket(const PocketQuestion& question) const;

    // To be called before the interpreter ends: waits until tables that had to be
    // built are kept.
    void finish();

private:
    std::shared_ptr<service::Engine> engine();
    service::SolveAnswer             run(service::SolveTask task);

    std::shared_ptr<service::Engine> engine_;
    pid_t                            engine_process_ = 0;  // that its threads belong to
    service::PocketEngine            pocket_;
};

}  // namespace antipode::python
