#include "tables/table_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <system_error>
#include <thread>

#include "base/checksum.h"
#include "base/parallel.h"
#include "tables/messages.h"

namespace antipode {
namespace {

constexpr std::array<char, 8> magic          = {'A', 'N', 'T', 'I', 'P', 'O', 'D', 'E'};
constexpr std::uint32_t       format_version = 1;
constexpr std::size_t         checksum_block = std::size_t{1} << 22;

std::uint64_t checksum_of(const TableHeader& header) {
    return checksum(
        std::as_bytes(std::span(&header, 1)).first(offsetof(TableHeader, own_checksum)));
}

std::string_view name_in(const TableHeader& header) {
    const auto end = std::ranges::find(header.name, '\0');
    return {header.name.begin(), end};
}

Finding foreign(Message reason) { return {Condition::foreign, std::move(reason)}; }
Finding outdated(Message reason) { return {Condition::outdated, std::move(reason)}; }
Finding damaged(Message reason) { return {Condition::damaged, std::move(reason)}; }

// The order matters: nothing of a header is believed before its checksum, and
// the checksum means nothing in a file of another kind or format.
Finding judge(const TableHeader& header, std::uint64_t file_size, const TableSpec& spec) {
    if (header.magic != magic) return foreign(table_message<"table-foreign">());
    if (header.format != format_version)
        return outdated(table_message<"table-format">(header.format, format_version));
    if (header.own_checksum != checksum_of(header))
        return damaged(table_message<"table-header-damaged">());
    if (name_in(header) != spec.name)
        return foreign(table_message<"table-of-other-name">(name_in(header)));
    if (header.version != spec.version)
        return outdated(table_message<"table-version">(header.version, spec.version));
    if (header.bytes != spec.bytes)
        return damaged(table_message<"table-content-size">(header.bytes, spec.bytes));
    if (file_size != content_offset + spec.bytes)
        return damaged(table_message<"table-file-size">(file_size, content_offset + spec.bytes));
    return {Condition::unchecked};
}

}  // namespace

TableHeader header_of(const TableSpec& spec, std::uint64_t content_checksum) {
    TableHeader header = {.magic            = magic,
                          .format           = format_version,
                          .version          = spec.version,
                          .bytes            = spec.bytes,
                          .content_checksum = content_checksum,
                          .name             = {},
                          .own_checksum     = 0};
    assert(spec.name.size() < header.name.size());
    std::ranges::copy(spec.name, header.name.begin());
    header.own_checksum = checksum_of(header);
    return header;
}

std::optional<std::uint64_t> content_checksum(const TableSpec&           spec,
                                              std::span<const std::byte> content,
                                              const OpenOptions&         options) {
    std::vector<std::uint64_t> blocks((content.size() + checksum_block - 1) / checksum_block);
    std::atomic<std::size_t>   done   = 0;
    const auto                 caller = std::this_thread::get_id();
    parallel_for(blocks.size(), {.threads = options.threads}, [&](std::size_t i, std::size_t) {
        if (options.stop.stop_requested()) return;
        const auto rest          = content.subspan(i * checksum_block);
        blocks[i]                = checksum(rest.first(std::min(rest.size(), checksum_block)));
        const std::size_t so_far = ++done;
        if (std::this_thread::get_id() == caller)
            options.on_progress(
                {spec, TableStep::checking, double(so_far) / double(blocks.size())});
    });
    if (done < blocks.size()) return std::nullopt;
    return checksum(std::as_bytes(std::span(blocks)));
}

Inspection inspect(const File& file, const TableSpec& spec) {
    if (!file.is_open()) {
        if (file.error() == std::errc::no_such_file_or_directory
            || file.error() == std::errc::not_a_directory)
            return {};
        return {damaged(table_message<"table-unreadable">(file.error().message()))};
    }
    if (!file.is_regular()) return {foreign(table_message<"table-not-regular">())};
    TableHeader header = {};
    if (file.read(std::as_writable_bytes(std::span(&header, 1)), 0) < sizeof header)
        return {damaged(table_message<"table-too-short">())};
    return {judge(header, file.identity().size, spec), header};
}

std::optional<std::uint64_t> size_in_header(const File& file, std::string_view name) {
    TableHeader header = {};
    if (!file.is_open() || !file.is_regular()
        || file.read(std::as_writable_bytes(std::span(&header, 1)), 0) < sizeof header)
        return std::nullopt;
    const bool is_header = header.magic == magic && header.format == format_version
                           && header.own_checksum == checksum_of(header);
    return is_header && name_in(header) == name ? std::optional(header.bytes) : std::nullopt;
}

}  // namespace antipode
