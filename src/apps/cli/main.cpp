#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <span>
#include <string>
#include <vector>

#include "apps/cli/help.h"
#include "apps/cli/lines.h"
#include "apps/cli/messages.h"
#include "apps/cli/session.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/suggest.h"
#include "base/failure.h"
#include "base/messages.h"
#include "service/json.h"

namespace antipode::cli {
namespace {

// Every answer is written as a whole, so the program can end between any two
// instructions.
extern "C" void end_at_once(int) { _exit(static_cast<int>(ExitCode::interrupted)); }

// What was asked could not even be read, so whether JSON is wanted is seen from the words
// themselves.
bool ask_for_json(std::span<const std::string> words) {
    const std::string name   = fmt::format("--{}", json_option.name);
    const std::string letter = fmt::format("-{}", json_option.option.letter);
    return std::any_of(words.begin(), std::ranges::find(words, "--"),
                       [&](const std::string& word) { return word == name || word == letter; });
}

ExitCode refuse(const Error& error, std::span<const std::string> words, std::string_view hint,
                Output& output) {
    if (ask_for_json(words)) {
        output.line(service::Json{{"error", service::to_json(error, "")}}.dump());
        output.flush();
    }
    print_error(error);
    write_message(fmt::format("{}\n", hint));
    return ExitCode::usage;
}

Error unknown_command(std::string_view name) {
    return usage_error(message<"unknown-command">(name, did_you_mean(name, command_names())));
}

Error unknown_option(std::string_view name) {
    return usage_error(message<"option-without-command">(name));
}

ExitCode run_command(const Command& command, const std::vector<std::string>& words,
                     Output& output) {
    Result<Arguments> arguments = Arguments::parse(command, words);
    if (!arguments)
        return refuse(arguments.error(), words,
                      fmt::format("See \"antipode help {}\".", command.name), output);
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
        write_message(general_help());
        return ExitCode::usage;
    }
    if (words[0] == "--help" || words[0] == "-h") {
        output.write(general_help());
        return ExitCode::done;
    }
    if (at == words.size())
        return refuse(unknown_option(words[0]), words,
                      "\"antipode help\" lists the commands and options.", output);
    const Command* command = find_command(words[at]);
    if (command == nullptr)
        return refuse(unknown_command(words[at]), words, "\"antipode help\" lists the commands.",
                      output);
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
    antipode::cli::keep_standard_places();
    std::signal(SIGINT, antipode::cli::end_at_once);
    std::signal(SIGPIPE, SIG_IGN);
    return static_cast<int>(antipode::cli::run_and_flush({argv + (argc > 0 ? 1 : 0), argv + argc}));
}
