// What can be asked about positions of the 2x2x2 once all its distances are known.
//
//     const PocketEngine engine;    // distances are made when first needed, in 0.2 s
//     engine.solve({.cube = pocket::read("R U x")->cube, .metric = Metric::qtm})
//     engine.info(*pocket::read("R U x"))
//     engine.antipodes(Metric::htm)
//
// One engine may be asked from several threads.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "explore/cycles.h"
#include "group/permutation.h"
#include "pocket/symmetry.h"
#include "service/answers/pocket.h"
#include "service/answers/solve.h"

namespace antipode::service {

std::vector<std::string_view> pocket_metric_names();

struct PocketRequest {
    enum class Wanted : std::uint8_t { one, all };

    pocket::HeldCube cube;
    Metric           metric = Metric::htm;
    Wanted           wanted = Wanted::one;
};

// Solutions are for the cube as it is held, generators for a solved cube with U up
// and F in front: they make the position, held with the corner DBL at home.
struct PocketSolution {
    pocket::HeldCube   cube;
    Metric             metric = Metric::htm;
    std::size_t        length = 0;
    std::vector<Moves> solutions;   // one, or all that are as short
    std::vector<Moves> generators;  // as many
};

// "R U2 F'  (3f*)", for each solution or generator.
std::vector<std::string> solution_lines(const PocketSolution& answer, WordSense sense);

struct PocketInfo {
    pocket::HeldCube        cube;  // as held
    std::optional<Maneuver> maneuver;
    pocket::Position        position;
    unsigned                half_turns    = 0;  // from solved
    unsigned                quarter_turns = 0;
    Moves                   generator;  // of fewest face turns
    // Of the cube held with the corner DBL at home, which then stays there.
    std::uint64_t           order = 1;
    std::vector<PieceCycle> cycles;
    Parity                  parity = Parity::even;
    std::string_view        symmetry;
    std::size_t             images    = 1;  // under the 48 symmetries
    std::size_t             isomorphs = 1;  // with the inverses
};

struct PocketCounts {
    Metric                     metric = Metric::htm;
    std::vector<std::uint64_t> counts;  // at distance 0, 1, 2, …
};

struct PocketAntipode {
    pocket::PositionClass members;
    Moves                 generator;
    std::string_view      symmetry;
};

struct PocketAntipodes {
    Metric                      metric    = Metric::htm;
    unsigned                    distance  = 0;
    std::uint64_t               positions = 0;
    std::vector<PocketAntipode> classes;
};

class PocketEngine {
public:
    PocketSolution  solve(const PocketRequest& request) const;
    PocketInfo      info(const pocket::Reading& reading) const;
    PocketCounts    count(Metric metric) const;
    PocketAntipodes antipodes(Metric metric) const;

    // Turns, where the form is made of them, are a shortest generator.
    std::string write(pocket::Position position, pocket::Form form) const;

private:
    const pocket::Distances& distances(Metric metric) const;
    Moves                    generator(pocket::Position position, Metric metric) const;

    struct Kept {
        std::once_flag                           once;
        std::unique_ptr<const pocket::Distances> distances;
    };
    mutable std::array<Kept, 2> kept_;  // htm and qtm
};

struct PocketDraw {
    pocket::Position position;
    std::uint64_t    seed   = 0;
    std::uint64_t    number = 0;  // from 1
};

// Uniformly random positions; the same ones for the same seed, everywhere.
class PocketPositions {
public:
    explicit PocketPositions(std::optional<std::uint64_t> seed = std::nullopt);

    PocketDraw next();

private:
    std::uint64_t seed_;
    Random        random_;
    std::uint64_t drawn_ = 0;
};

// Field names are explained in docs/guide/pocket.md.
Json to_json(const PocketSolution& answer, const PocketRequest& request, WordSense sense);
Json to_json(const PocketInfo& info);
Json to_json(const PocketCounts& counts);
Json to_json(const PocketAntipodes& antipodes);
Json to_json(const PocketDraw& draw);

}  // namespace antipode::service
