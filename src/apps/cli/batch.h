// Working through CUBE arguments, of which "-" stands for every line of standard
// input.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "apps/cli/session.h"

namespace antipode::cli {

// Answers one text, or says why it cannot.
using TextAnswerer = std::function<std::optional<Error>(const std::string&)>;

// Has each text answered, in order. What goes wrong is reported in its place, and the
// others go on; the last exit code that is not 0 stays. Empty lines and lines with nothing
// but a comment are skipped.
ExitCode for_each_text(Session& session, std::span<const std::string> texts,
                       const TextAnswerer& answer);

// The fields of the call, about this one of its subjects.
service::Fields fields_about(const Session& session, const std::string& text);

// Has the fields of the call asked for each of its subjects: `ask` makes a Result of them,
// which `print` shows unless it is told as JSON.
template <class Ask, class Print>
ExitCode answer_each(Session& session, const Ask& ask, const Print& print) {
    return for_each_text(session, session.subjects(),
                         [&](const std::string& text) -> std::optional<Error> {
                             const auto answer = ask(fields_about(session, text));
                             if (!answer) return answer.error();
                             show_answer(session, *answer, print);
                             return std::nullopt;
                         });
}

// Answers that are many lines long have an empty line between them.
class Paragraphs {
public:
    explicit Paragraphs(Session& session) : session_(session) {}

    void write(const std::string& text) {
        if (!is_first_) session_.output().line("");
        session_.output().write(text);
        is_first_ = false;
    }

private:
    Session& session_;
    bool     is_first_ = true;
};

}  // namespace antipode::cli
