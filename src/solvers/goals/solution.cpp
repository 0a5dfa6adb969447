#include "solvers/goals/solution.h"

#include <array>

#include "notation/print.h"

namespace antipode::goals {
namespace solution_detail {

void append(std::string& text, const std::string& more) {
    if (!text.empty() && !more.empty()) text += ' ';
    text += more;
}

struct Rotation {
    std::string text;
    Symmetry    symmetry;
};

// Nothing, and the nine turns of the whole cube.
std::array<Rotation, 10> turns_of_the_cube() {
    std::array<Rotation, 10> turns{};
    std::size_t              next = 1;
    for (const auto& [letter, quarter] :
         {std::pair{"x", rotation_x}, std::pair{"y", rotation_y}, std::pair{"z", rotation_z}}) {
        Symmetry power;
        for (const char* suffix : {"", "2", "'"}) {
            power         = power * quarter;
            turns[next++] = {std::string(letter) + suffix, power};
        }
    }
    return turns;
}

}  // namespace solution_detail

std::string rotation_text(Symmetry rotation) {
    const auto turns = solution_detail::turns_of_the_cube();
    // Two turns make any of the 24; one is tried first.
    for (const auto& second : turns)
        for (const auto& first : turns) {
            if (second.text.empty() != (&second == turns.data())) continue;
            if (first.symmetry * second.symmetry != rotation) continue;
            std::string text = first.text;
            solution_detail::append(text, second.text);
            return text;
        }
    return {};
}

std::string to_text(const GoalSolution& solution) {
    std::string text = rotation_text(solution.held);
    solution_detail::append(text, to_text(solution.normal));
    if (!solution.inverse.empty())
        solution_detail::append(text, "^(" + to_text(solution.inverse) + ")");
    return text;
}

}  // namespace antipode::goals
