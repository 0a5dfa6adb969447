#include "solvers/goals/solution.h"

#include <algorithm>
#include <vector>

#include "notation/print.h"
#include "notation/transform.h"

namespace antipode::goals {
namespace solution_detail {

void append(std::string& text, const std::string& more) {
    if (!text.empty() && !more.empty()) text += ' ';
    text += more;
}

// Nothing, and the nine turns of the whole cube.
std::vector<Maneuver> turns_of_the_cube() {
    std::vector<Maneuver> turns = {{}};
    for (const Grip grip : {Grip::x, Grip::y, Grip::z})
        for (const Turn turn : {Turn::clockwise, Turn::half, Turn::counter})
            turns.push_back({{grip, turn}});
    return turns;
}

// Two turns make any of the 24; one is tried first.
Maneuver rotation_turns(Symmetry rotation) {
    const auto turns = turns_of_the_cube();
    for (const Maneuver& second : turns)
        for (Maneuver both : turns) {
            both.append(second);
            if (on_the_table(both).held == rotation) return both;
        }
    return {};
}

}  // namespace solution_detail

Moves in_order(const Moves& moves) {
    std::vector<Move> word(moves.begin(), moves.end());
    const auto        axis = [](Move m) { return index(m.face()) % 3; };
    for (auto begin = word.begin(); begin != word.end();) {
        const auto end =
            std::find_if(begin, word.end(), [&](Move m) { return axis(m) != axis(*begin); });
        std::stable_sort(begin, end,
                         [](Move a, Move b) { return index(a.face()) < index(b.face()); });
        begin = end;
    }
    return Moves(std::move(word));
}

Moves named_by_centres(const Maneuver& turns) {
    Moves moves;
    for (const HandTurn turn : turns) moves.append(on_the_table(Maneuver{turn}).moves);
    return moves;
}

Maneuver by_hand(const Maneuver& turns, Symmetry held) {
    Maneuver made;
    Symmetry now = held;
    for (const HandTurn turn : turns) {
        made.push_back(image(now, turn));
        now = now * on_the_table(Maneuver{made[made.size() - 1]}).held;
    }
    for (const HandTurn rotation : solution_detail::rotation_turns(inverse(now) * held))
        made.push_back(rotation);
    return made;
}

std::string rotation_text(Symmetry rotation) {
    return to_text(solution_detail::rotation_turns(rotation));
}

std::string normal_text(const GoalSolution& solution) {
    return solution.by_hand ? to_text(*solution.by_hand) : to_text(solution.normal);
}

std::string to_text(const GoalSolution& solution) {
    std::string text = rotation_text(solution.held);
    solution_detail::append(text, normal_text(solution));
    if (!solution.inverse.empty())
        solution_detail::append(text, "^(" + to_text(solution.inverse) + ")");
    return text;
}

}  // namespace antipode::goals
