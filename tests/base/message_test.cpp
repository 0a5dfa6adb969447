// Messages: their sentences, and the way to JSON and back.
#include "base/message.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/message_json.h"

namespace antipode {
namespace {

inline constexpr Sentence test_sentences[] = {
    {"plain", "nothing to fill"},
    {"turns", "{count} {count|one=turn|other=turns} of {faces:and}"},
    {"listed", "{names} / {names:or} / {names:space} / {names:semicolon}"},
    {"stickers", "{names|none=no stickers|one=the sticker|other=the stickers} {names:space}"},
    {"mean", "{mean:.2} on average, {exact} exactly"},
    {"size", "{size:bytes}"},
    {"sense", "turn it {sense|cw=clockwise|ccw=counter-clockwise}{sense|cw= at once|other=}"},
    {"braces", "{{{text}}} is in braces"},
    {"twice", "{b} before {a}, and {b} again"},
    {"outer", "here: {inner}"},
    {"several", "{problems:semicolon}"},
};

template <MessageCode code>
inline constexpr MessageMaker<test_sentences, code> said;

using Names = std::vector<std::string>;

TEST(Message, HasACodeAndTheSentenceOfItsRow) {
    EXPECT_EQ(said<"plain">().code(), "plain");
    EXPECT_EQ(said<"plain">().text(), "nothing to fill");
    EXPECT_TRUE(said<"plain">().arguments().empty());
}

TEST(Message, NumbersChooseSingularAndPlural) {
    EXPECT_EQ(said<"turns">(1, Names{"U"}).text(), "1 turn of U");
    EXPECT_EQ(said<"turns">(0, Names{"U", "D"}).text(), "0 turns of U and D");
    EXPECT_EQ(said<"turns">(2U, Names{"U", "D", "R"}).text(), "2 turns of U, D and R");
}

TEST(Message, ListsAreJoinedAsTheSentenceSays) {
    EXPECT_EQ(said<"listed">(Names{"a", "b", "c"}).text(), "a, b, c / a, b or c / a b c / a; b; c");
    EXPECT_EQ(said<"stickers">(Names{}).text(), "no stickers ");
    EXPECT_EQ(said<"stickers">(Names{"U1"}).text(), "the sticker U1");
    EXPECT_EQ(said<"stickers">(Names{"U1", "F3"}).text(), "the stickers U1 F3");
}

TEST(Message, NumbersHaveTheDecimalsThatAreAskedFor) {
    EXPECT_EQ(said<"mean">(86.5, 0.1).text(), "86.50 on average, 0.1 exactly");
    EXPECT_EQ(said<"size">(564'000'000).text(), "564 MB");
}

TEST(Message, TextsFromOutsideNeitherControlATerminalNorFillIt) {
    EXPECT_EQ(said<"braces">("a\x1b[2J\nb").text(), "{a\\x1b[2J\\x0ab} is in braces");
    EXPECT_EQ(said<"listed">(Names{"\xff"}).text(), "\\xff / \\xff / \\xff / \\xff");
    EXPECT_LT(said<"braces">(std::string(1'000'000, 'a')).text().size(), 1100U);
    EXPECT_LT(to_json(said<"braces">(std::string(1'000'000, 'a'))).dump().size(), 2400U);
}

TEST(Message, WordsChooseTexts) {
    EXPECT_EQ(said<"sense">("cw").text(), "turn it clockwise at once");
    EXPECT_EQ(said<"sense">("ccw").text(), "turn it counter-clockwise");
    EXPECT_EQ(said<"sense">("over").text(), "turn it over");
}

TEST(Message, ArgumentsAreNamedInTheOrderOfTheSentence) {
    const Message message = said<"twice">("x", "y");
    EXPECT_EQ(message.text(), "x before y, and x again");
    ASSERT_EQ(message.arguments().size(), 2U);
    EXPECT_EQ(message.arguments()[0].name, "b");
    EXPECT_EQ(message.arguments()[1].name, "a");
    EXPECT_EQ(said<"braces">("R").text(), "{R} is in braces");
}

TEST(Message, MessagesStandInMessages) {
    EXPECT_EQ(said<"outer">(said<"plain">()).text(), "here: nothing to fill");
    const std::vector<Message> two = {said<"plain">(), said<"sense">("cw")};
    EXPECT_EQ(said<"several">(two).text(), "nothing to fill; turn it clockwise at once");
}

TEST(Message, BecomesJsonAndComesBack) {
    const Message message = said<"outer">(said<"turns">(3, Names{"U", "D"}));
    const auto    json    = to_json(message);
    EXPECT_EQ(json.dump(),
              R"({"message":"here: 3 turns of U and D","code":"outer","arguments":{"inner":)"
              R"({"message":"3 turns of U and D","code":"turns","arguments":)"
              R"({"count":3,"faces":["U","D"]}}}})");
    EXPECT_EQ(to_json(message_from(json)), json);
    EXPECT_EQ(to_json(message_from_kept(kept_text(message))), json);
}

TEST(Message, IsKeptAsPlainWordsWhereItHasNoCode) {
    EXPECT_EQ(kept_text(Message::in_words("by hand")), "by hand");
    EXPECT_EQ(message_from_kept("delete 3 cubes").text(), "delete 3 cubes");
    for (const char* broken :
         {"{", "{}", "{\"message\":1}", "{\"message\":\"a\",\"arguments\":[[]]}"})
        EXPECT_EQ(message_from_kept(broken).text(), broken);
}

}  // namespace
}  // namespace antipode
