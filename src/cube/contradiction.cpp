// What can be wrong, from the nearest to the farthest: a slot fits no piece; some
// slots fit too few pieces between them (by Hall's theorem the only other thing
// that keeps an orbit from being filled); or every filling breaks one of the sums
// that turning preserves.
#include "cube/contradiction.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "cube/fillings.h"
#include "cube/listed.h"

namespace antipode {
namespace {

template <class Kind>
std::vector<std::size_t> painted_facelets(const PartialFacelets& painted, std::size_t slot) {
    std::vector<std::size_t> facelets;
    for (const std::size_t facelet : Kind::facelets[slot])
        if (painted[facelet]) facelets.push_back(facelet);
    return facelets;
}

template <class Kind>
std::vector<std::size_t> painted_facelets(const PartialFacelets& painted) {
    std::vector<std::size_t> facelets;
    for (std::size_t slot = 0; slot < Kind::pieces; ++slot)
        for (const std::size_t facelet : painted_facelets<Kind>(painted, slot))
            facelets.push_back(facelet);
    return facelets;
}

// "stickers U9 R1"
std::string sticker_names(const std::vector<std::size_t>& facelets) {
    std::vector<std::string> names;
    for (const std::size_t facelet : facelets) names.push_back(facelet_name(facelet));
    return fmt::format("sticker{} {}", names.size() == 1 ? "" : "s", fmt::join(names, " "));
}

// The slots of one kind that cannot be filled, and what would fit there.
template <class Kind>
class CrowdedSlots {
public:
    CrowdedSlots(const WrittenPartialFacelets& written, std::size_t slots, PieceSet fitting)
        : written_(written) {
        for (std::size_t i = 0; i < Kind::pieces; ++i) {
            if (slots >> i & 1) slots_.push_back(i);
            if (fitting >> i & 1) pieces_.push_back(colours_of(Cubie(i, 0)));
        }
    }

    Contradiction contradiction() const {
        Contradiction result{reason(), {}};
        for (const std::size_t slot : slots_)
            for (const std::size_t facelet : painted_facelets<Kind>(written_.facelets, slot))
                result.facelets.push_back(facelet);
        return result;
    }

private:
    std::string reason() const {
        if (slots_.size() == 1) return fits_no_piece();
        std::vector<std::string> places;
        for (const std::size_t slot : slots_) places.push_back(place(slot));
        if (slots_.size() == 2)
            return fmt::format("the {} {} occurs twice: at {} and at {}", Kind::word, pieces_[0],
                               places[0], places[1]);
        return fmt::format("the {}s at {} must be {} different pieces, but only {} fit there",
                           Kind::word, listed(places), slots_.size(), listed(pieces_));
    }

    std::string fits_no_piece() const {
        const std::string where =
            fmt::format("the {} at {} shows {}", Kind::word, place(slots_[0]), shown(slots_[0]));
        if (is_mirrored(slots_[0]))
            return where + " the wrong way round: two of its stickers are exchanged";
        return fmt::format("{}: no {} has these colours", where, Kind::word);
    }

    std::string place(std::size_t slot) const {
        return fmt::format("{} ({})", Kind::names[slot],
                           sticker_names(painted_facelets<Kind>(written_.facelets, slot)));
    }

    char symbol(Face colour) const { return written_.symbols[index(colour)]; }

    std::string colours_of(Cubie cubie) const {
        std::string colours;
        for (std::size_t k = 0; k < Kind::stickers; ++k)
            colours += symbol(colour_shown<Kind>(cubie, k));
        return colours;
    }

    std::string shown(std::size_t slot) const {
        std::string colours;
        for (const std::size_t facelet : painted_facelets<Kind>(written_.facelets, slot))
            colours += symbol(*written_.facelets[facelet]);
        return colours;
    }

    // All colours of a piece, in no order that it has.
    bool is_mirrored(std::size_t slot) const {
        std::string colours = shown(slot);
        std::ranges::sort(colours);
        for (std::size_t piece = 0; piece < Kind::pieces; ++piece) {
            std::string other = colours_of(Cubie(piece, 0));
            std::ranges::sort(other);
            if (colours == other) return true;
        }
        return false;
    }

