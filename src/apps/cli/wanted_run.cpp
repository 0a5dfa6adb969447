#include "apps/cli/wanted_run.h"

#include <fmt/format.h>

#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/table_opening.h"
#include "service/answers/solve.h"
#include "service/answers/wanted.h"
#include "service/json.h"
#include "service/list/operations.h"

namespace antipode::cli {
namespace wanted_run_detail {

using service::Json;
using service::WantedPosition;

constexpr std::chrono::milliseconds time_to_solve(200);

class WantedRun {
public:
    WantedRun(Session& session, const service::WantedQuestion& question)
        : session_(session), question_(question), line_(session) {}

    ExitCode run() {
        if (question_.count) return count();
        if (auto error = open_list()) return session_.fail(*error);
        if (session_.has("solve"))
            engine_.emplace(
                engine_shown_by({session_, line_, interrupt_.token(), question_.threads}));
        const ExitCode code = list();
        if (engine_) keep_tables(session_, *engine_, interrupt_.token());
        return interrupt_.happened() ? ExitCode::interrupted : code;
    }

private:
    service::EnumerationWatch watch() {
        return {.stop        = interrupt_.token(),
                .on_progress = [this](double fraction, std::uint64_t found) {
                    line_.show(fmt::format("{} found", found), fraction);
                }};
    }

    ExitCode failed(const Error& error) {
        line_.erase();
        if (error.kind == ErrorKind::stopped) return ExitCode::interrupted;
        return session_.fail(error);
    }

    ExitCode count() {
        const auto count = service::count_of(question_, watch());
        if (!count) return failed(count.error());
        line_.erase();
        if (session_.json())
            session_.answer(service::to_json(*count));
        else
            session_.output().line(service::count_text(*count));
        return count->classes == Natural(0) ? ExitCode::not_found : ExitCode::done;
    }

    std::optional<Error> open_list() {
        if (!session_.has("add")) return std::nullopt;
        auto opened = open_workspace(session_);
        if (!opened) return opened.error();
        list_.emplace(*std::move(opened));
        return std::nullopt;
    }

    ExitCode list() {
        auto watching     = watch();
        watching.on_found = [this](const WantedPosition& position) {
            line_.erase();
            tell(position);
            session_.output().flush();
        };
        const auto answer =
            service::list_wanted(question_, watching, [this](const Natural& most) { warn(most); });
        if (!answer) return failed(answer.error());
        line_.erase();
        if (failure_) return session_.fail(*failure_);
        if (session_.json()) session_.answer(service::summary_json(*answer, question_));
        tell_the_rest(*answer);
        if (answer->ended == service::EnumerationEnd::stopped) return ExitCode::interrupted;
        return answer->classes == 0 ? ExitCode::not_found : ExitCode::done;
    }

    void warn(const Natural& at_most) {
        is_warned_ = true;
        session_.note(fmt::format(
            "the condition leaves up to {} positions, too many to go through{}", at_most.decimal(),
            question_.limit ? ": the first ones found are shown" : ""));
    }

    // How many there are where only some were wanted.
    void tell_the_rest(const service::WantedList& list) {
        if (is_warned_ || session_.json()) return;
        if (list.all)
            session_.note(fmt::format("{} of {} classes, which are {} positions", list.classes,
                                      list.all->classes.decimal(), list.all->positions.decimal()));
        else if (list.at_most)
            session_.note(
                fmt::format("{} of up to {} positions", list.classes, list.at_most->decimal()));
    }

    void tell(const WantedPosition& position) {
        if (failure_) return;
        std::optional<service::SolveAnswer> solution;
        if (engine_) {
            const CentredCube cube = service::reachable_cube(position);
            auto              solved =
                engine_->solve({.cube   = cube.cube,
                                .limits = {.max_time = time_to_solve, .threads = question_.threads},
                                .centres = centres_of(cube)},
                               {.stop = interrupt_.token()});
            if (!solved) return fail_later(solved.error());
            solution = *std::move(solved);
        }
        print(position, solution);
        if (list_)
            if (auto error = add(position, solution)) fail_later(*error);
    }

    // What goes wrong on the way is told when the walk has ended.
    void fail_later(const Error& error) { failure_ = error; }

    void print(const WantedPosition&                      position,
               const std::optional<service::SolveAnswer>& solution) {
        const auto sense =
            session_.has("generator") ? service::WordSense::generator : service::WordSense::solver;
        if (session_.json()) {
            Json json = service::to_json(position);
            if (solution) {
                const Json found = service::to_json(*solution, sense);
                for (const char* key : {"solution", "generator", "length"})
                    if (found.contains(key)) json[key] = found[key];
            }
            return session_.answer(json);
        }
        const std::string first =
            solution ? service::solution_line(*solution, sense) : service::seen_text(position);
        session_.output().line(fmt::format("{}  // {}", first, service::remark_on(position)));
    }

    std::optional<Error> add(const WantedPosition&                      position,
                             const std::optional<service::SolveAnswer>& solution) {
        const auto        given = session_.value("name");
        const std::string name  = given ? std::string(*given) : service::label_text(position);
        return solution ? service::add_solved(*list_, *solution, name)
                        : service::add_unsolved(*list_, service::reachable_cube(position), name);
    }

    Session&                          session_;
    const service::WantedQuestion&    question_;
    StopOnInterrupt                   interrupt_;
    ProgressLine                      line_;
    std::optional<service::Engine>    engine_;
    std::optional<service::Workspace> list_;
    std::optional<Error>              failure_;
    bool                              is_warned_ = false;
};

}  // namespace wanted_run_detail

ExitCode answer_wanted(Session& session, const service::WantedQuestion& question) {
    return wanted_run_detail::WantedRun(session, question).run();
}

}  // namespace antipode::cli
