// The file of one table: a header of one page, then the content.
//
//     offset  size  field
//          0     8  "ANTIPODE"
//          8     4  version of this format
//         12     4  version of the content's layout, TableSpec::version
//         16     8  size of the content
//         24     8  checksum of the content
//         32    64  name, padded with zeros
//         96     8  checksum of the 96 bytes before
//       4096     …  the content
//
// Numbers are in the byte order of the machine, as in the content: on a machine
// of the other order the format version reads as 16777216 and is refused.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "base/file.h"
#include "base/message.h"
#include "tables/options.h"
#include "tables/spec.h"

namespace antipode {

inline constexpr std::uint64_t content_offset = 4096;

struct TableHeader {
    std::array<char, 8>  magic;
    std::uint32_t        format;
    std::uint32_t        version;
    std::uint64_t        bytes;
    std::uint64_t        content_checksum;
    std::array<char, 64> name;
    std::uint64_t        own_checksum;
};
static_assert(sizeof(TableHeader) == 104);

TableHeader header_of(const TableSpec& spec, std::uint64_t content_checksum);

// Nothing when stopped. XXH3 of the XXH3 of each 4 MiB, so that several threads
// can share the work.
std::optional<std::uint64_t> content_checksum(const TableSpec&           spec,
                                              std::span<const std::byte> content,
                                              const OpenOptions&         options);

enum class Condition {
    absent,     // there is no file
    ready,      // whole, and its content was checked since it was last changed
    unchecked,  // whole by its header; the content is checked when it is opened
    foreign,    // no table, or another one
    outdated,   // made by another version of the program
    damaged,    // cut short, changed, or not readable
};

// What is at the path of a table. `reason` completes "the file …", for the
// conditions from foreign on.
struct Finding {
    Condition condition = Condition::absent;
    Message   reason    = {};
};

// Reads the header only: the answer is unchecked at best.
struct Inspection {
    Finding     finding;
    TableHeader header = {};  // where the finding is unchecked
};
Inspection inspect(const File& file, const TableSpec& spec);

// Of a file with the header of a table of this name, whatever its version.
std::optional<std::uint64_t> size_in_header(const File& file, std::string_view name);

}  // namespace antipode
