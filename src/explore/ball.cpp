#include "explore/ball.h"

#include <cstring>

#include "notation/transform.h"

namespace antipode {

std::uint64_t hash_of(const Cube& cube) {
    std::uint64_t parts[4];
    std::memcpy(parts, &cube, sizeof parts);
    // The padding of the corners never changes, so three parts tell everything.
    std::uint64_t hash = parts[0];
    hash               = (hash ^ (hash >> 29)) * 0xbf58476d1ce4e5b9 + parts[1];
    hash               = (hash ^ (hash >> 31)) * 0x94d049bb133111eb + parts[2];
    hash               = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9;
    return hash ^ (hash >> 32);
}

SmallBall::SmallBall(std::size_t radius, Metric metric) {
    for (Move move : all_moves)
        if (metric != Metric::qtm || move.turn() != Turn::half) moves_.push_back(move);
    shells_ = {{solved}};
    known_.emplace(solved, Known{0, {}});
    for (std::size_t distance = 1; distance <= radius; ++distance) {
        std::vector<Cube> next;
        for (const Cube& cube : shells_.back()) {
            const CentreTwists before = twists(cube);
            for (Move move : moves_) {
                const Cube  neighbour = cube * move;
                const Known known{static_cast<std::uint8_t>(distance), before * move};
                if (known_.emplace(neighbour, known).second) next.push_back(neighbour);
            }
        }
        shells_.push_back(std::move(next));
    }
}

std::vector<Moves> SmallBall::words(const Cube& cube, std::size_t distance) const {
    if (distance == 0) return {Moves{}};
    std::vector<Moves> words_found;
    for (Move move : moves_) {
        const Cube before = cube * inverse(move);
        const auto known  = known_.find(before);
        if (known == known_.end() || known->second.distance + std::size_t{1} != distance) continue;
        for (Moves& word : words(before, distance - 1)) {
            word.push_back(move);
            words_found.push_back(std::move(word));
        }
    }
    return words_found;
}

}  // namespace antipode
