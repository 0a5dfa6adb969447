// What can be wrong, from the nearest to the farthest: a slot fits no piece; some
// slots fit too few pieces between them (by Hall's theorem the only other thing
// that keeps an orbit from being filled); or every filling breaks one of the sums
// that turning preserves.
#include "cube/contradiction.h"

#include <algorithm>
#include <set>

#include "cube/fillings.h"
#include "cube/messages.h"
#include "cube/validity.h"

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
    Message reason() const {
        if (slots_.size() == 1) return fits_no_piece();
        std::vector<Message> places;
        for (const std::size_t slot : slots_) places.push_back(place(slot));
        if (slots_.size() == 2)
            return cube_message<"piece-twice">(Kind::word, pieces_[0], places[0], places[1]);
        return cube_message<"too-few-pieces">(Kind::word, std::move(places), slots_.size(),
                                              pieces_);
    }

    Message fits_no_piece() const {
        const std::size_t slot = slots_[0];
        if (is_mirrored(slot))
            return cube_message<"piece-mirrored">(Kind::word, place(slot), shown(slot));
        return cube_message<"no-such-piece">(Kind::word, place(slot), shown(slot));
    }

    Message place(std::size_t slot) const {
        std::vector<std::string> stickers;
        for (const std::size_t facelet : painted_facelets<Kind>(written_.facelets, slot))
            stickers.push_back(facelet_name(facelet));
        return cube_message<"piece-at">(Kind::names[slot], std::move(stickers));
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
    if (corners.has_orientation(1) && corners.has_orientation(2)) return "either";
    return corners.has_orientation(1) ? "clockwise" : "counter-clockwise";
}

// "however the rest is painted, an odd number of edges is flipped"
Contradiction lawless(const PartialFacelets& painted) {
    const PossibleSums<Corners> corners(painted);
    const PossibleSums<Edges>   edges(painted);
    std::vector<Message>        laws;
    std::set<std::size_t>       facelets;
    const auto                  add = [&](Message law, const auto&... at_fault) {
        laws.push_back(std::move(law));
        (facelets.insert(at_fault.begin(), at_fault.end()), ...);
    };
    if (!corners.has_orientation(0))
        add(cube_message<"corners-twisted">(sense_of(corners)), painted_facelets<Corners>(painted));
    if (!edges.has_orientation(0))
        add(cube_message<"edges-flipped">(), painted_facelets<Edges>(painted));
    if (!(corners.has_parity(0) && edges.has_parity(0))
        && !(corners.has_parity(1) && edges.has_parity(1)))
        add(cube_message<"pieces-exchanged">(), painted_facelets<Corners>(painted),
            painted_facelets<Edges>(painted));
    Message problem = broken_laws(std::move(laws));
    return {painted.all_painted() ? problem : cube_message<"however-painted">(problem),
            {facelets.begin(), facelets.end()}};
}

Contradiction found_in(const WrittenPartialFacelets& written) {
    if (auto crowd = crowding<Corners>(written)) return *std::move(crowd);
    if (auto crowd = crowding<Edges>(written)) return *std::move(crowd);
    return lawless(written.facelets);
}

}  // namespace

Contradiction contradiction_in(const WrittenPartialFacelets& written) {
    Contradiction result = found_in(written);
    std::ranges::sort(result.facelets);
    return result;
}

}  // namespace antipode
