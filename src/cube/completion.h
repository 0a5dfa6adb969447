// What the painted stickers of a cube say about the others.
//
//     std::optional<Completion> done = complete(painted);
//     if (done) show(done->facelets, done->filled);       // what had to be so
//     else      show(contradiction_in({painted}).reason); // cube/contradiction.h
//
// Exact for every painting, in a fraction of a millisecond.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cube/partial_facelets.h"

namespace antipode {

// How many cubes that turning reaches agree with a painting; counted up to 1000.
class CompletionCount {
public:
    static constexpr std::uint64_t limit = 1000;

    constexpr explicit CompletionCount(std::uint64_t count) : count_(std::min(count, limit + 1)) {}

    constexpr bool is_exact() const { return count_ <= limit; }
    std::string    text() const;  // "12", or ">1000"

    friend constexpr bool operator==(CompletionCount, CompletionCount) = default;

private:
    std::uint64_t count_;
};

struct Completion {
    PartialFacelets          facelets;  // with every sticker that is the same in all of them
    std::vector<std::size_t> filled;    // the facelets that were painted for that
    CompletionCount          count;
};

// Nothing if no reachable cube agrees with the painting.
std::optional<Completion> complete(const PartialFacelets& painted);

}  // namespace antipode
