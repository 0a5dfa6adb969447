// Input that once threw, or came back in a message that cannot be shown.
#include <gtest/gtest.h>

#include <algorithm>

#include "cube/forms.h"
#include "service/json.h"

namespace antipode {
namespace {

Error error_of(const std::string& text, Form form) {
    const Result<Cube> cube = parse_cube(text, {.form = form});
    EXPECT_FALSE(cube.has_value());
    return cube ? Error{} : cube.error();
}

bool is_shown_safely(const std::string& message) {
    return std::ranges::all_of(message, [](char c) { return c >= ' ' && c < 127; });
}

TEST(HostileInputBugs, ANumberTooLargeForJsonIsAnError) {
    EXPECT_EQ(error_of(R"({"cp":[1e999]})", Form::json).message.text().substr(0, 44),
              "the number 1e999 at byte 8 is out of range; ");
}

TEST(HostileInputBugs, AValueAsDeepAsTheTextIsLongIsRefused) {
    const std::string deep(200'000, '[');
    const std::string text =
        "{\"cp\":[0,1,2,3,4,5,6," + deep + std::string(deep.size(), ']') + "]}";
    EXPECT_EQ(error_of(text, Form::json).message.text().substr(0, 30),
              "this JSON is nested too deeply");
}

TEST(HostileInputBugs, SymbolsThatCannotBeShownAreRefused) {
    std::string text(54, '\xff');
    for (std::size_t face = 0; face < 6; ++face)
        text[9 * face + 4] = static_cast<char>(0xf0 + face);
    const Error error = error_of(text, Form::facelets);
    EXPECT_EQ(error.message.text(),
              "the centre of U (facelet U5) is '\\xf0': colours are written with "
              "six different letters");
    EXPECT_EQ(error.place, (Span{4, 1}));
}

TEST(HostileInputBugs, BrokenEntriesOfAListAreShownSafelyAndShortly) {
    std::string list = std::string(1000, '\x01') + "\xff";
    for (int i = 0; i < 19; ++i) list += " UF";
    const Error error = error_of(list, Form::reid);
    EXPECT_TRUE(is_shown_safely(error.message.text().substr(0, 60)));
    EXPECT_LT(error.message.text().size(), 150U);
}

TEST(HostileInputBugs, ErrorsAtTheEndPointNoFurtherThanTheEnd) {
    EXPECT_EQ(error_of("{\"cp\":", Form::json).place, (Span{6, 0}));
    EXPECT_EQ(error_of("[1;2;3;4", Form::zip).place, (Span{8, 0}));
    EXPECT_EQ(error_of("{sc=[", Form::transcription).place, (Span{5, 0}));
}

TEST(HostileInputBugs, AMistakeInsideAJsonStringHasNoPlaceInTheWholeText) {
    EXPECT_EQ(error_of(R"({"facelets":"UUUUUUUUUURRRRRRRR?FFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"})",
                       Form::json)
                  .place,
              std::nullopt);
}

}  // namespace
}  // namespace antipode
