#include "pocket/distances.h"

#include <limits>

namespace antipode::pocket {
namespace {

constexpr std::uint8_t unknown = 0xff;

// Breadth first, but a whole order with its 729 twists at a time: the neighbours of
// such a row are again rows, which makes the memory accesses near each other.
class Flood {
public:
    Flood(const Turns& turns, Metric metric, std::vector<std::uint8_t>& distances)
        : turns_(turns), distances_(distances) {
        for (const Move m : position_moves)
            if (cost_of(m, metric) == 1) moves_.push_back(m);
    }

    // Marks what is one turn from the positions at `distance`; tells how many.
    std::uint64_t spread(std::uint8_t distance) {
        std::uint64_t marked = 0;
        for (std::uint32_t order = 0; order < Position::orders; ++order)
            if (take_row(order, distance))
                for (const Move m : moves_)
                    marked += mark(turns_.order_after(order, m), turns_.twists_after(m), distance);
        return marked;
    }

private:
    std::uint8_t* row_at(std::uint32_t order) {
        return distances_.data() + std::size_t{order} * Position::twists;
    }

    // Which twists of the order are at this distance; false if none.
    bool take_row(std::uint32_t order, std::uint8_t distance) {
        const std::uint8_t* row = row_at(order);
        there_.clear();
        for (std::uint16_t twist = 0; twist < Position::twists; ++twist)
            if (row[twist] == distance) there_.push_back(twist);
        return !there_.empty();
    }

    std::uint64_t mark(std::uint32_t order, std::span<const std::uint16_t> twists_after,
                       std::uint8_t distance) {
        std::uint8_t* row    = row_at(order);
        std::uint64_t marked = 0;
        for (const std::uint16_t twist : there_) {
            std::uint8_t& entry = row[twists_after[twist]];
            if (entry != unknown) continue;
            entry = static_cast<std::uint8_t>(distance + 1);
            ++marked;
        }
        return marked;
    }

    const Turns&               turns_;
    std::vector<std::uint8_t>& distances_;
    std::vector<Move>          moves_;
    std::vector<std::uint16_t> there_;
};

// Whether the turn comes nearer to solved by all that it counts.
bool leads_down(const Distances& distances, Position position, Move m) {
    return distances[distances.turns().after(position, m)] + cost_of(m, distances.metric())
           == distances[position];
}

// Every way down, or as many as are wanted.
class WaysDown {
public:
    WaysDown(const Distances& distances, std::size_t wanted)
        : distances_(distances), wanted_(wanted) {}

    std::vector<Moves> from(Position position) {
        walk(position);
        return std::move(found_);
    }

private:
    // Two turns of one face are one turn: in quarter turns R R is tried as R2 only.
    bool may_come_next(Move m) const { return path_.empty() || path_.back().face() != m.face(); }

    void walk(Position position) {
        if (position == Position()) found_.emplace_back(path_);
        for (const Move m : position_moves) {
            if (found_.size() == wanted_) return;
            if (!may_come_next(m) || !leads_down(distances_, position, m)) continue;
            path_.push_back(m);
            walk(distances_.turns().after(position, m));
            path_.pop_back();
        }
    }

    const Distances&   distances_;
    std::size_t        wanted_;
    std::vector<Move>  path_;
    std::vector<Moves> found_;
};

}  // namespace

Distances::Distances(Metric metric)
    : metric_(metric), by_number_(Position::count, unknown), counts_{1} {
    assert(metric == Metric::htm || metric == Metric::qtm);
    by_number_[Position().number()] = 0;
    Flood flood(turns_, metric, by_number_);
    for (std::uint8_t distance = 0;; ++distance) {
        const std::uint64_t marked = flood.spread(distance);
        if (marked == 0) break;
        counts_.push_back(marked);
    }
}

std::vector<Position> Distances::positions_at(unsigned distance) const {
    std::vector<Position> positions;
    for (std::uint32_t number = 0; number < Position::count; ++number)
        if (by_number_[number] == distance) positions.emplace_back(number);
    return positions;
}

Moves shortest_solution(const Distances& distances, Position position) {
    return WaysDown(distances, 1).from(position).front();
}

std::vector<Moves> shortest_solutions(const Distances& distances, Position position) {
    return WaysDown(distances, std::numeric_limits<std::size_t>::max()).from(position);
}

}  // namespace antipode::pocket
