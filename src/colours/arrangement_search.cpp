// Orders and turns of the pictures by their bounds (colours/arrangement_bounds.h), the most
// promising first.
#include "colours/arrangement_search.h"

#include <algorithm>
#include <numeric>

#include "colours/arrangement_bounds.h"
#include "cube/slots.h"

namespace antipode::colours {
namespace {

// About one cube in a thousand has another scheme.
constexpr double unusual_scheme = -7;

Labels most_likely(const StickerScores& scores) {
    Labels labels;
    for (std::size_t i = 0; i < facelet_count; ++i)
        labels[i] = static_cast<std::uint8_t>(std::max_element(scores[i].begin(), scores[i].end())
                                              - scores[i].begin());
    return labels;
}

// The turns of a picture that look different.
std::vector<std::uint8_t> different_turns(const Labels& labels, std::size_t picture) {
    std::vector<std::uint8_t>            turns;
    std::vector<std::array<unsigned, 9>> seen;
    for (std::uint8_t turn = 0; turn < 4; ++turn) {
        std::array<unsigned, 9> look{};
        for (std::size_t cell = 0; cell < 9; ++cell)
            look[cell] = labels[9 * picture + turned_cells[turn][cell]];
        if (std::find(seen.begin(), seen.end(), look) != seen.end()) continue;
        seen.push_back(look);
        turns.push_back(turn);
    }
    return turns;
}

// The turns of each face that are to be tried.
using TurnChoice = std::array<std::vector<std::uint8_t>, 6>;

std::uint8_t turn_with_first_patch_at(std::size_t cell) {
    std::uint8_t turn = 0;
    while (turned_cells[turn][cell] != 0) ++turn;
    return turn;
}

// Leaves the turns with which the three pictures meet in a corner; false if there are none.
bool meet_in_a_corner(const CornerView& view, const Order& order, TurnChoice& choice) {
    for (const auto& slot : Corners::facelets)
        for (std::size_t first = 0; first < 3; ++first) {
            const auto facelet = [&](std::size_t k) { return slot[(first + k) % 3]; };
            if (order[facelet(0) / 9] != view[0] || order[facelet(1) / 9] != view[1]
                || order[facelet(2) / 9] != view[2])
                continue;
            for (std::size_t k = 0; k < 3; ++k) {
                const std::uint8_t turn = turn_with_first_patch_at(facelet(k) % 9);
                // The picture that is up is not turned.
                if (facelet(k) / 9 == 0 && turn != 0) return false;
                choice[facelet(k) / 9] = {turn};
            }
            return true;
        }
    return false;
}

// No corners score more, however they are arranged.
double best_corners(const StickerScores& scores) {
    double sum = 0;
    for (std::size_t i = 0; i < facelet_count; ++i)
        if (i % 9 % 2 == 0 && !is_centre(i))
            sum += *std::max_element(scores[i].begin(), scores[i].end());
    return sum;
}

// White opposite yellow, red opposite orange, green opposite blue; and with white up and
// green in front, red is on the right.
bool has_usual_scheme(const Order& order, const PerColour<ColourName>& names) {
    std::array<Face, 6> face_of_name{};
    for (const Face face : all_faces)
        face_of_name[static_cast<std::size_t>(names[order[index(face)]])] = face;
    const auto place = [&](ColourName name) {
        return face_of_name[static_cast<std::size_t>(name)];
    };
    return place(ColourName::yellow) == opposite(place(ColourName::white))
           && place(ColourName::orange) == opposite(place(ColourName::red))
           && place(ColourName::blue) == opposite(place(ColourName::green))
           && dot(cross(normal(place(ColourName::white)), normal(place(ColourName::red))),
                  normal(place(ColourName::green)))
                  == dot(cross(normal(Face::U), normal(Face::R)), normal(Face::F));
}

class Search {
public:
    Search(const StickerScores& scores, const ArrangementWish& wish)
        : scores_(scores),
          wish_(wish),
          labels_(most_likely(scores)),
          most_of_corners_(best_corners(scores)) {
        for (std::size_t picture = 0; picture < 6; ++picture)
            turns_[picture] = different_turns(labels_, picture);
        turns_[0] = {0};  // the whole cube may be turned
    }

