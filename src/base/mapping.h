// Memory straight from the kernel: a file's content without copying it, or
// zeroed memory on huge pages for large tables that are read at random.
//
//     const auto memory = Mapping::zeroed(bytes);
//     if (!memory) return out_of_memory();
//     fill(memory->writable());
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "base/file.h"

namespace antipode {

enum class Loading {
    lazy,     // each page when it is first touched
    at_once,  // the whole file before the call returns
};

class Mapping {
public:
    // The whole of an open file, read-only. The file may be closed, renamed or
    // removed afterwards, but must not be cut short.
    static std::optional<Mapping> of_file(const File& file, Loading loading);

    // Zeroed memory, aligned to 2 MiB and on pages of that size where the kernel
    // grants them. Nothing when too little memory is available.
    static std::optional<Mapping> zeroed(std::uint64_t size);

    Mapping(Mapping&& other) noexcept;
    Mapping& operator=(Mapping&&)      = delete;
    Mapping(const Mapping&)            = delete;
    Mapping& operator=(const Mapping&) = delete;
    ~Mapping();

    std::span<const std::byte> bytes() const { return {data_, size_}; }
    std::span<std::byte>       writable();  // of zeroed() memory only
    bool                       is_file() const { return origin_ == Origin::file; }

    // Lets go of the memory that a part takes here. Of a file it is read again when it is
    // needed; other memory may hold anything then. Whole pages only.
    void forget(std::span<const std::byte> part) const;

private:
    enum class Origin { file, nothing };
    Mapping(std::byte* data, std::size_t size, Origin origin)
        : data_(data), size_(size), origin_(origin) {}

    std::byte*  data_;
    std::size_t size_;
    Origin      origin_;
};

// Whether zeroed() memory can be on huge pages, which random reads of a large
// table need half the time on: one entry of the processor's address cache
// covers 512 times as much.
bool huge_pages_exist();

}  // namespace antipode
