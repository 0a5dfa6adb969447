#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/session.h"
#include "apps/server/catalogue.h"
#include "service/catalogue.h"
#include "service/json.h"

namespace antipode::cli {
namespace messages_detail {

ExitCode run(Session& session) {
    for (const Sentence& sentence : server::all_sentences())
        if (session.json())
            session.answer(service::to_json(sentence));
        else
            session.output().line(fmt::format("{}  {}", sentence.code, sentence.english));
    return ExitCode::done;
}

constexpr Example examples[] = {
    {"antipode messages --json | grep '\"piece-twice\"'", "what goes in the braces"},
};

}  // namespace messages_detail

const Command messages_command = {
    .name    = "messages",
    .summary = "every sentence of the engine, by its code",
    .description =
        "Lists what the engine and the server can say, for those who translate it or act on it: a "
        "code that never changes, and the sentence with the names of its arguments in braces. With "
        "--json, errors and other messages have their code and arguments.",
    .examples = messages_detail::examples,
    .run      = messages_detail::run,
};

}  // namespace antipode::cli
