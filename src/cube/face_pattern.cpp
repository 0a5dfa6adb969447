#include "cube/face_pattern.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>

#include "base/names_of.h"
#include "cube/messages.h"
#include "notation/characters.h"

namespace antipode {
namespace {

constexpr char        any_cell    = '.';
constexpr std::size_t centre_cell = 4;

// Which cell of the drawing lies on each cell of the face.
using CellMap = std::array<std::uint8_t, cells_of_face>;

constexpr std::size_t ways_to_lie = 8;

constexpr std::array<CellMap, ways_to_lie> make_cell_maps() {
    std::array<CellMap, ways_to_lie> maps{};
    for (std::size_t way = 0; way < ways_to_lie; ++way)
        for (std::size_t cell = 0; cell < cells_of_face; ++cell) {
            std::size_t row    = cell / 3;
            std::size_t column = cell % 3;
            if ((way & 1) != 0) std::swap(row, column);
            if ((way & 2) != 0) row = 2 - row;
            if ((way & 4) != 0) column = 2 - column;
            maps[way][cell] = static_cast<std::uint8_t>(3 * row + column);
        }
    return maps;
}

constexpr std::array<CellMap, ways_to_lie> cell_maps = make_cell_maps();

std::span<const CellMap> ways_of(const FacePattern& pattern) {
    return std::span(cell_maps).first(pattern.as_drawn ? 1 : ways_to_lie);
}

bool is_label(char c) { return 'a' <= c && c <= 'z'; }
bool is_colour(char c) { return face_letters.find(c) != std::string_view::npos; }

Face colour_at(const Facelets& facelets, Face face, std::size_t cell) {
    return facelets[cells_of_face * index(face) + cell];
}

// Which colour each symbol of a pattern stands for, as far as cells have said.
class Meaning {
public:
    Meaning() { colour_of_.fill(any_colour); }

    // Whether the symbol can stand for the colour, and nothing else does.
    bool agree(char symbol, std::uint8_t colour) {
        if (symbol == any_cell) return true;
        if (is_colour(symbol) && index(face_named(symbol)) != colour) return false;
        std::uint8_t& known = colour_of_[static_cast<unsigned char>(symbol)];
        char&         taken = symbol_of_[colour];
        if (known == any_colour && taken == 0) {
            known = colour;
            taken = symbol;
        }
        return known == colour && taken == symbol;
    }

private:
    std::array<std::uint8_t, 128>  colour_of_{};
    std::array<char, colour_count> symbol_of_{};
};

// Rows of names, first the ones that most people know.
constexpr NamedPattern known_patterns[] = {
    {"solid", "aaa/aaa/aaa"},  {"dot", "aaa/aba/aaa"},    {"checkerboard", "aba/bab/aba"},
    {"plus", "bab/aaa/bab"},   {"cross", "bab/aca/bab"},  {"stripe", "aaa/bbb/aaa"},
    {"bar", "aaa/aaa/bbb"},    {"square", "aab/aab/bbb"}, {"H", "aba/aaa/aba"},
    {"T", "aaa/bab/bab"},      {"L", "abb/abb/aaa"},      {"U", "aba/aba/aaa"},
    {"Y", "aba/bab/bab"},      {"Z", "aab/bab/baa"},      {"diagonal", "abb/bab/bba"},
    {"corner", "aaa/aaa/aab"}, {"edge", "aaa/aaa/aba"},   {"stripes", "aaa/bbb/ccc"},
};

bool is_same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lowered, lowered);
}

// The place is one of the text; who shows it says where that stands.
Error wrong_pattern(Span place, Message why) {
    return {.kind = ErrorKind::usage, .message = std::move(why), .place = place};
}

// One of the patterns of a text: `place` is where it stands there.
class PatternReader {
public:
    PatternReader(std::string_view text, Span place) : text_(text), place_(place) {
        while (place_.length > 0 && text_[place_.offset] == ' ') skip();
        while (place_.length > 0 && text_[place_.offset + place_.length - 1] == ' ')
            --place_.length;
    }

    Result<FacePattern> run() {
        FacePattern pattern;
        if (place_.length > 0 && text_[place_.offset] == '=') {
            pattern.as_drawn = true;
            skip();
        }
        std::string_view drawing = text_.substr(place_.offset, place_.length);
        for (const NamedPattern& row : known_patterns)
            if (is_same_word(row.name, drawing)) return drawn(pattern, row.drawing);
        if (auto error = unreadable(drawing)) return *error;
        return drawn(pattern, drawing);
    }

private:
    void skip() {
        ++place_.offset;
        --place_.length;
    }

    static FacePattern drawn(FacePattern pattern, std::string_view drawing) {
        std::size_t cell = 0;
        for (char c : drawing)
            if (c != '/' && c != ' ') pattern.cells[cell++] = c;
        return pattern;
    }

    std::optional<Error> unreadable(std::string_view drawing) const {
        std::size_t cells   = 0;
        std::string symbols = {};
        for (const char c : drawing) {
            if (c == '/' || c == ' ') {
                if (cells % 3 != 0) return bad_shape();
                continue;
            }
            if (c != any_cell && !is_label(c) && !is_colour(c)) return unknown();
            ++cells;
            if (c != any_cell && symbols.find(c) == std::string::npos) symbols += c;
        }
        if (cells != cells_of_face)
            return drawing.find('/') == std::string_view::npos ? unknown() : bad_shape();
        if (symbols.size() > colour_count)
            return wrong_pattern(place_, cube_message<"pattern-too-colourful">());
        return std::nullopt;
    }

