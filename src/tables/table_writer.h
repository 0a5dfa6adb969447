// Writes the file of a table so that it is there whole or not at all: under
// another name first, synced to the disk, then renamed. To be used only by the
// holder of the table's lock, so that a temporary file found at the start is the
// rest of a build that was killed.
#pragma once

#include <filesystem>
#include <optional>
#include <system_error>

#include "base/file.h"
#include "tables/options.h"
#include "tables/spec.h"

namespace antipode {

// The files of one table in the folder of a store.
struct TablePaths {
    std::filesystem::path folder;
    std::filesystem::path table;
    std::filesystem::path stamp;
    std::filesystem::path lock;
    std::filesystem::path temporary;

    TablePaths(const std::filesystem::path& in, std::string_view name);
};

class TableWriter {
public:
    // Takes the space for the whole table, so that a full disk is found before
    // the table is built rather than after.
    TableWriter(const TablePaths& paths, const TableSpec& spec);
    TableWriter(const TableWriter&)            = delete;
    TableWriter& operator=(const TableWriter&) = delete;
    ~TableWriter();  // removes the temporary file

    std::error_code error() const { return error_; }

    // std::errc::operation_canceled when stopped.
    [[nodiscard]] std::error_code write(std::span<const std::byte> content,
                                        const OpenOptions&         options);

private:
    std::error_code write_content(std::span<const std::byte> content,
                                  const OpenOptions&         options) const;
    std::error_code finish(std::uint64_t content_checksum) const;

    const TablePaths&   paths_;
    const TableSpec&    spec_;
    std::optional<File> file_;
    std::error_code     error_;
};

}  // namespace antipode
