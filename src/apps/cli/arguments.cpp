#include "apps/cli/arguments.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "apps/cli/messages.h"
#include "apps/cli/suggest.h"
#include "service/json.h"
#include "service/requests/from_text.h"
#include "service/requests/reading.h"

namespace antipode::cli {
namespace {

bool looks_like_option(std::string_view word) {
    return word.size() > 1 && word[0] == '-'
           && std::isdigit(static_cast<unsigned char>(word[1])) == 0;
}

constexpr std::array centres_row = {service::centres_field};

bool is_letter(unsigned char c) { return std::isalpha(c) != 0; }

Error unknown_option(const Command& command, std::string_view word) {
    const std::string_view        typed = word.substr(0, word.find('='));
    const std::vector<Option>     known = options_of(command);
    std::vector<std::string>      names;
    std::vector<std::string_view> views;
    for (const Option& option : known) names.push_back(fmt::format("--{}", option.name));
    for (const std::string& name : names) views.push_back(name);
    return usage_error(message<"unknown-option">(command.name, typed, did_you_mean(typed, views)));
}

std::optional<Error> check_word(std::string_view what, std::string_view word,
                                const std::vector<std::string_view>& accepted) {
    if (std::ranges::find(accepted, word) != accepted.end()) return std::nullopt;
    return usage_error(
        message<"word-not-accepted">(what, word, did_you_mean(word, accepted), texts_of(accepted)));
}

}  // namespace

class ArgumentParser {
public:
    ArgumentParser(const Command& command, std::span<const std::string> words)
        : command_(command), known_(options_of(command)), words_(words) {}

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
        if (parsed_.has("help")) return std::move(parsed_);
        give_back_word();
        if (auto error = take_meant_word()) return *std::move(error);
        if (const auto error = find_action()) return *error;
        if (const auto error = check_arguments()) return *error;
        parsed_.rows_ = fields_of(command_, parsed_.action_);
        sort_arguments();
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
                parsed_.options_.push_back({option->field, ""});
            else if (i + 1 < word.size())
                return take_value(*option, word.substr(i + 1));
            else
                return take_value(*option, std::nullopt);
        }
        return std::nullopt;
    }

    std::optional<Error> take_value(const Option& option, std::optional<std::string_view> value) {
        if (option.is_flag() && value)
            return usage_error(message<"option-takes-no-value">(option.name, *value));
        if (!option.implied.empty() && !value) return take_optional_value(option);
        if (!option.is_flag() && !value) {
            if (next_ == words_.size())
                return usage_error(message<"option-needs-value">(option.name, option.value));
            value = words_[next_++];
        }
        if (option.accepts == Accepts::only_words)
            if (auto error = check_word(fmt::format("--{}", option.name), *value, option.words))
                return error;
        parsed_.options_.push_back({option.field, std::string(value.value_or(""))});
        return std::nullopt;
    }

    // --name, or --name value where the next word looks like one.
    std::optional<Error> take_optional_value(const Option& option) {
        const bool has_value =
            next_ < words_.size() && option.is_value != nullptr && option.is_value(words_[next_]);
        parsed_.options_.push_back(
            {option.field, has_value ? words_[next_] : std::string(option.implied)});
        if (has_value) {
            taken_word_  = words_[next_++];
            taken_from_  = &option;
            taken_first_ = parsed_.positional_.empty();
        } else if (next_ < words_.size() && !looks_like_option(words_[next_])) {
            passed_word_   = parsed_.positional_.size();
            passed_option_ = &option;
        }
        return std::nullopt;
    }

    // "info --centres R" is about R, and so is "power --centres R 2": where too few arguments
    // are left, the word was the first.
    void give_back_word() {
        const auto wanted = arguments_of(command_, parsed_.action_);
        if (taken_from_ == nullptr || !taken_first_ || wanted.empty()) return;
        if (parsed_.has("file") || parsed_.has("resume")) return;
        std::size_t least = 0;
        for (const Argument& argument : wanted) least += argument.at_least;
        if (!parsed_.positional_.empty() && parsed_.positional_.size() >= least) return;
        parsed_.positional_.insert(parsed_.positional_.begin(), taken_word_);
        parsed_.options_.push_back({taken_from_->field, std::string(taken_from_->implied)});
    }

    // "count 5 --centres XYZ": a word behind the option that nothing else can use was meant
    // for it. Only --centres takes a value or none.
    std::optional<Error> take_meant_word() {
        if (passed_option_ == nullptr || is_of_use(parsed_.positional_[passed_word_]))
            return std::nullopt;
        const auto place  = parsed_.positional_.begin() + static_cast<std::ptrdiff_t>(passed_word_);
        const auto fields = service::Fields::read({{"centres", *place}}, centres_row,
                                                  service::Interface::command_line);
        if (auto error = service::wrong_centres(*fields)) return error;
        parsed_.options_.push_back({passed_option_->field, *place});
        parsed_.positional_.erase(place);
        return std::nullopt;
    }

    // Whether a word behind an option can be an argument: it is one of those that are known,
    // or all there is, or there is room for it and it does not look as if it were meant.
    bool is_of_use(std::string_view word) const {
        std::size_t most = 0;
        for (const Argument& argument : arguments_of(command_, parsed_.action_)) {
            if (std::ranges::find(argument.words, word) != argument.words.end()) return true;
            most =
                argument.at_most == Argument::no_limit ? argument.at_most : most + argument.at_most;
        }
        if (parsed_.positional_.size() > most) return false;
        if (passed_option_->is_meant == nullptr) return true;
        if (!takes_cubes()) return !std::ranges::all_of(word, is_letter);
        return parsed_.positional_.size() == 1 || !passed_option_->is_meant(word);
    }

    // The first argument names it; options of other actions are refused.
    std::optional<Error> find_action() {
        if (command_.actions.empty() || parsed_.positional_.empty()) return std::nullopt;
        const auto found =
            std::ranges::find(command_.actions, parsed_.positional_.front(), &Action::name);
        if (found == command_.actions.end()) return std::nullopt;
        parsed_.action_ = &*found;
        const auto rows = fields_of(command_, parsed_.action_);
        for (const Option& option : known_)
            if (parsed_.has(option.field) && service::find_field(rows, option.field) == nullptr)
                return usage_error(message<"option-without-meaning">(option.name, full_name()));
        return std::nullopt;
    }

    // "pocket solve"
    std::string full_name() const {
        if (parsed_.action_ == nullptr) return std::string(command_.name);
        return fmt::format("{} {}", command_.name, parsed_.action_->name);
    }

    std::optional<Error> check_arguments() const {
        const auto  accepted = arguments_of(command_, parsed_.action_);
        const auto& given    = parsed_.positional_;
        std::size_t least    = 0;
        std::size_t most     = 0;
        for (const Argument& argument : accepted) {
            if (given.size() > most && !argument.words.empty())
                if (auto error = check_words(argument, std::span(given).subspan(most)))
                    return error;
            least += argument.at_least;
            if (given.size() < least) return usage_error(missing(argument));
            most = argument.at_most == Argument::no_limit ? given.size() : most + argument.at_most;
        }
        if (given.size() > most) return superfluous(given[most]);
        return std::nullopt;
    }

    Message missing(const Argument& argument) const {
        return argument.at_least == 1
                   ? message<"argument-missing">(full_name(), argument.name, argument.summary,
                                                 usage_of(command_))
                   : message<"arguments-missing">(full_name(), argument.at_least, argument.name,
                                                  usage_of(command_));
    }

    std::optional<Error> check_words(const Argument&              argument,
                                     std::span<const std::string> given) const {
        if (argument.accepts != Accepts::only_words) return std::nullopt;
        for (const std::string& word : given.first(std::min(given.size(), argument.at_most)))
            if (auto error = check_word(full_name(), word, argument.words)) return error;
        return std::nullopt;
    }

    bool takes_cubes() const {
        return std::ranges::find(known_, "notation", &Option::field) != known_.end();
    }

    Error superfluous(std::string_view word) const {
        return usage_error(
            takes_cubes()
                ? message<"maneuver-without-quotes">(full_name(), word, usage_of(command_))
                : message<"argument-superfluous">(full_name(), word, usage_of(command_)));
    }

    // Subjects are asked about one by one, so they are kept apart. Lists of arguments come
    // last in their commands.
    void sort_arguments() {
        auto& given = parsed_.positional_;
        if (parsed_.action_ != nullptr) given.erase(given.begin());
        for (const Field& row : parsed_.rows_) {
            if (row.option.subject == service::Subject::no || given.empty()) continue;
            const bool is_one = row.option.subject == service::Subject::one;
            const auto end    = is_one ? given.begin() + 1 : given.end();
            parsed_.subjects_.assign(given.begin(), end);
            given.erase(given.begin(), end);
        }
    }

    const Command&               command_;
    std::vector<Option>          known_;
    std::span<const std::string> words_;
    std::size_t                  next_ = 0;
    std::string                  taken_word_;               // by an option that could do without
    const Option*                taken_from_    = nullptr;  // that one
    bool                         taken_first_   = false;    // before any argument
    std::size_t                  passed_word_   = 0;        // the argument behind such an option
    const Option*                passed_option_ = nullptr;  // that one
    Arguments                    parsed_;
};

