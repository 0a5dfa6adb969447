// Unknowns that fit more equations than there are of them, as well as possible.
//
//     LeastSquares<2> line;
//     for (const Point p : points) line.add({p.x, 1, p.y});    // the last one is the right side
//     if (const auto solution = line.solution()) …
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

namespace antipode::vision {

template <std::size_t unknowns>
class LeastSquares {
public:
    using Equation = std::array<double, unknowns + 1>;  // and the right side
    using Solution = std::array<double, unknowns>;

    void add(const Equation& equation) {
        for (std::size_t i = 0; i < unknowns; ++i)
            for (std::size_t j = 0; j <= unknowns; ++j) system_[i][j] += equation[i] * equation[j];
    }

    // Keeps an unknown near 0 where the equations say little of it.
    void stiffen(std::size_t unknown, double weight) { system_[unknown][unknown] += weight; }

    // Gauss's elimination; nothing if there is no single solution.
    std::optional<Solution> solution() const {
        auto system = system_;
        for (std::size_t i = 0; i < unknowns; ++i) {
            std::size_t pivot = i;
            for (std::size_t row = i + 1; row < unknowns; ++row)
                if (std::abs(system[row][i]) > std::abs(system[pivot][i])) pivot = row;
            if (std::abs(system[pivot][i]) < 1e-9) return std::nullopt;
            std::swap(system[i], system[pivot]);
            for (std::size_t row = 0; row < unknowns; ++row) {
                if (row == i) continue;
                const double factor = system[row][i] / system[i][i];
                for (std::size_t j = i; j <= unknowns; ++j) system[row][j] -= factor * system[i][j];
            }
        }
        Solution solution;
        for (std::size_t i = 0; i < unknowns; ++i) solution[i] = system[i][unknowns] / system[i][i];
        return solution;
    }

private:
    std::array<Equation, unknowns> system_{};
};

}  // namespace antipode::vision
