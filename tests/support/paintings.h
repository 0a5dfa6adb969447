// Partly painted cubes as test cases write them, and a plain reference for what
// they say about the other stickers.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "cube/partial_facelets.h"
#include "cube/random_cube.h"
#include "cube/validity.h"

namespace antipode::testing {

inline PartialFacelets painting(std::string_view text) {
    const auto written = parse_partial_facelets(text);
    EXPECT_TRUE(written.has_value()) << (written ? "" : written.error().message.text());
    return written ? written->facelets : PartialFacelets{};
}

inline PartialFacelets painting_of(const Cube& cube) { return PartialFacelets(facelets_of(cube)); }

inline std::vector<std::size_t> painted_stickers(const PartialFacelets& painted) {
    std::vector<std::size_t> facelets;
    for (std::size_t i = 0; i < facelet_count; ++i)
        if (!is_centre(i) && painted[i]) facelets.push_back(i);
    return facelets;
}

inline PartialFacelets with_cleared(PartialFacelets                 painted,
                                    const std::vector<std::size_t>& facelets) {
    for (const std::size_t facelet : facelets) painted.clear(facelet);
    return painted;
}

// Of the painted stickers, some at random.
inline std::vector<std::size_t> drawn_stickers(const PartialFacelets& painted, std::size_t count,
                                               Random& random) {
    std::vector<std::size_t> left = painted_stickers(painted);
    std::vector<std::size_t> drawn;
    while (drawn.size() < count && !left.empty()) {
        const auto i = static_cast<std::ptrdiff_t>(random.below(left.size()));
        drawn.push_back(left[static_cast<std::size_t>(i)]);
        left.erase(left.begin() + i);
    }
    return drawn;
}

// Every reachable cube that agrees, by trying all ways to paint the rest. Nothing
// is assumed but that each colour occurs nine times.
class CompletionsByTrying {
public:
    explicit CompletionsByTrying(const PartialFacelets& painted) : painted_(painted) {
        left_.fill(9);
        for (std::size_t i = 0; i < facelet_count; ++i)
            if (painted[i]) --left_[index(*painted[i])];
        try_from(0);
    }

    const std::vector<Facelets>& all() const { return found_; }

    // The stickers that are the same in all of them.
    PartialFacelets in_common() const {
        PartialFacelets common(found_.front());
        for (const Facelets& other : found_)
            for (std::size_t i = 0; i < facelet_count; ++i)
                if (common[i] != other[i]) common.clear(i);
        return common;
    }

private:
    void try_from(std::size_t facelet) {
        if (facelet == facelet_count) return keep_if_reachable();
        for (const Face colour : all_faces) {
            if (painted_[facelet] ? painted_[facelet] != colour : left_[index(colour)] <= 0)
                continue;
            filled_.paint(facelet, colour);
            if (!painted_[facelet]) --left_[index(colour)];
            try_from(facelet + 1);
            if (!painted_[facelet]) ++left_[index(colour)];
        }
    }

    void keep_if_reachable() {
        const auto cube = try_assemble(filled_);
        if (cube && is_reachable(*cube)) found_.push_back(filled_);
    }

    PartialFacelets       painted_;
    Facelets              filled_;
    std::array<int, 6>    left_{};
    std::vector<Facelets> found_;
};

}  // namespace antipode::testing
