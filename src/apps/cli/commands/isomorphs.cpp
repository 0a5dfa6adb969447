#include <fmt/format.h>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "service/json.h"
#include "service/requests/positions.h"

namespace antipode::cli {
namespace isomorphs_detail {

// With --count only their number is printed.
void print_members(Session& session, const std::vector<std::string>& members) {
    if (session.has("count")) return session.output().line(std::to_string(members.size()));
    for (const std::string& member : members) session.output().line(member);
}

void print(Session& session, const service::IsomorphsAnswer& answer) {
    std::vector<std::string> members;
    for (const CentredCube& member : answer.members) members.push_back(answer.text(member));
    print_members(session, members);
}

void print(Session& session, const service::WordsAnswer& answer) {
    print_members(session, answer.words);
}

void print(Session& session, const service::RepresentativeAnswer& answer) {
    session.output().line(session.has("count")
                              ? std::to_string(answer.morph)
                              : fmt::format("{}  // class of {}", answer.text, answer.morph));
}

ExitCode run(Session& session) {
    return answer_each(session, service::ask_isomorphs, [&](const service::ClassAnswer& answer) {
        std::visit([&](const auto& one) { print(session, one); }, answer);
    });
}

constexpr Example examples[] = {
    {"antipode isomorphs R", "the twelve quarter turns"},
    {"antipode isomorphs --representative 'R U' 'F L'",
     "two positions are isomorphic if these are equal"},
    {"antipode isomorphs --words --notation papers jb",
     "words of the papers that do the same up to symmetry"},
};

}  // namespace isomorphs_detail

const Command isomorphs_command = {
    .name    = "isomorphs",
    .summary = "the class of a position under symmetry and inversion",
    .description =
        "Lists the distinct positions obtained from CUBE by the 24 rotations of the whole cube, "
        "reflection and inversion: at most 96, in order of zip. The first one represents the "
        "class.",
    .fields   = service::isomorphs_options,
    .examples = isomorphs_detail::examples,
    .run      = isomorphs_detail::run,
};

}  // namespace antipode::cli
