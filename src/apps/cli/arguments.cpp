#include "apps/cli/arguments.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "apps/cli/suggest.h"

namespace antipode::cli {
namespace {

Error usage_error(std::string message) {
    return {.kind = ErrorKind::usage, .message = std::move(message)};
}

bool looks_like_option(std::string_view word) {
    return word.size() > 1 && word[0] == '-'
           && std::isdigit(static_cast<unsigned char>(word[1])) == 0;
}

Error unknown_option(const Command& command, std::string_view word) {
    const std::string_view        typed = word.substr(0, word.find('='));
    const std::vector<Option>     known = options_of(command);
    std::vector<std::string>      names;
    std::vector<std::string_view> views;
    for (const Option& option : known) names.push_back(fmt::format("--{}", option.name));
    for (const std::string& name : names) views.push_back(name);
    return usage_error(
        fmt::format("{} has no option '{}'{}", command.name, typed, did_you_mean(typed, views)));
}

std::optional<Error> check_word(std::string_view what, std::string_view word, Choices words) {
    const std::vector<std::string_view> accepted = words();
    if (std::ranges::find(accepted, word) != accepted.end()) return std::nullopt;
    return usage_error(fmt::format("{} does not accept '{}'{}\naccepted are {}", what, word,
                                   did_you_mean(word, accepted), fmt::join(accepted, ", ")));
}

}  // namespace

class ArgumentParser {
public:
    ArgumentParser(const Command& command, std::span<const std::string> words)
        : command_(command),
          known_(options_of(command)),
          accepted_(arguments_of(command)),
          words_(words) {}

    Result<Arguments> parse() {
        bool only_arguments = false;
        while (next_ < words_.size()) {
            const std::string& word = words_[next_++];
            if (only_arguments || !looks_like_option(word))
                parsed_.positional_.push_back(word);
            else if (word == "--")
                only_arguments = true;
            else if (const auto error = word[1] == '-' ? take_long(word) : take_short(word))
                return *error;
        }
        if (!parsed_.has("help"))
            if (const auto error = check_arguments()) return *error;
        return std::move(parsed_);
    }

private:
    // --name, --name=value, --name value
    std::optional<Error> take_long(std::string_view word) {
        const std::size_t      equals = word.find('=');
        const std::string_view name   = word.substr(2, equals - 2);
        const auto             option = std::ranges::find(known_, name, &Option::name);
        if (option == known_.end()) return unknown_option(command_, word);
        if (equals == std::string_view::npos) return take_value(*option, std::nullopt);
        return take_value(*option, word.substr(equals + 1));
    }

    // -n, -n5, -n 5, -jq
    std::optional<Error> take_short(std::string_view word) {
        for (std::size_t i = 1; i < word.size(); ++i) {
            const auto option = std::ranges::find(known_, word[i], &Option::letter);
            if (option == known_.end()) return unknown_option(command_, word);
            if (option->is_flag())
                parsed_.options_.push_back({option->name, ""});
            else if (i + 1 < word.size())
                return take_value(*option, word.substr(i + 1));
            else
                return take_value(*option, std::nullopt);
        }
        return std::nullopt;
    }

    std::optional<Error> take_value(const Option& option, std::optional<std::string_view> value) {
        if (option.is_flag() && value)
            return usage_error(
                fmt::format("--{} takes no value, but got '{}'", option.name, *value));
        if (!option.is_flag() && !value) {
            if (next_ == words_.size())
                return usage_error(fmt::format("--{} needs a value: --{} {}", option.name,
                                               option.name, option.value));
            value = words_[next_++];
        }
        if (option.accepts == Accepts::only_words)
            if (auto error = check_word(fmt::format("--{}", option.name), *value, option.choices))
                return error;
        parsed_.options_.push_back({option.name, std::string(value.value_or(""))});
        return std::nullopt;
    }

    std::optional<Error> check_arguments() const {
        const auto& given = parsed_.positional_;
        std::size_t least = 0;
        std::size_t most  = 0;
        for (const Argument& argument : accepted_) {
            least += argument.at_least;
            if (given.size() < least)
                return usage_error(fmt::format("{} needs {}\nusage: {}", command_.name,
                                               missing(argument), usage_of(command_)));
            most = argument.at_most == Argument::no_limit || most == Argument::no_limit
                       ? Argument::no_limit
                       : most + argument.at_most;
        }
        if (given.size() > most) return superfluous(given[most]);
        return check_words();
    }

    static std::string missing(const Argument& argument) {
        return argument.at_least == 1
                   ? fmt::format("{} ({})", argument.name, argument.summary)
                   : fmt::format("at least {} {}s", argument.at_least, argument.name);
    }

    Error superfluous(std::string_view word) const {
        const bool cubes = command_.shares.reading;
        return usage_error(
            fmt::format("{} does not know what to do with '{}'{}\nusage: {}", command_.name, word,
                        cubes ? "; a maneuver with spaces needs quotes" : "", usage_of(command_)));
    }

    // Arguments with a list of words come first in their commands.
    std::optional<Error> check_words() const {
        for (std::size_t i = 0; i < accepted_.size() && i < parsed_.positional_.size(); ++i)
            if (accepted_[i].choices != nullptr)
                return check_word(command_.name, parsed_.positional_[i], accepted_[i].choices);
        return std::nullopt;
    }

    const Command&               command_;
    std::vector<Option>          known_;
    std::vector<Argument>        accepted_;
    std::span<const std::string> words_;
    std::size_t                  next_ = 0;
    Arguments                    parsed_;
};

Result<Arguments> Arguments::parse(const Command& command, std::span<const std::string> words) {
    return ArgumentParser(command, words).parse();
}

std::optional<std::string_view> Arguments::value(std::string_view option) const {
    const auto last = std::find_if(options_.rbegin(), options_.rend(),
                                   [&](const Given& given) { return given.name == option; });
    if (last == options_.rend()) return std::nullopt;
    return last->value;
}

}  // namespace antipode::cli
