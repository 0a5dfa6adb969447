#include "cube/cycle_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "cube/messages.h"
#include "notation/characters.h"

namespace antipode {
namespace {

// A piece as it is named in a cycle: any of its stickers may come first.
struct NamedPiece {
    bool        is_corner = true;
    std::size_t piece     = 0;
    std::size_t first     = 0;      // the place of its first letter in the piece's own name
    bool        reversed  = false;  // its letters run counter-clockwise
    Span        place     = {};

    bool is_same_piece(const NamedPiece& other) const {
        return is_corner == other.is_corner && piece == other.piece;
    }
};

struct NamedCycle {
    std::vector<NamedPiece> pieces;
    int                     turn = 0;  // 1 for +, -1 for -
    Span                    place;
};

template <std::size_t pieces>
std::optional<NamedPiece> piece_among(const std::array<std::string_view, pieces>& names,
                                      std::string_view                            word) {
    for (std::size_t piece = 0; piece < pieces; ++piece) {
        const std::string_view name = names[piece];
        if (name.size() != word.size()
            || !std::is_permutation(word.begin(), word.end(), name.begin()))
            continue;
        const std::size_t first = name.find(word[0]);
        return NamedPiece{name.size() == 3, piece, first,
                          name.size() == 3 && word[1] != name[(first + 1) % 3]};
    }
    return std::nullopt;
}

std::optional<NamedPiece> piece_named(std::string_view word) {
    return word.size() == 3 ? piece_among(corner_names, word) : piece_among(edge_names, word);
}

class CycleReader {
public:
    explicit CycleReader(std::string_view text) : text_(text) {}

