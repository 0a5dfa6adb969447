// Every position that few permitted turns solve, with their number: the middle
// where an exact search meets.
//
// A position is kept as a 64-bit hash of its 32 bytes. With some ten million
// positions kept and some billions looked up, one false hit in ten thousand
// searches is to be expected; so whoever finds one spells the word and checks it.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "cube/cube.h"
#include "solvers/restricted/key_index.h"
#include "solvers/restricted/turn_rules.h"

namespace antipode {

class Ball {
public:
    // Grows as far as whole levels fit into about `max_positions`, 100 bytes each
    // while growing and 25 after, or until it is stopped.
    Ball(const TurnRules& rules, std::size_t max_positions, const std::stop_token& stop = {});

    // Every position within this length is in the ball.
    unsigned    radius() const { return radius_; }
    std::size_t size() const { return index_.size(); }

    static constexpr unsigned far = 0xff;
    unsigned                  distance(const Cube& cube) const;

    // A shortest word that solves a position of the ball; nothing for one that
    // only looked as if it were in it.
    std::optional<Moves> word(const Cube& cube) const;

private:
    using Level  = std::vector<Cube>;
    using Levels = std::vector<Level>;  // the outermost first
    // Nothing if it is stopped.
    std::optional<Level> next_level(const Levels& latest, const std::stop_token& stop);

    const TurnRules&          rules_;
    KeyIndex                  index_;
    std::vector<std::uint8_t> distances_;
    unsigned                  radius_ = 0;
};

}  // namespace antipode
