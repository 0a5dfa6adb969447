#include "tables/optimal_marks.h"

#include <algorithm>
#include <new>
#include <utility>

namespace antipode::optimal {
namespace {

// All threads together collect a sixteenth of the table's size: enough for each
// region to be worth a visit.
constexpr std::size_t marks_per_region = std::size_t{1} << 15;
constexpr std::size_t least_capacity   = 512;

// So far ahead a line of memory is asked for.
constexpr std::size_t ahead = 24;

void fill(std::uint8_t& byte, unsigned mask, unsigned value) {
    if ((byte & mask) == 0) byte = static_cast<std::uint8_t>(byte | value);
}

Mapping zeroed(std::uint64_t bytes) {
    auto memory = Mapping::zeroed(bytes);
    if (!memory) throw std::bad_alloc();
    return std::move(*memory);
}

}  // namespace

Canvas::Canvas(const Shape& shape, std::span<std::byte> content)
    : shape_(shape),
      entries_(reinterpret_cast<std::uint8_t*>(content.data())),
      places_(entries_ + shape.entry_bytes()),
      locks_(((shape.entries() - 1) >> region_bits) + 1) {}

unsigned Canvas::code_at(unsigned distance) const {
    return distance <= shape_.near ? near_code : shape_.near + 3 - distance;
}

void Canvas::mark(std::size_t region, std::span<const std::uint32_t> offsets, unsigned distance) {
    std::uint8_t*         bytes = entries_ + (region << (region_bits - 2));
    const unsigned        code  = code_at(distance);
    const std::lock_guard lock(locks_[region]);
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        const std::size_t next = std::min(i + ahead, offsets.size() - 1);
        __builtin_prefetch(bytes + offsets[next] / 4, 1);
        const unsigned shift = offsets[i] % 4 * 2;
        fill(bytes[offsets[i] / 4], 3U << shift, code << shift);
    }
    if (code == near_code) mark_places(region, offsets, distance);
}

// A region has whole bytes of places: it has an even number of them.
void Canvas::mark_places(std::size_t region, std::span<const std::uint32_t> offsets,
                         unsigned distance) {
    const std::uint64_t start = std::uint64_t{region} << region_bits;
    for (const std::uint32_t offset : offsets) {
        const std::uint64_t place = (start + offset) >> shape_.flips;
        const unsigned      shift = place % 2 * 4;
        fill(places_[place / 2], 15U << shift, (distance + 1) << shift);
    }
}

Marks::Marks(Canvas& canvas, unsigned threads)
    : canvas_(&canvas),
      capacity_(std::max(marks_per_region / threads, least_capacity)),
      memory_(zeroed(canvas.regions() * capacity_ * sizeof(std::uint32_t))),
      waiting_(reinterpret_cast<std::uint32_t*>(memory_.writable().data())),
      counts_(canvas.regions()) {}

void Marks::make(std::size_t region) {
    canvas_->mark(region, {waiting_ + region * capacity_, counts_[region]}, distance_);
    counts_[region] = 0;
}

void Marks::make_all() {
    for (std::size_t region = 0; region < counts_.size(); ++region)
        if (counts_[region] != 0) make(region);
}

}  // namespace antipode::optimal
