// All positions at one distance from solved, one corner state of each class: for each
// coset the list of edges, each with its left descents.
//
//     const Result<Level> level = first_level(cosets);       // the solved cube
//     Result<Level> next = next_level({cosets, Metric::qtm, *level, threads, stop});
//     next->list(slot)
//
// A level is about 1/48 of its positions long, at 16 bytes each.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "base/mapping.h"
#include "base/result.h"
#include "explore/count/corner_cosets.h"
#include "explore/count/edges.h"
#include "notation/metric.h"

namespace antipode::counting {

class Level {
public:
    // Where the list of a slot is. A slot that is not used has that of the slot used
    // instead, and the way there (CornerCosets::to_used), so that one look is enough.
    struct Place {
        std::uint32_t first = 0;
        std::uint32_t more  = 0;

        std::uint32_t count() const { return more >> 6; }
        std::uint32_t to_used() const { return more & 63; }
    };

    Level(Mapping states, std::vector<Place> places)
        : states_(std::move(states)), places_(std::move(places)) {}

    const Place*               places() const { return places_.data(); }
    const EdgeState*           states() const { return data(states_); }
    std::span<const EdgeState> list(Slot slot) const {
        const Place place = places_[slot];
        return {states() + place.first, place.count()};
    }

    // Of the slots that are used.
    std::uint64_t size() const;

private:
    static const EdgeState* data(const Mapping& mapping) {
        return reinterpret_cast<const EdgeState*>(mapping.bytes().data());
    }

    Mapping            states_;
    std::vector<Place> places_;
};

Result<Level> first_level(const CornerCosets& cosets);

struct LevelRequest {
    const CornerCosets& cosets;
    Metric              metric = Metric::qtm;
    const Level&        last;
    unsigned            threads = 1;
    std::stop_token     stop    = {};
};

// The level after the last one.
Result<Level> next_level(const LevelRequest& request);

}  // namespace antipode::counting
