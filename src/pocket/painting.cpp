#include "pocket/painting.h"

#include <fmt/format.h>

#include "cube/slots.h"
#include "notation/characters.h"
#include "pocket/messages.h"

namespace antipode::pocket {
namespace {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
constexpr bool is_symbol(char c) { return c > ' ' && c < 127; }

}  // namespace

Painting painting_of(const HeldCube& cube, const Scheme& scheme) {
    Painting painting{};
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        for (std::size_t k = 0; k < 3; ++k)
            painting[facelets_of_slot[slot][k]] =
                scheme[index(colour_shown<Corners>(cube[slot], k))];
    return painting;
}

std::string to_text(const Painting& painting) { return {painting.begin(), painting.end()}; }

std::string facelet_name(std::size_t facelet) {
    return fmt::format("{}{}", face_letters[facelet / 4], facelet % 4 + 1);
}

Result<Painting> parse_painting(std::string_view text) {
    Painting    painting{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_blank(text[i])) continue;
        if (!is_symbol(text[i]))
            return Error{.message = message<"pocket-not-a-colour">(visible(character_at(text, i)),
                                                                   place_name(text, i)),
                         .place   = Span{i, character_at(text, i).size()}};
        if (count < facelet_count) painting[count] = text[i];
        ++count;
    }
    if (count == facelet_count) return painting;
    return Error{.message = message<"pocket-facelet-count">(count)};
}

}  // namespace antipode::pocket
