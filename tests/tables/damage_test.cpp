// Files that are not what they should be: refused with the reason, and replaced.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "tables/table_file.h"
#include "tests/support/store_fixture.h"

namespace antipode {
namespace {

using testing::fake_bytes;
using testing::fake_spec;
using testing::flip_byte;

class DamagedFile : public testing::StoreFixture {
protected:
    void SetUp() override { ASSERT_TRUE(opens()); }

    void expect_refused(Condition as, std::string_view words) {
        EXPECT_EQ(condition(), as);
        listener = {};
        EXPECT_TRUE(opens());
        EXPECT_EQ(listener.built.size(), 1U);
        EXPECT_TRUE(listener.heard(table.string())) << listener.notes;
        EXPECT_TRUE(listener.heard(words)) << listener.notes;
        EXPECT_EQ(condition(), Condition::ready);
    }
    void overwrite(std::string_view text) const { std::ofstream(table) << text; }

    const std::filesystem::path table = path("fake.table");
};

struct Field {
    std::uint64_t    offset;
    Condition        condition;
    std::string_view words;
};

TEST_F(DamagedFile, IsRefusedWhicheverFieldOfTheHeaderIsWrong) {
    for (const Field& field :
         {Field{offsetof(TableHeader, magic), Condition::foreign, "is not a table of Antipode"},
          Field{offsetof(TableHeader, format), Condition::outdated, "has format 0"},
          Field{offsetof(TableHeader, version), Condition::damaged, "damaged header"},
          Field{offsetof(TableHeader, bytes), Condition::damaged, "damaged header"},
          Field{offsetof(TableHeader, content_checksum), Condition::damaged, "damaged header"},
          Field{offsetof(TableHeader, name), Condition::damaged, "damaged header"},
          Field{offsetof(TableHeader, name) + 63, Condition::damaged, "damaged header"},
          Field{offsetof(TableHeader, own_checksum), Condition::damaged, "damaged header"}}) {
        flip_byte(table, field.offset);
        expect_refused(field.condition, field.words);
    }
}

TEST_F(DamagedFile, IsRefusedWhenAnyByteOfTheContentIsFlipped) {
    for (const std::uint64_t at : {std::uint64_t{0}, fake_bytes / 2, fake_bytes - 1}) {
        flip_byte(table, content_offset + at);
        expect_refused(Condition::unchecked, "has damaged content");
    }
}

TEST_F(DamagedFile, IsRefusedWhenCutShort) {
    for (const std::uint64_t size : {content_offset + fake_bytes - 1, content_offset}) {
        std::filesystem::resize_file(table, size);
        expect_refused(Condition::damaged, "instead of 1004099");
    }
    for (const std::uint64_t size : {50, 0}) {
        std::filesystem::resize_file(table, size);
        expect_refused(Condition::damaged, "is too short to be a table");
    }
}

TEST_F(DamagedFile, IsRefusedWhenTooLong) {
    std::filesystem::resize_file(table, content_offset + fake_bytes + 1);
    expect_refused(Condition::damaged, "has 1004100 bytes instead of 1004099");
}

TEST_F(DamagedFile, IsRefusedWhenItIsSomethingElse) {
    overwrite(std::string(5000, 'x'));
    expect_refused(Condition::foreign, "is not a table of Antipode");
}

TEST_F(DamagedFile, IsRefusedWhenItIsAnotherTable) {
    TableSpec other = fake_spec;
    other.name      = "other";
    ASSERT_TRUE(store.open(other));
    std::filesystem::rename(path("other.table"), table);
    expect_refused(Condition::foreign, "holds the table other");
}

TEST_F(DamagedFile, IsRefusedWhenItHasAnotherVersionOrSize) {
    TableSpec older = fake_spec;
    older.version   = 2;
    ASSERT_TRUE(store.open(older));
    expect_refused(Condition::outdated, "holds version 2 of the table, and this program uses");
    TableSpec larger = fake_spec;
    larger.bytes += 1;
    larger.known = {};
    ASSERT_TRUE(store.open(larger));
    expect_refused(Condition::damaged, "holds a table of 1000004 bytes instead of 1000003");
}

TEST_F(DamagedFile, IsReplacedWhenItIsAPipe) {
    std::filesystem::remove(table);
    ASSERT_EQ(mkfifo(table.c_str(), 0600), 0);
    expect_refused(Condition::foreign, "is not a regular file");
}

TEST_F(DamagedFile, IsLeftAloneWhenItIsAFolder) {
    std::filesystem::remove(table);
    std::filesystem::create_directory(table);
    EXPECT_TRUE(opens());
    EXPECT_TRUE(listener.heard("is not a regular file"));
    EXPECT_TRUE(listener.heard("fake.table cannot be written (Is a directory)"));
    EXPECT_EQ(testing::names_in(folder.path()), (std::set<std::string>{"fake.ok", "fake.table"}));
}

TEST_F(DamagedFile, IsTheAnswerOfVerifyAndLosesItsStamp) {
    const auto written = std::filesystem::last_write_time(table);
    flip_byte(table, content_offset + 7);
    std::filesystem::last_write_time(table, written);  // An unnoticed change, as by a bad disk.
    EXPECT_EQ(condition(), Condition::ready);
    const auto report = store.verify(fake_spec);
    EXPECT_EQ(report->status.finding.condition, Condition::damaged);
    EXPECT_TRUE(report->histogram.empty());
    expect_refused(Condition::unchecked, "has damaged content");
}

TEST_F(DamagedFile, HasAnotherHistogramThanTheKnownOne) {
    TableSpec spec   = fake_spec;
    auto      counts = testing::fake_counts;
    ++counts[2];
    spec.known        = counts;
    const auto report = store.verify(spec);
    EXPECT_EQ(report->status.finding.condition, Condition::damaged);
    EXPECT_NE(report->status.finding.reason.text().find("at distance 2 instead of"),
              std::string::npos);
    EXPECT_EQ(report->histogram.size(), 4U);
}

TEST_F(DamagedFile, IsNotWhatVerifyCallsAGoodOne) {
    const auto report = store.verify(fake_spec);
    EXPECT_EQ(report->status.finding.condition, Condition::ready);
    EXPECT_TRUE(std::ranges::equal(report->histogram, testing::fake_counts));
}

}  // namespace
}  // namespace antipode
