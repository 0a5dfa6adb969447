#include "tables/table_writer.h"

#include <algorithm>
#include <chrono>
#include <string>

#include "tables/stamp.h"
#include "tables/table_file.h"

namespace antipode {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 22;

// Two seconds ago. A table is dated back, so that a change right after it was
// written gives it another date, however slowly the file system's clock ticks.
std::int64_t date_of_new_tables() {
    using namespace std::chrono;
    const auto then = system_clock::now().time_since_epoch() - seconds(2);
    return duration_cast<nanoseconds>(then).count();
}

void remove_quietly(const std::filesystem::path& path) {
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
}

}  // namespace

TablePaths::TablePaths(const std::filesystem::path& in, std::string_view name)
    : folder(in),
      table(in / (std::string(name) + ".table")),
      stamp(in / (std::string(name) + ".ok")),
      lock(in / (std::string(name) + ".lock")),
      temporary(in / (std::string(name) + ".tmp")) {}

TableWriter::TableWriter(const TablePaths& paths, const TableSpec& spec)
    : paths_(paths), spec_(spec) {
    remove_quietly(paths.temporary);
    File file = File::create(paths.temporary);
    error_    = file.error();
    if (!file.is_open()) return;
    file_.emplace(std::move(file));
    error_ = file_->reserve(content_offset + spec.bytes);
}

TableWriter::~TableWriter() {
    if (file_) remove_quietly(paths_.temporary);  // Not there any more if all went well.
}

std::error_code TableWriter::write(std::span<const std::byte> content, const OpenOptions& options) {
    const auto sum = content_checksum(spec_, content, options);
    if (!sum) return make_error_code(std::errc::operation_canceled);
    if (const auto error = write_content(content, options)) return error;
    return finish(*sum);
}

std::error_code TableWriter::write_content(std::span<const std::byte> content,
                                           const OpenOptions&         options) const {
    for (std::size_t at = 0; at < content.size(); at += chunk) {
        options.on_progress({spec_, TableStep::writing, double(at) / double(content.size())});
        if (options.stop.stop_requested()) return make_error_code(std::errc::operation_canceled);
        const auto part = content.subspan(at, std::min(chunk, content.size() - at));
        if (const auto error = file_->write(part, content_offset + at)) return error;
    }
    return {};
}

std::error_code TableWriter::finish(std::uint64_t content_checksum) const {
    const TableHeader header = header_of(spec_, content_checksum);
    if (const auto error = file_->write(std::as_bytes(std::span(&header, 1)), 0)) return error;
    if (const auto error = file_->set_modified(date_of_new_tables())) return error;
    if (const auto error = file_->sync()) return error;
    std::error_code error;
    std::filesystem::rename(paths_.temporary, paths_.table, error);
    if (error) return error;
    // Without these two the table may be missing, or checked again, after a loss
    // of power; it is never wrong.
    static_cast<void>(sync_folder(paths_.folder));
    write_stamp(paths_.stamp, {file_->identity(), content_checksum});
    return {};
}

}  // namespace antipode
