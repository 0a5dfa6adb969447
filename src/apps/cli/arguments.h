// The words after the command's name, sorted into options and arguments by what
// the command accepts.
//
// Written here, since the usual libraries take CUBE arguments apart: [R,U] is a
// commutator and no list, and -3 is an exponent and no option.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/cli/command.h"

namespace antipode::cli {

class Arguments {
public:
    // Wrong for unknown options, missing or superfluous arguments, and values that
    // are not accepted. Words after "--" are arguments, whatever they look like.
    static Result<Arguments> parse(const Command& command, std::span<const std::string> words);

    bool has(std::string_view option) const { return value(option).has_value(); }
    std::optional<std::string_view> value(std::string_view option) const;  // the last one given
    std::span<const std::string>    positional() const { return positional_; }

private:
    struct Given {
        std::string name;
        std::string value;
    };

    std::vector<Given>       options_;
    std::vector<std::string> positional_;

    friend class ArgumentParser;
};

}  // namespace antipode::cli
