// What a command is. The commands are data (commands/*.cpp): the parser, --help,
// the manual page and the completions all read them, so none can lag behind.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/exit_code.h"
#include "service/json_fwd.h"
#include "service/requests/field.h"

namespace antipode::cli {

class Session;

using service::Choices;
using service::Field;
using service::joined;
using service::Kind;

enum class Accepts {
    anything,
    only_words,  // one of the listed words
    also_words,  // the words are the usual ones
    file,
};

// A field as it is said on the command line.
struct Option {
    std::string      name;    // without its two dashes
    char             letter;  // of the short form; 0 if there is none
    std::string_view value;   // what its value is called; empty for a flag
    std::string      summary;
    Accepts          accepts;
    Choices          choices;

    bool is_flag() const { return value.empty(); }
};

struct Argument {
    static constexpr std::size_t no_limit = static_cast<std::size_t>(-1);

    std::string_view name;
    std::string_view summary;
    std::size_t      at_least = 1;
    std::size_t      at_most  = 1;
    Choices          choices  = nullptr;  // the accepted ones, if not anything is
};

// A line to type after the prompt, and what it shows.
struct Example {
    std::string_view line;
    std::string_view shows;
};

// Options that several commands share; see shared_options.h.
struct Shares {
    bool reading = false;  // --as, --notation
    bool colour  = false;  // --color
    bool tables  = false;  // --tables
    bool json    = true;   // --json
};

struct Command {
    std::string_view             name;
    std::string_view             summary;
    std::string_view             description;  // paragraphs, each one line of text
    std::span<const Argument>    arguments = {};
    std::span<const Field>       fields    = {};  // said as options
    Shares                       shares    = {};
    std::span<const Example>     examples;
    std::span<const ExitCodeRow> exit_codes = {};  // where they mean something special
    ExitCode (*run)(Session&);

    // What --json adds to the error about an input, the key "repairs" of which is
    // also printed. Commands that read CUBEs tell how to repair stickers.
    service::Json (*error_details)(std::string_view input) = nullptr;
};

// All options the command knows, its own first.
std::vector<Option> options_of(const Command& command);

// The fields of it that stand alone, then its own arguments.
std::vector<Argument> arguments_of(const Command& command);

// "antipode power [OPTIONS] CUBE N"
std::string usage_of(const Command& command);

std::span<const Command* const> all_commands();
const Command*                  find_command(std::string_view name);

}  // namespace antipode::cli
