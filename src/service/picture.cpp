#include "service/picture.h"

namespace antipode::service {

Result<std::string> picture(const PictureRequest& request) {
    const Facelets facelets = facelets_of(request.position.cube);
    return request.format == PictureFormat::svg ? draw_svg(facelets, request.options)
                                                : draw_png(facelets, request.options);
}

std::string net(const Position& position, const TextOptions& options) {
    return text_net(facelets_of(position.cube), options);
}

std::vector<std::string_view> scheme_names() {
    std::vector<std::string_view> names;
    for (const ColourScheme& scheme : colour_schemes) names.push_back(scheme.name);
    return names;
}

}  // namespace antipode::service
