#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/command.h"
#include "apps/cli/completions.h"

namespace antipode::cli {
namespace {

// After `--name` bash completes its value: a word, a file, or nothing.
std::string value_case(const Command& command, const Option& option) {
    const std::string pattern =
        option.letter == 0
            ? fmt::format("{} --{}", command.name, option.name)
            : fmt::format("{0} --{1}' | '{0} -{2}", command.name, option.name, option.letter);
    const std::string reply =
        option.accepts == Accepts::file ? "mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"
        : !option.words.empty()         ? fmt::format("words='{}'", fmt::join(option.words, " "))
                                        : "words=''";
    return fmt::format("        '{}') {} ;;\n", pattern, reply);
}

std::string options_case(const Command& command) {
    std::vector<std::string> names;
    for (const Option& option : options_of(command))
        names.push_back(fmt::format("--{}", option.name));
    return fmt::format("                {}) words='{}' ;;\n", command.name, fmt::join(names, " "));
}

std::string arguments_case(const Command& command) {
    for (const Argument& argument : arguments_of(command))
        if (!argument.words.empty())
            return fmt::format("                {}) words='{}' ;;\n", command.name,
                               fmt::join(argument.words, " "));
    return "";
}

}  // namespace

std::string bash_completions() {
    std::string              values;
    std::string              options;
    std::string              arguments;
    std::vector<std::string> names;
    for (const Command* command : all_commands()) {
        names.emplace_back(command->name);
        options += options_case(*command);
        arguments += arguments_case(*command);
        for (const Option& option : options_of(*command))
            if (option.needs_value()) values += value_case(*command, option);
    }
    return fmt::format(
        R"(# Completion of antipode's command lines for bash.
_antipode() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}}
    local command='' words='' i
    # bash takes --name=value apart.
    if [[ $word == '=' ]]; then
        word=''
    elif [[ $previous == '=' ]]; then
        previous=${{COMP_WORDS[COMP_CWORD - 2]}}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ ${{COMP_WORDS[i]}} != -* ]]; then
            command=${{COMP_WORDS[i]}}
            break
        fi
    done
    COMPREPLY=()
    if [[ $command == '' ]]; then
        mapfile -t COMPREPLY < <(compgen -W '{} --help --version' -- "$word")
        return
    fi
    case "$command $previous" in
{}        *)
            if [[ $word == -* ]]; then
                case $command in
{}                esac
            else
                case $command in
{}                esac
            fi
            ;;
    esac
    if [[ $words != '' ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    fi
}}
complete -F _antipode antipode
)",
        fmt::join(names, " "), values, options, arguments);
}

}  // namespace antipode::cli
