#include "cube/drawing/svg.h"

#include <fmt/format.h>

#include <iterator>

namespace antipode::drawing {

namespace {

// At most two decimals, no trailing zeros and no "-0": at 1000 units that is a
// 25th of a pixel in the largest picture.
std::string number(double value) {
    std::string text = fmt::format("{:.2f}", value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text == "-0" ? "0" : text;
}

std::string coordinates(Point p) { return number(p.x) + ' ' + number(p.y); }

std::string path_data(const std::vector<Outline>& outlines) {
    std::string data;
    for (const Outline& outline : outlines) {
        data += 'M' + coordinates(outline.start);
        for (const Segment& segment : outline.segments)
            data += segment.bend ? 'Q' + coordinates(*segment.bend) + ' ' + coordinates(segment.end)
                                 : 'L' + coordinates(segment.end);
        data += 'Z';
    }
    return data;
}

std::string element(const Shape& shape, std::size_t stickers_per_face) {
    const std::string facelet =
        shape.facelet
            ? fmt::format(" data-facelet=\"{}\"", sticker_name(*shape.facelet, stickers_per_face))
            : "";
    const char* rule = shape.outlines.size() > 1 ? " fill-rule=\"evenodd\"" : "";
    return fmt::format("<path{}{} fill=\"{}\" d=\"{}\"/>\n", facelet, rule, hex(shape.fill),
                       path_data(shape.outlines));
}

}  // namespace

std::string to_svg(const Picture& picture) {
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" "
        "viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n"
        "<title>{}</title>\n<desc>{}</desc>\n",
        picture.pixels.width, picture.pixels.height, number(picture.width), number(picture.height),
        picture.title, picture.title, picture.description);
    if (picture.background)
        svg += fmt::format("<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n",
                           hex(*picture.background));
    for (const Shape& shape : picture.shapes) svg += element(shape, picture.stickers_per_face);
    return svg + "</svg>\n";
}

}  // namespace antipode::drawing
