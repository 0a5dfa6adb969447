// Pictures of positions: what can be chosen about them.
//
//     DrawingOptions options{.view = View::solid, .size = 640};
//     Result<std::string> svg = draw_svg(facelets_of(cube), options);
//     Result<std::string> png = draw_png(facelets_of(cube), options);
//
// A net for the terminal comes from cube/drawing/text.h.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/drawing/scheme.h"
#include "cube/drawing/stickers.h"

namespace antipode {

enum class View { net, solid };

// What users type, in the order of View.
inline constexpr std::array<std::string_view, 2> view_names = {"net", "3d"};

Result<View> parse_view(std::string_view name);

// A 3D view shows U, F and R. The other three can float behind the cube, seen
// through it from the inside, so that the picture tells the whole position.
enum class HiddenFaces { omitted, floating };

struct DrawingOptions {
    static constexpr int least_size    = 16;
    static constexpr int greatest_size = 4096;

    View               view       = View::net;
    ColourScheme       scheme     = colour_schemes.front();
    int                size       = 512;  // of the longer side, in pixels
    HiddenFaces        hidden     = HiddenFaces::omitted;
    std::optional<Rgb> background = std::nullopt;  // transparent unless given
};

// The text of an SVG file. Equal arguments give equal text.
Result<std::string> draw_svg(const Stickers& stickers, const DrawingOptions& options = {});

// The bytes of a PNG file.
Result<std::string> draw_png(const Stickers& stickers, const DrawingOptions& options = {});

}  // namespace antipode
