#include "base/message.h"

#include <algorithm>
#include <cassert>
#include <charconv>

#include "base/characters.h"
#include "base/size_text.h"

namespace antipode {
namespace {

// What stands between two braces.
struct Hole {
    std::string_view name;
    std::string_view style;    // behind a colon
    std::string_view choices;  // behind the first bar: "one=turn|other=turns"
};

Hole hole_in(std::string_view inside) {
    const std::size_t end  = std::min(inside.find_first_of(":|"), inside.size());
    const bool        bar  = end < inside.size() && inside[end] == '|';
    const auto        rest = inside.substr(std::min(end + 1, inside.size()));
    return {inside.substr(0, end), bar ? "" : rest, bar ? rest : ""};
}

struct Separators {
    std::string_view style;
    std::string_view usual;
    std::string_view last;
};

constexpr Separators separator_rows[] = {
    {"", ", ", ", "},    {"and", ", ", " and "},    {"or", ", ", " or "},
    {"space", " ", " "}, {"semicolon", "; ", "; "},
};

std::string joined(const std::vector<std::string>& texts, std::string_view style) {
    const auto* row = std::ranges::find(separator_rows, style, &Separators::style);
    assert(row != std::ranges::end(separator_rows));
    std::string result;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) result += i + 1 == texts.size() ? row->last : row->usual;
        result += texts[i];
    }
    return result;
}

// By the style ".2" with two decimals, else with as many as tell it from other numbers.
std::string decimal(double number, std::string_view style) {
    std::array<char, 64> buffer{};
    char* const          end    = buffer.data() + buffer.size();
    const auto           result = style.starts_with('.') ? std::to_chars(
                                      buffer.data(), end, number, std::chars_format::fixed, style[1] - '0')
                                                         : std::to_chars(buffer.data(), end, number);
    return {buffer.data(), result.ptr};
}

// How the value is written.
struct Writer {
    std::string_view style;

    std::string operator()(std::int64_t number) const {
        return style == "bytes" ? size_text(static_cast<std::uint64_t>(number))
                                : std::to_string(number);
    }
    std::string operator()(double number) const { return decimal(number, style); }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const std::shared_ptr<const Message>& message) const {
        return message->text();
    }
    std::string operator()(const std::vector<std::string>& texts) const {
        return joined(texts, style);
    }
    std::string operator()(const std::shared_ptr<const std::vector<Message>>& messages) const {
        std::vector<std::string> texts;
        for (const Message& message : *messages) texts.push_back(message.text());
        return joined(texts, style);
    }
};

std::string written(const MessageValue& value, std::string_view style) {
    return std::visit(Writer{style}, value.content());
}

// What the choices are made by: whether it is one, or the word itself.
std::string key_of(const MessageValue& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value.content()))
        return *number == 1 ? "one" : "other";
    if (const auto* texts = std::get_if<MessageValue::Texts>(&value.content()))
        return texts->empty() ? "none" : texts->size() == 1 ? "one" : "other";
    return written(value, "");
}

std::string chosen(const MessageValue& value, std::string_view choices) {
    std::string key = key_of(value);
    for (std::string_view rest = choices; !rest.empty();) {
        const std::size_t end    = std::min(rest.find('|'), rest.size());
        const auto        choice = rest.substr(0, end);
        const std::size_t equals = std::min(choice.find('='), choice.size());
        const auto        name   = choice.substr(0, equals);
        if (name == key || name == "other")
            return std::string(choice.substr(std::min(equals + 1, choice.size())));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return key;
}

std::string filled(std::string_view english, const std::vector<MessageArgument>& arguments) {
    std::string text;
    for (std::size_t i = 0; i < english.size(); ++i) {
        const char c = english[i];
        if (c != '{' && c != '}') {
            text += c;
            continue;
        }
        if (english.substr(i + 1, 1) == english.substr(i, 1)) {
            text += c;
            ++i;
            continue;
        }
        const std::size_t end   = english.find('}', i);
        const Hole        hole  = hole_in(english.substr(i + 1, end - i - 1));
        const auto        found = std::ranges::find(arguments, hole.name, &MessageArgument::name);
        assert(found != arguments.end());
        text += hole.choices.empty() ? written(found->value, hole.style)
                                     : chosen(found->value, hole.choices);
        i = end;
    }
    return text;
}

// Texts may come from outside: names of files, words of a command line, strings of JSON.
// They must neither control the terminal that shows them nor fill it.
constexpr std::size_t longest_text = 1000;

MessageValue made_visible(MessageValue value) {
    if (const auto* text = std::get_if<std::string>(&value.content()))
        return visible(*text, longest_text);
    const auto* texts = std::get_if<MessageValue::Texts>(&value.content());
    if (texts == nullptr) return value;
    MessageValue::Texts list;
    for (const std::string& text : *texts) list.push_back(visible(text, longest_text));
    return list;
}

std::vector<MessageArgument> named(std::string_view english, std::vector<MessageValue> values) {
    const ArgumentNames          all = argument_names(english);
    std::vector<MessageArgument> arguments;
    assert(all.count == values.size());
    for (std::size_t i = 0; i < all.count; ++i)
        arguments.push_back({std::string(all.names[i]), made_visible(std::move(values[i]))});
    return arguments;
}

}  // namespace

MessageValue::MessageValue(Message message)
    : content_(std::make_shared<const Message>(std::move(message))) {}

MessageValue::MessageValue(Messages messages)
    : content_(std::make_shared<const Messages>(std::move(messages))) {}

Message::Message(const Sentence& sentence, std::vector<MessageValue> values)
    : code_(sentence.code), arguments_(named(sentence.english, std::move(values))) {
    text_ = filled(sentence.english, arguments_);
}

Message Message::in_words(std::string text) { return kept({}, std::move(text), {}); }

Message Message::kept(std::string code, std::string text, std::vector<MessageArgument> arguments) {
    Message message;
    message.code_      = std::move(code);
    message.text_      = std::move(text);
    message.arguments_ = std::move(arguments);
    return message;
}

}  // namespace antipode
