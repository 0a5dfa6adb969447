#include "service/answers/scan.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "service/json.h"

namespace antipode::service {
namespace scan_detail {

Json pictures_json(const colours::Arrangement& arrangement) {
    return list_json(colours::places_of(arrangement), [](const colours::PicturePlace& place) {
        return Json{{"face", std::string(1, letter(place.face))},
                    {"quarter_turns", place.quarter_turns}};
    });
}

Json second_json(const std::optional<colours::PossibleCube>& second) {
    if (!second) return nullptr;
    return {{"facelets", to_text(second->facelets)},
            {"probability", told_probability(second->probability)}};
}

}  // namespace scan_detail

double told_probability(double probability) {
    constexpr double certain = 0.9999;
    return std::min(certain, std::floor(probability * 1e4) / 1e4);
}

std::string colours_of(const colours::Decision& decision) {
    std::string letters;
    for (std::size_t face = 0; face < 6; ++face) {
        const std::size_t picture = decision.best.arrangement.picture_at(face);
        letters +=
            colours::colour_letters[static_cast<std::size_t>(decision.naming.names[picture])];
    }
    return letters;
}

std::string doubtful_names(const colours::Decision& decision) {
    std::string names;
    for (const std::size_t facelet : decision.doubtful)
        names += fmt::format("{}{}", names.empty() ? "" : " ", facelet_name(facelet));
    return names;
}

Json to_json(const ScanAnswer& answer) {
    using namespace scan_detail;
    const colours::Decision& decision = answer.decision;
    Json                     json     = {{"facelets", to_text(decision.best.facelets)},
                                         {"probability", told_probability(decision.best.probability)},
                                         {"doubtful", decision.doubtful},
                                         {"second", second_json(decision.second)},
                                         {"likely", decision.is_likely()},
                                         {"colours", colours_of(decision)}};
    if (answer.order == colours::PictureOrder::any)
        json["pictures"] = pictures_json(decision.best.arrangement);
    return json;
}

}  // namespace antipode::service
