// Where tables are kept: one folder, one file per table, built when missing.
//
//     const TableStore store(default_table_folder());
//     Result<Table> table = store.open(spec, {.on_note = tell_user});
//
// A file that is cut short, changed, foreign or of another version is refused,
// with the reason told, and replaced. Processes that need a table at the same
// time build it once. A build killed at any moment leaves nothing that harms,
// and the next one cleans up. Where nothing can be written, tables are built in
// memory, with a word about it.
//
// A store has no state of its own; it may be used by several threads at once.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tables/options.h"
#include "tables/spec.h"
#include "tables/table_file.h"

namespace antipode {

struct TableStatus {
    std::string_view      name;
    std::string_view      summary;
    std::uint64_t         bytes   = 0;
    std::filesystem::path path    = {};  // empty without a folder
    Finding               finding = {};
};

struct Verification {
    TableStatus                status;     // ready if all is as it should be
    std::vector<std::uint64_t> histogram;  // as counted; empty for a refused file
};

enum class Removal { removed, was_absent };

class TableStore {
public:
    // The folder is made when the first table is written. Without one, tables
    // live in memory only.
    explicit TableStore(std::optional<std::filesystem::path> folder);

    const std::optional<std::filesystem::path>& folder() const { return folder_; }

    // Loads the table, or builds and keeps it. The errors are a stop (kind
    // stopped), too little memory, and a built table whose counts are wrong.
    Result<Table> open(const TableSpec& spec, const OpenOptions& options = {}) const;

    // By the header and the stamp; the content is not read.
    TableStatus              status(const TableSpec& spec) const;
    std::vector<TableStatus> list(std::span<const TableSpec> specs) const;

    // Reads everything, and counts the entries at each distance again. The only
    // error is a stop; what is wrong with the table is the answer.
    Result<Verification> verify(const TableSpec& spec, const OpenOptions& options = {}) const;

    Result<Removal> remove(const TableSpec& spec) const;

    // ---- tables that are not known beforehand ----

    // Those in the folder whose names begin so, in the order of their names.
    std::vector<std::string> names(std::string_view prefix) const;
    // The size that the header tells, and the first bytes of the content, unchecked; nothing if
    // the file is no table.
    struct Beginning {
        std::uint64_t          bytes = 0;
        std::vector<std::byte> content;
    };
    std::optional<Beginning> beginning(std::string_view name, std::size_t count) const;
    // When note_use() was last called, or the table was written.
    void                            note_use(std::string_view name) const;
    std::filesystem::file_time_type last_use(std::string_view name) const;

private:
    std::optional<std::filesystem::path> folder_;
};

// $ANTIPODE_TABLES, else $XDG_CACHE_HOME/antipode, else ~/.cache/antipode; nothing
// if none of the variables is set. Relative paths in XDG_CACHE_HOME do not count,
// by the specification of the variable.
std::optional<std::filesystem::path> default_table_folder();

}  // namespace antipode
