#include "cube/drawing/text.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <optional>
#include <span>

namespace antipode {

namespace {

using FaceRow = std::span<const std::optional<Face>>;

// The net, face by face; nothing stands for an empty place.
constexpr std::array<std::optional<Face>, 2> upper  = {std::nullopt, Face::U};
constexpr std::array<std::optional<Face>, 4> middle = {Face::L, Face::F, Face::R, Face::B};
constexpr std::array<std::optional<Face>, 2> lower  = {std::nullopt, Face::D};

// The six levels of red, green and blue in xterm's colours 16 to 231.
constexpr std::array<int, 6> levels = {0, 95, 135, 175, 215, 255};

int nearest_level(int channel) {
    int nearest = 0;
    for (int i = 1; i < 6; ++i)
        if (std::abs(levels[static_cast<std::size_t>(i)] - channel)
            < std::abs(levels[static_cast<std::size_t>(nearest)] - channel))
            nearest = i;
    return nearest;
}

// Greys have a finer scale of their own, 232 to 255: 8, 18, …, 238.
int xterm_index(Rgb c) {
    const bool is_grey = c.red == c.green && c.green == c.blue;
    if (is_grey && c.red >= 8 && c.red <= 238) return 232 + (c.red - 8 + 5) / 10;
    return 16 + 36 * nearest_level(c.red) + 6 * nearest_level(c.green) + nearest_level(c.blue);
}

enum class Ground { ink = 38, paper = 48 };  // the parameters of SGR

std::string escape(Ground ground, Rgb c, AnsiColour colour) {
    const int code = static_cast<int>(ground);
    if (colour == AnsiColour::indexed256) return fmt::format("\x1b[{};5;{}m", code, xterm_index(c));
    return fmt::format("\x1b[{};2;{};{};{}m", code, c.red, c.green, c.blue);
}

class NetWriter {
public:
    NetWriter(const Stickers& stickers, const TextOptions& options)
        : stickers_(stickers), options_(options) {}

    std::string row_of_faces(FaceRow faces) const {
        std::string text;
        for (std::size_t row = 0; row < stickers_.side(); ++row) {
            for (std::size_t i = 0; i < faces.size(); ++i) {
                if (i != 0) text += gap();
                text += faces[i] ? stickers(*faces[i], row) : std::string(face_width(), ' ');
            }
            text += '\n';
        }
        return text;
    }

private:
    bool        is_plain() const { return options_.colour == AnsiColour::none; }
    const char* gap() const { return is_plain() ? "   " : " "; }
    std::size_t face_width() const {
        return is_plain() ? 2 * stickers_.side() - 1 : 3 * stickers_.side();
    }

    std::string stickers(Face face, std::size_t row) const {
        std::string text;
        for (std::size_t column = 0; column < stickers_.side(); ++column) {
            const std::size_t number = stickers_.number(face, row, column);
            text += sticker(stickers_[number]) + after(number, column);
        }
        return is_plain() ? text : text + "\x1b[0m";
    }

    // The arrow of a centre, or a blank; plain nets have none at the end of a face.
    std::string after(std::size_t number, std::size_t column) const {
        constexpr std::array<std::string_view, 4> arrows = {"↑", "→", "↓", "←"};
        if (const auto quarters = stickers_.arrow(number)) return std::string(arrows[*quarters]);
        return is_plain() && column + 1 == stickers_.side() ? "" : " ";
    }

    std::string sticker(Face colour) const {
        if (is_plain()) return std::string(1, letter(colour));
        const Rgb paper = options_.scheme.sticker(colour);
        return fmt::format("{}{} {}", escape(Ground::paper, paper, options_.colour),
                           escape(Ground::ink, ink_on(paper), options_.colour), letter(colour));
    }

    const Stickers&    stickers_;
    const TextOptions& options_;
};

}  // namespace

std::string text_net(const Stickers& stickers, const TextOptions& options) {
    const NetWriter writer(stickers, options);
    const char*     between = options.colour == AnsiColour::none ? "\n" : "";
    return writer.row_of_faces(upper) + between + writer.row_of_faces(middle) + between
           + writer.row_of_faces(lower);
}

}  // namespace antipode
