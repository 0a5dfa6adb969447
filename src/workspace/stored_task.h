// Tasks as the workspace keeps them: long work that survives a restart. What is in one
// is the matter of who does it; here it is a name and a text.
#pragma once

#include <string>

namespace antipode::workspace {

struct StoredTask {
    std::string name;     // "j17"
    std::string content;  // JSON

    friend bool operator==(const StoredTask&, const StoredTask&) = default;
};

}  // namespace antipode::workspace
