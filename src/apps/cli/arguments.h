// The words after the command's name, sorted into options and arguments by what
// the command accepts, and as the fields of a request.
//
// Written here, since the usual libraries take CUBE arguments apart: [R,U] is a
// commutator and no list, and -3 is an exponent and no option.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/cli/command.h"
#include "base/result.h"
#include "service/requests/fields.h"

namespace antipode::cli {

class Arguments {
public:
    // Wrong for unknown options, missing or superfluous arguments, and words that
    // are not accepted. What comes after "--" are arguments, whatever they look like.
    static Result<Arguments> parse(const Command& command, std::span<const std::string> words);

    bool has(std::string_view field) const { return value(field).has_value(); }
    std::optional<std::string_view> value(std::string_view field) const;   // the last one given
    std::vector<std::string_view>   values(std::string_view field) const;  // of one that is a list

    // Nothing if the command has none.
    const Action* action() const { return action_; }

    // What the command is about: the name of the field, and each text for it.
    std::string_view             subject() const;
    std::span<const std::string> subjects() const { return subjects_; }

    // Everything, with the first subject. This must outlive the fields.
    Result<service::Fields> fields() const;

private:
    struct Given {
        std::string_view field;
        std::string      value;
    };

    std::vector<Field>       rows_;
    const Action*            action_ = nullptr;
    std::vector<Given>       options_;
    std::vector<std::string> positional_;
    std::vector<std::string> subjects_;

    friend class ArgumentParser;
};

}  // namespace antipode::cli
