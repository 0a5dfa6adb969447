// The representative of a class of isomorphs, far faster than by 96 zips.
//
// Zips compare like the arrays they pack: sc first, then sm, irc, irm. The
// transcription of q is the inverse of q read in the papers' numbering, and a
// class is closed under inversion, so we may look for the smallest *array*
// among the renumbered images N⁻¹ s⁻¹ p s N themselves, and invert at the end.
// Both products around p are constants. Almost always the eight corners decide,
// and they need only two byte shuffles: those come first, for all 96 images;
// the few that tie are compared in full.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "base/target_region.h"
#include "cube/algebra.h"
#include "cube/isomorphs.h"
#include "cube/papers.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2")

#include "cube/kernel/avx2.h"

namespace antipode::kernel {
namespace {

struct Frame {
    Cube left;   // N⁻¹ s⁻¹
    Cube right;  // s N
};

// The corner halves of two frames side by side, for one register.
struct alignas(32) CornerPair {
    std::array<Orbit, 2> left;
    std::array<Orbit, 2> right;
};

struct Frames {
    std::array<Frame, Symmetry::count>          whole;
    std::array<CornerPair, Symmetry::count / 2> corners;
};

Frames make_frames() {
    Frames frames;
    for (Symmetry s : all_symmetries) {
        const Cube& moved = symmetry_cubes[s.index()];
        const Frame frame = {inverse(papers_numbering) * inverse(moved), moved * papers_numbering};
        frames.whole[s.index()]                            = frame;
        frames.corners[s.index() / 2].left[s.index() % 2]  = frame.left.corners;
        frames.corners[s.index() / 2].right[s.index() % 2] = frame.right.corners;
    }
    return frames;
}

// Eight corner numbers as one integer that orders like the array.
std::uint64_t big_endian(std::int64_t bytes) {
    return __builtin_bswap64(static_cast<std::uint64_t>(bytes));
}

using Keys = std::array<std::uint64_t, Symmetry::count>;

void fill_corner_keys(const Frames& frames, const Cube& cube, Keys& keys) {
    const __m128i corners = _mm_load_si128(reinterpret_cast<const __m128i*>(&cube.corners));
    const __m256i both    = _mm256_broadcastsi128_si256(corners);
    const __m256i pieces  = _mm256_set1_epi8(0x0f);
    for (std::size_t i = 0; i < frames.corners.size(); ++i) {
        const auto*   left  = reinterpret_cast<const __m256i*>(&frames.corners[i].left);
        const auto*   right = reinterpret_cast<const __m256i*>(&frames.corners[i].right);
        const __m256i from  = _mm256_shuffle_epi8(both, _mm256_load_si256(right));
        const __m256i image =
            _mm256_and_si256(_mm256_shuffle_epi8(_mm256_load_si256(left), from), pieces);
        keys[2 * i]     = big_endian(_mm256_extract_epi64(image, 0));
        keys[2 * i + 1] = big_endian(_mm256_extract_epi64(image, 2));
    }
}

// What is compared among images whose corner permutations agree.
struct Rest {
    std::array<std::uint8_t, edge_count>   edges;
    std::array<std::uint8_t, corner_count> twists;
    std::array<std::uint8_t, edge_count>   flips;

    friend auto operator<=>(const Rest&, const Rest&) = default;
};

Rest rest_of(const Cube& image) {
    Rest rest;
    for (std::size_t i = 0; i < edge_count; ++i) {
        rest.edges[i] = image.edges[i].bits() & 15;
        rest.flips[i] = image.edges[i].bits() >> 4;
    }
    for (std::size_t i = 0; i < corner_count; ++i) rest.twists[i] = image.corners[i].bits() >> 4;
    return rest;
}

// The smallest renumbered image found so far.
class Smallest {
public:
    explicit Smallest(const Frames& frames) : frames_(frames) {}

    void offer(const Cube& side) {
        Keys keys;
        fill_corner_keys(frames_, side, keys);
        const std::uint64_t lowest = *std::min_element(keys.begin(), keys.end());
        if (lowest > corner_key_) return;
        if (lowest < corner_key_) found_ = false;
        corner_key_         = lowest;
        const Cube mirrored = Avx2::negate_twists(side);
        for (Symmetry s : all_symmetries)
            if (keys[s.index()] == lowest) offer_image(s.is_mirror() ? mirrored : side, s);
    }

    const Cube& image() const { return image_; }

private:
    void offer_image(const Cube& side, Symmetry s) {
        const Frame& frame = frames_.whole[s.index()];
        const Cube   image = Avx2::compose(Avx2::compose(frame.left, side), frame.right);
        const Rest   rest  = rest_of(image);
        if (found_ && rest_ <= rest) return;
        found_ = true;
        rest_  = rest;
        image_ = image;
    }

    const Frames& frames_;
    std::uint64_t corner_key_ = ~std::uint64_t{0};
    bool          found_      = false;
    Rest          rest_{};
    Cube          image_;
};

}  // namespace

Cube representative_avx2(const Cube& cube) {
    static const Frames frames = make_frames();
    static const Cube   back   = Avx2::inverse(papers_numbering);
    Smallest            smallest(frames);
    smallest.offer(cube);
    smallest.offer(Avx2::inverse(cube));
    // Out of the papers' numbering, and from "where each piece goes" to "what is in each slot".
    const Cube where = Avx2::compose(Avx2::compose(papers_numbering, smallest.image()), back);
    return Avx2::inverse(where);
}

}  // namespace antipode::kernel

ANTIPODE_TARGET_END

#else

namespace antipode::kernel {
Cube representative_avx2(const Cube& cube) { return representative_plain(cube); }
}  // namespace antipode::kernel

#endif
