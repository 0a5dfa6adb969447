#include "cube/facelets.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "cube/messages.h"
#include "notation/characters.h"

namespace antipode {
namespace {

// What three (two) colours on the facelets of a corner (edge) slot mean.
// Colours are face indices; `none` marks combinations that no piece has.
constexpr std::uint8_t none = 0xff;

using CornerLookup = std::array<std::array<std::array<std::uint8_t, 6>, 6>, 6>;
using EdgeLookup   = std::array<std::array<std::uint8_t, 6>, 6>;

constexpr std::size_t colour_of(std::string_view name, std::size_t sticker) {
    return index(face_named(name[sticker]));
}

constexpr CornerLookup make_corner_lookup() {
    CornerLookup lookup{};
    for (auto& plane : lookup)
        for (auto& line : plane) line.fill(none);
    for (std::size_t piece = 0; piece < corner_count; ++piece)
        for (std::size_t twist = 0; twist < 3; ++twist) {
            // Facelet k of the slot shows sticker k - twist of the piece.
            const auto seen = [&](std::size_t k) {
                return colour_of(corner_names[piece], (k + 3 - twist) % 3);
            };
            lookup[seen(0)][seen(1)][seen(2)] = Cubie(piece, twist).bits();
        }
    return lookup;
}

constexpr EdgeLookup make_edge_lookup() {
    EdgeLookup lookup{};
    for (auto& line : lookup) line.fill(none);
    for (std::size_t piece = 0; piece < edge_count; ++piece)
        for (std::size_t flip = 0; flip < 2; ++flip)
            lookup[colour_of(edge_names[piece], flip)][colour_of(edge_names[piece], 1 - flip)] =
                Cubie(piece, flip).bits();
    return lookup;
}

constexpr CornerLookup corner_lookup = make_corner_lookup();
constexpr EdgeLookup   edge_lookup   = make_edge_lookup();

std::uint8_t corner_seen_at(const Facelets& facelets, std::size_t slot) {
    const auto& at = corner_facelets[slot];
    return corner_lookup[index(facelets[at[0]])][index(facelets[at[1]])][index(facelets[at[2]])];
}

std::uint8_t edge_seen_at(const Facelets& facelets, std::size_t slot) {
    const auto& at = edge_facelets[slot];
    return edge_lookup[index(facelets[at[0]])][index(facelets[at[1]])];
}

Cubie cubie_from(std::uint8_t bits) { return Cubie(bits & 15, bits >> 4); }

// The wording of one kind of piece, so that corners and edges share their messages.
struct PieceKind {
    std::string_view word;
    std::size_t      pieces;
    std::size_t      stickers;
    std::string_view (*name)(std::size_t);
    std::size_t (*facelet)(std::size_t slot, std::size_t k);
    std::uint8_t (*seen_at)(const Facelets&, std::size_t slot);
};

constexpr PieceKind corner_kind = {
    "corner",
    corner_count,
    3,
    [](std::size_t i) { return corner_names[i]; },
    [](std::size_t slot, std::size_t k) -> std::size_t { return corner_facelets[slot][k]; },
    corner_seen_at};
constexpr PieceKind edge_kind = {
    "edge",
    edge_count,
    2,
    [](std::size_t i) { return edge_names[i]; },
    [](std::size_t slot, std::size_t k) -> std::size_t { return edge_facelets[slot][k]; },
    edge_seen_at};

std::string colours_at(const WrittenFacelets& written, const PieceKind& kind, std::size_t slot) {
    std::string colours;
    for (std::size_t k = 0; k < kind.stickers; ++k)
        colours += written.symbols[index(written.facelets[kind.facelet(slot, k)])];
    return colours;
}

// "UF (stickers U8 F2)"
Message piece_at(const PieceKind& kind, std::size_t slot) {
    std::vector<std::string> stickers;
    for (std::size_t k = 0; k < kind.stickers; ++k)
        stickers.push_back(facelet_name(kind.facelet(slot, k)));
    return cube_message<"piece-at">(kind.name(slot), std::move(stickers));
}

// A corner with two stickers exchanged looks right in every mirror but the real one.
bool is_mirrored_corner(const Facelets& facelets, std::size_t slot) {
    Facelets    swapped = facelets;
    const auto& at      = corner_facelets[slot];
    swapped.paint(at[1], facelets[at[2]]);
    swapped.paint(at[2], facelets[at[1]]);
    return corner_seen_at(swapped, slot) != none;
}

Message no_such_piece(const WrittenFacelets& written, const PieceKind& kind, std::size_t slot) {
    const std::string colours = colours_at(written, kind, slot);
    if (kind.stickers == 3 && is_mirrored_corner(written.facelets, slot))
        return cube_message<"piece-mirrored">(kind.word, piece_at(kind, slot), colours);
    return cube_message<"no-such-piece">(kind.word, piece_at(kind, slot), colours);
}

std::optional<Error> check_pieces(const WrittenFacelets& written, const PieceKind& kind) {
    std::array<std::optional<std::size_t>, edge_count> found_at{};
    for (std::size_t slot = 0; slot < kind.pieces; ++slot) {
        const std::uint8_t seen = kind.seen_at(written.facelets, slot);
        if (seen == none) return Error{.message = no_such_piece(written, kind, slot)};
        auto& first = found_at[cubie_from(seen).piece()];
        if (first)
            return Error{.message = cube_message<"piece-twice">(
                             kind.word, colours_at(written, kind, slot), piece_at(kind, *first),
                             piece_at(kind, slot))};
        first = slot;
    }
    return std::nullopt;
}

std::optional<Error> check_colours(const WrittenFacelets& written) {
    constexpr int      stickers_of_colour = 9;
    std::array<int, 6> seen{};
    for (std::size_t i = 0; i < facelet_count; ++i) ++seen[index(written.facelets[i])];
    std::vector<Message> wrong;
    for (Face f : all_faces)
        if (seen[index(f)] != stickers_of_colour)
            wrong.push_back(
                cube_message<"colour-count">(written.symbols[index(f)], seen[index(f)]));
    if (wrong.empty()) return std::nullopt;
    return Error{.message =
                     cube_message<"wrong-colour-counts">(stickers_of_colour, std::move(wrong))};
}

struct WrittenColour {
    char        character;
    std::size_t offset;  // in the text as written
};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Symbols must be fit for messages, so a colour is one character of ASCII.
bool is_printable(char c) { return c > ' ' && c < 127; }

std::string shown(char c) { return visible(std::string_view(&c, 1)); }

// The six centres name the colours.
std::optional<Error> read_centres(const std::vector<WrittenColour>& symbols,
                                  WrittenFacelets&                  written) {
    const auto centre = [&](std::size_t face) { return symbols[9 * face + 4]; };
    for (std::size_t i = 0; i < 6; ++i) {
        written.symbols[i] = centre(i).character;
        if (!is_printable(centre(i).character))
            return Error{.message = cube_message<"centre-no-colour">(
                             face_letters[i], facelet_name(9 * i + 4), shown(centre(i).character)),
                         .place = Span{centre(i).offset, 1}};
        for (std::size_t j = 0; j < i; ++j)
            if (written.symbols[i] == written.symbols[j])
                return Error{.message = equal_centres(j, i, shown(written.symbols[i])),
                             .place   = Span{centre(i).offset, 1}};
    }
    return std::nullopt;
}

}  // namespace

Message equal_centres(std::size_t first, std::size_t second, std::string_view shown) {
    return cube_message<"centres-equal">(
        face_letters[first], face_letters[second],
        std::vector{facelet_name(9 * first + 4), facelet_name(9 * second + 4)}, shown);
}

Facelets facelets_of(const Cube& cube) {
    Facelets facelets;
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        for (std::size_t k = 0; k < 3; ++k) {
            const Cubie       c       = cube.corners[slot];
            const std::size_t facelet = corner_facelets[slot][(k + c.orientation()) % 3];
            facelets.paint(facelet, face_of(corner_facelets[c.piece()][k]));
        }
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        for (std::size_t k = 0; k < 2; ++k) {
            const Cubie       e       = cube.edges[slot];
            const std::size_t facelet = edge_facelets[slot][(k + e.orientation()) % 2];
            facelets.paint(facelet, face_of(edge_facelets[e.piece()][k]));
        }
    return facelets;
}

std::string to_text(const Facelets& facelets) {
    std::string text;
    for (std::size_t i = 0; i < facelet_count; ++i) text += letter(facelets[i]);
    return text;
}

std::string facelet_name(std::size_t facelet) {
    return fmt::format("{}{}", letter(face_of(facelet)), facelet % 9 + 1);
}

Result<WrittenFacelets> parse_facelets(std::string_view text) {
    std::vector<WrittenColour> symbols;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (!is_space(text[i])) symbols.push_back({text[i], i});
    if (symbols.size() != facelet_count)
        return Error{.message = cube_message<"wrong-facelet-count">(symbols.size())};

    WrittenFacelets written;
    if (auto error = read_centres(symbols, written)) return *error;
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const auto colour =
            std::find(written.symbols.begin(), written.symbols.end(), symbols[i].character);
        if (colour == written.symbols.end())
            return Error{
                .message = cube_message<"unknown-colour">(
                    facelet_name(i), i + 1, shown(symbols[i].character), texts_of(written.symbols)),
                .place = Span{symbols[i].offset, 1}};
        written.facelets.paint(i, static_cast<Face>(colour - written.symbols.begin()));
    }
    return written;
}

