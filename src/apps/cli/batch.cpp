#include "apps/cli/batch.h"

#include "apps/cli/lines.h"
#include "apps/cli/shared_options.h"
#include "base/text_lines.h"

namespace antipode::cli {
namespace {

ExitCode answer_one(Session& session, const Input& input, const TextAnswerer& answer) {
    const auto error = answer(input.text);
    return error ? session.fail(*error, input) : ExitCode::done;
}

ExitCode answer_lines(Session& session, const TextAnswerer& answer) {
    ExitCode code = ExitCode::done;
    Lines    lines([&] { session.output().flush(); });
    while (const auto line = lines.next()) {
        const auto& text = line->text;
        if (text && has_nothing_to_read(*text)) continue;
        const ExitCode one = text ? answer_one(session, {*text, line->number}, answer)
                                  : session.fail(text.error(), {.line = line->number});
        if (one != ExitCode::done) code = one;
    }
    return code;
}

}  // namespace

ExitCode for_each_text(Session& session, std::span<const std::string> texts,
                       const TextAnswerer& answer) {
    ExitCode code = ExitCode::done;
    for (const std::string& text : texts) {
        const ExitCode one =
            text == "-" ? answer_lines(session, answer) : answer_one(session, {text}, answer);
        if (one != ExitCode::done) code = one;
    }
    return code;
}

ExitCode for_each_position(Session& session, std::span<const std::string> texts,
                           const PositionAnswerer& answer) {
    const CubeReading reading = reading_of(session);
    return for_each_text(session, texts, [&](const std::string& text) -> std::optional<Error> {
        const Result<service::Position> position = service::read_position(text, reading);
        if (!position) return position.error();
        return answer(*position);
    });
}

std::optional<service::Position> read_argument(Session& session, std::string_view text) {
    Result<service::Position> position = service::read_position(text, reading_of(session));
    if (position) return *std::move(position);
    session.fail(position.error(), {std::string(text)});
    return std::nullopt;
}

}  // namespace antipode::cli
