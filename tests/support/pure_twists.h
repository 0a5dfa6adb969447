// All ways to turn centres and nothing else that take at most some turns, by meeting in the
// middle: if a word of 2k turns leaves every piece where it was, its two halves lead to
// positions that differ by their centres only. So the positions within k turns, one of each
// class, tell the lengths of all such words of up to 2k turns.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "cube/kernel/conjugates.h"
#include "explore/count/centred_level.h"
#include "explore/count/prefixes.h"
#include "tests/support/pure_twist_words.h"

namespace antipode::testing {

using counting::CentredLevel;
using counting::CentredSymmetries;
using counting::PackedPosition;

class PureTwistSearch {
public:
    explicit PureTwistSearch(Metric metric, unsigned threads = 2)
        : metric_(metric), threads_(threads) {
        const PackedPosition home = counting::packed(solved, {});
        last_.part(CentredLevel::part_of(home)).push_back(home);
    }

    // Words of up to twice as many turns.
    const PureTwists& within(unsigned radius) {
        while (radius_ < radius) {
            go_on();
            ++radius_;
            meet(last_, before_, 2 * radius_ - 1);
            meet(last_, last_, 2 * radius_);
        }
        return found_;
    }

private:
    void go_on() {
        CentredLevel next;
        counting::make_next_level({.symmetries = symmetries_,
                                   .counted    = all_centres,
                                   .moves      = counting::unit_moves(metric_),
                                   .before     = before_,
                                   .last       = last_,
                                   .room       = 1'000'000'000,
                                   .threads    = threads_,
                                   .on_part =
                                       [&](std::size_t part, std::vector<PackedPosition>&& found) {
                                           found.shrink_to_fit();
                                           next.part(part) = std::move(found);
                                       },
                                   .on_progress = [](double) {}});
        before_ = std::move(last_);
        last_   = std::move(next);
    }

    // A chosen position has the pieces that are chosen without centres, too: those of one
    // class have the same pieces.
    static std::vector<PackedPosition> by_pieces(const CentredLevel& level) {
        std::vector<PackedPosition> all;
        for (std::size_t part = 0; part < CentredLevel::parts; ++part)
            all.insert(all.end(), level.part(part).begin(), level.part(part).end());
        std::ranges::sort(all, comes_before);
        return all;
    }
    static std::uint64_t corners_of(const PackedPosition& a) {
        return a.twists_and_corners & ((std::uint64_t{1} << 40) - 1);
    }
    static bool comes_before(const PackedPosition& a, const PackedPosition& b) {
        return std::pair(a.edges, corners_of(a)) < std::pair(b.edges, corners_of(b));
    }

    void meet(const CentredLevel& level, const CentredLevel& other, unsigned length) {
        const auto all    = by_pieces(level);
        const auto others = by_pieces(other);
        auto       from   = others.begin();
        for (const PackedPosition& each : all) {
            while (from != others.end() && comes_before(*from, each)) ++from;
            for (auto at = from; at != others.end() && !comes_before(each, *at); ++at)
                add_differences(each, *at, length);
        }
    }

    // A symmetry of the pieces may turn the centres of one of them.
    void add_differences(const PackedPosition& a, const PackedPosition& b, unsigned length) {
        const auto                        here  = counting::unpacked(a);
        const auto                        there = counting::unpacked(b);
        std::array<Cube, Symmetry::count> images;
        kernel::conjugate_all(here.cube, images);
        for (const Symmetry s : all_symmetries) {
            if (images[s.index()] != here.cube) continue;
            const CentreTwists difference = here.twists * inverse(image(s, there.twists));
            if (difference != CentreTwists{}) found_.try_emplace(class_of(difference), length);
        }
    }

    Metric            metric_;
    unsigned          threads_;
    unsigned          radius_ = 0;
    CentredSymmetries symmetries_{all_centres};
    CentredLevel      before_;
    CentredLevel      last_;
    PureTwists        found_;
};

}  // namespace antipode::testing
