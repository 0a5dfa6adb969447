#include "apps/server/read_fields.h"
#include "service/json.h"

#include <gtest/gtest.h>

namespace antipode::server {
namespace {

std::vector<std::string_view> colours() { return {"red", "blue"}; }

constexpr std::array part_fields = {
    Field{.name = "cube", .summary = "a cube", .need = Need::required},
    Field{.name = "name"},
};
constexpr Field all_fields[] = {
    {.name = "cube", .summary = "a cube", .need = Need::required},
    {.name = "count", .kind = Kind::whole, .bounds = {1, 64}, .otherwise = "7"},
    {.name = "quick", .kind = Kind::flag},
    {.name = "colour", .choices = colours},
    {.name = "exponent", .kind = Kind::text_or_whole},
    {.name = "names", .kind = Kind::texts, .bounds = {1, 2}},
    {.name = "ids", .kind = Kind::wholes},
    {.name = "parts", .kind = Kind::objects, .shape = part_fields},
    {.name = "id", .kind = Kind::whole},
};
const Route route = {.verb    = Verb::ask,
                     .path    = "/things/{id}",
                     .name    = "things",
                     .summary = "",
                     .fields  = all_fields,
                     .handle  = [](const Call&) { return http::Response{}; }};

Result<Fields> from_query(std::string query) {
    return read_fields(
        route, {}, {.method = "GET", .path = "/", .query = std::move(query), .has_query = true});
}

Result<Fields> from_json(std::string body) {
    return read_fields(route, {}, {.method = "POST", .path = "/", .body = std::move(body)});
}

// The sentence, or "" if there is nothing to complain about.
std::string complaint(const Result<Fields>& fields) {
    return fields ? "" : fields.error().message.text();
}

TEST(Fields, AreTheSameFromAQueryAndFromJson) {
    const auto query = from_query("cube=R+U%27&count=3&quick=true&names=a&names=b&ids=1,2,3");
    const auto json =
        from_json(R"({"cube":"R U'","count":3,"quick":true,"names":["a","b"],"ids":[1,2,3]})");
    ASSERT_EQ(complaint(query), "");
    ASSERT_EQ(complaint(json), "");
    EXPECT_EQ(query->json(), json->json());
    EXPECT_EQ(query->text("cube"), "R U'");
    EXPECT_EQ(query->whole("count"), 3);
    EXPECT_TRUE(query->flag("quick"));
    EXPECT_EQ(query->wholes("ids"), (std::vector<std::int64_t>{1, 2, 3}));
}

TEST(Fields, ThatAreNotThereHaveTheValueOfTheirRows) {
    const auto fields = from_json(R"({"cube":""})");
    ASSERT_EQ(complaint(fields), "");
    EXPECT_EQ(fields->whole("count"), 7);
    EXPECT_EQ(fields->text("colour"), "");
    EXPECT_FALSE(fields->find_whole("id"));
    EXPECT_FALSE(fields->flag("quick"));
    EXPECT_FALSE(fields->has("names"));
}

TEST(Fields, OfThePathAreFieldsToo) {
    const http::Request request{.method = "GET", .path = "/", .query = "cube=R"};
    const auto          fields = read_fields(route, {{"id", "12"}}, request);
    ASSERT_EQ(complaint(fields), "");
    EXPECT_EQ(fields->whole("id"), 12);
    EXPECT_EQ(complaint(read_fields(route, {{"id", "x"}}, request)),
              "the field id takes a whole number of at least 0, not \"x\"");
}

struct WrongCase {
    const char* body;
    const char* field;
    const char* message;
};

constexpr WrongCase wrong_cases[] = {
    {R"({})", "cube", "the field cube is missing: it takes a text, a cube"},
    {R"({"cube":7})", "cube", "the field cube takes a text, not 7"},
    {R"({"cube":null})", "cube", "the field cube takes a text, not null"},
    {R"({"cube":"","count":0})", "count",
     "the field count takes a whole number from 1 to 64, not 0"},
    {R"({"cube":"","count":1.5})", "count",
     "the field count takes a whole number from 1 to 64, not 1.5"},
    {R"({"cube":"","count":18446744073709551615})", "count",
     "the field count takes a whole number from 1 to 64, not 18446744073709551615"},
    {R"({"cube":"","quick":1})", "quick", "the field quick takes true or false, not 1"},
    {R"({"cube":"","colour":"green"})", "colour",
     "the field colour takes one of red, blue, not \"green\""},
    {R"({"cube":"","exponent":[]})", "exponent",
     "the field exponent takes a text or a whole number, not a list of 0"},
    {R"({"cube":"","names":[]})", "names",
     "the field names takes a list of 1 to 2 texts, not a list of 0"},
    {R"({"cube":"","names":["a",2]})", "names[1]", "the field names[1] takes a text, not 2"},
    {R"({"cube":"","ids":[1,"2"]})", "ids[1]",
     "the field ids[1] takes a whole number of at least 0, not \"2\""},
    {R"({"cube":"","parts":[{"cube":"R"},{"cube":5}]})", "parts[1].cube",
     "the field parts[1].cube takes a text, not 5"},
    {R"({"cube":"","parts":[{"name":"R"}]})", "parts[0].cube",
     "the field parts[0].cube is missing: it takes a text, a cube"},
    {R"({"cube":"","shape":1})", "shape",
     "there is no field 'shape'; accepted: cube, count, quick, colour, exponent, names, ids, "
     "parts, id"},
};

TEST(Fields, ThatAreWrongAreNamedAndSayWhatIsAccepted) {
    for (const WrongCase& wrong : wrong_cases) {
        const auto fields = from_json(wrong.body);
        ASSERT_FALSE(fields.has_value()) << wrong.body;
        EXPECT_EQ(fields.error().field, wrong.field);
        EXPECT_EQ(fields.error().message.text(), wrong.message);
    }
}

TEST(Fields, OfAQueryAreRefusedLikeThoseOfJson) {
    EXPECT_EQ(complaint(from_query("cube=R&count=ten")),
              "the field count takes a whole number from 1 to 64, not \"ten\"");
    EXPECT_EQ(complaint(from_query("cube=R&quick=yes")),
              "the field quick takes true or false, not \"yes\"");
    EXPECT_EQ(complaint(from_query("cube=R&cube=U")), "the field cube is given twice");
    EXPECT_EQ(complaint(from_query("cube=%zz")).substr(0, 24), "the query cannot be read");
}

TEST(Fields, AreNeverReadFromTheWrongPlace) {
    EXPECT_NE(complaint(read_fields(route, {}, {.method = "GET", .path = "/", .body = "{}"})), "");
    const http::Request both{.method    = "POST",
                             .path      = "/",
                             .query     = "cube=R",
                             .has_query = true,
                             .headers   = {},
                             .body      = R"({"cube":"R"})"};
    EXPECT_NE(complaint(read_fields(route, {}, both)), "");
}

TEST(Fields, MustBeAnObjectOfJson) {
    EXPECT_EQ(complaint(from_json("[1]")), "the body is not a JSON object");
    EXPECT_EQ(
        complaint(from_json(R"({"cube":)")),
        "the body cannot be read: this is not JSON from byte 9 on; accepted: an object of fields");
    EXPECT_NE(complaint(from_json("{\"cube\":\"\xff\"}")), "");
    EXPECT_NE(complaint(from_json(std::string(100'000, '['))), "");
}

}  // namespace
}  // namespace antipode::server
