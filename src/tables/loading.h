// Maps the file of a table into memory, if it is a good one.
#pragma once

#include <optional>

#include "tables/options.h"
#include "tables/table.h"
#include "tables/table_file.h"
#include "tables/table_writer.h"

namespace antipode {

enum class Trust {
    stamp,    // a content checked before, and unchanged since, is not read again
    nothing,  // everything is read
};

enum class LoadEnd { loaded, refused, not_mapped, stopped };

struct LoadedTable {
    LoadEnd              end;
    Finding              finding = {};            // why it is not loaded; absent is a reason too
    std::optional<Table> table   = std::nullopt;  // if loaded
};

LoadedTable load_table(const TablePaths& paths, const TableSpec& spec, const OpenOptions& options,
                       Trust trust);

}  // namespace antipode
