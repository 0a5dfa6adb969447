// The inner loop of path.h: all pairs of products that are the same position.
#pragma once

#include <cstdint>
#include <vector>

#include "explore/corner_buckets.h"

namespace antipode::joining {

// All products of a position of `first` and one of `second`, in this order.
class Products {
public:
    Products(std::vector<Cube> first, std::vector<Cube> second);

    // Where the factors of the products with one permutation of the corners are.
    struct Pair {
        std::span<const Cube> first;
        std::span<const Cube> second;
    };
    // Gives their number.
    std::size_t pairs_with(const PlacedCorners& corners, std::vector<Pair>& pairs) const;

private:
    CornerBuckets              first_;
    CornerBuckets              second_;
    std::vector<PlacedCorners> back_;  // the inverses of first_.ranks()
};

// first * second of one side is the same position as that of the other.
struct Meeting {
    const Cube* left_first;
    const Cube* left_second;
    const Cube* right_first;
    const Cube* right_second;
};

// Kept by a thread, so that its memory is used again.
struct Workbench {
    struct Entry {
        std::uint64_t hash;
        const Cube*   first;  // nullptr if the entry is free
        const Cube*   second;
    };
    std::vector<Products::Pair> left;
    std::vector<Products::Pair> right;
    std::vector<Entry>          table;
};

// The meetings of two sides at products with one permutation of the corners; the
// right side goes into the table, and should be the smaller one.
void join_plain(const Products& left, const Products& right, const PlacedCorners& corners,
                Workbench& bench, std::vector<Meeting>& meetings);
void join_avx2(const Products& left, const Products& right, const PlacedCorners& corners,
               Workbench& bench, std::vector<Meeting>& meetings);

}  // namespace antipode::joining
