#include "apps/cli/commands.h"

#include <fmt/format.h>

#include "apps/cli/shared_options.h"

namespace antipode::cli {

std::span<const Command* const> all_commands() {
    static constexpr const Command* commands[] = {
        &solve_command,          &explain_command,  &compare_command, &methods_command,
        &info_command,           &show_command,     &convert_command, &complete_command,
        &random_command,         &compose_command,  &power_command,   &inverse_command,
        &isomorphs_command,      &maneuver_command, &group_command,   &count_command,
        &find_positions_command, &path_command,     &theory_command,  &pocket_command,
        &tables_command,         &serve_command,    &bench_command,   &manual_command,
        &completions_command,    &help_command,
    };
    return commands;
}

const Command* find_command(std::string_view name) {
    for (const Command* command : all_commands())
        if (command->name == name) return command;
    return nullptr;
}

std::vector<Option> options_of(const Command& command) {
    std::vector<Option> options(command.options.begin(), command.options.end());
    if (command.shares.reading)
        options.insert(options.end(), reading_options.begin(), reading_options.end());
    if (command.shares.colour) options.push_back(colour_option);
    if (command.shares.tables) options.push_back(tables_option);
    if (command.shares.json) options.push_back(json_option);
    options.insert(options.end(), general_options.begin(), general_options.end());
    return options;
}

std::string usage_of(const Command& command) {
    std::string usage = fmt::format("antipode {} [OPTIONS]", command.name);
    for (const Argument& argument : command.arguments) {
        std::string text(argument.name);
        for (std::size_t i = 1; i < argument.at_least; ++i)
            text += fmt::format(" {}", argument.name);
        if (argument.at_most == Argument::no_limit) text += "…";
        usage += argument.at_least == 0 ? fmt::format(" [{}]", text) : fmt::format(" {}", text);
    }
    return usage;
}

}  // namespace antipode::cli
