// All positions with centres at one distance from solved, one of each class under the
// symmetries that exchange the centres that count among themselves.
//
//     const CentredSymmetries symmetries(all_centres);
//     const PackedPosition    chosen = symmetries.chosen(cube, twists);  // of its class
//
// A level lies in parts, by a hash of its positions, each in increasing order: the next
// level is made part by part, in as many rounds as memory asks for.
#pragma once

#include <array>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "base/pause_gate.h"
#include "explore/count/packed_position.h"

namespace antipode::counting {

class CentredSymmetries {
public:
    explicit CentredSymmetries(CentreSet counted);

    std::size_t count() const { return kept_.size(); }

    // What stands for all positions of its class.
    PackedPosition chosen(const Cube& cube, CentreTwists twists) const;

    // How many of them leave the position as it is, and how many make it its inverse.
    struct Fixing {
        unsigned symmetries     = 0;
        unsigned antisymmetries = 0;
    };
    Fixing fixing(const PackedPosition& position) const;

    std::span<const Symmetry> all() const { return kept_; }

private:
    CentreTwists image(Symmetry s, CentreTwists twists) const {
        return CentreTwists::from_bits(images_[s.index()][twists.bits()]);
    }

    std::vector<Symmetry>                        kept_;
    std::vector<std::array<std::uint16_t, 4096>> images_;
};

class CentredLevel {
public:
    static constexpr std::size_t parts = 512;
    static std::size_t           part_of(const PackedPosition& position);

    const std::vector<PackedPosition>& part(std::size_t i) const { return parts_[i]; }
    std::vector<PackedPosition>&       part(std::size_t i) { return parts_[i]; }
    std::uint64_t                      size() const;

private:
    std::array<std::vector<PackedPosition>, parts> parts_;
};

// A position that was found is handed over with its part; what was found twice is not.
struct NextCentredLevel {
    const CentredSymmetries& symmetries;
    CentreSet                counted;
    std::span<const Move>    moves;
    const CentredLevel&      before;  // the one two levels before
    const CentredLevel&      last;
    std::uint64_t            room    = 0;  // bytes for what is found in one round
    unsigned                 threads = 1;
    std::stop_token          stop    = {};
    PauseGate*               gate    = nullptr;

    // By any thread, once for each part that has any, distinct and in order.
    std::function<void(std::size_t part, std::vector<PackedPosition>&&)> on_part;
    // By any thread, one at a time.
    std::function<void(double fraction)> on_progress;
};

// Whether it was finished, and not stopped.
bool make_next_level(const NextCentredLevel& next);

}  // namespace antipode::counting
