// What the tests of jobs share: requests, a board over an archive in memory, proofs.
#pragma once

#include <gtest/gtest.h>

#include "service/json.h"
#include "service/tasks/search_work.h"
#include "service/tasks/solve_answer_json.h"
#include "service/tasks/work_board.h"
#include "tests/support/cubes.h"
#include "tests/support/solve_requests.h"
#include "tests/support/solving.h"
#include "tests/support/tasks.h"

namespace antipode::service {

using testing::engine;
using testing::is_right;
using testing::MemoryArchive;
using testing::some_cube;
using testing::TaskLog;

inline SolveRequest request_for(std::uint64_t seed, Json fields = Json::object()) {
    fields["cube"] = to_text(facelets_of(some_cube(seed)));
    return *parse_solve_request(fields, SolveUse::job);
}

inline constexpr TaskId first_job = {TaskFamily::job, 1};

inline WorkBoard::Options options_with(MemoryArchive& archive) {
    return {.archive = &archive, .read = [&](std::string_view, const Json& fields) {
                return Result<NewTask>(
                    solve_task(*parse_solve_request(fields, SolveUse::job), engine()));
            }};
}

inline SolveAnswer answer_of(const Task& task) {
    return answer_from(*task.result, *parse_solve_request(*task.fields, SolveUse::job));
}

// A proof with the smallest table. The position of a seed takes minutes, that of a
// maneuver of twelve turns takes a moment.
inline Json with_proof(const std::string& cube) {
    return {{"cube", cube}, {"optimal", true}, {"memory", "200M"}};
}
inline Json with_proof(std::uint64_t seed) {
    return with_proof(to_text(facelets_of(some_cube(seed))));
}

inline constexpr const char* twelve_turns = "R U F2 D' L B2 U' R2 F D2 L' B";

// Until so much is excluded.
inline void wait_for_bound(const TaskLog& log, int bound) {
    log.wait_for([=](const TaskEvent& event) {
        return event.name == "progress" && Json::parse(event.data).value("lower_bound", 0) >= bound;
    });
}

inline std::vector<Json> progress_of(const TaskLog& log) {
    std::vector<Json> told;
    for (const TaskEvent& event : log.all())
        if (event.name == "progress") told.push_back(Json::parse(event.data));
    return told;
}

// What is proven and the depth never fall, nor the fraction within a depth.
inline void expect_that_proof_grows(const std::vector<Json>& told) {
    std::tuple<int, int, double> last{};
    for (const Json& progress : told) {
        if (!progress.contains("fraction")) continue;
        const std::tuple<int, int, double> now{progress["lower_bound"], progress["depth"],
                                               progress["fraction"]};
        EXPECT_GE(now, last) << progress;
        last = now;
    }
}

}  // namespace antipode::service