    Error bad_shape() const { return wrong_pattern(place_, cube_message<"pattern-wrong-shape">()); }

    Error unknown() const {
        return wrong_pattern(place_, cube_message<"unknown-pattern">(
                                         visible(text_.substr(place_.offset, place_.length)),
                                         texts_of(names_of(known_patterns))));
    }

    std::string_view text_;
    Span             place_;
};

// Adds all colourings that agree with the cells up to here.
void spread(const std::array<char, cells_of_face>& cells, std::size_t cell, const Meaning& meaning,
            FaceColouring& colouring, std::vector<FaceColouring>& all) {
    if (cell == cells_of_face) {
        all.push_back(colouring);
        return;
    }
    if (cells[cell] == any_cell) {
        if (cell != centre_cell) colouring[cell] = any_colour;
        return spread(cells, cell + 1, meaning, colouring, all);
    }
    for (std::uint8_t colour = 0; colour < colour_count; ++colour) {
        if (cell == centre_cell && colour != colouring[centre_cell]) continue;
        Meaning next = meaning;
        if (!next.agree(cells[cell], colour)) continue;
        colouring[cell] = colour;
        spread(cells, cell + 1, next, colouring, all);
    }
}

std::array<char, cells_of_face> laid(const FacePattern& pattern, const CellMap& way) {
    std::array<char, cells_of_face> cells{};
    for (std::size_t cell = 0; cell < cells_of_face; ++cell) cells[cell] = pattern.cells[way[cell]];
    return cells;
}

}  // namespace

std::span<const NamedPattern> named_patterns() { return known_patterns; }

Result<std::vector<FacePattern>> parse_face_patterns(std::string_view text) {
    std::vector<FacePattern> patterns;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('|', begin), text.size());
        auto              one = PatternReader(text, {begin, end - begin}).run();
        if (!one) return one.error();
        patterns.push_back(*one);
        begin = end + 1;
    }
    return patterns;
}

std::string to_text(const FacePattern& pattern) {
    const std::string_view cells(pattern.cells.data(), cells_of_face);
    return fmt::format("{}{}/{}/{}", pattern.as_drawn ? "=" : "", cells.substr(0, 3),
                       cells.substr(3, 3), cells.substr(6, 3));
}

std::string to_text(std::span<const FacePattern> patterns) {
    std::string text;
    for (const FacePattern& pattern : patterns)
        text += fmt::format("{}{}", text.empty() ? "" : "|", to_text(pattern));
    return text;
}

bool shows(const Facelets& facelets, Face face, const FacePattern& pattern) {
    return std::ranges::any_of(ways_of(pattern), [&](const CellMap& way) {
        Meaning meaning;
        for (std::size_t cell = 0; cell < cells_of_face; ++cell)
            if (!meaning.agree(pattern.cells[way[cell]],
                               static_cast<std::uint8_t>(index(colour_at(facelets, face, cell)))))
                return false;
        return true;
    });
}

bool shows_any(const Facelets& facelets, Face face, std::span<const FacePattern> patterns) {
    return std::ranges::any_of(
        patterns, [&](const FacePattern& pattern) { return shows(facelets, face, pattern); });
}

std::size_t colours_on(const Facelets& facelets, Face face) {
    unsigned seen = 0;
    for (std::size_t cell = 0; cell < cells_of_face; ++cell)
        seen |= 1U << index(colour_at(facelets, face, cell));
    return static_cast<std::size_t>(std::popcount(seen));
}

FacePattern pattern_of(const Facelets& facelets, Face face) {
    FacePattern first;
    for (const CellMap& way : cell_maps) {
        FacePattern                    pattern;
        std::array<char, colour_count> labels{};
        char                           next = 'a';
        for (std::size_t cell = 0; cell < cells_of_face; ++cell) {
            char& label = labels[index(colour_at(facelets, face, way[cell]))];
            if (label == 0) label = next++;
            pattern.cells[cell] = label;
        }
        if (first.cells[0] == 0 || pattern.cells < first.cells) first = pattern;
    }
    return first;
}

bool is_continuous(const Facelets& facelets) {
    for (const auto& edge : edge_facelets)
        for (const auto& corner : corner_facelets) {
            std::array<int, 2> agrees = {-1, -1};
            for (std::size_t side = 0; side < 2; ++side)
                for (std::uint8_t facelet : corner)
                    if (face_of(facelet) == face_of(edge[side]))
                        agrees[side] = facelets[facelet] == facelets[edge[side]];
            // A corner that touches only one of the faces, or none, is no neighbour.
            if (agrees[0] >= 0 && agrees[1] >= 0 && agrees[0] != agrees[1]) return false;
        }
    return true;
}

std::vector<FaceColouring> colourings_of(const FacePattern& pattern, Face face) {
    std::vector<FaceColouring> all;
    for (const CellMap& way : ways_of(pattern)) {
        FaceColouring colouring{};
        colouring[centre_cell] = static_cast<std::uint8_t>(index(face));
        spread(laid(pattern, way), 0, Meaning(), colouring, all);
    }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

}  // namespace antipode
