// One call of a command: what was asked, and where answers and messages go.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "apps/cli/arguments.h"
#include "apps/cli/command.h"
#include "apps/cli/output.h"
#include "service/json_fwd.h"

namespace antipode::cli {

// A text somebody wrote, so that messages can point into it.
struct Input {
    std::string text = {};
    std::size_t line = 0;  // of standard input, from 1; 0 for an argument
};

class Session {
public:
    Session(const Command& command, Arguments arguments, Output& output)
        : command_(command), arguments_(std::move(arguments)), output_(output) {}
    Session(const Session&)            = delete;  // the fields point into it
    Session& operator=(const Session&) = delete;

    // What was asked, checked; wrong values are reported, and the exit code tells.
    ExitCode run();

    const service::Fields& fields() const { return *fields_; }
    bool                   has(std::string_view field) const { return arguments_.has(field); }
    std::optional<std::string_view> value(std::string_view field) const {
        return arguments_.value(field);
    }
    std::string_view             subject() const { return arguments_.subject(); }
    std::span<const std::string> subjects() const { return arguments_.subjects(); }
    bool                         json() const { return has("json"); }

    // There are many subjects, or may be: one answer is not the only one.
    bool has_many_subjects() const;

    Output& output() { return output_; }
    void    answer(const service::Json& json);

    // Tells what is wrong, on standard error and, with --json, in the place of the
    // answer too; gives the exit code for it.
    ExitCode fail(const Error& error, const Input& input = {});
    // The same of a field that the error names, whose text is the input.
    ExitCode refuse(const Error& error);

    // A sentence worth knowing, on standard error.
    void note(std::string_view sentence);

private:
    const Command&                 command_;
    Arguments                      arguments_;
    Output&                        output_;
    std::optional<service::Fields> fields_;
};

// An answer: as JSON where that is asked for, and otherwise as `print` writes it.
template <class Answer, class Print>
void show_answer(Session& session, const Answer& answer, const Print& print) {
    if (session.json())
        session.answer(to_json(answer));
    else
        print(answer);
}

// "antipode: …" on standard error, with the input and a mark under the wrong
// place where that fits on a line.
void print_error(const Error& error, const Input& input = {});

}  // namespace antipode::cli
