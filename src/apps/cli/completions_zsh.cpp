#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/command.h"
#include "apps/cli/completions.h"

namespace antipode::cli {
namespace {

// In a specification of _arguments, inside single quotes.
std::string escaped(std::string_view text) {
    std::string result;
    for (char c : text) {
        if (c == '\'')
            result += "'\\''";
        else if (c == '[' || c == ']' || c == ':' || c == '\\')
            result += fmt::format("\\{}", c);
        else
            result += c;
    }
    return result;
}

std::string value_of(const Option& option) {
    if (!option.needs_value()) return "";
    const std::string action = option.accepts == Accepts::file ? "_files"
                               : !option.words.empty()
                                   ? fmt::format("({})", fmt::join(option.words, " "))
                                   : "";
    return fmt::format(":{}:{}", escaped(option.value), action);
}

// --name takes its value after a space or an equals sign.
std::string specification(const Option& option) {
    const std::string_view equals = !option.needs_value() ? "" : "=";
    const std::string      rest = fmt::format("[{}]{}", escaped(option.summary), value_of(option));
    if (option.letter == 0)
        return fmt::format("                '--{}{}{}'", option.name, equals, rest);
    return fmt::format("                '(-{0} --{1})'{{-{0}{2},--{1}{3}}}'{4}'", option.letter,
                       option.name, !option.needs_value() ? "" : "+", equals, rest);
}

std::string specification(const Argument& argument) {
    const std::string_view many = argument.at_most == Argument::no_limit ? "*" : "";
    const std::string      action =
        argument.words.empty() ? "" : fmt::format("({})", fmt::join(argument.words, " "));
    return fmt::format("                '{}:{}:{}'", many, escaped(argument.name), action);
}

std::string command_case(const Command& command) {
    std::vector<std::string> lines;
    for (const Option& option : options_of(command)) lines.push_back(specification(option));
    for (const Argument& argument : arguments_of(command)) lines.push_back(specification(argument));
    return fmt::format("        {})\n            _arguments -s \\\n{}\n            ;;\n",
                       command.name, fmt::join(lines, " \\\n"));
}

}  // namespace

std::string zsh_completions() {
    std::string names;
    std::string cases;
    for (const Command* command : all_commands()) {
        names += fmt::format("        '{}:{}'\n", command->name, escaped(command->summary));
        cases += command_case(*command);
    }
    return fmt::format(R"(#compdef antipode
# Completion of antipode's command lines for zsh.
_antipode() {{
    local -a commands=(
{}    )
    if ((CURRENT == 2)); then
        _describe command commands
        return
    fi
    shift words
    ((CURRENT--))
    case $words[1] in
{}    esac
}}
if [[ $funcstack[1] == _antipode ]]; then
    _antipode "$@"
else
    compdef _antipode antipode
fi
)",
                       names, cases);
}

}  // namespace antipode::cli
