// Jobs as the workspace keeps them: long work that survives a restart. What is in a
// job is the matter of who runs it; here it is a number and a text.
#pragma once

#include <string>

#include "workspace/row.h"

namespace antipode::workspace {

struct JobRecord {
    JobId       id;
    std::string content;  // JSON

    friend bool operator==(const JobRecord&, const JobRecord&) = default;
};

}  // namespace antipode::workspace
