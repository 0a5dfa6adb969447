// Takes the cubes that the search into the coset finds: sets their bits in the map, or
// lists them as long as there is none; or lists those that a filter lets through, which must be all
// images of each other under the symmetries that words are looked for up to.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "search/coset/bit_filter.h"
#include "search/coset/bit_parts.h"

namespace antipode::coset {

class LeafSink {
public:
    static constexpr MapParts::Size map_size = {.pages = page_count, .bits = 7};  // 7.7 MB

    // Without a map the bits are listed.
    LeafSink(const PageLayout& layout, MapParts* map, const BitFilter* filter = nullptr)
        : layout_(layout), filter_(filter) {
        if (map != nullptr) parts_.emplace(*map);
    }

    // Whether it is taken: of a cube that is not, the images are not wanted either.
    bool add(const InnerOrders& g) {
        ++leaves_;
        if (!parts_) return list(layout_.bit(g));
        parts_->add(g.corners, layout_.bit(g.rim, g.slice));
        return true;
    }

    // Nothing waits any more.
    void flush() {
        if (parts_) parts_->flush();
    }

    std::uint64_t                     leaves() const { return leaves_; }
    std::uint64_t                     newly_set() const { return parts_ ? parts_->newly_set() : 0; }
    const std::vector<std::uint64_t>& listed() const { return listed_; }

private:
    bool list(std::uint64_t bit) {
        if (filter_ != nullptr && !filter_->may_have(bit)) return false;
        listed_.push_back(bit);
        return true;
    }

    const PageLayout&          layout_;
    const BitFilter*           filter_;
    std::optional<BitParts>    parts_;
    std::vector<std::uint64_t> listed_;
    std::uint64_t              leaves_ = 0;
};

}  // namespace antipode::coset
