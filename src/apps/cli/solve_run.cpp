#include "apps/cli/solve_run.h"

#include <fmt/format.h>

#include <mutex>

#include "apps/cli/interrupt.h"
#include "apps/cli/lines.h"
#include "apps/cli/messages.h"
#include "apps/cli/table_opening.h"
#include "base/parallel.h"
#include "base/text_lines.h"
#include "service/answers/goals.h"
#include "service/answers/position.h"
#include "service/json.h"

namespace antipode::cli {
SolveRun::SolveRun(Session& session, const SolveOptions& options)
    : session_(session),
      options_(options),
      reading_(service::reading_of(session.fields())),
      progress_(session),
      engine_(engine_shown_by({session, progress_, stop_.get_token(), options.limits.threads})) {}

void SolveRun::solve_all(std::span<const std::string> texts) {
    std::vector<Input> group;
    for (const std::string& text : texts) {
        if (text != "-") {
            group.push_back({text});
            continue;
        }
        solve_group(group);
        solve_lines(0);
    }
    solve_group(group);
}

void SolveRun::solve_lines(int descriptor) {
    std::vector<Input> group;
    Lines              lines(
        [&] {
            solve_group(group);
            session_.output().flush();
        },
        descriptor);
    while (!stop_.stop_requested()) {
        const auto line = lines.next();
        if (!line) break;
        if (!line->text) {
            solve_group(group);  // so that everything is told in order
            note(session_.fail(line->text.error(), {.line = line->number}));
        } else if (!has_nothing_to_read(*line->text)) {
            group.push_back({*line->text, line->number});
        }
    }
    solve_group(group);
}

ExitCode SolveRun::finish() {
    session_.output().flush();
    if (stop_.stop_requested()) return ExitCode::interrupted;
    const StopOnInterrupt interrupt;
    keep_tables(session_, engine_, interrupt.token());
    return interrupt.happened() ? ExitCode::interrupted : code_;
}

void SolveRun::solve_group(std::vector<Input>& group) {
    if (group.empty() || stop_.stop_requested()) return group.clear();
    {
        const StopOnInterrupt    interrupt;
        const std::stop_callback pass_on(interrupt.token(), [&] { stop_.request_stop(); });
        if (group.size() == 1) {
            print(group[0], solve(group[0], options_.limits.threads, shown_on_terminal()));
        } else {
            solve_together(group);
        }
    }
    group.clear();
}

void SolveRun::solve_together(const std::vector<Input>& group) {
    std::mutex                          printing;
    std::vector<std::optional<Outcome>> outcomes(group.size());
    std::size_t                         printed = 0;
    const auto work = [&](std::size_t i, std::size_t, const std::stop_token& stop) {
        Outcome               outcome = solve(group[i], 1, {.stop = stop});
        const std::lock_guard lock(printing);
        outcomes[i] = std::move(outcome);
        for (; printed < group.size() && outcomes[printed]; ++printed)
            print(group[printed], *outcomes[printed]);
        session_.output().flush();  // somebody may wait for the next one
    };
    const unsigned at_once = engine_.at_once(options_.how, options_.limits.threads);
    parallel_for(group.size(), {.threads = at_once, .stop = stop_.get_token()}, work);
}

SolveRun::Outcome SolveRun::solve(const Input& input, unsigned threads, const Watch& watch) {
    service::SolveTask task{.cube     = {},
                            .how      = options_.how,
                            .limits   = options_.limits,
                            .max_wait = service::WaitLimit{}.max_wait};
    if (auto error = read(input.text, task)) return *std::move(error);
    task.limits.threads = threads;
    if (task.how.goal) return solve_to_goal(task, watch, watch.on_progress != nullptr);
    if (options_.proof_file) return solve_resumable(std::move(task), watch);
    return engine_.solve(task, watch);
}

std::optional<Error> SolveRun::read(const std::string& text, service::SolveTask& task) const {
    if (options_.is_open) {
        const auto open = service::read_open_position(text);
        if (!open) return open.error();
        task.cube            = open->cube;
        task.how.goal->goals = {open->goal};
        return std::nullopt;
    }
    const auto position = service::read_position(text, reading_);
    if (!position) return position.error();
    task.cube    = position->cube;
    task.centres = position->centres;
    return std::nullopt;
}

// Of a lone cube ways are printed as they are found: there may be no end of them.
SolveRun::Outcome SolveRun::solve_to_goal(const service::SolveTask& task, const Watch& watch,
                                          bool is_alone) {
    ways_printed_ = 0;
    if (!is_alone) return engine_.solve(task, watch);
    service::SolveAnswer so_far{task.cube, task.how.metric, {}};
    so_far.goal      = task.how.goal->name;
    const auto print = [&](const goals::GoalSolution& way) {
        progress_.erase();
        if (ways_printed_ == 0) so_far.answer.lower_bound = way.length;
        print_way(way, so_far);
        session_.output().flush();
        ++ways_printed_;
    };
    return engine_.solve(task, watch, {.on_goal = print});
}

// What cannot be written is told at the end, when the answer is there.
SolveRun::Outcome SolveRun::solve_resumable(service::SolveTask task, const Watch& watch) {
    const auto& earlier = options_.earlier;
    if (earlier && (earlier->cube != task.cube || earlier->centres != task.centres))
        return usage_error(message<"proof-of-another-cube">(options_.proof_file->path().string()));
    if (earlier) task.proof = std::make_shared<const optimal::Proof>(*earlier);
    const auto keep = [&](const optimal::Proof& proof) {
        static_cast<void>(options_.proof_file->save(proof));
    };
    Outcome outcome = engine_.solve(task, watch, {.on_proof = keep});
    if (!outcome) return outcome;
    if (!outcome->proof)
        options_.proof_file->remove();
    else if (const auto error = options_.proof_file->save(*outcome->proof))
        note(session_.fail(*error));
    return outcome;
}

// A lone cube on a terminal shows its shrinking length while the search goes on.
Watch SolveRun::shown_on_terminal() {
    lengths_.clear();
    return {.stop        = stop_.get_token(),
            .on_progress = [this](const Progress& progress) { show_progress(progress); },
            .on_solution =
                [this](const Moves& moves) {
                    lengths_ += fmt::format("{}{}", lengths_.empty() ? "" : " → ",
                                            length(moves, options_.how.metric));
                }};
}

// "20 → 19 found · at least 18 · 18: 43 %, about 40 s left"
void SolveRun::show_progress(const Progress& progress) {
    if (progress.lower_bound == 0) return progress_.show(lengths_);
    if (progress.depth != depth_start_.depth) depth_start_ = progress;
    std::string text = lengths_.empty() ? "" : lengths_ + " found · ";
    text += fmt::format("at least {} · {}: {:.0f} %", progress.lower_bound, progress.depth,
                        100 * progress.fraction);
    const std::chrono::duration<double> taken = progress.elapsed - depth_start_.elapsed;
    if (progress.fraction > 0.02 && taken > std::chrono::seconds(2))
        text += fmt::format(", about {:.0f} s left",
                            taken.count() * (1 - progress.fraction) / progress.fraction);
    progress_.show(text);
}

// Proven, and where all solutions are wanted, all of them.
bool SolveRun::is_complete(const service::SolveAnswer& answer) const {
    const bool wants_all = options_.how.shortest->wanted == optimal::Frontier::Wanted::all;
    return answer.is_optimal() && (!wants_all || answer.answer.ended == Ended::exhausted);
}

// "nothing shorter than 18 exists; to go on: --resume FILE"
void SolveRun::note_what_is_unproven(const service::SolveAnswer& answer) {
    std::string text = answer.is_optimal()
                           ? std::string("there may be more solutions")
                           : fmt::format("not proven shortest: nothing shorter than {} exists",
                                         length_tag(answer.answer.lower_bound, answer.metric,
                                                    Optimality::unproven));
    if (options_.proof_file)
        text += fmt::format("; to go on, add --resume {}", options_.proof_file->path().string());
    session_.note(text);
}

void SolveRun::print(const Input& input, const Outcome& outcome) {
    progress_.erase();
    if (!outcome) {
        // Among many answers a remark keeps the place of the one that is missing.
        const bool is_one_of_many = input.line != 0 || session_.subjects().size() > 1;
        if (is_one_of_many && !session_.json())
            session_.output().line("// " + outcome.error().message.text());
        return note(session_.fail(outcome.error(), input));
    }
    if (options_.how.goal) return print_goal(*outcome);
    if (session_.json())
        session_.answer(to_json(*outcome, options_.sense));
    else if (outcome->all.empty())
        session_.output().line(solution_line(*outcome, options_.sense));
    else
        for (const auto& one : one_by_one(*outcome))
            session_.output().line(solution_line(one, options_.sense));
    const Answer& answer = outcome->answer;
    if (outcome->proof) note_what_is_unproven(*outcome);
    if (!answer.found || (options_.max_length && answer.length > *options_.max_length)
        || (options_.how.shortest && !is_complete(*outcome)))
        note(ExitCode::not_found);
}

void SolveRun::print_way(const goals::GoalSolution& way, const service::SolveAnswer& answer) {
    if (session_.json())
        session_.answer(goal_answer_json(way, answer));
    else
        session_.output().line(goal_line(way, answer,
                                         options_.how.goal->goals.size() > 1
                                             ? service::GoalPlaces::several
                                             : service::GoalPlaces::one));
}

// What was not printed as it came.
void SolveRun::print_goal(const service::SolveAnswer& answer) {
    for (std::size_t i = ways_printed_; i < answer.goals.size(); ++i)
        print_way(answer.goals[i], answer);
    if (answer.goals.empty()) {
        if (session_.json())
            session_.answer(to_json(answer, options_.sense));
        else
            session_.output().line("no solution found");
        return note(ExitCode::not_found);
    }
    const Ended ended = answer.answer.ended;
    if (ended == Ended::exhausted || ended == Ended::enough_found) return;
    session_.note("there may be more solutions");
    note(ExitCode::not_found);
}

// Wrong input weighs more than a solution that is too long.
void SolveRun::note(ExitCode code) {
    if (code_ == ExitCode::done || code != ExitCode::not_found) code_ = code;
}

}  // namespace antipode::cli
