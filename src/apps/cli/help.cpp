#include "apps/cli/help.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "apps/cli/shared_options.h"
#include "base/text_lines.h"
#include "service/answers/position.h"

namespace antipode::cli {
namespace {

struct Row {
    std::string left;
    std::string right;
};

// Two columns; a left side that is too long gets a line of its own.
std::string columns(const std::vector<Row>& rows, std::size_t widest = 24) {
    std::size_t left = 0;
    for (const Row& row : rows)
        if (shown_width(row.left) <= widest) left = std::max(left, shown_width(row.left));
    std::string text;
    for (const Row& row : rows) {
        const std::size_t used = shown_width(row.left);
        text += fmt::format("  {}", row.left);
        text += used > left ? fmt::format("\n{:{}}", "", left + 4)
                            : fmt::format("{:{}}", "", left + 2 - used);
        text += wrapped(row.right, left + 4) + "\n";
    }
    return text;
}

std::string left_side(const Option& option) {
    const std::string letter = option.letter == 0 ? "    " : fmt::format("-{}, ", option.letter);
    if (!option.implied.empty())
        return fmt::format("{}--{} [{}]", letter, option.name, option.value);
    return fmt::format("{}--{}{}{}", letter, option.name, option.is_flag() ? "" : " ",
                       option.value);
}

std::string right_side(const Option& option) {
    if (option.words.empty() || option.name == "notation" || option.name == "color")
        return std::string(option.summary);
    return fmt::format("{}: {}", option.summary, fmt::join(option.words, ", "));
}

std::string description(std::string_view paragraphs) {
    std::string text;
    while (!paragraphs.empty()) {
        const std::size_t end = paragraphs.find('\n');
        text += fmt::format("\n{}\n", wrapped(paragraphs.substr(0, end), 0));
        paragraphs = end == std::string_view::npos ? "" : paragraphs.substr(end + 1);
    }
    return text;
}

std::string arguments_help(const Command& command) {
    std::vector<Row> rows;
    for (const Argument& argument : arguments_of(command))
        rows.push_back({std::string(argument.name),
                        argument.words.empty() ? std::string(argument.summary)
                                               : fmt::format("{}: {}", argument.summary,
                                                             fmt::join(argument.words, ", "))});
    return rows.empty() ? "" : "\nArguments:\n" + columns(rows);
}

std::string options_help(const Command& command) {
    std::vector<Row> rows;
    for (const Option& option : options_of(command))
        rows.push_back({left_side(option), right_side(option)});
    return "\nOptions:\n" + columns(rows);
}

std::string examples_help(std::span<const Example> examples) {
    std::string text = "\nExamples:\n";
    for (const Example& example : examples)
        text += fmt::format("  $ {}\n      {}\n", example.line, wrapped(example.shows, 6));
    return text;
}

std::string exit_codes_help(std::span<const ExitCodeRow> codes) {
    std::vector<Row> rows;
    for (const ExitCodeRow& row : codes)
        rows.push_back({std::to_string(static_cast<int>(row.code)), std::string(row.meaning)});
    return "\nExit codes:\n" + columns(rows);
}

std::string commands_help() {
    std::vector<Row> rows;
    for (const Command* command : all_commands())
        rows.push_back({std::string(command->name), std::string(command->summary)});
    return "\nCommands:\n" + columns(rows);
}

std::string forms_help() {
    std::vector<Row> rows;
    for (const FormRow& row : form_rows())
        rows.push_back({std::string(row.name), std::string(row.summary)});
    return fmt::format("\n{}\n\n{}", wrapped(cube_paragraph, 0), columns(rows));
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
    std::string result;
    std::size_t column = indent;
    while (!text.empty()) {
        const std::size_t      space = std::min(text.find(' '), text.size());
        const std::string_view word  = text.substr(0, space);
        text.remove_prefix(std::min(space + 1, text.size()));
        const bool first = result.empty();
        if (!first && column + 1 + shown_width(word) > width) {
            result += fmt::format("\n{:{}}", "", indent);
            column = indent;
        } else if (!first) {
            result += ' ';
            ++column;
        }
        result += word;
        column += shown_width(word);
    }
    return result;
}

std::string help_of(const Command& command) {
    std::string text = fmt::format("antipode {}: {}\n\nUsage: {}\n", command.name, command.summary,
                                   usage_of(command));
    text += description(command.description);
    text += arguments_help(command) + options_help(command);
    if (!command.exit_codes.empty()) text += exit_codes_help(command.exit_codes);
    return text + examples_help(command.examples);
}

std::string general_help() {
    return fmt::format(
        "Antipode, {}.\n"
        "\n"
        "Usage: antipode COMMAND [OPTIONS] [CUBE…]\n"
        "{}{}\n"
        "Options of all commands:\n"
        "{}{}\n"
        "\"antipode help COMMAND\" describes a command in full.\n",
        program_summary, commands_help(), forms_help(),
        columns({{"-j, --json", std::string(json_option.summary)},
                 {"-q, --quiet", "no messages, only the exit code"},
                 {"-h, --help", "show help"},
                 {"    --version", "show the version"}}),
        exit_codes_help(exit_code_rows));
}

}  // namespace antipode::cli