    Result<std::vector<NamedCycle>> run() {
        std::vector<NamedCycle> cycles;
        for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
            const std::size_t open = at_;
            if (!take('(')) return unexpected(cube_message<"expected-cycle">());
            NamedCycle cycle;
            if (auto error = read_pieces(cycle)) return *error;
            if (cycle.turn == 0) read_mark(cycle);
            cycle.place = {open, at_ - open};
            cycles.push_back(std::move(cycle));
        }
        return cycles;
    }

private:
    void skip_blanks() {
        while (at_ < text_.size()
               && std::string_view(" \t\r\n,").find(text_[at_]) != std::string_view::npos)
            ++at_;
    }
    bool take(char c) {
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    void read_mark(NamedCycle& cycle) {
        if (take('+')) cycle.turn = 1;
        if (cycle.turn == 0 && take('-')) cycle.turn = -1;
    }

    // To the closing bracket.
    std::optional<Error> read_pieces(NamedCycle& cycle) {
        for (;;) {
            skip_blanks();
            read_mark(cycle);
            skip_blanks();
            if (take(')')) return std::nullopt;
            if (cycle.turn != 0) return unexpected(cube_message<"expected-cycle-end">());
            const std::size_t end =
                std::min(text_.find_first_not_of(face_letters, at_), text_.size());
            const std::string_view word  = text_.substr(at_, end - at_);
            auto                   piece = piece_named(word);
            if (!piece) return no_piece(word);
            piece->place = {at_, word.size()};
            cycle.pieces.push_back(*piece);
            at_ = end;
        }
    }

    Error no_piece(std::string_view word) const {
        const Message expected = cube_message<"expected-cycle-piece">();
        if (word.empty()) return unexpected(expected);
        return {.message = cube_message<"unknown-piece-in-cycle">(visible(word),
                                                                  place_name(text_, at_), expected),
                .place   = Span{at_, word.size()}};
    }
    Error unexpected(const Message& expected) const {
        if (at_ == text_.size())
            return {.message = cube_message<"cycles-end">(place_name(text_, at_), expected),
                    .place   = Span{at_, 0}};
        const std::string_view character = character_at(text_, at_);
        return {.message = cube_message<"unexpected-in-cycles">(visible(character),
                                                                place_name(text_, at_), expected),
                .place   = Span{at_, character.size()}};
    }

    std::string_view text_;
    std::size_t      at_ = 0;
};

template <MessageCode code>
Error wrong_piece(std::string_view text, const NamedPiece& piece) {
    return {.message = cube_message<code>(text.substr(piece.place.offset, piece.place.length),
                                          place_name(text, piece.place.offset)),
            .place   = piece.place};
}

// Puts each piece of the cycle into the slot of the next.
std::optional<Error> perform(const NamedCycle& cycle, std::string_view text, Cube& cube) {
    for (std::size_t i = 0; i < cycle.pieces.size(); ++i) {
        const bool        closes = i + 1 == cycle.pieces.size();
        const NamedPiece& from   = cycle.pieces[i];
        const NamedPiece& to     = cycle.pieces[closes ? 0 : i + 1];
        if (to.is_corner != from.is_corner) return wrong_piece<"cycle-mixes-kinds">(text, to);
        if (to.reversed != from.reversed) return wrong_piece<"cycle-mirrors-corner">(text, to);
        if (!from.is_corner && cycle.turn < 0) return wrong_piece<"cycle-twists-edge">(text, from);
        const std::size_t turns = from.is_corner ? 3 : 2;
        const std::size_t mark  = closes && cycle.turn != 0 ? (cycle.turn > 0 ? 1 : 2) : 0;
        Orbit&            orbit = from.is_corner ? cube.corners : cube.edges;
        orbit[to.piece]         = Cubie(from.piece, (turns + to.first - from.first + mark) % turns);
    }
    return std::nullopt;
}

std::optional<NamedPiece> repeated_piece(const std::vector<NamedCycle>& cycles) {
    std::vector<NamedPiece> seen;
    for (const NamedCycle& cycle : cycles)
        for (const NamedPiece& piece : cycle.pieces) {
            if (std::ranges::any_of(
                    seen, [&](const NamedPiece& other) { return other.is_same_piece(piece); }))
                return piece;
            seen.push_back(piece);
        }
    return std::nullopt;
}

template <std::size_t pieces>
std::string cycles_text(const Orbit& orbit, const std::array<std::string_view, pieces>& names) {
    const std::size_t               turns = names[0].size();
    std::array<std::size_t, pieces> slot_of{};
    for (std::size_t slot = 0; slot < pieces; ++slot) slot_of[orbit[slot].piece()] = slot;
    std::array<bool, pieces> seen{};
    std::string              text;
    for (std::size_t start = 0; start < pieces; ++start) {
        if (seen[start] || orbit[start] == Cubie(start, 0)) continue;
        std::size_t first = 0;
        std::string words;
        for (std::size_t piece = start; !seen[piece]; piece = slot_of[piece]) {
            seen[piece] = true;
            if (!words.empty()) words += ' ';
            for (std::size_t k = 0; k < turns; ++k) words += names[piece][(first + k) % turns];
            first = (first + orbit[slot_of[piece]].orientation()) % turns;
        }
        constexpr std::string_view marks[] = {"", "+", "-"};
        text += fmt::format("({}{})", words, marks[first]);
    }
    return text;
}

}  // namespace

std::string to_cycle_form(const Cube& cube) {
    const std::string text =
        cycles_text(cube.edges, edge_names) + cycles_text(cube.corners, corner_names);
    return text.empty() ? "()" : text;
}

Result<Cube> parse_cycle_form(std::string_view text) {
    const auto cycles = CycleReader(text).run();
    if (!cycles) return cycles.error();
    if (const auto piece = repeated_piece(*cycles))
        return wrong_piece<"cycle-repeats-piece">(text, *piece);
    Cube cube = solved;
    for (const NamedCycle& cycle : *cycles)
        if (auto error = perform(cycle, text, cube)) return *error;
    return cube;
}

bool looks_like_cycle_form(std::string_view text) {
    const auto cycles = CycleReader(text).run();
    if (!cycles || repeated_piece(*cycles)) return false;
    return std::ranges::any_of(
        *cycles, [](const NamedCycle& c) { return c.pieces.size() > 1 || c.turn != 0; });
}

}  // namespace antipode
