// When few cubes of a coset are left, looking for each by itself for a while may be quicker than
// going through more of the longest words.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>

namespace antipode::coset {

class FindPlan {
public:
    using Time    = std::chrono::milliseconds;
    using Seconds = std::chrono::duration<double>;

    // Of the small coset, and of the whole one.
    static FindPlan of_join();
    static FindPlan of_halves();

    struct Rest {
        std::uint64_t cubes      = 0;
        unsigned      threads    = 1;   // each looks for a cube of its own
        Seconds       units_left = {};  // what all words that are left would take, if known
    };
    // How long to look for each cube now, if at all; longer each time.
    std::optional<Time> next(const Rest& rest);

    void restart();

    // No other means is tried when so few cubes of the small coset are left.
    static constexpr std::uint64_t few_cubes_of_a_join = 16;

private:
    struct Row {
        std::uint64_t most_cubes;
        Time          time;
    };
    FindPlan(std::span<const Row> rows, bool goes_on) : rows_(rows), goes_on_(goes_on) {}

    static const Row rows_of_join[];
    static const Row rows_of_halves[];

    std::span<const Row> rows_;
    bool                 goes_on_;  // after the last row
    std::size_t          row_  = 0;
    Time                 last_ = {};
};

}  // namespace antipode::coset
