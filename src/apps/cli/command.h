// What a command is. The commands are data (commands/*.cpp): the parser, --help,
// the manual page and the completions all read them, so none can lag behind.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/exit_code.h"
#include "service/requests/field.h"

namespace antipode::cli {

class Session;

using service::Choices;
using service::Field;
using service::Kind;
using namespace service::declaring;

enum class Accepts {
    anything,
    only_words,  // one of the listed words
    also_words,  // the words are the usual ones
    file,
};

// A field as it is said on the command line.
struct Option {
    std::string_view              field;
    std::string                   name;    // without its two dashes
    char                          letter;  // of the short form; 0 if there is none
    std::string_view              value;   // what its value is called; empty for a flag
    std::string                   summary;
    Accepts                       accepts;
    std::vector<std::string_view> words;  // where they are known
    // What it says without a value, and whether a word behind it is one.
    std::string_view implied                = {};
    bool (*is_value)(std::string_view word) = nullptr;
    bool (*is_meant)(std::string_view word) = nullptr;  // as one, but wrong

    bool is_flag() const { return value.empty(); }
    bool needs_value() const { return !is_flag() && implied.empty(); }
};

struct Argument {
    static constexpr std::size_t no_limit = static_cast<std::size_t>(-1);

    std::string_view              name;
    std::string                   summary;
    std::size_t                   at_least = 1;
    std::size_t                   at_most  = 1;
    std::vector<std::string_view> words    = {};  // the accepted ones, if not anything is
    Accepts                       accepts  = Accepts::only_words;
};

// A line to type after the prompt, and what it shows.
struct Example {
    std::string_view line;
    std::string_view shows;
};

// Options that several commands share; see shared_options.h.
struct Shares {
    bool colour = false;  // --color
    bool tables = false;  // --tables
    bool json   = true;   // --json
};

// One of several things that a command does; its first argument names it.
struct Action {
    std::string_view       name;
    std::span<const Field> fields;
    ExitCode (*run)(Session&);
};

struct Command {
    std::string_view             name;
    std::string_view             summary;
    std::string_view             description;  // paragraphs, each one line of text
    std::span<const Field>       fields         = {};
    std::span<const Action>      actions        = {};  // each with fields of its own
    std::string_view             action         = "ACTION";
    std::string_view             action_summary = "what to do";
    Shares                       shares         = {};
    std::span<const Example>     examples;
    std::span<const ExitCodeRow> exit_codes = {};       // where they mean something special
    ExitCode (*run)(Session&)               = nullptr;  // if there are no actions
};

// The fields of a call: those of the command or of its action, and what commands share.
std::vector<Field> fields_of(const Command& command, const Action* action = nullptr);

// All options the command knows, its own first; whose they are where not all actions
// have them.
std::vector<Option> options_of(const Command& command);

// Its fields that stand alone; without an action, what some action has.
std::vector<Argument> arguments_of(const Command& command, const Action* action = nullptr);

// "antipode power [OPTIONS] CUBE N"
std::string usage_of(const Command& command);

std::span<const Command* const> all_commands();
std::vector<std::string_view>   command_names();
const Command*                  find_command(std::string_view name);

}  // namespace antipode::cli