    std::vector<ScoredArrangement> run() && {
        // The usual scheme first: what it finds spares the others most of the work.
        for (const bool is_usual : {true, false}) {
            Order order;
            std::iota(order.begin(), order.end(), std::uint8_t{0});
            do {
                if (is_usual == (!wish_.names || has_usual_scheme(order, *wish_.names)))
                    try_order(order, is_usual ? 0 : unusual_scheme);
            } while (std::next_permutation(order.begin() + 1, order.end()));
        }
        const double least = found_.empty() ? 0 : found_.front().bound - wish_.slack;
        std::erase_if(found_, [&](const Found& a) { return a.bound < least; });
        return {found_.begin(), found_.end()};
    }

private:
    struct Found : ScoredArrangement {
        Facelets looks;  // with each patch taken for the colour that it is most like
    };

    void try_order(const Order& order, double prior) {
        if (!choose_turns(order)) return;
        prior_                     = prior;
        const auto   edges         = bounds_of<Edges>(scores_, order);
        const double most_of_edges = prior_ + bound_of_order<Edges>(edges);
        if (most_of_edges + most_of_corners_ < least()) return;
        const auto corners = bounds_of<Corners>(scores_, order);
        if (most_of_edges + bound_of_order<Corners>(corners) < least()) return;
        Turns turns{};
        try_turns(order, edges, corners, turns, 1);
    }

    // False if the order of the pictures contradicts what is known of them.
    bool choose_turns(const Order& order) {
        for (const Face face : all_faces) choice_[index(face)] = turns_[order[index(face)]];
        return std::all_of(wish_.corners.begin(), wish_.corners.end(), [&](const CornerView& view) {
            return meet_in_a_corner(view, order, choice_);
        });
    }

    void try_turns(const Order& order, const Bounds<Edges>& edges, const Bounds<Corners>& corners,
                   Turns& turns, std::size_t face) {
        if (face < 6) {
            for (const std::uint8_t turn : choice_[face]) {
                turns[face] = turn;
                try_turns(order, edges, corners, turns, face + 1);
            }
            return;
        }
        const double of_edges = prior_ + bound_of<Edges>(edges, turns);
        if (of_edges + most_of_corners_ < least()) return;
        const double bound = of_edges + bound_of<Corners>(corners, turns);
        if (bound >= least()) keep(order, turns, bound);
    }

    void keep(const Order& order, const Turns& turns, double bound) {
        std::array<PicturePlace, 6> places;
        for (const Face face : all_faces) places[order[index(face)]] = {face, turns[index(face)]};
        const Arrangement arrangement = arrangement_of(places);
        const Facelets    looks       = arranged(labels_, arrangement);
        if (std::any_of(found_.begin(), found_.end(), [&](const Found& known) {
                return known.looks == looks && known.bound >= bound;
            }))
            return;
        const Found found{{arrangement, prior_, bound}, looks};
        found_.insert(
            std::upper_bound(found_.begin(), found_.end(), found,
                             [](const Found& a, const Found& b) { return a.bound > b.bound; }),
            found);
        if (found_.size() > wish_.most) found_.pop_back();
    }

    // What an arrangement needs in order to be kept.
    double least() const {
        if (found_.empty()) return -1e300;
        const double least = found_.front().bound - wish_.slack;
        return found_.size() < wish_.most ? least : std::max(least, found_.back().bound);
    }

    const StickerScores&                     scores_;
    const ArrangementWish&                   wish_;
    const Labels                             labels_;
    const double                             most_of_corners_;
    std::array<std::vector<std::uint8_t>, 6> turns_;   // by picture
    TurnChoice                               choice_;  // for the order that is tried
    std::vector<Found>                       found_;
    double                                   prior_ = 0;  // of the order that is tried
};

}  // namespace

std::vector<ScoredArrangement> likely_arrangements(const StickerScores&   scores,
                                                   const ArrangementWish& wish) {
    return Search(scores, wish).run();
}

}  // namespace antipode::colours
