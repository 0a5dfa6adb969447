#include "pocket/axes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cctype>

#include "notation/characters.h"
#include "pocket/messages.h"

namespace antipode::pocket {
namespace {

struct AxisRow {
    char                name;
    std::array<Face, 2> faces;  // of the layers 0 and 1
};

constexpr std::array<AxisRow, 3> axes = {{
    {'x', {Face::B, Face::F}},
    {'y', {Face::U, Face::D}},
    {'z', {Face::L, Face::R}},
}};

constexpr std::string_view blanks = " \t\r\n";

bool contains(std::string_view set, char c) { return set.find(c) != std::string_view::npos; }
bool is_coordinate(char c) { return c == '0' || c == '1'; }
bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

std::size_t axis_named(char c) {
    std::size_t axis = 0;
    while (axis < axes.size() && axes[axis].name != c) ++axis;
    return axis;
}

bool is_layer(std::string_view two) {
    return two.size() == 2 && axis_named(two[0]) < axes.size() && is_coordinate(two[1]);
}

// The layer 0 turns clockwise, seen from outside; so seen, layer 1 turns the other
// way when it turns the same way in space.
constexpr Turn forward(std::size_t layer) { return layer == 0 ? Turn::clockwise : Turn::counter; }

Error expected_at(std::string_view text, std::size_t offset, const Message& what) {
    if (offset >= text.size())
        return {.message = message<"pocket-input-ends">(what), .place = Span{text.size(), 0}};
    const std::string_view character = character_at(text, offset);
    return {
        .message = message<"pocket-unexpected">(visible(character), place_name(text, offset), what),
        .place   = Span{offset, character.size()}};
}

// ---- cubies -------------------------------------------------------------------

using Place = std::array<std::size_t, 3>;  // x, y, z

constexpr Face face_at(const Place& place, std::size_t axis) {
    return axes[axis].faces[place[axis]];
}

// The facelet of the cubie at `place` across `axis`.
std::size_t facelet_across(const Place& place, std::size_t axis) {
    Vector piece;
    for (std::size_t i = 0; i < axes.size(); ++i) piece = piece + normal(face_at(place, i));
    return facelet_from(facelet_at({face_at(place, axis), piece}));
}

std::string name_of(const Place& place) { return fmt::format("{}", fmt::join(place, "")); }

Place place_numbered(std::size_t i) { return {i >> 2 & 1, i >> 1 & 1, i & 1}; }

class CubieParser {
public:
    explicit CubieParser(std::string_view text) : text_(text) {}

    Result<Painting> parse() {
        for (skip(); at_ < text_.size(); skip())
            if (const auto wrong = take_cubie()) return *wrong;
        for (std::size_t i = 0; i < corner_count; ++i)
            if (painting_[facelet_across(place_numbered(i), 0)] == 0)
                return Error{.message = message<"cubie-missing">(name_of(place_numbered(i)))};
        return painting_;
    }

private:
    std::optional<Error> take_cubie() {
        const std::size_t start = at_;
        Place             place{};
        for (std::size_t& coordinate : place) {
            skip();
            if (at_ >= text_.size() || !is_coordinate(text_[at_]))
                return expected_at(text_, at_, message<"pocket-coordinates">());
            coordinate = text_[at_++] == '1' ? 1 : 0;
        }
        if (painting_[facelet_across(place, 0)] != 0)
            return Error{.message = message<"cubie-twice">(name_of(place)),
                         .place   = Span{start, at_ - start}};
        return take_colours(place);
    }

    // Three words, or one word of three letters.
    std::optional<Error> take_colours(const Place& place) {
        std::string colours;
        while (colours.size() < 3) {
            skip();
            const std::string_view word = take_word();
            if (word.empty()) return expected_at(text_, at_, message<"pocket-colours">());
            if (colours.empty() && word.size() == 3)
                colours = word;
            else
                colours += word.front();
        }
        for (std::size_t axis = 0; axis < axes.size(); ++axis)
            painting_[facelet_across(place, axis)] = colours[axis];
        return std::nullopt;
    }

    std::string_view take_word() {
        const std::size_t start = at_;
        while (at_ < text_.size() && is_letter(text_[at_])) ++at_;
        return text_.substr(start, at_ - start);
    }

    void skip() {
        while (at_ < text_.size()
               && (contains(blanks, text_[at_]) || contains("[](){}<>,:;=\"'", text_[at_])))
            ++at_;
    }

    std::string_view text_;
    std::size_t      at_ = 0;
    Painting         painting_{};
};

}  // namespace

bool looks_like_layer_turns(std::string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (is_layer(text.substr(i, 2))) return true;
    return false;
}

Result<Moves> parse_layer_turns(std::string_view text) {
    Moves       moves;
    std::size_t at = 0;
    for (;;) {
        while (at < text.size() && (contains(blanks, text[at]) || text[at] == ',')) ++at;
        if (at == text.size()) return moves;
        if (!is_layer(text.substr(at, 2)))
            return expected_at(text, at, message<"pocket-quarter-turn">());
        const std::size_t layer = text[at + 1] == '1' ? 1 : 0;
        const Face        face  = axes[axis_named(text[at])].faces[layer];
        at += 2;
        const std::size_t primes = at;
        for (const std::size_t most = text.substr(at, 1) == "\"" ? 1 : 2;
             at < text.size() && at - primes < most && contains("'\"", text[at]);)
            ++at;
        moves.push_back({face, at == primes ? forward(layer) : inverse(forward(layer))});
    }
}

std::string to_layer_turns(const Moves& moves) {
    std::string text;
    const auto  append = [&](Face face, Turn turn) {
        for (const AxisRow& axis : axes)
            for (std::size_t layer = 0; layer < axis.faces.size(); ++layer)
                if (axis.faces[layer] == face)
                    text += fmt::format("{}{}{}{}", text.empty() ? "" : " ", axis.name, layer,
                                        turn == forward(layer) ? "" : "''");
    };
    for (const Move m : moves) {
        const bool is_half = m.turn() == Turn::half;
        append(m.face(), is_half ? Turn::clockwise : m.turn());
        if (is_half) append(m.face(), Turn::clockwise);
    }
    return text;
}

std::string to_cubies(const HeldCube& cube) {
    const Painting painting = painting_of(cube);
    std::string    text;
    for (std::size_t i = 0; i < corner_count; ++i) {
        const Place place = place_numbered(i);
        text += fmt::format("{}{}:", i == 0 ? "" : " ", name_of(place));
        for (std::size_t axis = 0; axis < axes.size(); ++axis)
            text += painting[facelet_across(place, axis)];
    }
    return text;
}

bool looks_like_cubies(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n[({<");
    return first != std::string_view::npos
           && std::isdigit(static_cast<unsigned char>(text[first])) != 0;
}

Result<Painting> parse_cubies(std::string_view text) { return CubieParser(text).parse(); }

}  // namespace antipode::pocket
