#include "solvers/methods/registry.h"

#include <fmt/format.h>

#include <algorithm>

#include "solvers/messages.h"
#include "solvers/methods/centre_stage.h"
#include "solvers/methods/ida.h"
#include "solvers/methods/kloosterman.h"
#include "solvers/methods/kociemba.h"
#include "solvers/methods/korf.h"
#include "solvers/methods/layers.h"
#include "solvers/methods/ours.h"
#include "solvers/methods/pieces.h"
#include "solvers/methods/reid.h"
#include "solvers/methods/thistlethwaite.h"
#include "solvers/methods/three_cycles.h"

namespace antipode::methods {
namespace {

// Methods that need nothing from outside.
template <class M>
Result<Pointer> make_alone(const Ingredients&) {
    return Pointer(std::make_shared<const M>());
}

template <class M>
Result<Pointer> make_with_inner_space(const Ingredients&) {
    return Pointer(std::make_shared<const M>(std::make_shared<const InnerSpace>()));
}

template <class M>
Result<Pointer> make_with_two_phase(const Ingredients& ingredients) {
    auto solver = ingredients.two_phase();
    if (!solver) return solver.error();
    return Pointer(std::make_shared<const M>(*std::move(solver)));
}

Result<Pointer> make_korf(const Ingredients& ingredients) {
    auto space = KorfSpace::build({.threads = ingredients.threads, .stop = ingredients.stop});
    if (!space)
        return Error{.kind    = ErrorKind::stopped,
                     .message = solver_message<"pattern-databases-unfinished">()};
    return Pointer(std::make_shared<const Korf>(std::move(space)));
}

Result<Pointer> make_optimal(const Ingredients& ingredients) {
    auto start = ingredients.two_phase();
    if (!start) return start.error();
    auto solver = ingredients.optimal();
    if (!solver) return solver.error();
    return Pointer(std::make_shared<const Optimal>(*std::move(start), *std::move(solver)));
}

constexpr Row all_rows[] = {
    {.name      = "layers",
     .author    = "people",
     .year      = 0,
     .guarantee = "always solves; 16 steps, each with its reason",
     .tables    = "where the four edges of a cross are",
     .bytes     = 400'000,
     .effort    = Effort::quick,
     .explanation =
         "Layer by layer, as most people do: a cross on D, its four corners, the four edges of the "
         "middle layer, then the last layer in four steps with four algorithms. Every step says "
         "which piece it is about, where that is, and why these turns.",
     .make = make_alone<Layers>},
    {.name        = "three-cycles",
     .author      = "the Caml papers",
     .year        = 2004,
     .guarantee   = "always solves; a word takes three pieces at most from their places",
     .tables      = "552 words",
     .bytes       = 100'000,
     .effort      = Effort::quick,
     .explanation = "An even permutation is a product of cycles of three. A quarter turn makes the "
                    "permutations even if they are odd; words for cycles of three edges, then of "
                    "three corners bring all pieces to their places; finally, pairs of corners are "
                    "twisted and pairs of edges flipped in place.",
     .make        = make_alone<ThreeCycles>},
    {.name      = "thistlethwaite",
     .author    = "Morwen Thistlethwaite",
     .year      = 1981,
     .guarantee = "at most 45 turns (7 + 10 + 13 + 15)",
     .tables    = "distances in the four cosets",
     .bytes     = 2'440'000,
     .effort    = Effort::quick,
     .explanation =
         "Down through four subgroups, each with fewer turns: all turns; without quarter turns of "
         "F and B; without those of R and L; half turns only. Each stage is the shortest way into "
         "the next group. With the tables of 1981 it took at most 52 turns.",
     .make = make_alone<Thistlethwaite>},
    {.name      = "kloosterman",
     .author    = "Hans Kloosterman",
     .year      = 1990,
     .guarantee = "at most 42 turns (7 + 10 + 8 + 18, less one)",
     .tables    = "distances in three cosets, bounds for the last stage",
     .bytes     = 16'000'000,
     .effort    = Effort::quick,
     .explanation =
         "Like Thistlethwaite down to the group of U, D and half turns; then the pieces of the U "
         "layer are brought into the U layer, and the rest is finished by the shortest way inside "
         "that group. Where the last two stages would both need their maximum, one turn is saved.",
     .make = make_with_inner_space<Kloosterman>},
    {.name      = "kociemba",
     .author    = "Herbert Kociemba",
     .year      = 1992,
     .guarantee = "at most 30 turns at once (12 + 18), about 20 after a moment",
     .tables    = "bounds for the two phases",
     .bytes     = 17'000'000,
     .effort    = Effort::quick,
     .explanation =
         "Two phases: into the group of U, D and half turns, then home inside it. Longer first "
         "phases often leave a much shorter second one, so the search goes on and finds shorter "
         "solutions. This is the method as it was: one axis, one direction, small tables.",
     .make = make_with_inner_space<Kociemba>},
    {.name      = "two-phase",
     .author    = "Antipode",
     .year      = 2026,
     .guarantee = "about 19 turns after a few milliseconds",
     .tables    = "exact distances to six groups, bounds inside them",
     .bytes     = 907'000'000,
     .effort    = Effort::quick,
     .explanation =
         "Kociemba's method along all three axes, for the position and its inverse, with a table "
         "that shows at every node which turns lead nearer. What `solve` does by default.",
     .with_centres = "about 22 turns after a few milliseconds",
     .reads_files  = true,
     .make         = make_with_two_phase<TwoPhase>},
    {.name        = "ida",
     .author      = "Richard Korf",
     .year        = 1985,
     .guarantee   = "shortest, proven; for positions up to 7 turns or so",
     .tables      = "none",
     .bytes       = 0,
     .effort      = Effort::shallow,
     .explanation = "Blind iterative deepening: all words of one turn, of two, of three … until "
                    "one solves the "
                    "cube. Each length takes about thirteen times as long as the one before.",
     .make        = make_alone<Ida>},
    {.name        = "pieces",
     .author      = "the Java project",
     .year        = 0,
     .guarantee   = "shortest, proven; for positions up to 9 turns or so",
     .tables      = "distances of each single piece",
     .bytes       = 1536,
     .effort      = Effort::shallow,
     .explanation = "IDA* with the simplest of bounds: the greatest of the fewest turns that bring "
                    "each single piece home. It is never more than a few, so it saves the last few "
                    "turns of every word and no more.",
     .make        = make_alone<Pieces>},
    {.name        = "korf",
     .author      = "Richard Korf",
     .year        = 1997,
     .guarantee   = "shortest, proven; random positions take hours",
     .tables      = "three pattern databases: corners, six edges, the other six",
     .bytes       = 136'000'000,
     .effort      = Effort::patient,
     .explanation = "IDA* with pattern databases: how many turns the corners alone need, and each "
                    "half of the edges alone; the bound is the greatest of the three. The first "
                    "program to find shortest solutions of random cubes.",
     .make        = make_korf},
    {.name      = "reid",
     .author    = "Michael Reid",
     .year      = 1997,
     .guarantee = "shortest, proven; random positions take hours",
     .tables    = "exact distances to the group of U, D and half turns",
     .bytes     = 572'000'000,
     .effort    = Effort::patient,
     .explanation =
         "IDA* with the exact distance to the group of phase one along each of the three axes. The "
         "bound is the greatest of the three, and one more where all three are equal.",
     .reads_files = true,
     .make        = make_with_two_phase<Reid>},
    {.name      = "optimal",
     .author    = "Antipode",
     .year      = 2026,
     .guarantee = "shortest, proven; most positions in seconds",
     .tables    = "bounds up to all 48 symmetries",
     .bytes     = 1'000'000'000,
     .effort    = Effort::patient,
     .explanation =
         "IDA* from both ends of the word, with one large table for the position and its inverse. "
         "What `solve --optimal` does: docs/theory/optimal.md explains how.",
     .with_centres = "shortest, proven; for positions up to 17 turns or so",
     .reads_files  = true,
     .make         = make_optimal},
};

}  // namespace

std::span<const Row> rows() { return all_rows; }

std::string guarantee_of(const Row& row, CentreSet counted) {
    if (counted.empty()) return std::string(row.guarantee);
    if (!row.with_centres.empty()) return std::string(row.with_centres);
    return fmt::format("{}; then the centres, in at most {} turns", row.guarantee,
                       CentreStage::most_turns);
}

const Row* find(std::string_view name) {
    const auto found = std::ranges::find(all_rows, name, &Row::name);
    return found == std::end(all_rows) ? nullptr : &*found;
}

}  // namespace antipode::methods
