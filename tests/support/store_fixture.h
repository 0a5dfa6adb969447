// A store in an empty folder, and the small table "fake" in it.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tables/store.h"
#include "tests/support/fake_tables.h"
#include "tests/support/temporary_folder.h"

namespace antipode::testing {

inline void flip_byte(const std::filesystem::path& path, std::uint64_t offset) {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekg(std::streamoff(offset));
    const int before = file.get();
    file.seekp(std::streamoff(offset));
    file.put(char(before ^ 1));
}

class StoreFixture : public ::testing::Test {
protected:
    std::filesystem::path path(const std::string& file) const { return folder.path() / file; }

    // Opens the fake table; an unexpected error fails the test with its message.
    bool opens(const OpenOptions& options) const {
        const Result<Table> table = store.open(fake_spec, options);
        if (!table) ADD_FAILURE() << table.error().message.text();
        return table && is_fake(*table);
    }
    bool      opens() { return opens(listener.options()); }
    Condition condition() const { return store.status(fake_spec).finding.condition; }

    TemporaryFolder folder;
    TableStore      store{folder.path()};
    Listener        listener;
};

}  // namespace antipode::testing
