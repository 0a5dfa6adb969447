#include "explore/count/corner_cosets.h"

#include <cassert>

#include "cube/validity.h"
#include "explore/count/twist_map.h"

namespace antipode::counting {
namespace {

constexpr std::uint16_t no_class = 0xffff;

std::uint32_t order_of_corners(const Cube& cube) { return CornerOrder::of(cube).value(); }
std::uint32_t twist_of_corners(const Cube& cube) { return CornerTwist::of(cube).value(); }

std::vector<Cube> all_twists() {
    std::vector<Cube> cubes;
    for (std::uint32_t twist = 0; twist < CornerCosets::twists; ++twist)
        cubes.push_back(CornerTwist::representative(Index<CornerTwist>(twist)));
    return cubes;
}

}  // namespace

CornerCosets::CornerCosets()
    : frames_(CornerOrder::size, Frame{no_class, 0}),
      twisted_(all_twists()),
      to_used_(slots, std::uint8_t{0}) {
    orders_.reserve(classes);
    for (std::uint32_t order = 0; order < CornerOrder::size; ++order)
        if (frames_[order].number == no_class) add_class(order);
    assert(orders_.size() == classes);
    for (std::uint32_t number = 0; number < classes; ++number) find_used_slots(number);
}

// Conjugating the representative by s gives an order that s⁻¹ takes back.
void CornerCosets::add_class(std::uint32_t order) {
    const Cube cube   = CornerOrder::representative(Index<CornerOrder>(order));
    const auto number = static_cast<std::uint16_t>(orders_.size());
    OrderClass added  = {.corners    = cube,
                         .parity     = static_cast<std::uint8_t>(corner_parity(cube)),
                         .members    = 0,
                         .symmetries = {}};
    for (const Symmetry s : all_symmetries) {
        const std::uint32_t image = order_of_corners(conjugate(cube, s));
        if (image == order) added.symmetries.push_back(s);
        if (frames_[image].number != no_class) continue;
        frames_[image] = {number, static_cast<std::uint8_t>(inverse(s).index())};
        ++added.members;
    }
    frames_[order].symmetry = 0;
    orders_.push_back(std::move(added));
}

void CornerCosets::find_used_slots(std::uint32_t number) {
    const OrderClass& orders = orders_[number];
    const Slot        first  = number * twists;
    if (orders.symmetries.size() == 1) return;
    std::vector<TwistMap> images;
    for (const Symmetry s : orders.symmetries)
        images.emplace_back([&](std::uint32_t twist) {
            return twist_of_corners(conjugate(orders.corners * twisted_[twist], s));
        });
    for (std::uint32_t twist = 0; twist < twists; ++twist) {
        std::uint32_t smallest = twist;
        for (std::size_t i = 1; i < images.size(); ++i) {
            if (images[i][twist] >= smallest) continue;
            smallest                = images[i][twist];
            to_used_[first + twist] = static_cast<std::uint8_t>(i);
        }
        if (smallest != twist) unused_.push_back({first + twist, first + smallest});
    }
}

CornerCosets::Found CornerCosets::find_raw(const Cube& cube) const {
    const Frame    frame = frames_[order_of_corners(cube)];
    const Symmetry s     = Symmetry::from_index(frame.symmetry);
    return {frame.number * twists + twist_of_corners(conjugate(cube, s)), s};
}

CornerCosets::Found CornerCosets::find(const Cube& cube) const {
    const Found raw = find_raw(cube);
    if (is_used(raw.slot)) return raw;
    const std::uint32_t order_class = raw.slot / twists;
    const Symmetry      s           = raw.symmetry * symmetries(order_class)[to_used(raw.slot)];
    return {order_class * twists + twist_of_corners(conjugate(cube, s)), s};
}

Cube CornerCosets::representative(Slot slot) const {
    return orders_[slot / twists].corners * twisted_[slot % twists];
}

SymmetrySet CornerCosets::stabilizer(Slot slot) const {
    const Cube  cube = representative(slot);
    SymmetrySet set;
    for (const Symmetry s : orders_[slot / twists].symmetries)
        set[s.index()] = conjugate(cube, s).corners == cube.corners;
    return set;
}

unsigned CornerCosets::orbit(Slot slot) const {
    if (symmetries(slot / twists).size() == 1) return Symmetry::count;
    return static_cast<unsigned>(Symmetry::count / stabilizer(slot).count());
}

SymmetrySet CornerCosets::inverters(Slot slot) const {
    const Cube  cube     = representative(slot);
    const Cube  inverted = inverse(cube);
    SymmetrySet set;
    if (find(inverted).slot != slot) return set;
    for (const Symmetry s : all_symmetries)
        set[s.index()] = conjugate(cube, s).corners == inverted.corners;
    return set;
}

}  // namespace antipode::counting
