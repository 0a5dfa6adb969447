#include "apps/cli/batch.h"

#include "apps/cli/lines.h"
#include "base/text_lines.h"
#include "service/json.h"

namespace antipode::cli {
namespace {

ExitCode answer_one(Session& session, const Input& input, const TextAnswerer& answer) {
    auto error = answer(input.text);
    if (!error) return ExitCode::done;
    // Whoever has only one thing to say knows where it was said.
    if (error->field == session.subject()) error->field.clear();
    return session.fail(*error, input);
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

service::Fields fields_about(const Session& session, const std::string& text) {
    return session.fields().with(session.subject(), text);
}

}  // namespace antipode::cli
