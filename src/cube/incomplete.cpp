#include "cube/incomplete.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "cube/completion.h"
#include "cube/contradiction.h"
#include "cube/messages.h"
#include "cube/seen_slots.h"
#include "notation/characters.h"

namespace antipode {
namespace incomplete_detail {

constexpr char mark = '*';

// The text with its marks taken out, and which stickers had them.
struct MarkedText {
    std::string              text;
    std::vector<std::size_t> offsets;  // of the stickers
    std::vector<std::size_t> marked;   // stickers
    std::vector<std::size_t> hatched;
};

bool is_lower(char c) { return c >= 'a' && c <= 'z' && c != 'x'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z' && c != 'X'; }

// Lower case means something only beside upper case.
MarkedText marked_text(std::string_view text) {
    MarkedText result;
    result.text            = std::string(text);
    const bool has_hatches = std::ranges::any_of(text, is_upper);
    for (std::size_t i = 0; i < text.size(); i += character_at(text, i).size()) {
        if (std::string_view(" \t\r\n").find(text[i]) != std::string_view::npos) continue;
        if (text[i] == mark) {
            result.text[i] = unpainted_symbols.front();
            result.marked.push_back(result.offsets.size());
        }
        if (has_hatches && is_lower(text[i])) result.hatched.push_back(result.offsets.size());
        result.offsets.push_back(i);
    }
    return result;
}

struct Painting {
    MarkedText      written;
    PartialFacelets painted;  // hatches included

    bool is_marked(std::size_t facelet) const { return has(written.marked, facelet); }
    bool is_hatched(std::size_t facelet) const { return has(written.hatched, facelet); }
    Span place(std::size_t facelet) const { return {written.offsets[facelet], 1}; }

private:
    static bool has(const std::vector<std::size_t>& list, std::size_t facelet) {
        return std::ranges::find(list, facelet) != list.end();
    }
};

// Centres are what they are; hatching them means nothing.
Result<Painting> read(std::string_view text) {
    MarkedText written = marked_text(text);
    const auto painted = parse_partial_facelets(written.text);
    if (!painted) return painted.error();
    for (const std::size_t facelet : written.marked)
        if (is_centre(facelet))
            return Error{.message = cube_message<"centre-marked">(facelet_name(facelet), mark),
                         .place   = Span{written.offsets[facelet], 1}};
    return Painting{std::move(written), painted->facelets};
}

// What the coloured stickers alone leave no choice about.
Result<PartialFacelets> completed(const Painting& painting) {
    PartialFacelets coloured = painting.painted;
    for (const std::size_t facelet : painting.written.hatched)
        if (!is_centre(facelet)) coloured.clear(facelet);
    if (const auto done = complete(coloured)) return done->facelets;
    const Contradiction wrong = contradiction_in({coloured});
    Error               error = {.message = wrong.reason};
    if (!wrong.facelets.empty()) error.place = painting.place(wrong.facelets.front());
    return error;
}

// One slot: its stickers, and the names of the pieces of its kind.
struct Place {
    std::span<const std::uint8_t>     facelets;
    std::span<const std::string_view> names;
    std::string_view                  name;
    const char*                       kind;

    // "URF (stickers U9 R1 F3)"
    Message where() const {
        std::vector<std::string> stickers;
        for (const std::size_t facelet : facelets) stickers.push_back(facelet_name(facelet));
        return cube_message<"piece-at">(name, std::move(stickers));
    }
};

template <MessageCode code>
Error wrong(const Painting& painting, const Place& place, std::size_t facelet) {
    return {.message = cube_message<code>(place.kind, place.where()),
            .place   = painting.place(facelet)};
}

std::string sorted(std::string letters) {
    std::ranges::sort(letters);
    return letters;
}

std::string colours_at(const PartialFacelets& facelets, const Place& place) {
    std::string colours;
    for (const std::size_t facelet : place.facelets)
        if (facelets[facelet]) colours += letter(*facelets[facelet]);
    return colours;
}

Result<SeenSlot> seen_hatched(const Painting& painting, const Place& place) {
    const std::string colours = colours_at(painting.painted, place);
    for (const std::size_t facelet : place.facelets)
        if (!painting.is_hatched(facelet))
            return wrong<"piece-hatched-in-part">(painting, place, facelet);
    for (std::size_t piece = 0; piece < place.names.size(); ++piece)
        if (sorted(std::string(place.names[piece])) == sorted(colours))
            return SeenSlot{.piece = piece, .orientation = std::nullopt};
    return Error{.message = cube_message<"no-such-piece">(place.kind, place.where(), colours),
                 .place   = painting.place(place.facelets[0])};
}

Result<SeenSlot> seen_marked(const Painting& painting, const Place& place) {
    SeenSlot slot;
    for (std::size_t k = 0; k < place.facelets.size(); ++k) {
        const std::size_t facelet = place.facelets[k];
        if (painting.painted[facelet])
            return wrong<"piece-marked-and-coloured">(painting, place, facelet);
        if (!painting.is_marked(facelet)) continue;
        if (slot.orientation) return wrong<"piece-marked-twice">(painting, place, facelet);
        slot.orientation = k;
    }
    return slot;
}

// The colours name a piece, read from the sticker that orientations are counted from.
std::optional<SeenSlot> seen_piece(const std::string& colours, const Place& place) {
    for (std::size_t piece = 0; piece < place.names.size(); ++piece)
        for (std::size_t turned = 0; turned < colours.size(); ++turned) {
            if (colours.substr(turned) + colours.substr(0, turned) == place.names[piece])
                return SeenSlot{piece, turned};
        }
    return std::nullopt;
}

Result<SeenSlot> seen_coloured(const Painting& painting, const PartialFacelets& all,
                               const Place& place) {
    if (colours_at(painting.painted, place).empty()) return SeenSlot{};
    const std::string colours = colours_at(all, place);
    if (const auto slot = seen_piece(colours, place)) return *slot;
    const auto bare =
        std::ranges::find_if(place.facelets, [&](std::size_t facelet) { return !all[facelet]; });
    return wrong<"piece-painted-in-part">(painting, place,
                                          bare == place.facelets.end() ? place.facelets[0] : *bare);
}

Result<SeenSlot> seen_at(const Painting& painting, const PartialFacelets& all, const Place& place) {
    const auto any = [&](auto is) { return std::ranges::any_of(place.facelets, is); };
    if (any([&](std::size_t f) { return painting.is_marked(f); }))
        return seen_marked(painting, place);
    if (any([&](std::size_t f) { return painting.is_hatched(f); }))
        return seen_hatched(painting, place);
    return seen_coloured(painting, all, place);
}

Result<SeenSlots> seen_in(const Painting& painting) {
    const auto all = completed(painting);
    if (!all) return all.error();
    SeenSlots seen;
    for (std::size_t i = 0; i < corner_count; ++i) {
        const auto slot =
            seen_at(painting, *all, {corner_facelets[i], corner_names, corner_names[i], "corner"});
        if (!slot) return slot.error();
        seen.corners[i] = *slot;
    }
    for (std::size_t i = 0; i < edge_count; ++i) {
        const auto slot =
            seen_at(painting, *all, {edge_facelets[i], edge_names, edge_names[i], "edge"});
        if (!slot) return slot.error();
        seen.edges[i] = *slot;
    }
    return seen;
}

}  // namespace incomplete_detail

Result<IncompleteCube> parse_incomplete(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin != std::string_view::npos && text[begin] == '{') {
        const auto seen = parse_seen_json(text);
        return seen ? assemble(*seen) : seen.error();
    }
    const auto painting = incomplete_detail::read(text);
    if (!painting) return painting.error();
    const auto seen = incomplete_detail::seen_in(*painting);
    return seen ? assemble(*seen) : seen.error();
}

}  // namespace antipode
