// First count the fillings of both orbits by their parity, which tells what
// parities the whole cube can have. Then walk through all states that lie on the
// way to such a filling and note which colours the facelets take there.
#include "cube/completion.h"

#include <fmt/format.h>

#include "cube/fillings.h"

namespace antipode {
namespace {

// Of each facelet, the colours it has in some completion, one bit each.
using Colours = std::array<std::uint8_t, facelet_count>;

// Parities that both orbits can have.
using Parities = std::array<bool, 2>;

template <class Kind>
class OrbitColours {
public:
    OrbitColours(const Fillings<Kind, Counting>& fillings, Parities parities)
        : fillings_(fillings), parities_(parities) {
        for (PieceSet used = 0; used < sums_.size(); ++used) open_[used] = open_sums(used);
    }

    void add_to(Colours& colours) {
        sums_[0]      = 1;  // of the sum zero
        PieceSet left = 0;  // pieces that some way leaves to the unpainted slots
        for (PieceSet used = 0; used < sums_.size(); ++used) {
            if (sums_[used] == 0) continue;
            const auto step = static_cast<std::size_t>(std::popcount(used));
            if (step == fillings_.steps())
                left |= ~used;
            else
                for (const Candidate& c : fillings_.candidates(step))
                    if (fillings_.is_free(used, c.cubie) && place(used, c.cubie))
                        add(fillings_.slot(step), c.cubie, colours);
        }
        add_unpainted(left, colours);
    }

private:
    // The sums from which some way goes on to a completion.
    std::uint8_t open_sums(PieceSet used) const {
        unsigned open = 0;
        for (std::size_t i = 0; i < Sum<Kind>::count; ++i)
            for (std::size_t parity = 0; parity < 2; ++parity) {
                const auto missing = fillings_.to_go(Sum<Kind>::from_index(i), {0, parity});
                if (parities_[parity] && fillings_.rest(used, missing) != 0) open |= 1U << i;
            }
        return static_cast<std::uint8_t>(open);
    }

    // Whether some way that arrived here goes on with this piece.
    bool place(PieceSet used, Cubie cubie) {
        const PieceSet  next = fillings_.with(used, cubie);
        const Sum<Kind> step = fillings_.added(used, cubie);
        unsigned        sums = 0;
        for (std::size_t i = 0; i < Sum<Kind>::count; ++i)
            if (sums_[used] >> i & 1) sums |= 1U << (Sum<Kind>::from_index(i) + step).index();
        sums &= open_[next];
        sums_[next] |= static_cast<std::uint8_t>(sums);
        return sums != 0;
    }

    void add_unpainted(PieceSet pieces, Colours& colours) const {
        for (std::size_t step = fillings_.steps(); step < Kind::pieces; ++step)
            for (const Candidate& c : fillings_.candidates(step))
                if (!fillings_.is_free(pieces, c.cubie))
                    add(fillings_.slot(step), c.cubie, colours);
    }

    static void add(std::size_t slot, Cubie cubie, Colours& colours) {
        for (std::size_t k = 0; k < Kind::stickers; ++k)
            colours[Kind::facelets[slot][k]] |=
                static_cast<std::uint8_t>(1U << index(colour_shown<Kind>(cubie, k)));
    }

    const Fillings<Kind, Counting>& fillings_;
    Parities                        parities_;

    // By used pieces, sets of sums: those that ways from the start arrive with, and
    // those that ways to a completion leave with.
    std::array<std::uint8_t, std::size_t{1} << Kind::pieces> sums_{};
    std::array<std::uint8_t, std::size_t{1} << Kind::pieces> open_{};
};

// No product of two numbers up to the limit and one overflows.
std::uint64_t limited(std::uint64_t count) { return std::min(count, CompletionCount::limit + 1); }

Completion filled_in(const PartialFacelets& painted, const Colours& colours,
                     CompletionCount count) {
    Completion result{painted, {}, count};
    for (std::size_t i = 0; i < facelet_count; ++i) {
        if (painted[i] || std::popcount(colours[i]) != 1) continue;
        result.facelets.paint(i, static_cast<Face>(std::countr_zero(colours[i])));
        result.filled.push_back(i);
    }
    return result;
}

}  // namespace

std::string CompletionCount::text() const {
    return is_exact() ? std::to_string(count_) : fmt::format(">{}", limit);
}

std::optional<Completion> complete(const PartialFacelets& painted) {
    const Fillings<Corners, Counting> corners(agreeing_candidates<Corners>(painted));
    const Fillings<Edges, Counting>   edges(agreeing_candidates<Edges>(painted));
    Parities                          parities{};
    std::uint64_t                     count = 0;
    for (std::size_t parity = 0; parity < 2; ++parity) {
        const std::uint64_t both =
            limited(corners.total({0, parity})) * limited(edges.total({0, parity}));
        parities[parity] = both != 0;
        count += both;
    }
    if (count == 0) return std::nullopt;
    Colours colours{};
    OrbitColours<Corners>(corners, parities).add_to(colours);
    OrbitColours<Edges>(edges, parities).add_to(colours);
    return filled_in(painted, colours, CompletionCount(count));
}

}  // namespace antipode
