#include "explore/count/locate.h"

#include "base/cpu.h"
#include "base/target_region.h"

namespace antipode::counting {
namespace {

constexpr PackedCorners every_byte(std::uint8_t byte) {
    return PackedCorners{0x0101010101010101} * byte;
}

constexpr PackedCorners sums_modulo_3         = 0x0000020100020100;
constexpr PackedCorners negated_sums_modulo_3 = 0x0000010200010200;

std::uint8_t byte_of(PackedCorners packed, std::size_t slot) {
    return static_cast<std::uint8_t>(packed >> (8 * slot));
}

PackedCorners pack_bytes(const Orbit& corners, std::uint8_t mask) {
    PackedCorners packed = 0;
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        packed |= static_cast<PackedCorners>(corners[slot].bits() & mask) << (8 * slot);
    return packed;
}

}  // namespace

PackedCorners pack_corners(const Orbit& corners) { return pack_bytes(corners, 0xff); }

std::span<const PackedCorners> packed_twists() {
    static const std::vector<PackedCorners> all = [] {
        std::vector<PackedCorners> packed;
        for (std::uint32_t twist = 0; twist < CornerTwist::size; ++twist)
            packed.push_back(
                pack_bytes(CornerTwist::representative(Index<CornerTwist>(twist)).corners, 0x30));
        return packed;
    }();
    return all;
}

void Joints::reserve(std::size_t count) {
    const std::size_t padded = (count + 3) / 4 * 4;
    for (auto* packed : {&left_, &right_, &sums_}) packed->reserve(padded);
    base_.reserve(padded);
}

void Joints::add(const Cube& left, Symmetry s, std::uint32_t order_class) {
    const auto negated = [&](const Cube& cube) {
        return s.is_mirror() ? kernel::Plain::negate_twists(cube).corners : cube.corners;
    };
    const bool is_odd = base_.size() % 2 == 1;
    left_.push_back(pack_bytes(negated(left), 0x30) | (is_odd ? every_byte(0x80) : 0));
    right_.push_back(pack_bytes(negated(symmetry_cubes[s.index()]), 0x37)
                     | (is_odd ? every_byte(8) : 0));
    sums_.push_back(s.is_mirror() ? negated_sums_modulo_3 : sums_modulo_3);
    base_.push_back(order_class * CornerCosets::twists);
    ++count_;
}

void Joints::fill_up() {
    while (base_.size() % 4 != 0) {
        left_.push_back(0);
        right_.push_back(0);
        sums_.push_back(0);
        base_.push_back(0);
    }
}

void Joints::locate_plain(PackedCorners corners, Slot* slots) const {
    for (std::size_t i = 0; i < base_.size(); ++i) {
        Slot          slot   = base_[i];
        std::uint32_t weight = 1;
        for (std::size_t place = 0; place + 1 < corner_count; ++place, weight *= 3) {
            const std::uint8_t right  = byte_of(right_[i], place);
            const std::uint8_t middle = byte_of(corners, right & 7);
            const std::uint8_t left   = byte_of(left_[i], middle & 7);
            const unsigned     sum    = (left & 0x30U) + (middle & 0x30U) + (right & 0x30U);
            slot += weight * byte_of(sums_[i], sum >> 4);
        }
        slots[i] = slot;
    }
}

void Joints::locate(PackedCorners corners, Slot* slots) const {
    if (cpu().avx2) return locate_avx2(corners, slots);
    locate_plain(corners, slots);
}

}  // namespace antipode::counting
