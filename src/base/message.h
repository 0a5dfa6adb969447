// Message: a sentence for people that programs recognise. It has a stable code, named
// arguments, and the English text that is made of both, so that they cannot disagree.
//
// Each folder lists its sentences once and says them by their codes:
//
//     inline constexpr Sentence notation_sentences[] = {
//         {"unknown-metric", "unknown metric '{text}': expected one of {accepted}"},
//     };
//     template <MessageCode code>
//     inline constexpr MessageMaker<notation_sentences, code> notation_message;
//
//     return Error{.message = notation_message<"unknown-metric">("htn", names)};
//
// The values come in the order in which the sentence first names them. A code that is
// not listed, or another number of values, does not compile.
//
// What may stand in braces:
//
//     {name}                           a number, a text, another message; a list with commas
//     {name:and} {name:or}             a list: "a, b and c"
//     {name:space} {name:semicolon}    a list: "a b c", "a; b; c"
//     {name:.2}                        a number with two decimals
//     {name:bytes}                     a number of bytes: "1.50 GB"
//     {name|one=turn|other=turns}      the text for a number, or for the size of a list, which
//                                      may be none, too
//     {name|corner=…|edge=…|other=…}   the text for a word
//     {{ }}                            a brace
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace antipode {

struct Sentence {
    std::string_view code;     // "unknown-metric": never changes, whatever the words do
    std::string_view english;  // with the names of the arguments in braces
};

class Message;

// What stands for an argument of a sentence. Texts are made visible (base/characters.h) and
// bounded, as they may come from outside.
class MessageValue {
public:
    using Texts    = std::vector<std::string>;
    using Messages = std::vector<Message>;
    using Content  = std::variant<std::int64_t, double, std::string, std::shared_ptr<const Message>,
                                 Texts, std::shared_ptr<const Messages>>;

    MessageValue(std::integral auto number) : content_(static_cast<std::int64_t>(number)) {}
    MessageValue(std::floating_point auto number) : content_(static_cast<double>(number)) {}
    MessageValue(char letter) : content_(std::string(1, letter)) {}
    MessageValue(std::string text) : content_(std::move(text)) {}
    MessageValue(std::string_view text) : content_(std::string(text)) {}
    MessageValue(const char* text) : content_(std::string(text)) {}
    MessageValue(Message message);
    MessageValue(Messages messages);
    MessageValue(Texts texts) : content_(std::move(texts)) {}

    const Content& content() const { return content_; }

private:
    Content content_;
};

struct MessageArgument {
    std::string  name;
    MessageValue value;
};

class Message {
public:
    Message() = default;  // says nothing
    // As many values as the sentence has arguments, in its order.
    Message(const Sentence& sentence, std::vector<MessageValue> values);
    // Words without a code: of people, and of versions that had none.
    static Message in_words(std::string text);
    // As it was kept: another version may have worded it.
    static Message kept(std::string code, std::string text, std::vector<MessageArgument> arguments);

    const std::string&                  code() const { return code_; }
    const std::string&                  text() const { return text_; }
    const std::vector<MessageArgument>& arguments() const { return arguments_; }
    bool                                empty() const { return text_.empty(); }

    friend bool operator==(const Message& a, const Message& b) {
        return a.code_ == b.code_ && a.text_ == b.text_;
    }

private:
    std::string                  code_;
    std::string                  text_;
    std::vector<MessageArgument> arguments_;
};

// The items of a list, be they texts or letters.
template <class Range>
std::vector<std::string> texts_of(const Range& items) {
    std::vector<std::string> texts;
    for (const auto& item : items)
        if constexpr (std::same_as<std::remove_cvref_t<decltype(item)>, char>)
            texts.emplace_back(1, item);
        else
            texts.emplace_back(item);
    return texts;
}

// Each argument once, in the order in which the sentence first names them.
struct ArgumentNames {
    static constexpr std::size_t most = 8;

    std::array<std::string_view, most> names{};
    std::size_t                        count = 0;

    constexpr const std::string_view* begin() const { return names.data(); }
    constexpr const std::string_view* end() const { return names.data() + count; }
    constexpr void                    add(std::string_view name) {
                           for (const std::string_view known : *this)
            if (known == name) return;
        names[count++] = name;
    }
};

constexpr ArgumentNames argument_names(std::string_view english) {
    ArgumentNames result;
    for (std::size_t i = english.find('{'); i < english.size(); i = english.find('{', i)) {
        const std::size_t end = english.find_first_of("{:|}", ++i);
        if (english[end] == '{') {
            i = end + 1;
            continue;
        }
        result.add(english.substr(i, end - i));
    }
    return result;
}

// A code as the argument of a template.
template <std::size_t size>
struct MessageCode {
    char text[size]{};

    consteval MessageCode(const char (&code)[size]) {
        for (std::size_t i = 0; i < size; ++i) text[i] = code[i];
    }
    constexpr std::string_view view() const { return {text, size - 1}; }
};

template <std::size_t size>
consteval Sentence sentence_of(const Sentence (&catalogue)[size], std::string_view code) {
    for (const Sentence& sentence : catalogue)
        if (sentence.code == code) return sentence;
    throw "no sentence of the catalogue has this code";
}

// Makes the message of one code of a catalogue.
template <const auto& catalogue, MessageCode code>
struct MessageMaker {
    static constexpr Sentence sentence = sentence_of(catalogue, code.view());

    template <class... Values>
    Message operator()(Values&&... values) const {
        static_assert(sizeof...(Values) == argument_names(sentence.english).count,
                      "the sentence has other arguments");
        return Message(sentence, {MessageValue(std::forward<Values>(values))...});
    }
};

}  // namespace antipode
