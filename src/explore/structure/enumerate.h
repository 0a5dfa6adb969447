// All positions that are wanted, one of each class, streamed as they are found.
//
//     const Enumeration answer = enumerate(wanted, {.threads = 2}, {.on_found = print});
//     answer.classes
//
// Corners and edges are walked apart (explore/structure/half_walk.h) and meet by their
// parity: of the two halves the one with fewer ways is listed, and the other one walked.
// Where faces have to look like something, the edges are walked anew for each way to place
// the corners. explore/structure/class_test.h tells which position of a class counts. Where
// centres count, each position is met with every way to turn them that its walk leaves.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "explore/structure/wanted.h"

namespace antipode::structure {

struct WantedPosition {
    Cube        cube;
    std::size_t class_size = 1;  // images under WantedSet::same

    // The only kind of pieces that counts; then the position need not be reachable.
    std::optional<PieceKind> counting = std::nullopt;

    Centres centres = {};  // those that count: all, or none
};

struct EnumerationOptions {
    unsigned      threads = 1;
    std::uint64_t limit   = ~std::uint64_t{0};  // of positions told
};

// `on_found` is called by one thread at a time, in an order that does not depend on their
// number; without it, positions are only counted. So is `on_progress`, with the fraction of
// the walk that is done.
struct EnumerationWatch {
    std::stop_token                            stop        = {};
    std::function<void(const WantedPosition&)> on_found    = {};
    std::function<void(double, std::uint64_t)> on_progress = [](double, std::uint64_t) {};
};

enum class EnumerationEnd : std::uint8_t { exhausted, enough_found, stopped };

struct Enumeration {
    std::uint64_t  classes = 0;  // found
    EnumerationEnd ended   = EnumerationEnd::exhausted;
};

Enumeration enumerate(const WantedSet& wanted, const EnumerationOptions& options = {},
                      const EnumerationWatch& watch = {});

}  // namespace antipode::structure
