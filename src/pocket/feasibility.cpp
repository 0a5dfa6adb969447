// The test of the 2x2x2 paper: eight different corners, each of the right colours
// the right way round, and twists that add up to whole turns. Every failure gets
// the first reason of these, from what is seen at once to what has to be computed.
#include <algorithm>
#include <map>
#include <set>

#include "cube/messages.h"
#include "cube/slots.h"
#include "notation/characters.h"
#include "pocket/messages.h"
#include "pocket/painting.h"

namespace antipode::pocket {
namespace {

constexpr std::size_t stickers_per_colour = 4;

// White up, red right and green in front, as WCA holds a cube.
constexpr Scheme usual_scheme = {'W', 'R', 'G', 'Y', 'O', 'B'};

constexpr Scheme lowered_scheme(Scheme scheme) {
    for (char& c : scheme) c = lowered(c);
    return scheme;
}

Scheme sorted(Scheme scheme) {
    std::ranges::sort(scheme);
    return scheme;
}

std::map<char, std::size_t> count_colours(const Painting& painting) {
    std::map<char, std::size_t> counts;
    for (const char c : painting) ++counts[c];
    return counts;
}

std::array<char, 3> colours_at(const Painting& painting, std::size_t slot) {
    const auto& at = facelets_of_slot[slot];
    return {painting[at[0]], painting[at[1]], painting[at[2]]};
}

// Which corner shows these colours, and how it is twisted.
std::optional<Cubie> corner_showing(const std::array<char, 3>& colours, const Scheme& scheme) {
    for (std::size_t piece = 0; piece < corner_count; ++piece)
        for (std::size_t twist = 0; twist < 3; ++twist) {
            const Cubie cubie(piece, twist);
            const auto  is_shown = [&](std::size_t k) {
                return scheme[index(colour_shown<Corners>(cubie, k))] == colours[k];
            };
            if (is_shown(0) && is_shown(1) && is_shown(2)) return cubie;
        }
    return std::nullopt;
}

std::size_t different_corners(const Painting& painting, const Scheme& scheme) {
    std::set<std::size_t> pieces;
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        if (const auto cubie = corner_showing(colours_at(painting, slot), scheme))
            pieces.insert(cubie->piece());
    return pieces.size();
}

// Of all ways to give the six colours to the faces, the first that explains most
// corners. Eight different ones leave no second, up to a rotation.
Scheme best_scheme(const Painting& painting, const Scheme& colours) {
    Scheme      best;
    std::size_t most  = 0;
    const auto  offer = [&](const Scheme& scheme) {
        const std::size_t corners = different_corners(painting, scheme);
        if (corners > most || most == 0) best = scheme;
        most = std::max(most, corners);
    };
    for (const Scheme& usual : {usual_scheme, lowered_scheme(usual_scheme)})
        if (sorted(usual) == colours) offer(usual);
    // The first colour may be called U: the others are named from there.
    for (Scheme scheme = colours; most < corner_count && scheme[0] == colours[0];
         std::next_permutation(scheme.begin(), scheme.end()))
        offer(scheme);
    return best;
}

// ---- the reasons --------------------------------------------------------------

using Faults = std::vector<std::size_t>;

Feasibility infeasible(Message reason, Faults facelets) {
    std::ranges::sort(facelets);
    return {std::nullopt, std::move(reason), std::move(facelets)};
}

template <class Predicate>
Faults facelets_where(const Painting& painting, const Predicate& predicate) {
    Faults facelets;
    for (std::size_t i = 0; i < facelet_count; ++i)
        if (predicate(painting[i])) facelets.push_back(i);
    return facelets;
}

bool is_face_name(char c) { return face_letters.find(c) != std::string_view::npos; }

Message miscounted(const std::map<char, std::size_t>& counts) {
    std::vector<std::string> colours;
    std::vector<Message>     wrong;
    for (const auto& [colour, count] : counts) {
        colours.emplace_back(1, colour);
        if (count != stickers_per_colour)
            wrong.push_back(cube_message<"colour-count">(colour, count));
    }
    if (counts.size() != face_scheme.size())
        return message<"pocket-wrong-colours">(counts.size(), std::move(colours));
    return cube_message<"wrong-colour-counts">(stickers_per_colour, std::move(wrong));
}

// Six colours, four stickers of each.
std::optional<Feasibility> wrong_counts(const Painting& painting) {
    std::map<char, std::size_t> counts = count_colours(painting);
    if (std::ranges::all_of(painting, is_face_name))
        for (const char c : face_letters) counts.try_emplace(c, 0);
    const auto is_right = [](const auto& count) { return count.second == stickers_per_colour; };
    if (std::ranges::all_of(counts, is_right)) return std::nullopt;  // so there are six
    return infeasible(miscounted(counts), facelets_where(painting, [&](char c) {
                          return counts[c] != stickers_per_colour;
                      }));
}

Message place_of_slot(std::size_t slot) {
    std::vector<std::string> stickers;
    for (const std::size_t facelet : facelets_of_slot[slot])
        stickers.push_back(facelet_name(facelet));
    return cube_message<"piece-at">(corner_names[slot], std::move(stickers));
}

std::string text_of(const std::array<char, 3>& colours) { return {colours.begin(), colours.end()}; }

// What is wrong with the colours of the corner in one slot.
Message wrong_colours(std::size_t slot, const std::array<char, 3>& colours, const Scheme& scheme) {
    const Message     place = place_of_slot(slot);
    const std::string shown = text_of(colours);
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const char a = colours[j];
            const char b = colours[i];
            if (a == b) return message<"pocket-colour-twice">(place, shown, a);
            const auto face = std::ranges::find(scheme, a) - scheme.begin();
            if (scheme[index(opposite(all_faces[static_cast<std::size_t>(face)]))] == b)
                return message<"pocket-opposite-colours">(place, shown, a, b);
        }
    return cube_message<"piece-mirrored">("corner", place, shown);
}

Faults facelets_at(std::size_t slot) {
    return {facelets_of_slot[slot].begin(), facelets_of_slot[slot].end()};
}

Feasibility no_such_corner(const Painting& painting, const Scheme& scheme, std::size_t slot) {
    return infeasible(wrong_colours(slot, colours_at(painting, slot), scheme), facelets_at(slot));
}

Feasibility alike(const Painting& painting, std::size_t first, std::size_t second) {
    Faults facelets = facelets_at(first);
    for (const std::size_t facelet : facelets_at(second)) facelets.push_back(facelet);
    return infeasible(cube_message<"piece-twice">("corner", text_of(colours_at(painting, second)),
                                                  place_of_slot(first), place_of_slot(second)),
                      std::move(facelets));
}

Feasibility put_together(const Painting& painting, const Scheme& scheme) {
    Cube                                                 cube;
    std::array<std::optional<std::size_t>, corner_count> found_at{};
    std::size_t                                          twist = 0;
    for (std::size_t slot = 0; slot < corner_count; ++slot) {
        const auto cubie = corner_showing(colours_at(painting, slot), scheme);
        if (!cubie) return no_such_corner(painting, scheme, slot);
        auto& first = found_at[cubie->piece()];
        if (first) return alike(painting, *first, slot);
        first              = slot;
        cube.corners[slot] = *cubie;
        twist += cubie->orientation();
    }
    if (twist % 3 == 0) return {HeldCube(cube), {}, {}};
    const Message law =
        cube_message<"corners-twisted">(twist % 3 == 1 ? "clockwise" : "counter-clockwise");
    return infeasible(message<"pocket-corners-twisted">(law),
                      facelets_where(painting, [](char) { return true; }));
}

}  // namespace

Feasibility feasibility(const Painting& painting) {
    if (auto wrong = wrong_counts(painting)) return *std::move(wrong);
    Scheme colours{};
    std::ranges::transform(count_colours(painting), colours.begin(),
                           [](const auto& count) { return count.first; });
    const bool has_face_names = colours == sorted(face_scheme);
    return put_together(painting, has_face_names ? face_scheme : best_scheme(painting, colours));
}

}  // namespace antipode::pocket
