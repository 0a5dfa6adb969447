// The commands that show the table of commands itself.
#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/completions.h"
#include "apps/cli/help.h"
#include "apps/cli/manual.h"
#include "apps/cli/session.h"
#include "apps/cli/shared_options.h"

namespace antipode::cli {
namespace documentation_detail {

ExitCode run_help(Session& session) {
    const auto name = session.fields().find_text("command");
    session.output().write(name ? help_of(*find_command(*name)) : general_help());
    return ExitCode::done;
}

constexpr Field   help_fields[]   = {{.name    = "command",
                                      .summary = "the command to describe",
                                      .choices = command_names,
                                      .option  = {.value = "COMMAND", .is_argument = true}}};
constexpr Example help_examples[] = {
    {"antipode help", "the list of commands"},
    {"antipode help info", "all about one of them; the same as \"antipode info --help\""},
};

ExitCode run_manual(Session& session) {
    session.output().write(manual_page());
    return ExitCode::done;
}

constexpr Field manual_fields[] = {
    field("format", "what to print it as", required, one_of<"man">(), as_argument("FORMAT")),
};
constexpr Example manual_examples[] = {
    {"antipode manual man > antipode.1", "a file for man(1)"},
    {"antipode manual man | man -l -", "read it now"},
};

ExitCode run_completions(Session& session) {
    const std::string shell = session.fields().text("shell");
    for (const Shell& row : shells)
        if (row.name == shell) session.output().write(row.completions());
    return ExitCode::done;
}

std::vector<std::string_view> shell_names() {
    std::vector<std::string_view> names;
    for (const Shell& shell : shells) names.push_back(shell.name);
    return names;
}

constexpr Field completions_fields[] = {
    field("shell", "for which shell", required, one_of(shell_names), as_argument("SHELL")),
};
constexpr Example completions_examples[] = {
    {"source <(antipode completions bash)", "completes commands, options and their values"},
    {"antipode completions fish > antipode.fish", "to be put into ~/.config/fish/completions"},
};

}  // namespace documentation_detail

const Command help_command = {
    .name        = "help",
    .summary     = "this help, or all about one command",
    .description = "Shows the list of commands, or how to use one of them.",
    .fields      = documentation_detail::help_fields,
    .shares      = {.json = false},
    .examples    = documentation_detail::help_examples,
    .run         = documentation_detail::run_help,
};

const Command manual_command = {
    .name        = "manual",
    .summary     = "the manual page",
    .description = "Prints the manual page of this program.",
    .fields      = documentation_detail::manual_fields,
    .shares      = {.json = false},
    .examples    = documentation_detail::manual_examples,
    .run         = documentation_detail::run_manual,
};

const Command completions_command = {
    .name        = "completions",
    .summary     = "completion of command lines, for bash, zsh and fish",
    .description = "Prints the file that teaches a shell to complete antipode's command lines.",
    .fields      = documentation_detail::completions_fields,
    .shares      = {.json = false},
    .examples    = documentation_detail::completions_examples,
    .run         = documentation_detail::run_completions,
};

}  // namespace antipode::cli