Result<Arguments> Arguments::parse(const Command& command, std::span<const std::string> words) {
    return ArgumentParser(command, words).parse();
}

std::optional<std::string_view> Arguments::value(std::string_view field) const {
    const auto last = std::find_if(options_.rbegin(), options_.rend(),
                                   [&](const Given& given) { return given.field == field; });
    if (last == options_.rend()) return std::nullopt;
    return last->value;
}

std::vector<std::string_view> Arguments::values(std::string_view field) const {
    std::vector<std::string_view> all;
    for (const Given& given : options_)
        if (given.field == field) all.push_back(given.value);
    return all;
}

std::string_view Arguments::subject() const {
    for (const Field& row : rows_)
        if (row.option.subject != service::Subject::no) return row.name;
    return {};
}

Result<service::Fields> Arguments::fields() const {
    service::Json                object = service::Json::object();
    std::span<const std::string> left   = positional_;
    if (!subjects_.empty()) object[std::string(subject())] = subjects_.front();
    for (const Field& row : rows_) {
        const std::string name(row.name);
        if (const auto text = value(row.name); text && row.kind == Kind::texts) {
            object[name] = values(row.name);
        } else if (text) {
            auto read = value_from_text(row, *text, service::Interface::command_line);
            if (!read) return service::in_field(read.error(), row.name);
            object[name] = *std::move(read);
        } else if (row.option.is_argument && row.name != subject() && !left.empty()) {
            const bool is_list = row.kind == Kind::texts;
            object[name] =
                is_list ? service::Json(std::vector(left.begin(), left.end()))
                        : *value_from_text(row, left.front(), service::Interface::command_line);
            left = left.subspan(is_list ? left.size() : 1);
        }
    }
    return service::Fields::read(std::move(object), rows_, service::Interface::command_line);
}

}  // namespace antipode::cli
