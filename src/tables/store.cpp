#include "tables/store.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/file_lock.h"
#include "tables/counts.h"
#include "tables/loading.h"
#include "tables/messages.h"
#include "tables/opening.h"
#include "tables/stamp.h"

namespace antipode {
namespace {

namespace fs = std::filesystem;

// Unset and empty are the same, as the shell's users expect.
std::optional<fs::path> path_in_environment(const char* variable) {
    const char* const value = std::getenv(variable);
    if (value == nullptr || *value == '\0') return std::nullopt;
    return fs::path(value);
}

Error cannot_remove(const fs::path& path, const std::error_code& why) {
    return {.kind    = ErrorKind::environment,
            .message = table_message<"table-not-removed">(path.string(), why.message())};
}

// Found without the lock: a table that was never there needs none.
bool leaves_anything(const TablePaths& paths) {
    std::error_code ignored;
    return fs::exists(paths.table, ignored) || fs::exists(paths.stamp, ignored)
           || fs::exists(paths.temporary, ignored);
}

}  // namespace

TableStore::TableStore(std::optional<fs::path> folder) : folder_(std::move(folder)) {}

Result<Table> TableStore::open(const TableSpec& spec, const OpenOptions& options) const {
    return Opening(*this, spec, options).run();
}

TableStatus TableStore::status(const TableSpec& spec) const {
    TableStatus status = {.name = spec.name, .summary = spec.summary, .bytes = spec.bytes};
    if (!folder_) return status;
    const TablePaths paths(*folder_, spec.name);
    const File       file = File::open(paths.table);
    const Inspection seen = inspect(file, spec);
    status.path           = paths.table;
    status.finding        = seen.finding;
    if (seen.finding.condition == Condition::unchecked
        && has_stamp(paths.stamp, {file.identity(), seen.header.content_checksum}))
        status.finding.condition = Condition::ready;
    return status;
}

std::vector<TableStatus> TableStore::list(std::span<const TableSpec> specs) const {
    std::vector<TableStatus> result;
    for (const TableSpec& spec : specs) result.push_back(status(spec));
    return result;
}

Result<Verification> TableStore::verify(const TableSpec& spec, const OpenOptions& options) const {
    Verification report = {.status = status(spec), .histogram = {}};
    if (!folder_) return report;
    const LoadedTable loaded =
        load_table(TablePaths(*folder_, spec.name), spec, options, Trust::nothing);
    if (loaded.end == LoadEnd::stopped) return stopped_error(spec);
    report.status.finding = loaded.finding;
    if (loaded.end != LoadEnd::loaded) return report;
    options.on_progress({spec, TableStep::counting, 0});
    report.histogram = spec.histogram(loaded.table->bytes(), options.threads);
    if (spec.known.empty()) return report;
    if (auto wrong = difference_of_counts(report.histogram, spec.known))
        report.status.finding = {Condition::damaged, *std::move(wrong)};
    return report;
}

Result<Removal> TableStore::remove(const TableSpec& spec) const {
    if (!folder_) return Removal::was_absent;
    const TablePaths paths(*folder_, spec.name);
    if (!leaves_anything(paths)) return Removal::was_absent;
    const FileLock lock = FileLock::attempt(paths.lock);
    if (lock.state() == FileLock::State::busy)
        return Error{.kind    = ErrorKind::environment,
                     .message = table_message<"table-being-built">(paths.table.string())};
    if (lock.state() == FileLock::State::failed) return cannot_remove(paths.table, lock.error());
    for (const fs::path& path : {paths.stamp, paths.temporary, paths.table}) {
        std::error_code error;
        fs::remove(path, error);
        if (error) return cannot_remove(path, error);
    }
    return Removal::removed;
}

std::vector<std::string> TableStore::names(std::string_view prefix) const {
    std::vector<std::string> list;
    std::error_code          error;
    if (!folder_) return list;
    for (fs::directory_iterator i(*folder_, error), end; !error && i != end; i.increment(error))
        if (i->path().extension() == ".table" && i->path().stem().string().starts_with(prefix))
            list.push_back(i->path().stem().string());
    std::ranges::sort(list);
    return list;
}

std::optional<TableStore::Beginning> TableStore::beginning(std::string_view name,
                                                           std::size_t      count) const {
    if (!folder_) return std::nullopt;
    const File file = File::open(TablePaths(*folder_, name).table);
    const auto size = size_in_header(file, name);
    if (!size) return std::nullopt;
    Beginning beginning{.bytes = *size, .content = std::vector<std::byte>(count)};
    beginning.content.resize(file.read(beginning.content, content_offset));
    return beginning;
}

// The date of the stamp, which has no other use.
void TableStore::note_use(std::string_view name) const {
    if (!folder_) return;
    std::error_code ignored;
    fs::last_write_time(TablePaths(*folder_, name).stamp, fs::file_time_type::clock::now(),
                        ignored);
}

fs::file_time_type TableStore::last_use(std::string_view name) const {
    std::error_code error;
    const auto      time = folder_ ? fs::last_write_time(TablePaths(*folder_, name).stamp, error)
                                   : fs::file_time_type();
    return error ? fs::file_time_type::min() : time;
}

std::optional<fs::path> default_table_folder() {
    if (auto asked = path_in_environment("ANTIPODE_TABLES")) return asked;
    const auto cache = path_in_environment("XDG_CACHE_HOME");
    if (cache && cache->is_absolute()) return *cache / "antipode";
    if (const auto home = path_in_environment("HOME")) return *home / ".cache" / "antipode";
    return std::nullopt;
}

}  // namespace antipode
