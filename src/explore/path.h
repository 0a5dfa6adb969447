// The shortest ways from one position to another, by meeting in the middle.
//
//     const PathAnswer answer = shortest_paths({.from = solved, .to = cube});
//     answer.length, answer.words
//
// Every word of n moves is four words of about n/4. With all positions within four
// moves in a list (47 thousand of them), both halves of a word are products of two
// entries. The products are made one corner permutation after the other: those of
// the first half go into a hash table that fits in the cache, those of the second
// half are looked up in it and forgotten. So memory stays at some megabytes, and no
// table is on the disk; the time grows about 13-fold with every two moves.
//
// Where centres count, pairs are passed over that turn them otherwise. No way is lost by
// that: within four face turns, and five quarter turns, every position of the pieces is
// reached with one position of the centres only, so that the quarters of a shortest way
// are shortest ways of the plain cube.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "cube/algebra.h"
#include "cube/centres.h"
#include "notation/metric.h"

namespace antipode {

struct PathRequest {
    Cube from = solved;
    Cube to   = solved;
    // The ways turn the centres from the one to the other, if any count.
    Centres     from_centres = {};
    Centres     to_centres   = {};
    Metric      metric       = Metric::htm;  // or qtm
    std::size_t max_length   = 16;           // at most PathRequest::longest
    unsigned    threads      = 1;

    static constexpr std::size_t longest = 16;
};

// What a way does.
CentredCube way_of(const PathRequest& request);

struct PathProgress {
    std::size_t length   = 0;  // that is tried now
    double      fraction = 0;
};

struct PathWatch {
    std::stop_token                          stop        = {};
    std::function<void(const PathProgress&)> on_progress = [](const PathProgress&) {};
};

struct PathAnswer {
    std::optional<std::size_t> length;           // nothing if none is short enough, or stopped
    std::vector<Moves>         words;            // all shortest ones; commuting turns in one order
    std::size_t                lower_bound = 0;  // no way is shorter
    bool                       stopped     = false;
};

PathAnswer shortest_paths(const PathRequest& request, const PathWatch& watch = {});

}  // namespace antipode
