// One call of `solve`: cubes come in groups, answers go out in order.
//
// A single cube gets all threads; of a group each thread takes one cube at a
// time. What is read before the program has to wait for more input is a group,
// so a robot that sends one cube and waits gets all threads for it.
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "apps/cli/progress.h"
#include "apps/cli/session.h"
#include "service/engine/engine.h"
#include "service/engine/proof.h"
#include "service/requests/solve.h"

namespace antipode::cli {

struct SolveOptions : service::SolveLimits {
    // Where the state of the proof is kept, and what was kept before.
    std::optional<service::ProofFile> proof_file = std::nullopt;
    std::optional<optimal::Proof>     earlier    = std::nullopt;
};

class SolveRun {
public:
    SolveRun(Session& session, const SolveOptions& options);

    void solve_all(std::span<const std::string> texts);
    void solve_lines(int descriptor);

    // Answers are out; keeps the tables that were built, and tells the exit code.
    ExitCode finish();

private:
    using Outcome = Result<service::SolveAnswer>;

    void    solve_group(std::vector<Input>& group);
    void    solve_together(const std::vector<Input>& group);
    Outcome solve(const Input& input, unsigned threads, const Watch& watch);
    // Whether a position, or an incomplete cube, could be read.
    std::optional<Error> read(const std::string& text, service::SolveTask& task) const;
    Outcome              solve_resumable(service::SolveTask task, const Watch& watch);
    Outcome solve_to_goal(const service::SolveTask& task, const Watch& watch, bool is_alone);
    Watch   shown_on_terminal();
    void    show_progress(const Progress& progress);
    bool    is_complete(const service::SolveAnswer& answer) const;
    void    note_what_is_unproven(const service::SolveAnswer& answer);
    void    print_goal(const service::SolveAnswer& answer);
    void    print_way(const goals::GoalSolution& way, const service::SolveAnswer& answer);
    void    print(const Input& input, const Outcome& outcome);
    void    note(ExitCode code);

    Session&         session_;
    SolveOptions     options_;
    CubeReading      reading_;
    std::stop_source stop_;
    ProgressLine     progress_;
    service::Engine  engine_;
    std::size_t      ways_printed_ = 0;  // of the cube that is alone
    std::string      lengths_;           // "20 → 19", of the cube on the terminal
    Progress         depth_start_;       // when the current depth of a proof was begun
    ExitCode         code_ = ExitCode::done;
};

}  // namespace antipode::cli
