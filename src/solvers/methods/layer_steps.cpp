#include "solvers/methods/layer_steps.h"

#include "notation/simplify.h"
#include "notation/transform.h"

namespace antipode::methods {
namespace {

// A word with what it does, so that trying it is one product.
struct Tool {
    Moves moves;
    Cube  effect;
};

std::vector<Moves> upper_turns(Algorithms::UpperTurns which) {
    std::vector<Moves> turns = {Moves{}};
    if (which == Algorithms::UpperTurns::any)
        for (const Turn t : all_turns) turns.push_back({Move(Face::U, t)});
    return turns;
}

std::vector<Tool> tools_of(const Algorithms& algorithms) {
    std::vector<Tool> tools;
    const int         sides = algorithms.sides == Algorithms::Sides::all ? 4 : 1;
    for (const Moves& before : upper_turns(algorithms.upper_turns))
        for (const Moves& base : algorithms.words) {
            Moves seen = base;
            for (int side = 0; side < sides; ++side, seen = image(rotation_y, seen)) {
                Moves moves = before;
                moves.append(seen);
                tools.push_back({moves, after(moves)});
            }
        }
    return tools;
}

class RoundSearch {
public:
    RoundSearch(const Algorithms& algorithms, const CubeTest& is_reached)
        : tools_(tools_of(algorithms)),
          endings_(upper_turns(algorithms.upper_turns)),
          is_reached_(is_reached) {}

    std::optional<Moves> run(const Cube& cube, unsigned most_rounds) {
        for (unsigned rounds = 0; rounds <= most_rounds && !best_; ++rounds)
            try_rounds(cube, rounds, {});
        return best_;
    }

private:
    void try_rounds(const Cube& cube, unsigned left, const Moves& made) {
        if (left == 0) return try_endings(cube, made);
        for (const Tool& tool : tools_) {
            Moves longer = made;
            longer.append(tool.moves);
            try_rounds(cube * tool.effect, left - 1, longer);
        }
    }

    void try_endings(const Cube& cube, const Moves& made) {
        for (const Moves& ending : endings_) {
            if (!is_reached_(cube * ending)) continue;
            Moves whole = made;
            whole.append(ending);
            whole = simplify(whole);
            if (!best_ || whole.size() < best_->size()) best_ = whole;
        }
    }

    std::vector<Tool>    tools_;
    std::vector<Moves>   endings_;
    const CubeTest&      is_reached_;
    std::optional<Moves> best_;
};

}  // namespace

std::optional<Moves> fewest_rounds(const Cube& cube, const Algorithms& algorithms,
                                   const CubeTest& is_reached) {
    return RoundSearch(algorithms, is_reached).run(cube, algorithms.most_rounds);
}

}  // namespace antipode::methods
