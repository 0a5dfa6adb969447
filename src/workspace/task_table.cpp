#include "workspace/task_table.h"

namespace antipode::workspace {

void TaskTable::save(const StoredTask& task) {
    database_.run("INSERT OR REPLACE INTO tasks (name, content) VALUES (?, ?)", task.name,
                  task.content);
}

std::vector<StoredTask> TaskTable::all() {
    std::vector<StoredTask> tasks;
    for (Statement query = database_.ask("SELECT name, content FROM tasks ORDER BY name");
         query.next();)
        tasks.push_back({query.text(0), query.text(1)});
    return tasks;
}

void TaskTable::remove(const std::string& name) {
    database_.run("DELETE FROM tasks WHERE name = ?", name);
}

}  // namespace antipode::workspace
