#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "service/json.h"
#include "service/requests/from_text.h"
#include "tests/requests/row_lists.h"

namespace antipode::service {
namespace {

using testing::all_row_lists;
using testing::RowList;

// ---- a request of our own -----------------------------------------------------------

std::vector<std::string_view> colours() { return {"red", "blue"}; }

Json diagnose_shape(std::string_view text, const Fields& fields) {
    return {{"wrong", text}, {"colour", fields.text("colour")}};
}

constexpr std::array shape_fields = {
    Field{.name = "shape", .summary = "what", .need = Need::required, .diagnose = diagnose_shape},
    Field{.name = "max_size", .kind = Kind::whole, .bounds = {1, 64}, .otherwise = "7"},
    Field{.name = "seed", .kind = Kind::whole},
    Field{.name = "colour", .otherwise = "red", .choices = colours},
    Field{.name   = "time_ms",
          .kind   = Kind::duration,
          .bounds = {1, 60'000},
          .option = {.name = "time"}},
    Field{.name = "memory", .kind = Kind::size},
    Field{.name = "big", .kind = Kind::flag},
    Field{.name      = "steps",
          .kind      = Kind::wholes,
          .bounds    = {1, 3},
          .each      = {1, 9},
          .otherwise = "1,2"},
    Field{.name = "others", .kind = Kind::texts, .diagnose = diagnose_shape},
};

std::string refusal(Json json, Interface interface) {
    const auto fields = Fields::read(std::move(json), shape_fields, interface);
    return fields ? "" : fields.error().message.text();
}

struct Refusal {
    Json        json;
    std::string to_a_program;
    std::string at_a_shell;
    std::string in_python;
};

TEST(Requests, AreRefusedInTheWordsOfWhoAsks) {
    const Refusal refusals[] = {
        {{{"shape", "a"}, {"max_size", 65}},
         "the field max_size takes a whole number from 1 to 64, not 65",
         "--max-size does not accept '65': expected a whole number from 1 to 64",
         "max_size takes a whole number from 1 to 64, not 65"},
        {{{"shape", "a"}, {"seed", -1}},
         "the field seed takes a whole number of at least 0, not -1",
         "--seed does not accept '-1': expected a whole number of at least 0",
         "seed takes a whole number of at least 0, not -1"},
        {{{"shape", "a"}, {"colour", "green"}},
         "the field colour takes one of red, blue, not \"green\"",
         "--colour does not accept 'green': expected one of red, blue",
         "colour takes one of red, blue, not \"green\""},
        {{{"shape", "a"}, {"steps", {1, 10}}},
         "the field steps[1] takes a whole number from 1 to 9, not 10",
         "--steps does not accept '10': expected a whole number from 1 to 9",
         "steps takes a whole number from 1 to 9, not 10"},
        {{{"shape", "a"}, {"steps", "1,,2"}},
         "the field steps takes a list of 1 to 3 whole numbers, not \"1,,2\"",
         "--steps does not accept '1,,2': expected a list of 1 to 3 whole numbers such as 1,10",
         "steps takes a list of 1 to 3 whole numbers, not \"1,,2\""},
        {Json::object(), "the field shape is missing: it takes a text, what",
         "--shape is missing: it takes a text, what", "shape is missing: it takes a text, what"},
    };
    for (const Refusal& one : refusals) {
        EXPECT_EQ(refusal(one.json, Interface::json), one.to_a_program);
        EXPECT_EQ(refusal(one.json, Interface::command_line), one.at_a_shell);
        EXPECT_EQ(refusal(one.json, Interface::python), one.in_python);
    }
}

TEST(Requests, TimesAreCountedInWhatPeopleUse) {
    const Json time = {{"shape", "a"}, {"time_ms", 2500.5}};
    EXPECT_EQ(refusal(time, Interface::json),
              "the field time_ms takes a whole number from 1 to 60000, not 2500.5");
    EXPECT_EQ(refusal(time, Interface::command_line), "");
    EXPECT_EQ(refusal(time, Interface::python), "");
    EXPECT_EQ(refusal({{"shape", "a"}, {"time_ms", 0.0}}, Interface::python),
              "time takes a number of seconds above 0, at most 60, not 0");
    EXPECT_EQ(refusal({{"shape", "a"}, {"time_ms", 61'000.0}}, Interface::python),
              "time takes a number of seconds above 0, at most 60, not 61");
}

TEST(Requests, OnlyPeopleHaveNumbersThatJsonDoesNotKnow) {
    const Json huge = {{"shape", "a"}, {"seed", 18446744073709551615U}};
    EXPECT_NE(refusal(huge, Interface::json), "");
    EXPECT_EQ(refusal(huge, Interface::command_line), "");
}

TEST(Requests, KnowWhatIsTakenWhereNothingIsSaid) {
    const auto fields = Fields::read({{"shape", "a"}}, shape_fields);
    ASSERT_TRUE(fields);
    EXPECT_EQ(fields->whole("max_size"), 7);
    EXPECT_EQ(fields->choice("colour"), 0U);
    EXPECT_EQ(fields->wholes("steps"), (std::vector<std::int64_t>{1, 2}));
    EXPECT_FALSE(fields->flag("big"));
    EXPECT_FALSE(fields->find_size("memory"));
    EXPECT_FALSE(fields->has("max_size"));
}

TEST(Requests, TellTheTextThatIsWrongAndWhatTheirRowKnowsAboutIt) {
    const auto fields = Fields::read({{"shape", "a"}, {"others", {"b", "c"}}}, shape_fields);
    ASSERT_TRUE(fields);
    EXPECT_EQ(fields->text_at("shape"), "a");
    EXPECT_EQ(fields->text_at("others[1]"), "c");
    EXPECT_EQ(fields->text_at("others[2]"), std::nullopt);
    EXPECT_EQ(fields->text_at("max_size"), std::nullopt);
    EXPECT_EQ(fields->diagnosis("others[1]", "c"), (Json{{"wrong", "c"}, {"colour", "red"}}));
    EXPECT_EQ(fields->diagnosis("colour", "red"), Json::object());
    EXPECT_EQ(fields->with("shape", "z").text("shape"), "z");
    EXPECT_EQ(fields->text("shape"), "a");
}

struct Typed {
    std::string_view field;
    std::string_view text;
    Json             to_a_program;
    Json             at_a_shell;
};

TEST(Requests, AreReadFromTexts) {
    const Typed cases[] = {
        {"shape", "12", "12", "12"},
        {"max_size", "12", 12, 12},
        {"max_size", "-12", -12, -12},
        {"max_size", "12x", "12x", "12x"},
        {"seed", "18446744073709551615", 18446744073709551615U, 18446744073709551615U},
        {"time_ms", "2", 2, 2000.0},
        {"big", "false", false, true},
        {"big", "", "", true},
        {"steps", "1,2,3", {1, 2, 3}, {1, 2, 3}},
        {"steps", "1,", "1,", "1,"},
        {"others", "a,b", Json::array({"a,b"}), Json::array({"a,b"})},
    };
    for (const auto& [name, text, to_a_program, at_a_shell] : cases) {
        const Field& field = *find_field(shape_fields, name);
        EXPECT_EQ(*value_from_text(field, text, Interface::json), to_a_program) << name << text;
        EXPECT_EQ(*value_from_text(field, text, Interface::command_line), at_a_shell)
            << name << text;
    }
    const Field& time = *find_field(shape_fields, "time_ms");
    EXPECT_EQ(*value_from_text(time, "200ms", Interface::command_line), 200.0);
    EXPECT_FALSE(value_from_text(time, "soon", Interface::command_line));
}

// ---- laws of all requests -------------------------------------------------------------

Json sample_of(std::span<const Field> rows, Need least);

// A value that the row accepts.
Json sample_of(const Field& field) {
    const std::string word(field.choices != nullptr ? field.choices().front() : "R");
    const auto many = static_cast<std::size_t>(std::max<std::int64_t>(field.bounds.least, 1));
    switch (field.kind) {
        case Kind::whole:
        case Kind::duration:
            return field.bounds.least;
        case Kind::flag:
            return true;
        case Kind::size:
            return "500M";
        case Kind::texts:
            return std::vector(many, word);
        case Kind::wholes:
            return std::vector(many, std::max<std::int64_t>(field.each.least, 1));
        case Kind::colours:
            return std::vector(many, Json::array({1, 2, 3}));
        case Kind::objects:
            return Json::array({field.shape.empty()
                                    ? Json{{"cube", "R"}}
                                    : sample_of(field.shape.fields, Need::required)});
        default:
            return word;
    }
}

Json sample_of(std::span<const Field> rows, Need least) {
    Json json = Json::object();
    for (const Field& field : rows)
        if (least == Need::optional || field.need == Need::required)
            json[std::string(field.name)] = sample_of(field);
    return json;
}

TEST(AllRequests, AreReadAgainAsTheyWereKept) {
    for (const RowList& list : all_row_lists())
        for (const Need least : {Need::optional, Need::required}) {
            const auto read = Fields::read(sample_of(list.rows, least), list.rows);
            ASSERT_TRUE(read) << list.name << ": " << read.error().message.text();
            const Json record = read->record();
            const auto again  = Fields::read(record, list.rows);
            ASSERT_TRUE(again) << list.name << ": " << again.error().message.text();
            EXPECT_EQ(again->record(), record) << list.name;
        }
}

TEST(AllRequests, TakeWhatTheyAcceptWhereNothingIsSaid) {
    for (const RowList& list : all_row_lists())
        for (const Field& field : list.rows) {
            if (field.otherwise.empty()) continue;
            Json json                     = sample_of(list.rows, Need::required);
            json[std::string(field.name)] = default_of(field);
            EXPECT_TRUE(Fields::read(json, list.rows)) << list.name << ": " << field.name;
        }
}

TEST(AllRequests, HaveOneFieldForEachNameOptionAndLetter) {
    for (const RowList& list : all_row_lists()) {
        std::multiset<std::string> names;
        for (const Field& field : list.rows) {
            names.insert(std::string(field.name));
            names.insert(spelled(field, Interface::command_line));
            if (field.option.letter != 0) names.insert(std::string{'-', field.option.letter});
        }
        for (const std::string& name : names) EXPECT_EQ(names.count(name), 1U) << list.name << name;
    }
}

TEST(AllRequests, NameOnlyFieldsThatTheyHave) {
    for (const RowList& list : all_row_lists())
        for (const Field& field : list.rows) {
            const std::string text = summary_of(field, list.rows, Interface::command_line);
            for (std::size_t at = 0; (at = field.summary.find('{', at)) != std::string_view::npos;
                 ++at) {
                const auto name =
                    field.summary.substr(at + 1, field.summary.find('}', at) - at - 1);
                EXPECT_NE(find_field(list.rows, name), nullptr) << list.name << ": " << text;
            }
        }
}

TEST(AllRequests, ThatAreWrongSayWhichFieldIs) {
    for (const RowList& list : all_row_lists())
        for (const Field& field : list.rows) {
            Json json                     = sample_of(list.rows, Need::required);
            json[std::string(field.name)] = nullptr;
            const auto read               = Fields::read(json, list.rows);
            ASSERT_FALSE(read) << list.name << ": " << field.name;
            EXPECT_EQ(read.error().field, field.name) << list.name;
        }
}

}  // namespace
}  // namespace antipode::service
