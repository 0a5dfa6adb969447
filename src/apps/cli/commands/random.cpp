#include "apps/cli/commands.h"
#include "apps/cli/session.h"
#include "service/json.h"
#include "service/requests/positions.h"

namespace antipode::cli {
namespace random_detail {

ExitCode run(Session& session) {
    const service::Fields& fields  = session.fields();
    const auto             request = service::read_random(fields);
    if (!request) return session.fail(request.error());
    service::RandomPositions positions(*request);
    for (auto left = fields.whole<std::uint64_t>("count"); left > 0; --left) {
        const auto answer = positions.next();
        if (!answer) return session.fail(answer.error());
        show_answer(session, *answer,
                    [&](const auto& one) { session.output().line(one.written.text); });
    }
    return ExitCode::done;
}

// Whoever sees them come may have as many as there is time for.
constexpr auto    fields     = changed(service::random_fields, "count", within({}));
constexpr Example examples[] = {
    {"antipode random", "one cube, a different one each time"},
    {"antipode random -n 3 --seed 2026 --to zip", "three cubes that are the same for everybody"},
    {"antipode random -n 1000 --any | antipode info --json -",
     "facts about a thousand assembled cubes"},
};

}  // namespace random_detail

const Command random_command = {
    .name        = "random",
    .summary     = "uniformly random positions",
    .description = "Draws positions so that each is equally likely, one per line.",
    .fields      = random_detail::fields,
    .examples    = random_detail::examples,
    .run         = random_detail::run,
};

}  // namespace antipode::cli
