#include "tables/stamp.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "tables/table_file.h"
#include "tests/support/store_fixture.h"

namespace antipode {
namespace {

namespace fs = std::filesystem;
using testing::fake_spec;

class TableStamp : public testing::StoreFixture {
protected:
    void SetUp() override { ASSERT_TRUE(opens()); }

    bool content_is_read() const {
        bool        checked = false;
        OpenOptions options = {.on_progress = [&](const TableProgress& progress) {
            checked |= progress.step == TableStep::checking;
        }};
        options.threads     = 1;
        EXPECT_TRUE(opens(options));
        return checked;
    }

    const fs::path table = path("fake.table");
    const fs::path stamp = path("fake.ok");
};

TEST_F(TableStamp, SparesTheReadingOfAnUnchangedFile) { EXPECT_FALSE(content_is_read()); }

TEST_F(TableStamp, IsMadeAgainAfterACheck) {
    fs::remove(stamp);
    EXPECT_EQ(condition(), Condition::unchecked);
    EXPECT_TRUE(content_is_read());
    EXPECT_EQ(condition(), Condition::ready);
    EXPECT_FALSE(content_is_read());
}

TEST_F(TableStamp, IsVoidForACopyOfTheFile) {
    fs::copy_file(table, path("copy"));
    fs::last_write_time(path("copy"), fs::last_write_time(table));
    fs::rename(path("copy"), table);
    EXPECT_TRUE(content_is_read());
}

TEST_F(TableStamp, IsVoidForAFileWrittenSince) {
    testing::flip_byte(table, content_offset);
    testing::flip_byte(table, content_offset);
    EXPECT_TRUE(content_is_read());
}

TEST_F(TableStamp, IsNotGivenToAFileChangedAMomentAgo) {
    fs::last_write_time(table, fs::file_time_type::clock::now());
    EXPECT_TRUE(content_is_read());
    EXPECT_TRUE(content_is_read());
    fs::last_write_time(table, fs::file_time_type::clock::now() - std::chrono::seconds(5));
    EXPECT_TRUE(content_is_read());
    EXPECT_FALSE(content_is_read());
}

TEST_F(TableStamp, IsVoidWhenWrittenByHalfOrChanged) {
    fs::resize_file(stamp, fs::file_size(stamp) / 2);
    EXPECT_TRUE(content_is_read());
    for (std::uint64_t at = 0; at < fs::file_size(stamp); ++at) {
        testing::flip_byte(stamp, at);
        EXPECT_TRUE(content_is_read());
    }
}

TEST_F(TableStamp, IsMadeByVerify) {
    fs::remove(stamp);
    ASSERT_TRUE(store.verify(fake_spec));
    EXPECT_EQ(condition(), Condition::ready);
}

}  // namespace
}  // namespace antipode
