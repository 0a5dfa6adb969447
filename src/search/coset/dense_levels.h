// The distances of a coset that have many cubes: a map with a bit for each.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "base/random.h"
#include "notation/metric.h"
#include "search/coset/coset.h"
#include "search/coset/pass.h"
#include "search/coset/symmetries.h"

namespace antipode::coset {

class DenseLevels {
public:
    struct Setting {
        const PageLayout& layout;
        Metric            metric;
        Extent            extent;  // whose cubes are counted
        Extent            held;    // the pages of the map: as many, or more
        bool              is_odd;  // the cube whose coset it is
        unsigned          threads = 1;
        std::stop_token   stop    = {};
    };

    // Nothing when there is not enough memory, or when it was stopped.
    static std::unique_ptr<DenseLevels> make(const Setting&          setting,
                                             std::optional<Mapping>& reserve);

    // Those that are held, and not set yet.
    void set(std::span<const std::uint64_t> bits);

    // All cubes that one more inner turn reaches. False when it was stopped, and nothing
    // has changed.
    bool pass(unsigned distance, const PassOptions& options);

    // Where the search for words of that length sets its bits.
    std::byte* pages_at(unsigned distance);
    // What it has set there, so that the cubes are counted without looking at all of them.
    void note_newly_set(unsigned distance, std::uint64_t bits);

    // All images of what is set under the symmetries of the coset.
    void set_images(const CosetSymmetries& symmetries);

    // Cubes of the extent that are set.
    std::uint64_t count() const;

    // Those that are not, at most so many.
    std::vector<std::uint64_t> missing(std::size_t most) const;

    // Of the cubes that a distance has added, which is the last one made: at most so many;
    // or some of them by chance. Nothing where the distance before is not known any more,
    // because the map is from a file.
    std::vector<std::uint64_t> newest(unsigned distance, std::size_t most) const;
    std::vector<std::uint64_t> sample(unsigned distance, std::size_t count, Random& random) const;

    // Gives half of the memory back until the next pass; what the last one added is not known then.
    void forget_before();

    CosetMap&       map() { return map_; }
    const CosetMap& map() const { return map_; }

    // After the pages were filled from elsewhere.
    void recount();

private:
    DenseLevels(const Setting& setting, CosetMap map);

    // The parity of the pages that a distance changes; both in face turns.
    bool     changes(unsigned distance, bool is_odd_page) const;
    unsigned parity_at(unsigned distance) const;

    bool is_new(std::uint64_t bit) const { return map_.has(bit) && !map_.had(bit); }

    Setting                      setting_;
    CosetMap                     map_;
    std::vector<std::uint32_t>   order_;       // of all pages held
    std::vector<std::uint32_t>   counted_;     // pages of the extent
    std::vector<std::uint32_t>   set_;         // by page, at the pass before
    std::array<std::uint64_t, 2> total_{};     // by parity; of all pages held
    unsigned                     passed_ = 0;  // the distance that the last pass was made for
};

}  // namespace antipode::coset
