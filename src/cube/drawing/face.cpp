// One face of the cube, wherever it is drawn: a dark base, plastic tiles
// with rounded corners, a rounded sticker on each, and on that its symbol.
#include "cube/drawing/picture.h"

namespace antipode::drawing {

namespace {

// In units of one sticker, but for the base, which is three units wide.
constexpr double base_half_side   = 1.5;
constexpr double base_rounding    = 0.16;
constexpr double tile_half_side   = 0.488;
constexpr double tile_rounding    = 0.17;
constexpr double sticker_half     = 0.425;
constexpr double sticker_rounding = 0.20;
constexpr double symbol_half_size = 0.20;

Point centre_on_face(std::size_t on_face, std::size_t side) {
    const std::size_t column = on_face % side;
    const std::size_t row    = on_face / side;
    return {static_cast<double>(column) + 0.5, static_cast<double>(row) + 0.5};
}

Outline rounded_square(Point centre, double half_side, double rounding) {
    return rounded_polygon(square(centre, half_side), rounding);
}

std::vector<Outline> placed_symbol(Symbol symbol, Point centre, const PlaneMap& map) {
    std::vector<Outline> outlines = symbol_outlines(symbol);
    for (Outline& outline : outlines)
        outline = mapped(outline, [&](Point p) { return map(centre + symbol_half_size * p); });
    return outlines;
}

// An arrow that points up before it is turned: a head at the rim of the sticker, and a
// shaft where no symbol is in the way.
Outline arrow_outline(bool has_shaft) {
    const std::vector<Point> head  = {{0, -0.37}, {0.17, -0.22}, {-0.17, -0.22}};
    const std::vector<Point> whole = {{0, -0.34},    {0.22, -0.06},  {0.075, -0.06},
                                      {0.075, 0.32}, {-0.075, 0.32}, {-0.075, -0.06},
                                      {-0.22, -0.06}};
    return rounded_polygon(has_shaft ? whole : head, 0.02);
}

Outline turned_arrow(unsigned quarters, bool has_shaft, Point centre, const PlaneMap& map) {
    return mapped(arrow_outline(has_shaft), [&](Point p) {
        for (unsigned i = 0; i < quarters; ++i) p = {-p.y, p.x};
        return map(centre + p);
    });
}

}  // namespace

Rgb groove_colour(const ColourScheme& scheme) { return shaded(scheme.plastic, 0.45); }

void append_face(std::vector<Shape>& shapes, const FacePanel& panel, const Stickers& stickers,
                 const ColourScheme& scheme) {
    const double   unit       = 2 * base_half_side / static_cast<double>(stickers.side());
    const PlaneMap map        = [&](Point p) { return panel.map(unit * p); };
    const auto     add_square = [&](Point centre, double half_side, double rounding) -> Shape& {
        const Outline outline = rounded_square(centre, half_side, rounding);
        return shapes.emplace_back(Shape{{mapped(outline, map)}, {}});
    };
    const Outline base =
        rounded_square({base_half_side, base_half_side}, base_half_side, base_rounding);
    shapes.push_back({{mapped(base, panel.map)}, groove_colour(scheme)});
    const std::size_t first = stickers.number(panel.face, 0, 0);
    for (std::size_t i = 0; i < stickers.per_face(); ++i) {
        const Point centre = centre_on_face(i, stickers.side());
        const Face  colour = stickers[first + i];
        const Rgb   fill   = shaded(scheme.sticker(colour), panel.light);
        add_square(centre, tile_half_side, tile_rounding).fill =
            shaded(scheme.plastic, panel.light);

        Shape& sticker  = add_square(centre, sticker_half, sticker_rounding);
        sticker.fill    = fill;
        sticker.facelet = first + i;
        if (const auto quarters = stickers.arrow(first + i))
            shapes.push_back(
                {{turned_arrow(*quarters, scheme.symbol(colour) == Symbol::none, centre, map)},
                 ink_on(scheme.sticker(colour))});
        if (scheme.symbol(colour) != Symbol::none)
            shapes.push_back({placed_symbol(scheme.symbol(colour), centre, map),
                              ink_on(scheme.sticker(colour))});
    }
}

}  // namespace antipode::drawing
