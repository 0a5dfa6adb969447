#include "apps/cli/manual.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/cli/command.h"
#include "apps/cli/help.h"
#include "service/answers/position.h"

namespace antipode::cli {
namespace {

constexpr std::string_view date = "2026-11-15";  // when the words below were last changed

// The character at the front of `text`, which is taken away.
std::uint32_t take_character(std::string_view& text) {
    const auto     first = static_cast<unsigned char>(text.front());
    const unsigned more  = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    std::uint32_t  code  = more == 0 ? first : first & (0x3fu >> more);
    text.remove_prefix(1);
    for (unsigned i = 0; i < more && !text.empty(); ++i, text.remove_prefix(1))
        code = code << 6 | (static_cast<unsigned char>(text.front()) & 0x3fu);
    return code;
}

// Text as roff shows it unchanged: it would bend quotes, join hyphens, and read a
// line that starts with a dot as a request.
std::string roff(std::string_view text) {
    std::string result = text.starts_with('.') ? "\\&" : "";
    while (!text.empty()) {
        const std::uint32_t code = take_character(text);
        switch (code) {
            case '\\':
                result += "\\e";
                break;
            case '-':
                result += "\\-";
                break;
            case '\'':
                result += "\\(aq";
                break;
            case '`':
                result += "\\(ga";
                break;
            case '"':
                result += "\\(dq";
                break;
            case '^':
                result += "\\(ha";
                break;
            case '~':
                result += "\\(ti";
                break;
            default:
                result += code < 0x80 ? std::string(1, static_cast<char>(code))
                                      : fmt::format("\\[u{:04X}]", code);
        }
    }
    return result;
}

std::string section(std::string_view name) { return fmt::format(".SH {}\n", name); }

// A term in bold, and its explanation beside it.
std::string item(std::string_view term, std::string_view text) {
    return fmt::format(".TP\n\\fB{}\\fR\n{}\n", roff(term), roff(text));
}

std::string paragraphs(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        result += fmt::format("{}{}\n", result.empty() ? "" : ".PP\n", roff(text.substr(0, end)));
        text = end == std::string_view::npos ? "" : text.substr(end + 1);
    }
    return result;
}

std::string option_item(const Option& option) {
    const std::string letter =
        option.letter == 0 ? "" : fmt::format("\\fB\\-{}\\fR, ", option.letter);
    const std::string value = option.is_flag() ? ""
                              : option.implied.empty()
                                  ? fmt::format(" \\fI{}\\fR", roff(option.value))
                                  : fmt::format(" [\\fI{}\\fR]", roff(option.value));
    std::string       text  = roff(option.summary);
    if (!option.words.empty())
        text +=
            fmt::format("; accepted: {}", roff(fmt::format("{}", fmt::join(option.words, ", "))));
    return fmt::format(".TP\n{}\\fB\\-\\-{}\\fR{}\n{}\n", letter, roff(option.name), value, text);
}

std::string examples(const Command& command) {
    std::string text;
    for (const Example& example : command.examples)
        text += fmt::format(".PP\n.RS 4\n.EX\n$ {}\n.EE\n{}\n.RE\n", roff(example.line),
                            roff(example.shows));
    return text;
}

std::string command_section(const Command& command) {
    std::string text = fmt::format(".SS {}\n\\fB{}\\fR\n.PP\n{}", roff(command.name),
                                   roff(usage_of(command)), paragraphs(command.description));
    for (const Argument& argument : arguments_of(command))
        text += item(argument.name, argument.summary);
    for (const Option& option : options_of(command)) text += option_item(option);
    return text + examples(command);
}

std::string cubes_section() {
    std::string text = section("CUBES") + roff(cube_paragraph) + "\n";
    for (const FormRow& row : form_rows())
        text += fmt::format(".TP\n\\fB{}\\fR\n{}. R, for example, is\n.br\n{}\n", roff(row.name),
                            roff(row.summary), roff(row.example));
    return text;
}

std::string rows_section(std::string_view name, std::span<const Topic> rows) {
    std::string text = section(name);
    for (const Topic& row : rows) text += item(row.name, row.text);
    return text;
}

std::string exit_section() {
    std::string text = section("EXIT STATUS");
    for (const ExitCodeRow& row : exit_code_rows)
        text += item(std::to_string(static_cast<int>(row.code)), row.meaning);
    return text;
}

}  // namespace

std::string manual_page() {
    std::string page = fmt::format(".TH ANTIPODE 1 {} \"antipode {}\" \"User Commands\"\n", date,
                                   ANTIPODE_VERSION);
    page += fmt::format("{}antipode \\- {}\n", section("NAME"), roff(program_summary));
    page += section("SYNOPSIS")
            + "\\fBantipode\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] [\\fICUBE\\fR ...]\n"
              ".br\n\\fBantipode\\fR \\-\\-version\n";
    page += section("DESCRIPTION")
            + "Antipode answers questions about positions of Rubik\\(aqs cube and the maneuvers that "
              "make them. Answers go to standard output, one line each where that is possible; "
              "messages go to standard error.\n";
    page += cubes_section();
    page += section("COMMANDS");
    for (const Command* command : all_commands()) page += command_section(*command);
    page += rows_section("ENVIRONMENT", environment_rows);
    return page + exit_section();
}

}  // namespace antipode::cli
