#include "service/answers/picture.h"

#include "base/names_of.h"
#include "service/json.h"

#include <array>

namespace antipode::service {
namespace {

// By Symbol.
constexpr std::array<std::string_view, 7> symbol_names = {"none", "ring",  "triangle", "square",
                                                          "disc", "cross", "bar"};

Json scheme_json(const ColourScheme& scheme) {
    Json colours = Json::object();
    Json symbols = Json::object();
    for (Face face : all_faces) {
        const std::string name(1, letter(face));
        colours[name] = hex(scheme.sticker(face));
        symbols[name] = symbol_names[static_cast<std::size_t>(scheme.symbol(face))];
    }
    Json json = {{"name", scheme.name},
                 {"summary", scheme.summary},
                 {"colours", colours},
                 {"plastic", hex(scheme.plastic)}};
    if (scheme.symbols[0] != Symbol::none) json["symbols"] = symbols;
    return json;
}

}  // namespace

std::vector<std::string_view> scheme_names() { return names_of(colour_schemes); }

Json schemes_json() { return {{"schemes", list_json(colour_schemes, scheme_json)}}; }

}  // namespace antipode::service
