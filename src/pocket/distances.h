// How far every position of the 2x2x2 is from solved: God's algorithm, whole, in
// one array of 3.7 million bytes that is made in a fraction of a second.
//
//     const Distances distances(Metric::htm);
//     distances[position]              // 0..11
//     distances.counts()               // 1, 9, 54, 321, … positions at each distance
//     shortest_solution(distances, position)
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "notation/metric.h"
#include "pocket/turns.h"

namespace antipode::pocket {

class Distances {
public:
    // In face turns (htm) or quarter turns (qtm).
    explicit Distances(Metric metric);

    Metric       metric() const { return metric_; }
    const Turns& turns() const { return turns_; }
    unsigned     operator[](Position position) const { return by_number_[position.number()]; }

    // How many positions are at distance 0, 1, 2, …
    std::span<const std::uint64_t> counts() const { return counts_; }
    unsigned greatest() const { return static_cast<unsigned>(counts_.size()) - 1; }

    // By increasing number.
    std::vector<Position> positions_at(unsigned distance) const;

private:
    Metric                     metric_;
    Turns                      turns_;
    std::vector<std::uint8_t>  by_number_;
    std::vector<std::uint64_t> counts_;
};

// What a turn counts.
constexpr unsigned cost_of(Move m, Metric metric) {
    return metric == Metric::qtm && m.turn() == Turn::half ? 2 : 1;
}

// Turns of U, R and F that solve the position, as few as possible: the first of
// those below.
Moves shortest_solution(const Distances& distances, Position position);

// All of them, each once, in the order of moves. In quarter turns R2 stands for both
// R R and R' R'. More come from these by turning L instead of R, and so on, and
// holding the cube otherwise from there on.
std::vector<Moves> shortest_solutions(const Distances& distances, Position position);

}  // namespace antipode::pocket
