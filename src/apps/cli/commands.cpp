#include "apps/cli/commands.h"

#include <fmt/format.h>

#include "apps/cli/shared_options.h"
#include "service/requests/check.h"

namespace antipode::cli {
namespace {

Accepts accepted_by(const Field& field) {
    if (field.choices != nullptr) return Accepts::only_words;
    if (field.option.usual != nullptr) return Accepts::also_words;
    return field.option.names_file ? Accepts::file : Accepts::anything;
}

Option option_of(const Field& field, std::span<const Field> all) {
    return {.name    = service::option_name(field),
            .letter  = field.option.letter,
            .value   = field.option.value,
            .summary = service::summary_of(field, all, service::Interface::command_line),
            .accepts = accepted_by(field),
            .choices = field.choices != nullptr ? field.choices : field.option.usual};
}

std::vector<Field> fields_of(const Command& command) {
    std::vector<Field> fields(command.fields.begin(), command.fields.end());
    if (command.shares.reading)
        fields.insert(fields.end(), service::reading_fields.begin(), service::reading_fields.end());
    if (command.shares.colour) fields.push_back(colour_option);
    if (command.shares.tables) fields.push_back(tables_option);
    if (command.shares.json) fields.push_back(json_option);
    fields.insert(fields.end(), general_options.begin(), general_options.end());
    return fields;
}

}  // namespace

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
    const std::vector<Field> fields = fields_of(command);
    std::vector<Option>      options;
    for (const Field& field : fields)
        if (!field.option.is_argument) options.push_back(option_of(field, fields));
    return options;
}

std::vector<Argument> arguments_of(const Command& command) {
    std::vector<Argument> arguments;
    for (const Field& field : command.fields)
        if (field.option.is_argument)
            arguments.push_back({.name     = field.option.value,
                                 .summary  = field.summary,
                                 .at_least = field.need == service::Need::required ? 1U : 0U,
                                 .at_most  = field.kind == Kind::texts ? Argument::no_limit : 1,
                                 .choices  = field.choices});
    arguments.insert(arguments.end(), command.arguments.begin(), command.arguments.end());
    return arguments;
}

std::string usage_of(const Command& command) {
    std::string usage = fmt::format("antipode {} [OPTIONS]", command.name);
    for (const Argument& argument : arguments_of(command)) {
        std::string text(argument.name);
        for (std::size_t i = 1; i < argument.at_least; ++i)
            text += fmt::format(" {}", argument.name);
        if (argument.at_most == Argument::no_limit) text += "…";
        usage += argument.at_least == 0 ? fmt::format(" [{}]", text) : fmt::format(" {}", text);
    }
    return usage;
}

}  // namespace antipode::cli