    const WrittenPartialFacelets& written_;
    std::vector<std::size_t>      slots_;
    std::vector<std::string>      pieces_;  // by their colours
};

// The smallest set of slots that fits fewer pieces than it has slots.
template <class Kind>
std::optional<Contradiction> crowding(const WrittenPartialFacelets& written) {
    const Candidates<Kind> candidates = agreeing_candidates<Kind>(written.facelets);
    std::vector<PieceSet>  fitting(std::size_t{1} << Kind::pieces, 0);
    std::size_t            smallest = 0;
    for (std::size_t slots = 1; slots < fitting.size(); ++slots) {
        const auto first = static_cast<std::size_t>(std::countr_zero(slots));
        fitting[slots]   = fitting[slots & (slots - 1)];
        for (const Candidate& c : candidates[first])
            fitting[slots] |= PieceSet{1} << c.cubie.piece();
        const int size = std::popcount(slots);
        if (std::popcount(fitting[slots]) < size
            && (smallest == 0 || size < std::popcount(smallest)))
            smallest = slots;
    }
    if (smallest == 0) return std::nullopt;
    return CrowdedSlots<Kind>(written, smallest, fitting[smallest]).contradiction();
}

// Which laws the fillings of one orbit can keep.
template <class Kind>
class PossibleSums {
public:
    explicit PossibleSums(const PartialFacelets& painted) {
        const Fillings<Kind, Counting> fillings(agreeing_candidates<Kind>(painted));
        for (std::size_t i = 0; i < Sum<Kind>::count; ++i)
            possible_[i] = fillings.total(Sum<Kind>::from_index(i)) != 0;
    }

    bool has_orientation(std::size_t sum) const {
        return possible_[Sum<Kind>{sum, 0}.index()] || possible_[Sum<Kind>{sum, 1}.index()];
    }

    // With orientations that add up to nothing, if they can.
    bool has_parity(std::size_t parity) const {
        if (has_orientation(0)) return possible_[Sum<Kind>{0, parity}.index()];
        for (std::size_t sum = 1; sum < Kind::stickers; ++sum)
            if (possible_[Sum<Kind>{sum, parity}.index()]) return true;
        return false;
    }

private:
    std::array<bool, Sum<Kind>::count> possible_{};
};

std::string_view sense_of(const PossibleSums<Corners>& corners) {
    if (corners.has_orientation(1) && corners.has_orientation(2)) return "";
    return corners.has_orientation(1) ? " clockwise" : " counter-clockwise";
}

// "however the rest is painted, an odd number of edges is flipped"
Contradiction broken_laws(const PartialFacelets& painted) {
    const PossibleSums<Corners> corners(painted);
    const PossibleSums<Edges>   edges(painted);
    std::vector<std::string>    laws;
    std::set<std::size_t>       facelets;
    const auto                  add = [&](std::string law, const auto&... at_fault) {
        laws.push_back(std::move(law));
        (facelets.insert(at_fault.begin(), at_fault.end()), ...);
    };
    if (!corners.has_orientation(0))
        add(fmt::format("the corners are twisted by a third of a turn{} in all", sense_of(corners)),
            painted_facelets<Corners>(painted));
    if (!edges.has_orientation(0))
        add("an odd number of edges is flipped", painted_facelets<Edges>(painted));
    if (!(corners.has_parity(0) && edges.has_parity(0))
        && !(corners.has_parity(1) && edges.has_parity(1)))
        add("two pieces are exchanged (corner and edge parity differ)",
            painted_facelets<Corners>(painted), painted_facelets<Edges>(painted));
    const std::string_view condition = painted.all_painted() ? "" : "however the rest is painted, ";
    return {fmt::format("{}{}", condition, fmt::join(laws, "; ")),
            {facelets.begin(), facelets.end()}};
}

Contradiction found_in(const WrittenPartialFacelets& written) {
    if (auto crowd = crowding<Corners>(written)) return *std::move(crowd);
    if (auto crowd = crowding<Edges>(written)) return *std::move(crowd);
    return broken_laws(written.facelets);
}

}  // namespace

Contradiction contradiction_in(const WrittenPartialFacelets& written) {
    Contradiction result = found_in(written);
    std::ranges::sort(result.facelets);
    return result;
}

}  // namespace antipode
