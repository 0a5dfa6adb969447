#include "cube/drawing/stickers.h"

#include <fmt/format.h>

namespace antipode {

std::string to_text(const Stickers& stickers) {
    std::string text;
    for (std::size_t i = 0; i < stickers.count(); ++i) text += letter(stickers[i]);
    return text;
}

std::string sticker_name(std::size_t sticker, std::size_t per_face) {
    return fmt::format("{}{}", face_letters[sticker / per_face], sticker % per_face + 1);
}

}  // namespace antipode
