#include "service/requests/picture.h"

namespace antipode::service {

std::vector<std::string_view> drawing_views() { return {view_names.begin(), view_names.end()}; }

Result<DrawingOptions> read_drawing(const Fields& fields) {
    DrawingOptions drawing;
    drawing.view = *parse_view(fields.text("view"));
    drawing.size = fields.whole<int>("size");
    if (fields.flag("all_faces")) drawing.hidden = HiddenFaces::floating;
    if (fields.has("scheme")) {
        const auto scheme = find_scheme(fields.text("scheme"));
        if (!scheme) return in_field(scheme.error(), "scheme");
        drawing.scheme = *scheme;
    }
    if (fields.has("background")) {
        const auto colour = parse_colour(fields.text("background"));
        if (!colour) return in_field(colour.error(), "background");
        drawing.background = *colour;
    }
    return drawing;
}

Result<Stickers> read_stickers(const Fields& fields) {
    const auto position = read_cube(fields);
    if (!position) return position.error();
    return Stickers(facelets_of(position->cube), position->centres);
}

}  // namespace antipode::service
