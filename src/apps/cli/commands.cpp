#include "apps/cli/commands.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "apps/cli/shared_options.h"
#include "base/names_of.h"
#include "service/requests/check.h"

namespace antipode::cli {
namespace {

Accepts accepted_by(const Field& field) {
    if (field.choices != nullptr) return Accepts::only_words;
    if (field.option.usual != nullptr) return Accepts::also_words;
    return field.option.names_file ? Accepts::file : Accepts::anything;
}

std::vector<std::string_view> words_of(const Field& field) {
    const Choices words = field.choices != nullptr ? field.choices : field.option.usual;
    return words == nullptr ? std::vector<std::string_view>{} : words();
}

// "solve, count: " where some actions have the field and others do not.
std::string owners(const Command& command, const Field& field) {
    std::vector<std::string_view> names;
    for (const Action& action : command.actions)
        if (service::find_field(action.fields, field.name) != nullptr) names.push_back(action.name);
    if (names.empty() || names.size() == command.actions.size()) return "";
    return fmt::format("{}: ", fmt::join(names, ", "));
}

Option option_of(const Command& command, const Field& field, std::span<const Field> all) {
    return {.field   = field.name,
            .name    = service::option_name(field),
            .letter  = field.option.letter,
            .value   = field.option.value,
            .summary = owners(command, field)
                       + service::summary_of(field, all, service::Interface::command_line),
            .accepts  = accepted_by(field),
            .words    = words_of(field),
            .implied  = field.option.implied,
            .is_value = field.option.is_value,
            .is_meant = field.option.is_meant};
}

Argument argument_of(const Field& field) {
    const bool is_subject = field.option.subject != service::Subject::no;
    const bool is_list =
        field.kind == Kind::texts || field.option.subject == service::Subject::many;
    const auto least =
        std::max<std::int64_t>(field.kind == Kind::texts ? field.bounds.least : 0, 1);
    return {
        .name     = field.option.value,
        .summary  = fmt::format("{}{}", field.summary, is_subject ? "; - for standard input" : ""),
        .at_least = field.need == service::Need::required ? static_cast<std::size_t>(least) : 0,
        .at_most  = is_list ? Argument::no_limit : 1,
        .words    = words_of(field),
        .accepts  = accepted_by(field)};
}

template <std::size_t size>
void append(std::vector<Field>& fields, const std::array<Field, size>& more) {
    fields.insert(fields.end(), more.begin(), more.end());
}

// What some action has, once; the fields of the command if it has no actions.
std::vector<Field> own_fields(const Command& command) {
    std::vector<Field> fields(command.fields.begin(), command.fields.end());
    for (const Action& action : command.actions)
        for (const Field& field : action.fields)
            if (service::find_field(fields, field.name) == nullptr) fields.push_back(field);
    return fields;
}

}  // namespace

std::span<const Command* const> all_commands() {
    static constexpr const Command* commands[] = {
        &solve_command,          &goals_command,    &explain_command,   &compare_command,
        &methods_command,        &info_command,     &show_command,      &convert_command,
        &complete_command,       &random_command,   &scramble_command,  &compose_command,
        &power_command,          &inverse_command,  &isomorphs_command, &maneuver_command,
        &group_command,          &count_command,    &coset_command,     &survey_command,
        &find_positions_command, &pattern_command,  &symmetry_command,  &path_command,
        &theory_command,         &pocket_command,   &workspace_command, &scan_command,
        &tables_command,         &serve_command,    &bench_command,     &manual_command,
        &completions_command,    &messages_command, &help_command,
    };
    return commands;
}

std::vector<std::string_view> command_names() {
    std::vector<std::string_view> names;
    for (const Command* command : all_commands()) names.push_back(command->name);
    return names;
}

const Command* find_command(std::string_view name) {
    for (const Command* command : all_commands())
        if (command->name == name) return command;
    return nullptr;
}

std::vector<Field> fields_of(const Command& command, const Action* action) {
    std::vector<Field> fields =
        action == nullptr ? own_fields(command)
                          : std::vector<Field>(action->fields.begin(), action->fields.end());
    if (command.shares.colour) fields.push_back(colour_option);
    if (command.shares.tables) fields.push_back(tables_option);
    if (command.shares.json) fields.push_back(json_option);
    append(fields, general_options);
    return fields;
}

std::vector<Option> options_of(const Command& command) {
    const std::vector<Field> fields = fields_of(command);
    std::vector<Option>      options;
    for (const Field& field : fields)
        if (!field.option.is_argument) options.push_back(option_of(command, field, fields));
    return options;
}

std::vector<Argument> arguments_of(const Command& command, const Action* action) {
    std::vector<Argument> arguments;
    if (!command.actions.empty()) {
        arguments.push_back({.name    = command.action,
                             .summary = std::string(command.action_summary),
                             .words   = names_of(command.actions)});
    }
    const bool is_any = !command.actions.empty() && action == nullptr;
    for (const Field& field : fields_of(command, action)) {
        if (!field.option.is_argument) continue;
        arguments.push_back(argument_of(field));
        if (is_any) arguments.back().at_least = 0;
        if (is_any) arguments.back().summary.insert(0, owners(command, field));
    }
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
