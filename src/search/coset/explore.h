// How far the cubes of a coset are from solved: all of them, exactly.
//
//     CosetRequest request = exactly_to(16, {.cube = cube, .threads = 2});
//     Result<CosetAnswer> answer = explore_coset(tables, request, watch);
//     answer->levels[16].cubes        // at distance 16
//
// S(d), the cubes within d turns, is S(d-1), what one more turn of H makes of it (a pass
// over the map), and what words of length d find that end with another turn (a search).
// Up to a distance both are done, and the counts are exact; beyond it only passes are made,
// which prove that cubes are near enough. The whole story is in docs/theory/cosets.md.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "base/pause_gate.h"
#include "base/result.h"
#include "search/coset/coset.h"
#include "search/two_phase/tables.h"

namespace antipode::coset {

class StateFile;
struct Reserve;

struct CosetRequest {
    Cube     cube     = solved;  // must be reachable
    Extent   extent   = Extent::whole;
    unsigned threads  = 1;
    unsigned exact_to = 0;  // searched up to here
    unsigned last     = 0;  // and passed over up to here
    double   helped = 0;  // of the words one turn longer than `exact_to`, so many are searched too
    // With more cubes at a distance, a map is quicker than lists.
    std::size_t most_listed = 1'000'000;
    // So many random cubes of each exact distance are told.
    std::size_t   samples = 0;
    std::uint64_t seed    = 1;
};

// No cube is farther from solved.
constexpr unsigned greatest_distance(Metric metric) { return metric == Metric::qtm ? 26 : 20; }

// The three questions. Which distances must be searched to show that all are within
// `distance` is a matter of experience; after fewer, passes would show nothing, so that
// exactly_to() does not bound the rest then.
CosetRequest all_within(unsigned distance, Metric metric, CosetRequest request);
CosetRequest exactly_to(unsigned distance, Metric metric, CosetRequest request);
CosetRequest to_the_end(Metric metric, CosetRequest request);

// The pages of the map: of the small coset alone where words into it are found by a join
// (join/join.h), which pays for long ones.
Extent held_extent(Metric metric, const CosetRequest& request);

// Whether words of that length and longer ones are put together from two halves
// (halves/word_halves.h).
inline constexpr unsigned shortest_halved = 16;
bool                      are_words_halved(Metric metric, const CosetRequest& request);

// What a run takes beside the tables, if it comes to the map; and whether most cosets do.
// Cosets near H come to it earlier: that is known once the tables are there, and refused
// then before anything is done.
std::uint64_t needed_memory(Metric metric, const CosetRequest& request);
bool          comes_to_map(Metric metric, const CosetRequest& request);
bool          comes_to_map(const two_phase::Tables& tables, const CosetRequest& request);

// When a run needs more memory than there is.
Error too_large(std::uint64_t needed);

struct CosetLevel {
    unsigned      distance = 0;
    std::uint64_t cubes    = 0;      // that are found at this distance
    bool          is_exact = false;  // otherwise some of them may be nearer

    friend bool operator==(const CosetLevel&, const CosetLevel&) = default;
};

struct CosetProgress {
    enum class Stage : std::uint8_t { searching, passing, solving };

    Stage    stage        = Stage::searching;
    unsigned distance     = 0;  // that is worked on
    double   fraction     = 0;  // of all the work, as it is expected to be
    double   seconds_left = 0;
};

// Whether a cube can be solved with so many turns, decided by somebody else.
enum class Solvable : std::uint8_t { yes, no, unknown };

// Callbacks are called by the thread that asked.
struct CosetWatch {
    std::stop_token                                stop        = {};
    PauseGate*                                     gate        = nullptr;
    std::function<void(const CosetProgress&)>      on_progress = {};
    std::function<void(const CosetLevel&)>         on_level    = {};
    std::function<Solvable(const Cube&, unsigned)> solve       = {};
    // Looks for such a solution for so long, where all else would take longer; proves nothing.
    using Find                  = bool(const Cube&, unsigned, std::chrono::milliseconds);
    std::function<Find> find    = {};
    StateFile*          file    = nullptr;  // kept, and resumed from
    Reserve*            reserve = nullptr;  // for many cosets one after the other
    // Killing the program loses at most the work of a minute; saving takes some seconds of it.
    std::chrono::duration<double> save_interval = std::chrono::seconds(40);
};

enum class CosetEnd : std::uint8_t {
    complete,  // every cube has its distance, or a bound for it
    limit,     // some are left beyond the last distance asked for
    stopped,
};

struct CosetSample {
    unsigned          distance = 0;
    std::vector<Cube> cubes;  // some may be there twice
};

struct CosetAnswer {
    std::vector<CosetLevel>       levels;
    CosetEnd                      ended = CosetEnd::complete;
    std::uint64_t                 left  = 0;   // cubes not found
    std::vector<Cube>             cubes_left;  // where they are few
    std::vector<Cube>             farthest;    // at the last distance, where they are few
    std::vector<CosetSample>      samples;
    std::uint64_t                 leaves     = 0;  // words found by searches
    unsigned                      passes     = 0;
    std::uint64_t                 memory     = 0;  // of the map, in bytes
    std::size_t                   symmetries = 1;  // of the coset
    std::chrono::duration<double> searching{};
    std::chrono::duration<double> passing{};

    std::uint64_t found() const;
};

// So many cubes are listed where they are left.
inline constexpr std::size_t most_cubes_listed = 1000;

Result<CosetAnswer> explore_coset(const two_phase::Tables& tables, const CosetRequest& request,
                                  const CosetWatch& watch = {});

}  // namespace antipode::coset
