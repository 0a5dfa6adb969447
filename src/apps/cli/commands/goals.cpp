#include "service/answers/goals.h"

#include "apps/cli/commands.h"
#include "apps/cli/session.h"
#include "apps/cli/text_table.h"
#include "service/json.h"

namespace antipode::cli {
namespace goals_detail {

// What says where: --face D, --axis ud, --at FR.
std::string places_of(const goals::GoalRow& row) {
    std::string text;
    const auto  add = [&](const char* option, std::string_view usual) {
        if (usual.empty()) return;
        text += (text.empty() ? "" : " ") + std::string(option) + " " + std::string(usual);
    };
    add("--face", row.face);
    add("--axis", row.axis);
    add("--at", row.at);
    return text;
}

ExitCode run(Session& session) {
    std::vector<std::vector<std::string>> rows = {{"goal", "where, for example", "what it is"}};
    for (const goals::GoalRow& row : goals::goal_rows()) {
        if (session.json()) session.answer(service::to_json(row));
        rows.push_back({std::string(row.name), places_of(row), std::string(row.summary)});
    }
    if (!session.json()) session.output().write(text_table(rows));
    return ExitCode::done;
}

constexpr Example examples[] = {
    {"antipode goals", "all goals, and the options that say where each is met"},
};

}  // namespace goals_detail

const Command goals_command = {
    .name    = "goals",
    .summary = "how far solve --goal can solve a cube",
    .description =
        "Lists the goals that solve --goal and --from know: crosses, blocks and layers, and the "
        "steps of fewest-moves solvers. A goal is met on any face, axis or piece; the options in "
        "the second column say which. If they are left out, it is the face in the table, but any "
        "axis and any piece.",
    .examples = goals_detail::examples,
    .run      = goals_detail::run,
};

}  // namespace antipode::cli
