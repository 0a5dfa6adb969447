#include "http/query.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <fmt/format.h>

namespace antipode::http {
namespace {

using Parameters = std::vector<Parameter>;

TEST(Query, IsSplitAndDecoded) {
    EXPECT_EQ(*parse_query("cube=R+U%27&to=zip"), (Parameters{{"cube", "R U'"}, {"to", "zip"}}));
    EXPECT_EQ(*parse_query("a=b=c&a=%26%3d"), (Parameters{{"a", "b=c"}, {"a", "&="}}));
    EXPECT_EQ(*parse_query("getLast"), (Parameters{{"getLast", ""}}));
    EXPECT_EQ(*parse_query("&&=&x=&"), (Parameters{{"", ""}, {"x", ""}}));
    EXPECT_TRUE(parse_query("")->empty());
}

TEST(Query, ErrorsPointIntoTheWholeOfIt) {
    const auto broken = parse_query("a=b&cube=R%2");
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().place, (Span{10, 2}));
    EXPECT_EQ(broken.error().message.text(),
              "at character 11: '%' must be followed by two hexadecimal digits; the sign itself is "
              "written %25");
    EXPECT_EQ(parse_query("a%00=b").error().place, (Span{1, 3}));
    EXPECT_EQ(parse_query("a=b&c=%41%fe").error().place, (Span{9, 3}));
    EXPECT_EQ(parse_query("a=\xfe").error().place, (Span{2, 1}));
}

TEST(Query, OnlyFormsWriteSpacesAsPlus) {
    EXPECT_EQ(*percent_decoded("a+b%20c", Plus::is_space), "a b c");
    EXPECT_EQ(*percent_decoded("a+b%20c", Plus::is_plus), "a+b c");
}

TEST(Query, RefusesWhatIsNotUtf8) {
    for (const char* text : {"%80", "%c3", "%c0%80", "%ed%a0%80", "%f4%90%80%80", "%e2%82x", "%f5"})
        EXPECT_FALSE(percent_decoded(text, Plus::is_plus)) << text;
    for (const char* text : {"%c3%a9", "%e2%82%ac", "%ed%9f%bf", "%f0%9f%a7%8a", "%f4%8f%bf%bf"})
        EXPECT_TRUE(percent_decoded(text, Plus::is_plus)) << text;
}

TEST(Query, DecodesWhatWasEncoded) {
    EXPECT_TRUE(rc::check([](const std::vector<std::pair<std::uint8_t, std::uint8_t>>& bytes) {
        std::string name, value;
        std::string encoded;
        for (const auto [a, b] : bytes) {
            name += char(a % 127 + 1);
            value += char(b % 127 + 1);
        }
        for (const char c : name) encoded += fmt::format("%{:02x}", unsigned(c));
        encoded += '=';
        for (const char c : value) encoded += fmt::format("%{:02X}", unsigned(c));
        RC_ASSERT(*parse_query(encoded) == (Parameters{{name, value}}));
    }));
}

}  // namespace
}  // namespace antipode::http
