#include <fmt/format.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <string>
#include <vector>

#include "apps/cli/help.h"
#include "apps/cli/lines.h"
#include "apps/cli/messages.h"
#include "apps/cli/session.h"
#include "apps/cli/suggest.h"
#include "base/failure.h"
#include "base/messages.h"

namespace antipode::cli {
namespace {

// Every answer is written as a whole, so the program can end between any two
// instructions.
extern "C" void end_at_once(int) { _exit(static_cast<int>(ExitCode::interrupted)); }

ExitCode unknown_command(std::string_view name) {
    print_error({.kind    = ErrorKind::usage,
                 .message = message<"unknown-command">(name, did_you_mean(name, command_names()))});
    fmt::print(stderr, "\"antipode help\" lists the commands.\n");
    return ExitCode::usage;
}

ExitCode unknown_option(std::string_view name) {
    print_error({.kind = ErrorKind::usage, .message = message<"option-without-command">(name)});
    fmt::print(stderr, "\"antipode help\" lists the commands and options.\n");
    return ExitCode::usage;
}

ExitCode run_command(const Command& command, const std::vector<std::string>& words,
                     Output& output) {
    Result<Arguments> arguments = Arguments::parse(command, words);
    if (!arguments) {
        print_error(arguments.error());
        fmt::print(stderr, "\"antipode help {}\" tells more.\n", command.name);
        return ExitCode::usage;
    }
    Session session(command, *std::move(arguments), output);
    if (session.has("help")) {
        output.write(help_of(command));
        return ExitCode::done;
    }
    return session.run();
}

// Flags that every command knows may also stand before its name.
ExitCode run(std::vector<std::string> words, Output& output) {
    std::size_t at = 0;
    while (at < words.size() && words[at].starts_with('-')) {
        if (words[at] == "--version" || words[at] == "-V") {
            output.line("antipode " ANTIPODE_VERSION);
            return ExitCode::done;
        }
        ++at;
    }
    if (words.empty()) {
        fmt::print(stderr, "{}", general_help());
        return ExitCode::usage;
    }
    if (words[0] == "--help" || words[0] == "-h") {
        output.write(general_help());
        return ExitCode::done;
    }
    if (at == words.size()) return unknown_option(words[0]);
    const Command* command = find_command(words[at]);
    if (command == nullptr) return unknown_command(words[at]);
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
    return run_command(*command, words, output);
}

ExitCode run_and_flush(std::vector<std::string> words) {
    try {
        Output         output;
        const ExitCode code = run(std::move(words), output);
        output.flush();
        return code;
    } catch (const OutputClosed&) {
        return ExitCode::done;
    } catch (const InputFailed& failure) {
        print_error({.message = message<"input-unreadable">(failure.reason)});
    } catch (const OutputFailed& failure) {
        print_error({.message = message<"output-not-written">(failure.reason)});
    } catch (...) {
        print_error(failure_of(base_message<"the-command">()));
    }
    return ExitCode::environment;
}

}  // namespace
}  // namespace antipode::cli

int main(int argc, char** argv) {
    std::signal(SIGINT, antipode::cli::end_at_once);
    std::signal(SIGPIPE, SIG_IGN);
    return static_cast<int>(antipode::cli::run_and_flush({argv + (argc > 0 ? 1 : 0), argv + argc}));
}
