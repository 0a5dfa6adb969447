#include "cube/partial_facelets.h"

#include <algorithm>
#include <vector>

#include "cube/messages.h"
#include "notation/characters.h"

namespace antipode {
namespace {

constexpr std::array<char, 6> face_symbols = {'U', 'R', 'F', 'D', 'L', 'B'};

// A character of the text, which need not be one byte.
struct WrittenSticker {
    std::string_view character;
    std::size_t      offset;

    bool is_unpainted() const {
        return character.size() == 1
               && unpainted_symbols.find(character.front()) != std::string_view::npos;
    }
    Span place() const { return {offset, character.size()}; }
};

// Colours are letters, and r is R; anything else is nobody's colour.
char folded(std::string_view character) {
    if (character.size() != 1) return 0;
    const char c = character.front();
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool is_colour(const WrittenSticker& symbol) {
    const char c = folded(symbol.character);
    return c > ' ' && c < 127 && !symbol.is_unpainted();
}

std::vector<WrittenSticker> symbols_of(std::string_view text) {
    constexpr std::string_view  spaces = " \t\r\n";
    std::vector<WrittenSticker> symbols;
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view character = character_at(text, i);
        if (spaces.find(character) == std::string_view::npos) symbols.push_back({character, i});
        i += character.size();
    }
    return symbols;
}

const WrittenSticker& centre(const std::vector<WrittenSticker>& symbols, std::size_t face) {
    return symbols[9 * face + 4];
}

template <MessageCode code>
Error wrong_centre(const WrittenSticker& symbol, std::size_t face) {
    return {.message = cube_message<code>(face_letters[face], facelet_name(9 * face + 4),
                                          visible(symbol.character)),
            .place   = symbol.place()};
}

// The centres that are painted keep to the letters of their faces.
Result<std::array<char, 6>> face_letters_in(const std::vector<WrittenSticker>& symbols) {
    for (std::size_t face = 0; face < 6; ++face) {
        const WrittenSticker& symbol = centre(symbols, face);
        if (!symbol.is_unpainted() && folded(symbol.character) != face_letters[face])
            return wrong_centre<"centre-not-own">(symbol, face);
    }
    return face_symbols;
}

// The six centres name the colours.
Result<std::array<char, 6>> colours_in(const std::vector<WrittenSticker>& symbols) {
    std::array<char, 6> colours{};
    for (std::size_t face = 0; face < 6; ++face) {
        const WrittenSticker& symbol = centre(symbols, face);
        if (!is_colour(symbol)) return wrong_centre<"centre-no-colour">(symbol, face);
        colours[face]    = folded(symbol.character);
        const auto first = std::find(colours.begin(), colours.end(), colours[face]);
        const auto other = static_cast<std::size_t>(first - colours.begin());
        if (other != face)
            return Error{.message = equal_centres(other, face, visible(symbol.character)),
                         .place   = symbol.place()};
    }
    return colours;
}

Result<std::array<char, 6>> read_centres(const std::vector<WrittenSticker>& symbols) {
    for (std::size_t face = 0; face < 6; ++face)
        if (centre(symbols, face).is_unpainted()) return face_letters_in(symbols);
    return colours_in(symbols);
}

Error unknown_colour(const WrittenSticker& symbol, std::size_t facelet,
                     const std::array<char, 6>& colours) {
    return {.message = cube_message<"unknown-colour-or-dot">(
                facelet_name(facelet), facelet + 1, visible(symbol.character), texts_of(colours),
                texts_of(unpainted_symbols)),
            .place = symbol.place()};
}

}  // namespace

std::optional<Facelets> PartialFacelets::all_painted() const {
    Facelets facelets;
    for (std::size_t i = 0; i < facelet_count; ++i) {
        if (!colours_[i]) return std::nullopt;
        facelets.paint(i, *colours_[i]);
    }
    return facelets;
}

std::string to_text(const PartialFacelets& facelets) {
    std::string text;
    for (std::size_t i = 0; i < facelet_count; ++i)
        text += facelets[i] ? letter(*facelets[i]) : unpainted_symbols.front();
    return text;
}

Result<WrittenPartialFacelets> parse_partial_facelets(std::string_view text) {
    const std::vector<WrittenSticker> symbols = symbols_of(text);
    if (symbols.size() != facelet_count)
        return Error{.message = cube_message<"wrong-sticker-count">(symbols.size())};
    const Result<std::array<char, 6>> colours = read_centres(symbols);
    if (!colours) return colours.error();
    WrittenPartialFacelets written{.facelets = {}, .symbols = *colours};
    for (std::size_t i = 0; i < facelet_count; ++i) {
        if (is_centre(i) || symbols[i].is_unpainted()) continue;
        const auto colour = std::ranges::find(*colours, folded(symbols[i].character));
        if (colour == colours->end()) return unknown_colour(symbols[i], i, *colours);
        written.facelets.paint(i, static_cast<Face>(colour - colours->begin()));
    }
    return written;
}

}  // namespace antipode
