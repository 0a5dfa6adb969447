#include "solvers/restricted/ball.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "solvers/restricted/turned.h"

namespace antipode {
namespace {

constexpr std::size_t cubes_between_looks = 4096;

std::uint64_t hash_of(const Cube& cube) {
    std::array<std::uint64_t, 4> words{};
    std::memcpy(words.data(), &cube, sizeof cube);
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 29;
    }
    return hash;
}

}  // namespace

Ball::Ball(const TurnRules& rules, std::size_t max_positions, const std::stop_token& stop)
    : rules_(rules) {
    index_.insert(hash_of(solved));
    distances_.push_back(0);
    Levels latest(rules.dearest());
    latest[0] = {solved};
    // The next level is about as much larger as the last one was.
    for (std::size_t growth = 1; latest[0].size() * growth + size() < max_positions;) {
        auto next = next_level(latest, stop);
        if (!next) return;
        ++radius_;
        growth = next->size() / std::max<std::size_t>(latest[0].size(), 1) + 1;
        std::rotate(latest.begin(), latest.end() - 1, latest.end());
        latest[0] = *std::move(next);
        if (std::all_of(latest.begin(), latest.end(), [](const Level& l) { return l.empty(); }))
            break;
    }
}

// Steps that cost one come from the level before, those that cost two from the
// one before that. Undoing them gives the positions that they lead from.
std::optional<Ball::Level> Ball::next_level(const Levels& latest, const std::stop_token& stop) {
    Level       next;
    std::size_t cubes = 0;
    for (std::size_t s = 0; s < rules_.size(); ++s) {
        const Move back = inverse(rules_.move(static_cast<Step>(s)));
        for (const Cube& cube : latest[rules_.cost(static_cast<Step>(s)) - 1]) {
            if (++cubes % cubes_between_looks == 0 && stop.stop_requested()) return std::nullopt;
            const Cube before = turned(cube, back);
            if (!index_.insert(hash_of(before)).is_new) continue;
            distances_.push_back(static_cast<std::uint8_t>(radius_ + 1));
            next.push_back(before);
        }
    }
    return next;
}

unsigned Ball::distance(const Cube& cube) const {
    const std::uint32_t number = index_.find(hash_of(cube));
    return number == KeyIndex::absent ? far : distances_[number];
}

std::optional<Moves> Ball::word(const Cube& cube) const {
    Moves    word;
    Cube     at   = cube;
    unsigned left = distance(cube);
    while (left != 0) {
        bool nearer = false;
        for (std::size_t s = 0; s < rules_.size() && !nearer; ++s) {
            const Step step = static_cast<Step>(s);
            const Cube next = turned(at, rules_.move(step));
            if (left == far || rules_.cost(step) > left
                || distance(next) != left - rules_.cost(step))
                continue;
            word.push_back(rules_.move(step));
            at     = next;
            left   = left - rules_.cost(step);
            nearer = true;
        }
        if (!nearer) return std::nullopt;
    }
    return at == solved ? std::optional(word) : std::nullopt;
}

}  // namespace antipode
