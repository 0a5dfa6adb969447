// Searches for Python, with what they share: the tables, opened when they are first
// needed. Every function raises what Python is to see, and wants the interpreter's
// lock, which it lets go while it searches.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

#include "service/answers/pocket_engine.h"
#include "service/engine/engine.h"
#include "service/requests/fields.h"

namespace antipode::python {

class Searches {
public:
    // Of fields that apps/python/arguments.h describes.
    std::string              solve(const service::Fields& fields);
    std::vector<std::string> optimal(const service::Fields& fields);
    // As `antipode pocket solve --json` has it.
    service::Json pocket(const service::Fields& fields) const;

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
