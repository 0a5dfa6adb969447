// The SQL of jobs.
#pragma once

#include <vector>

#include "workspace/database.h"
#include "workspace/job_record.h"

namespace antipode::workspace {

class JobTable {
public:
    explicit JobTable(Database& database) : database_(database) {}

    void                   save(const JobRecord& job);
    std::vector<JobRecord> all();  // in the order of their ids
    void                   remove(JobId id);

private:
    Database& database_;
};

}  // namespace antipode::workspace
