#include "service/answers/random.h"

#include "apps/cli/commands.h"
#include "apps/cli/shared_options.h"
#include "service/json.h"

namespace antipode::cli {
namespace random_detail {

Result<service::RandomRequest> request_of(const Session& session) {
    service::RandomRequest request;
    const auto             seed = number_of(session, "seed", 0);
    if (!seed) return seed.error();
    if (session.has("seed")) request.seed = *seed;
    request.pool   = session.has("any") ? service::Pool::assembled : service::Pool::reachable;
    request.target = target_of(session, {Form::facelets});
    return request;
}

ExitCode run(Session& session) {
    const auto count   = number_of(session, "number", 1);
    const auto request = request_of(session);
    if (!count) return session.fail(count.error());
    if (!request) return session.fail(request.error());
    service::RandomPositions positions(*request);
    for (std::uint64_t i = 0; i < *count; ++i) {
        const auto answer = positions.next();
        if (!answer) return session.fail(answer.error());
        if (session.json())
            session.answer(to_json(*answer));
        else
            session.output().line(answer->written.text);
    }
    return ExitCode::done;
}

std::vector<std::string_view> forms() {
    std::vector<std::string_view> names;
    for (const service::TargetRow& row : service::target_rows())
        if (!is_made_of_turns(row.target.form)) names.push_back(row.name);
    return names;
}

constexpr Field options[] = {
    {.name    = "number",
     .summary = "how many (1 if not said)",
     .option  = {.letter = 'n', .value = "N"}},
    {.name    = "seed",
     .summary = "a whole number: the same seed gives the same cubes, everywhere and always",
     .option  = {.letter = 's', .value = "S"}},
    {.name    = "any",
     .kind    = Kind::flag,
     .summary = "from all ways to put the pieces together, of which turning reaches one in twelve",
     .option  = {.letter = 'a'}},
    to_option("write the positions in this form (facelets if not said)", forms),
};
constexpr Example examples[] = {
    {"antipode random", "one cube, another one each time"},
    {"antipode random -n 3 --seed 2026 --to zip", "three cubes that are the same for everybody"},
    {"antipode random -n 1000 --any | antipode info --json -",
     "facts about a thousand assembled cubes"},
};

}  // namespace random_detail

const Command random_command = {
    .name        = "random",
    .summary     = "uniformly random positions",
    .description = "Draws positions so that each is equally likely, one per line.",
    .fields      = random_detail::options,
    .examples    = random_detail::examples,
    .run         = random_detail::run,
};

}  // namespace antipode::cli
