#include "tables/table.h"

#include <cstring>

#include "base/parallel.h"

namespace antipode {

Table prefer_huge_pages(const Table& table, unsigned threads) {
    if (!table.is_mapped_file() || !huge_pages_exist()) return table;
    const auto from = table.bytes();
    auto       to   = Mapping::zeroed(from.size());
    if (!to) return table;
    parallel_for(from.size(), {.threads = threads, .grain = std::size_t{1} << 24},
                 [out = to->writable(), from, &table](std::size_t first, std::size_t last) {
                     std::memcpy(&out[first], &from[first], last - first);
                     table.forget(first, last);
                 });
    const auto memory = std::make_shared<const Mapping>(std::move(*to));
    return {table.name(), memory, memory->bytes()};
}

}  // namespace antipode
