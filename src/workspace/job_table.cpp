#include "workspace/job_table.h"

namespace antipode::workspace {

void JobTable::save(const JobRecord& job) {
    database_.run("INSERT OR REPLACE INTO jobs (id, content) VALUES (?, ?)", job.id.value(),
                  job.content);
}

std::vector<JobRecord> JobTable::all() {
    std::vector<JobRecord> jobs;
    for (Query query = database_.ask("SELECT id, content FROM jobs ORDER BY id"); query.next();)
        jobs.push_back({JobId(query.integer(0)), query.text(1)});
    return jobs;
}

void JobTable::remove(JobId id) { database_.run("DELETE FROM jobs WHERE id = ?", id.value()); }

}  // namespace antipode::workspace
