#include "service/answers/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/help.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/table_opening.h"
#include "service/answers/solve.h"
#include "service/json.h"
#include "service/requests/methods.h"

namespace antipode::cli {
namespace explain_detail {

std::string count_text(const service::ExplainedPhase& part) {
    const auto& counted = part.centres.counted;
    const auto  centres = std::popcount(counted.bits());
    const auto  is_home = [&](Face f) { return counted.has(f) && part.centres.twists[f] == 0; };
    const auto  home    = std::ranges::count_if(all_faces, is_home);
    if (part.corners_home.size() == 8 && part.edges_home.size() == 12 && home == centres)
        return "everything is home";
    const std::string corners = fmt::format("{} of 8 corners", part.corners_home.size());
    const std::string edges   = fmt::format("{} of 12 edges", part.edges_home.size());
    if (centres == 0) return fmt::format("{} and {} are home", corners, edges);
    return fmt::format("{}, {} and {} of {} {} are home", corners, edges, home, centres,
                       centres == 1 ? "centre" : "centres");
}

std::string phase_text(std::size_t number, const service::ExplainedPhase& part) {
    return fmt::format("\n{:>2}. {}  ({}f)\n    {}\n    {}\n    → {}\n", number,
                       part.phase.name.text(), part.phase.moves.size(),
                       wrapped(part.word.empty() ? "nothing to do" : part.word, 4),
                       wrapped(part.phase.goal.text(), 4), count_text(part));
}

std::string explanation_text(const service::Explanation& explanation) {
    const methods::Row& method = *explanation.request.method;
    std::string         text   = fmt::format("{}: {}\n", method.name,
                                             guarantee_of(method, explanation.request.centres.counted));
    std::size_t         number = 0;
    for (const service::ExplainedPhase& part : explanation.phases)
        text += phase_text(++number, part);
    const service::SolveAnswer answer{explanation.request.cube, Metric::htm, explanation.answer};
    return text + "\n" + solution_line(answer, service::WordSense::solver) + "\n";
}

// One call of the command.
class Explaining {
public:
    Explaining(Session& session, const service::MethodChoice& choice)
        : session_(session),
          choice_(choice),
          progress_(session),
          engine_(
              engine_shown_by({session, progress_, interrupt_.token(), choice.limits.threads})) {}

    ExitCode run() {
        ExitCode code = for_each_text(session_, session_.subjects(), [&](const std::string& text) {
            const auto position = service::read_cube(fields_about(session_, text));
            return position ? explain_one(*position) : std::optional(position.error());
        });
        keep_tables(session_, engine_, interrupt_.token());
        if (interrupt_.happened()) return ExitCode::interrupted;
        return code == ExitCode::done && is_missing_ ? ExitCode::not_found : code;
    }

private:
    std::optional<Error> explain_one(const service::Position& position) {
        const auto explanation = service::explain(
            engine_.methods(),
            {.cube    = position.cube,
             .method  = choice_.method,
             .limits  = choice_.limits,
             .centres = position.centres},
            {.stop = interrupt_.token(), .on_progress = [&](const Progress& at) { show(at); }});
        progress_.erase();
        if (!explanation) return explanation.error();
        is_missing_ = is_missing_ || !explanation->answer.found;
        show_answer(session_, *explanation,
                    [&](const auto& one) { paragraphs_.write(explanation_text(one)); });
        session_.output().flush();
        return std::nullopt;
    }

    void show(const Progress& at) {
        progress_.show(fmt::format("{} turns, {} nodes", at.depth, at.nodes));
    }

    Session&              session_;
    service::MethodChoice choice_;
    StopOnInterrupt       interrupt_;
    ProgressLine          progress_;
    service::Engine       engine_;
    Paragraphs            paragraphs_{session_};
    bool                  is_missing_ = false;
};

ExitCode run(Session& session) {
    const auto choice = service::read_method(session.fields(), std::chrono::nanoseconds::max());
    if (!choice) return session.fail(choice.error());
    return Explaining(session, *choice).run();
}

constexpr Example examples[] = {
    {"antipode explain \"R U2 F' L D B\"", "layer by layer, with the reason of every step"},
    {"antipode explain --method thistlethwaite \"R U2 F' L D B\"", "down through four subgroups"},
    {"antipode explain --centres --method kociemba \"R U2 F' L D B\"",
     "and turn the centres right, as on a cube with pictures"},
    {"antipode explain --method three-cycles --json \"R U\"", "for a program that shows the steps"},
};
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::not_found, "the method found no solution within its limits"},
};

}  // namespace explain_detail

const Command explain_command = {
    .name    = "explain",
    .summary = "a solution in steps, each with its reason",
    .description =
        "Solves each cube by the chosen method, and shows the solution in its phases: what each is "
        "for, its turns, and what is solved after it. Where phases meet, turns may cancel, so the "
        "whole can be shorter than its parts.\n"
        "With --centres, a last stage turns the centres right, by words that change nothing else; "
        "two-phase and optimal bring them home with the pieces.",
    .fields     = service::explain_fields,
    .shares     = {.tables = true},
    .examples   = explain_detail::examples,
    .exit_codes = explain_detail::exit_codes,
    .run        = explain_detail::run,
};

}  // namespace antipode::cli
