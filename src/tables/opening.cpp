#include "tables/opening.h"

#include <fmt/format.h>

#include <memory>
#include <new>
#include <utility>

#include "base/memory.h"
#include "tables/counts.h"
#include "tables/loading.h"
#include "tables/messages.h"

namespace antipode {
namespace {

constexpr std::uint64_t megabytes(std::uint64_t bytes) { return (bytes + 999'999) / 1'000'000; }

}  // namespace

Error stopped_error(const TableSpec& spec) {
    return {.kind = ErrorKind::stopped, .message = table_message<"table-stopped">(spec.name)};
}

Result<Table> Opening::run() {
    if (store_.folder()) return load_or_build(TablePaths(*store_.folder(), spec_.name));
    options_.on_note(
        fmt::format("There is no folder to keep the table {} in, as none of ANTIPODE_TABLES, "
                    "XDG_CACHE_HOME and HOME is set; it is built in memory.",
                    spec_.name));
    return build();
}

Result<Table> Opening::load_or_build(const TablePaths& paths) {
    if (auto loaded = load(paths)) return *std::move(loaded);
    std::error_code error;
    std::filesystem::create_directories(paths.folder, error);
    if (error) {
        note_not_kept(paths.folder, error);
        return build();
    }
    const FileLock lock = wait_for_lock(paths);
    if (lock.state() == FileLock::State::busy) return stopped_error(spec_);
    if (lock.state() == FileLock::State::failed) {
        note_not_kept(paths.lock, lock.error());
        return build();
    }
    if (auto loaded = load(paths)) return *std::move(loaded);
    return build_and_keep(paths);
}

std::optional<Result<Table>> Opening::load(const TablePaths& paths) {
    LoadedTable loaded = load_table(paths, spec_, options_, Trust::stamp);
    if (loaded.end == LoadEnd::loaded) return *std::move(loaded.table);
    if (loaded.end == LoadEnd::stopped) return stopped_error(spec_);
    if (loaded.end == LoadEnd::not_mapped && available_memory().bytes < spec_.bytes)
        return memory_error();
    refusal_.clear();
    if (loaded.finding.condition != Condition::absent)
        refusal_ = fmt::format("{} {}; the table is built again.", paths.table.string(),
                               loaded.finding.reason.text());
    return std::nullopt;
}

FileLock Opening::wait_for_lock(const TablePaths& paths) const {
    return FileLock::wait(paths.lock, {.stop = options_.stop}, [this] {
        options_.on_note(fmt::format(
            "The table {} is being built by another process; waiting for it.", spec_.name));
    });
}

Result<Table> Opening::build_and_keep(const TablePaths& paths) const {
    std::optional<TableWriter> writer(std::in_place, paths, spec_);
    if (writer->error()) {
        note_not_kept(paths.table, writer->error());
        writer.reset();
    }
    Result<Table> table = build();
    if (!table || !writer) return table;
    const std::error_code error = writer->write(table->bytes(), options_);
    if (error == std::errc::operation_canceled) return stopped_error(spec_);
    if (error) note_not_kept(paths.table, error);
    return table;
}

Result<Table> Opening::build() const {
    if (!refusal_.empty()) options_.on_note(refusal_);
    std::optional<Mapping> memory = Mapping::zeroed(spec_.bytes);
    if (!memory) return memory_error();
    options_.on_build_start(spec_);
    if (auto error = fill(memory->writable())) return *std::move(error);
    const auto  shared = std::make_shared<const Mapping>(*std::move(memory));
    const Table table(std::string(spec_.name), shared, shared->bytes());
    options_.on_built(table);
    return table;
}

std::optional<Error> Opening::fill(std::span<std::byte> memory) const {
    const Result<BuildEnd> end = run_builder(memory);
    if (!end) return end.error();
    if (*end == BuildEnd::stopped) return stopped_error(spec_);
    if (spec_.known.empty()) return std::nullopt;
    options_.on_progress({spec_, TableStep::counting, 0});
    const auto wrong = difference_of_counts(spec_.histogram(memory, options_.threads), spec_.known);
    if (!wrong) return std::nullopt;
    return Error{.kind    = ErrorKind::environment,
                 .message = table_message<"table-wrong">(spec_.name, *wrong)};
}

Result<BuildEnd> Opening::run_builder(std::span<std::byte> memory) const {
    const BuildContext context = {
        .threads = options_.threads, .stop = options_.stop, .on_progress = [this](double fraction) {
            options_.on_progress({spec_, TableStep::building, fraction});
        }};
    const TableSource others = [this](const TableSpec& other) {
        return store_.open(other, options_);
    };
    try {
        if (spec_.maker != nullptr) return spec_.maker->build(memory, context);
        return spec_.build(memory, context, others);
    } catch (const std::bad_alloc&) {
        return memory_error();
    }
}

// Which of the limits is in the way, or that it is none of them: working memory may be
// missing, and the kernel may refuse for reasons of its own.
Error Opening::memory_error() const {
    const AvailableMemory memory    = available_memory();
    const std::uint64_t   available = memory.bytes / 1'000'000;
    const Message         limit     = name_of(memory.limited_by);
    const std::uint64_t   needed    = megabytes(spec_.bytes);
    return {.kind = ErrorKind::environment,
            .message =
                memory.bytes < spec_.bytes
                    ? table_message<"table-too-large">(spec_.name, needed, available, limit)
                    : table_message<"table-work-too-large">(spec_.name, needed, available, limit)};
}

void Opening::note_not_kept(const std::filesystem::path& path, const std::error_code& why) const {
    options_.on_note(
        fmt::format("{} cannot be written ({}); the table {} stays in memory, and is built again "
                    "the next time.",
                    path.string(), why.message(), spec_.name));
}

}  // namespace antipode
