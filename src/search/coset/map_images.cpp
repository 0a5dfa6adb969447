#include "search/coset/map_images.h"

#include "base/parallel.h"
#include "coordinates/orders.h"

namespace antipode::coset {
namespace {

using Frame = CosetSymmetries::Frame;

template <class Order>
std::uint32_t image_of(const Frame& frame, std::uint32_t order) {
    const Cube cube = Order::representative(Index<Order>(order));
    return static_cast<std::uint32_t>(Order::of(frame.before * cube * frame.after).value());
}

// A part of the number of a bit, and that of its image.
struct BitImage {
    std::uint32_t from;
    std::uint32_t to;
};

// What one symmetry makes of a map.
class MapImages {
public:
    MapImages(CosetMap& map, const Frame& frame) : map_(map), page_of_(page_count, page_count) {
        const PageLayout& layout = map.layout();
        for (const std::uint32_t page : map.held())
            page_of_[page] = image_of<CornerOrder>(frame, page);
        for (std::uint32_t rim = 0; rim < RimOrder::size; ++rim)
            rims_[layout.is_odd(rim) ? 1 : 0].push_back(
                {layout.rim_bit(rim), layout.rim_bit(image_of<RimOrder>(frame, rim))});
        for (std::uint32_t slice = 0; slice < SliceOrder::size; ++slice)
            slices_[layout.is_odd_slice(slice) ? 1 : 0].push_back(
                {layout.slice_bit(slice), layout.slice_bit(image_of<SliceOrder>(frame, slice))});
    }

    // Pages that the symmetry takes into each other: the first of each cycle.
    std::vector<std::uint32_t> cycles() const {
        std::vector<std::uint32_t> first;
        std::vector<bool>          seen(page_count, false);
        for (std::uint32_t page : map_.held()) {
            if (!seen[page]) first.push_back(page);
            for (; !seen[page]; page = page_of_[page]) seen[page] = true;
        }
        return first;
    }

    // A bit that is set on the way may get its image, too: that is an image of the others.
    void set_cycle(std::uint32_t first) {
        std::uint32_t page = first;
        do {
            set_page(page);
            page = page_of_[page];
        } while (page != first);
    }

private:
    void set_page(std::uint32_t page) {
        const std::byte* const from   = map_.page(page);
        std::byte* const       to     = map_.page(page_of_[page]);
        const bool             is_odd = map_.layout().is_odd(page);
        for (unsigned parity = 0; parity < 2; ++parity) {
            const auto& slices = slices_[is_odd ? 1 - parity : parity];
            for (const BitImage& rim : rims_[parity])
                for (const BitImage& slice : slices) {
                    const std::uint32_t to_bit = rim.to + slice.to;
                    const auto          bit =
                        from[(rim.from + slice.from) / 8] >> (rim.from % 8) & std::byte{1};
                    to[to_bit / 8] |= bit << (to_bit % 8);
                }
        }
    }

    CosetMap&                            map_;
    std::vector<std::uint32_t>           page_of_;
    std::array<std::vector<BitImage>, 2> rims_;  // by parity
    std::array<std::vector<BitImage>, 2> slices_;
};

}  // namespace

void set_images(CosetMap& map, const CosetSymmetries& symmetries, unsigned threads) {
    for (const Frame& frame : symmetries.frames_to_all()) {
        MapImages  images(map, frame);
        const auto cycles = images.cycles();
        parallel_for(cycles.size(), {threads, 1}, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) images.set_cycle(cycles[i]);
        });
    }
}

}  // namespace antipode::coset
