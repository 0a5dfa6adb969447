#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/command.h"
#include "apps/cli/completions.h"

namespace antipode::cli {
namespace {

std::string in_quotes(std::string_view text) {
    std::string result = "'";
    for (char c : text) {
        if (c == '\'' || c == '\\') result += '\\';
        result += c;
    }
    return result + "'";
}

std::string words_of(const std::vector<std::string_view>& words) {
    return words.empty()
               ? ""
               : fmt::format(" -a {}", in_quotes(fmt::format("{}", fmt::join(words, " "))));
}

std::string option_line(const Command& command, const Option& option) {
    std::string line = fmt::format("complete -c antipode -n '__fish_seen_subcommand_from {}' -l {}",
                                   command.name, option.name);
    if (option.letter != 0) line += fmt::format(" -s {}", option.letter);
    if (option.accepts == Accepts::file)
        line += " -r -F";
    else if (option.needs_value())
        line += fmt::format(" -x{}", words_of(option.words));
    return fmt::format("{} -d {}\n", line, in_quotes(option.summary));
}

std::string argument_line(const Command& command, const Argument& argument) {
    if (argument.words.empty()) return "";
    return fmt::format("complete -c antipode -n '__fish_seen_subcommand_from {}'{}\n", command.name,
                       words_of(argument.words));
}

}  // namespace

std::string fish_completions() {
    std::string text =
        "# Completion of antipode's command lines for fish.\n"
        "complete -c antipode -f\n"
        "complete -c antipode -n __fish_use_subcommand -l version -d 'show the version'\n"
        "complete -c antipode -n __fish_use_subcommand -s h -l help -d 'show help'\n";
    for (const Command* command : all_commands()) {
        text += fmt::format("complete -c antipode -n __fish_use_subcommand -a {} -d {}\n",
                            command->name, in_quotes(command->summary));
        for (const Option& option : options_of(*command)) text += option_line(*command, option);
        for (const Argument& argument : arguments_of(*command))
            text += argument_line(*command, argument);
    }
    return text;
}

}  // namespace antipode::cli
