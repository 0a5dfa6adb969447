// One call of TableStore::open(), stage by stage:
//
//     load ─ a good file is there ─> done
//      └─ lock ─ nothing can be written here ─> build in memory
//          └─ load again, for another process may have built it ─> done
//              └─ reserve space ─> build ─> count ─> write, rename, stamp
#pragma once

#include <optional>
#include <span>
#include <string>
#include <system_error>

#include "base/file_lock.h"
#include "base/result.h"
#include "tables/store.h"
#include "tables/table_writer.h"

namespace antipode {

Error stopped_error(const TableSpec& spec);

class Opening {
public:
    Opening(const TableStore& store, const TableSpec& spec, const OpenOptions& options)
        : store_(store), spec_(spec), options_(options) {}

    Result<Table> run();

private:
    Result<Table> load_or_build(const TablePaths& paths);
    // Nothing if the table must be built.
    std::optional<Result<Table>> load(const TablePaths& paths);
    // Held, failed, or busy when stopped while waiting.
    FileLock             wait_for_lock(const TablePaths& paths) const;
    Result<Table>        build_and_keep(const TablePaths& paths) const;
    Result<Table>        build() const;
    std::optional<Error> fill(std::span<std::byte> memory) const;
    Result<BuildEnd>     run_builder(std::span<std::byte> memory) const;
    Error                memory_error() const;
    void note_not_kept(const std::filesystem::path& path, const std::error_code& why) const;

    const TableStore&  store_;
    const TableSpec&   spec_;
    const OpenOptions& options_;
    std::string        refusal_;  // of the file that is there, as a sentence
};

}  // namespace antipode
