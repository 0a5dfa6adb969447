// The SQL of tasks.
#pragma once

#include <string>
#include <vector>

#include "workspace/database.h"
#include "workspace/stored_task.h"

namespace antipode::workspace {

class TaskTable {
public:
    explicit TaskTable(Database& database) : database_(database) {}

    void                    save(const StoredTask& task);
    std::vector<StoredTask> all();  // in the order of their names
    void                    remove(const std::string& name);

private:
    Database& database_;
};

}  // namespace antipode::workspace
