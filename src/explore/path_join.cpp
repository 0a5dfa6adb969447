#include "explore/path_join.h"

namespace antipode::joining {
namespace {

PlacedCorners inverse_order(const PlacedCorners& order) {
    PlacedCorners back{};
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        back[order[slot]] = static_cast<std::uint8_t>(slot);
    return back;
}

}  // namespace

Products::Products(std::vector<Cube> first, std::vector<Cube> second)
    : first_(std::move(first)), second_(std::move(second)) {
    for (CornerRank rank : first_.ranks()) back_.push_back(inverse_order(order_of_rank(rank)));
}

// a * b has piece a[b[slot]] in a slot, so b is the inverse of a after the product.
std::size_t Products::pairs_with(const PlacedCorners& corners, std::vector<Pair>& pairs) const {
    std::size_t count = 0;
    pairs.clear();
    for (std::size_t i = 0; i < back_.size(); ++i) {
        PlacedCorners wanted{};
        for (std::size_t slot = 0; slot < corner_count; ++slot)
            wanted[slot] = back_[i][corners[slot]];
        const std::span<const Cube> second = second_.bucket(rank_of(wanted));
        if (second.empty()) continue;
        pairs.push_back({first_.bucket(first_.ranks()[i]), second});
        count += pairs.back().first.size() * second.size();
    }
    return count;
}

}  // namespace antipode::joining
