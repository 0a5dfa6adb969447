// A loaded table: named bytes that never change, shared by whoever holds a copy.
//
//     const auto distances = table.as<std::uint32_t>();
//     distances[index]
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "base/mapping.h"

namespace antipode {

class Table {
public:
    // `content` lies in `memory`.
    Table(std::string name, std::shared_ptr<const Mapping> memory,
          std::span<const std::byte> content)
        : name_(std::move(name)), memory_(std::move(memory)), content_(content) {}

    const std::string&         name() const { return name_; }
    std::span<const std::byte> bytes() const { return content_; }

    // The content as an array; it starts on a page, so any alignment is met.
    template <class Entry>
    std::span<const Entry> as() const {
        static_assert(std::is_trivially_copyable_v<Entry>);
        assert(content_.size() % sizeof(Entry) == 0);
        return {reinterpret_cast<const Entry*>(content_.data()), content_.size() / sizeof(Entry)};
    }

    // Whether reading it may mean reading a file, on small pages.
    bool is_mapped_file() const { return memory_->is_file(); }

    // Lets go of the memory of bytes first..last-1 of a mapped file until they are
    // read again.
    void forget(std::size_t first, std::size_t last) const {
        memory_->forget(content_.subspan(first, last - first));
    }

private:
    std::string                    name_;
    std::shared_ptr<const Mapping> memory_;
    std::span<const std::byte>     content_;
};

// The same table in memory on huge pages, where random reads take half the time:
// a copy for a mapped file, the table itself if it is there already, or if there
// are no huge pages or too little memory. Copying 0.9 GB takes from 0.1 s
// to 1.2 s, depending on how fast the machine gives out memory.
Table prefer_huge_pages(const Table& table, unsigned threads);

}  // namespace antipode
