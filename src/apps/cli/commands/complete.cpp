#include <fmt/format.h>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "service/json.h"
#include "service/requests/positions.h"

namespace antipode::cli {
namespace complete_detail {

// "3 stickers filled; complete", or "3 stickers filled; 12 cubes are left".
std::string remark(const Completion& completion) {
    const std::string filled = fmt::format("{} sticker{} filled", completion.filled.size(),
                                           completion.filled.size() == 1 ? "" : "s");
    if (completion.facelets.all_painted()) return filled + "; complete";
    if (!completion.count.is_exact())
        return fmt::format("{}; more than {} cubes are left", filled, CompletionCount::limit);
    return fmt::format("{}; {} cubes are left", filled, completion.count.text());
}

ExitCode run(Session& session) {
    return for_each_text(
        session, session.subjects(), [&](const std::string& text) -> std::optional<Error> {
            const auto completion = service::ask_complete(fields_about(session, text));
            if (!completion) return completion.error();
            if (session.json())
                session.answer(service::to_json(*completion));
            else
                session.output().line(
                    fmt::format("{}  // {}", to_text(completion->facelets), remark(*completion)));
            session.output().flush();
            return std::nullopt;
        });
}

constexpr Example examples[] = {
    {"antipode complete UUUUUUUU.RRRRRRRR.FFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB",
     "the two stickers that are missing"},
    {"antipode complete --json .UUUUU.U..RRRRRRRR.F.FFFFFFDDDDDDDDD.L.LLLLLLBB.BBBBBB",
     "three corners are missing: 27 cubes are left, and no sticker is certain"},
    {"antipode complete wwwwwwwwwrrrrrrrr?ggggggggg?yyyyyyyyooooooooobbbbbbbbb",
     "colours may have any six letters, explained by the centres"},
};

}  // namespace complete_detail

const Command complete_command = {
    .name    = "complete",
    .summary = "fill in the stickers that the others determine",
    .description =
        "Paints every sticker that is the same in all cubes that agree with the painted ones and "
        "can be reached by turning, and says how many such cubes there are. If there are none, "
        "says why, and which stickers to clear or repaint.\n"
        "FACELETS are written as a CUBE is, in the order U R F D L B, each face row by row, in "
        "either case; . - ? _ and x stand for an unpainted sticker. Centres may be unpainted too, "
        "if the colours are the letters U R F D L B.",
    .fields   = service::complete_fields,
    .examples = complete_detail::examples,
    .run      = complete_detail::run,
};

}  // namespace antipode::cli
