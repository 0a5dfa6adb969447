#include "cube/reid.h"

#include <fmt/format.h>

#include <algorithm>

#include "cube/messages.h"
#include "notation/characters.h"

namespace antipode {
namespace {

constexpr std::array<std::string_view, 20> reid_slots = {
    "UF", "UR", "UB",  "UL",  "DF",  "DR",  "DB",  "DL",  "FR",  "FL",
    "BR", "BL", "UFR", "URB", "UBL", "ULF", "DRF", "DFL", "DLB", "DBR"};

std::size_t facelet_of(std::string_view slot, std::size_t k) {
    Vector place;
    for (char c : slot) place = place + normal(face_named(c));
    return facelet_at({face_named(slot[k]), place});
}

struct Token {
    std::string_view text;
    std::size_t      offset;
};

std::vector<Token> tokens_of(std::string_view text) {
    constexpr std::string_view spaces = " \t\r\n";
    std::vector<Token>         tokens;
    for (std::size_t at = text.find_first_not_of(spaces); at != std::string_view::npos;
         at             = text.find_first_not_of(spaces, at)) {
        const std::size_t end = std::min(text.find_first_of(spaces, at), text.size());
        tokens.push_back({text.substr(at, end - at), at});
        at = end;
    }
    return tokens;
}

bool is_entry(std::string_view token) {
    return (token.size() == 2 || token.size() == 3)
           && token.find_first_not_of(face_letters) == std::string_view::npos;
}

// An entry as a message can show it: its first few characters, broken ones as \x...
std::string shown(std::string_view entry) {
    constexpr std::size_t most = 12;
    std::string           text;
    std::size_t           at = 0;
    for (std::size_t i = 0; i < most && at < entry.size(); ++i) {
        const std::string_view character = character_at(entry, at);
        text += visible(character);
        at += character.size();
    }
    return at < entry.size() ? text + "…" : text;
}

Error wrong_entry(const Token& token, std::string_view slot) {
    return {.message = cube_message<"wrong-piece-entry">(slot, shown(token.text), token.offset + 1,
                                                         slot.size()),
            .place   = Span{token.offset, token.text.size()}};
}

}  // namespace

std::string to_reid(const Cube& cube) {
    const Facelets facelets = facelets_of(cube);
    std::string    text;
    for (std::string_view slot : reid_slots) {
        if (!text.empty()) text += ' ';
        for (std::size_t k = 0; k < slot.size(); ++k) text += letter(facelets[facelet_of(slot, k)]);
    }
    return text;
}

Result<WrittenFacelets> parse_reid(std::string_view text) {
    const std::vector<Token> tokens = tokens_of(text);
    if (tokens.size() != reid_slots.size())
        return Error{.message =
                         cube_message<"wrong-piece-count">(tokens.size(), texts_of(reid_slots))};
    WrittenFacelets written;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::string_view entry = tokens[i].text;
        const std::string_view slot  = reid_slots[i];
        if (!is_entry(entry) || entry.size() != slot.size()) return wrong_entry(tokens[i], slot);
        for (std::size_t k = 0; k < slot.size(); ++k)
            written.facelets.paint(facelet_of(slot, k), face_named(entry[k]));
    }
    return written;
}

bool looks_like_reid(std::string_view text) {
    const std::vector<Token> tokens  = tokens_of(text);
    std::size_t              entries = 0;
    std::size_t              edges   = 0;
    for (const Token& token : tokens) {
        entries += is_entry(token.text);
        edges += is_entry(token.text) && token.text.size() == 2;
    }
    // No maneuver is written in so many pairs and triples of bare letters, and
    // stickers in blocks of three make no pairs. Up to three mistakes are forgiven.
    return entries >= 12 && edges >= 9 && entries + 3 >= tokens.size();
}

}  // namespace antipode
