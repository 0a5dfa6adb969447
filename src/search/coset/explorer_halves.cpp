#include <algorithm>

#include "search/coset/explorer.h"

namespace antipode::coset {
namespace {

// With more cubes the filter does not fit in memory.
constexpr std::uint64_t most_of_rest = 5'000'000;

// A unit finds about one in twenty of the cubes that are left, until four are.
constexpr double        share_of_a_unit = 0.05;
constexpr std::uint64_t few             = 4;

// So long units are done before it is asked again how many cubes are left.
constexpr std::chrono::seconds time_of_a_round(20);

}  // namespace

std::optional<Error> Explorer::search_halves() {
    if (!halves_) halves_ = std::make_unique<WordHalves>(request_.cube);
    const HalvesOfLength words(*halves_, distance());
    UnitTotals           totals(halves_->units());
    const CubePairs      pairs(layout_);
    const HalvesWork     work{.words   = words,
                              .pairs   = pairs,
                              .pages   = dense_->pages_at(distance()),
                              .sharing = unit_sharing(true)};
    return work_off(totals, [&] { do_units(work, totals); });
}

bool Explorer::may_search_rest() const { return is_rest_halved() && left() <= most_of_rest; }

// All cubes that are left are at least so far. Words to them are looked for among all words of
// that length: when these are done, what is left is farther. The filter is made anew when most of
// its cubes are found.
std::optional<Error> Explorer::search_rest() {
    farther_.clear();
    if (!halves_) halves_ = std::make_unique<WordHalves>(request_.cube);
    rest_time_ = RestTime(
        {.share = share_of_a_unit,
         .few   = few,
         .unit  = Seconds(estimate_.all_rest_seconds()) / static_cast<double>(halves_->units()),
         .units = halves_->units()});
    if (auto error = find_few()) return error;
    if (is_stopped_) return std::nullopt;
    dense_->forget_before();
    const HalvesOfLength       words(*halves_, distance());
    UnitTotals                 totals(halves_->units());
    const CubePairs            pairs(layout_);
    std::vector<std::uint64_t> rest;  // that the filter has
    std::optional<RestFilter>  filter;
    std::optional<WantedBits>  wanted;
    std::uint64_t              filtered = 0;
    Clock::time_point          round    = Clock::now();
    HalvesWork                 work{.words   = words,
                                    .pairs   = pairs,
                                    .pages   = dense_->pages_at(distance()),
                                    .sharing = unit_sharing(true),
                                    .memory  = CosetMap::bytes(Extent::whole) / 2};
    work.sharing.is_due = [&] { return is_save_due() || Clock::now() - round > time_of_a_round; };
    return work_off(totals, [&] {
        if (!filter || 4 * left() < 3 * filtered) {
            filtered = left();
            filter.reset();
            rest = with_images(layout_, symmetries_, dense_->missing(filtered));
            wanted.emplace(rest);
            filter.emplace(layout_, rest, RestFilter::Words::of_both_directions, request_.threads);
        }
        work.filter = &*filter;
        work.wanted = &*wanted;
        round       = Clock::now();
        do_units(work, totals);
    });
}

}  // namespace antipode::coset