std::optional<Cube> try_assemble(const Facelets& facelets) {
    Cube     cube;
    unsigned corners = 0;
    unsigned edges   = 0;
    for (std::size_t slot = 0; slot < corner_count; ++slot) {
        const std::uint8_t seen = corner_seen_at(facelets, slot);
        if (seen == none) return std::nullopt;
        cube.corners[slot] = cubie_from(seen);
        corners |= 1U << cube.corners[slot].piece();
    }
    for (std::size_t slot = 0; slot < edge_count; ++slot) {
        const std::uint8_t seen = edge_seen_at(facelets, slot);
        if (seen == none) return std::nullopt;
        cube.edges[slot] = cubie_from(seen);
        edges |= 1U << cube.edges[slot].piece();
    }
    const bool each_once = std::popcount(corners) == 8 && std::popcount(edges) == 12;
    return each_once ? std::optional(cube) : std::nullopt;
}

Result<Cube> assemble(const WrittenFacelets& written) {
    if (const std::optional<Cube> cube = try_assemble(written.facelets)) return *cube;
    if (auto error = check_colours(written)) return *error;
    if (auto error = check_pieces(written, corner_kind)) return *error;
    if (auto error = check_pieces(written, edge_kind)) return *error;
    assert(false && "a cube that does not assemble breaks one of the three rules above");
    return Error{.message = cube_message<"no-cube">()};
}

}  // namespace antipode
