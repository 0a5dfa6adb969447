#include "explore/count/units.h"

#include <numeric>

#include "base/parallel.h"
#include "explore/count/twist_map.h"

namespace antipode::counting {
namespace {

constexpr std::uint32_t twists_in_unit = CornerCosets::twists / Units::parts;
static_assert(twists_in_unit * Units::parts == CornerCosets::twists);

// What the slots of one class of orders become when their positions are inverted.
class InverseSlots {
public:
    InverseSlots(const CornerCosets& cosets, std::uint32_t order_class)
        : cosets_(cosets),
          first_(order_class * CornerCosets::twists),
          first_inverted_(raw(0) / CornerCosets::twists * CornerCosets::twists),
          images_([this](std::uint32_t twist) { return raw(twist) - first_inverted_; }) {}

    Slot of(Slot slot) const {
        const Slot inverted = first_inverted_ + images_[slot - first_];
        if (cosets_.is_used(inverted)) return inverted;
        return cosets_.find(inverse(cosets_.representative(slot))).slot;
    }

private:
    Slot raw(std::uint32_t twist) const {
        return cosets_.find_raw(inverse(cosets_.representative(first_ + twist))).slot;
    }

    const CornerCosets& cosets_;
    Slot                first_;
    Slot                first_inverted_;
    TwistMap            images_;
};

std::vector<CosetWork> work_of(const CornerCosets& cosets, const InverseSlots& inverses,
                               Unit unit) {
    std::vector<CosetWork> work;
    const Slot             first = unit * twists_in_unit;
    for (Slot slot = first; slot < first + twists_in_unit; ++slot) {
        if (!cosets.is_used(slot)) continue;
        const Slot inverted = inverses.of(slot);
        if (inverted < slot) continue;
        work.push_back({slot, cosets.orbit(slot) * (inverted == slot ? 1 : 2)});
    }
    return work;
}

}  // namespace

Units::Units(const CornerCosets& cosets, unsigned threads) : cosets_(cosets) {
    std::vector<std::vector<CosetWork>> by_unit(count);
    parallel_for(CornerCosets::classes, {threads, 1}, [&](std::size_t first, std::size_t last) {
        for (auto number = static_cast<std::uint32_t>(first); number < last; ++number) {
            const InverseSlots inverses(cosets, number);
            for (Unit unit = number * parts; unit < (number + 1) * parts; ++unit)
                by_unit[unit] = work_of(cosets, inverses, unit);
        }
    });
    for (const auto& work : by_unit) {
        first_.push_back(work_.size());
        work_.insert(work_.end(), work.begin(), work.end());
    }
    first_.push_back(work_.size());
    for (std::uint32_t number = 0; number < CornerCosets::classes; ++number) {
        const Cube corners = cosets.representative(number * CornerCosets::twists);
        inverse_.push_back(cosets.find_raw(inverse(corners)).slot / CornerCosets::twists);
    }
}

std::vector<Unit> Units::of_level(Metric metric, unsigned distance) const {
    std::vector<Unit> units;
    // A step through all classes that is prime to how many there are.
    constexpr std::uint32_t step = 607;
    static_assert(std::gcd(step, CornerCosets::classes) == 1);
    for (std::uint32_t i = 0; i < CornerCosets::classes; ++i) {
        const std::uint32_t number = i * step % CornerCosets::classes;
        const unsigned      parity = cosets_.parity(number * CornerCosets::twists);
        if (metric == Metric::qtm && parity != distance % 2) continue;
        for (Unit unit = number * parts; unit < (number + 1) * parts; ++unit)
            if (!cosets(unit).empty()) units.push_back(unit);
    }
    return units;
}

unsigned Units::corner_orders(const std::vector<bool>& classes) const {
    unsigned orders = 0;
    for (std::uint32_t i = 0; i < CornerCosets::classes; ++i)
        if (classes[i] || classes[inverse_class(i)]) orders += cosets_.orders_in(i);
    return orders;
}

}  // namespace antipode::counting
