// Tasks in tests: an archive in memory, and what a listener hears.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "service/json.h"
#include "service/tasks/task_archive.h"
#include "tests/support/searching.h"

namespace antipode::testing {

class MemoryArchive : public service::TaskArchive {
public:
    std::optional<Error> save(service::TaskId id, const service::Json& record) override {
        const std::lock_guard lock(mutex);
        records[id] = record;
        return std::nullopt;
    }
    std::optional<Error> remove(service::TaskId id) override {
        const std::lock_guard lock(mutex);
        records.erase(id);
        return std::nullopt;
    }
    // As a file would give them.
    std::vector<service::Json> load() override {
        const std::lock_guard      lock(mutex);
        std::vector<service::Json> all;
        for (const auto& [id, record] : records)
            all.push_back(service::Json::parse(service::to_line(record)));
        return all;
    }

    std::mutex                               mutex;
    std::map<service::TaskId, service::Json> records;
};

class TaskLog : public Happenings<service::TaskEvent> {
public:
    std::function<void(const service::TaskEvent&)> callback() const {
        return [log = *this](const service::TaskEvent& event) { log.add(event); };
    }
    void wait_for_name(std::string_view name) const {
        wait_for([=](const service::TaskEvent& event) { return event.name == name; });
    }
    void wait_for_state(std::string_view state) const {
        wait_for([=](const service::TaskEvent& event) {
            return event.name == "state" && service::Json::parse(event.data)["state"] == state;
        });
    }
    // Of all but progress, which comes as it likes.
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const service::TaskEvent& event : all())
            if (event.name != "progress") names.emplace_back(event.name);
        return names;
    }
};

}  // namespace antipode::testing
