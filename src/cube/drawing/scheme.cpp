#include "cube/drawing/scheme.h"

#include "cube/messages.h"
#include "notation/characters.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <vector>

namespace antipode {

namespace {

std::uint8_t dimmed(std::uint8_t channel, double light) {
    return static_cast<std::uint8_t>(std::lround(channel * light));
}

// Undoes the gamma of sRGB.
double linear(std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

std::vector<std::string> scheme_names() {
    std::vector<std::string> names;
    for (const ColourScheme& scheme : colour_schemes) names.emplace_back(scheme.name);
    return names;
}

std::vector<std::string_view> split_at_commas(std::string_view text) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t comma = text.find(',');
        parts.push_back(text.substr(0, comma));
        if (comma == std::string_view::npos) return parts;
        text.remove_prefix(comma + 1);
    }
}

Result<ColourScheme> custom_scheme(std::string_view text) {
    const std::vector<std::string_view> parts = split_at_commas(text);
    ColourScheme scheme{.name = "custom", .summary = "six colours of your own", .stickers = {}};
    if (parts.size() != scheme.stickers.size())
        return Error{ErrorKind::usage,
                     cube_message<"wrong-scheme-size">(visible(text), parts.size())};
    for (Face f : all_faces) {
        const std::string_view part   = parts[index(f)];
        const Result<Rgb>      colour = parse_colour(part);
        if (!colour)
            return Error{ErrorKind::usage,
                         cube_message<"wrong-face-colour">(letter(f), colour.error().message),
                         Span{static_cast<std::size_t>(part.data() - text.data()), part.size()}};
        scheme.stickers[index(f)] = *colour;
    }
    return scheme;
}

}  // namespace

std::string hex(Rgb colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

Rgb shaded(Rgb colour, double light) {
    return {dimmed(colour.red, light), dimmed(colour.green, light), dimmed(colour.blue, light)};
}

double luminance(Rgb colour) {
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green)
           + 0.0722 * linear(colour.blue);
}

Rgb ink_on(Rgb colour) {
    // At this luminance black and white have the same contrast, (l + 0.05) : 0.05
    // against 1.05 : (l + 0.05).
    constexpr double balance = 0.179;
    return luminance(colour) > balance ? rgb(0x000000) : rgb(0xffffff);
}

Result<Rgb> parse_colour(std::string_view text) {
    std::uint32_t code = 0;
    const char*   end  = text.data() + text.size();
    if (text.size() == 7 && text.front() == '#') {
        const auto [stop, failure] = std::from_chars(text.data() + 1, end, code, 16);
        if (failure == std::errc() && stop == end) return rgb(code);
    }
    return Error{ErrorKind::usage, cube_message<"not-a-colour">(visible(text))};
}

Result<ColourScheme> find_scheme(std::string_view text) {
    for (const ColourScheme& scheme : colour_schemes)
        if (scheme.name == text) return scheme;
    if (text.find_first_of("#,") != std::string_view::npos) return custom_scheme(text);
    return Error{ErrorKind::usage, cube_message<"unknown-scheme">(visible(text), scheme_names())};
}

}  // namespace antipode
