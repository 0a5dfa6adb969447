#include "service/requests/reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "base/names_of.h"
#include "service/json.h"

namespace antipode::service {

std::vector<std::string_view> form_names() { return names_of(form_rows()); }

// The smallest repairs, where a few stickers are wrong.
Json diagnose_cube(std::string_view text, const Fields& fields) {
    const auto broken = broken_stickers(text, reading_of(fields));
    return broken ? Json{{"repairs", to_json(*broken)}} : Json::object();
}

CubeReading reading_of(const Fields& fields) {
    CubeReading reading;
    if (const auto form = fields.find_text("as")) reading.form = *parse_form(*form);
    if (fields.find_text("notation") == "papers") reading.alphabet = Alphabet::papers;
    if (const auto centres = fields.find_text("centres")) {
        const auto counted = parse_centre_set(*centres);
        if (counted) reading.centres = *counted;
    }
    return reading;
}

bool is_meant_for_faces(std::string_view word) {
    constexpr std::size_t most      = 8;  // a few more than there are
    const auto            is_letter = [](unsigned char c) { return std::isalpha(c) != 0; };
    return word.size() <= most && std::ranges::all_of(word, is_letter) && !parse_cube(word);
}

std::optional<Error> wrong_centres(const Fields& fields) {
    const auto centres = fields.find_text("centres");
    if (!centres) return std::nullopt;
    const auto counted = parse_centre_set(*centres);
    return counted ? std::nullopt : std::optional(in_field(counted.error(), "centres"));
}

Result<CentreSet> all_centres_or_none(const Fields& fields) {
    if (auto error = wrong_centres(fields)) return *std::move(error);
    const CentreSet centres = reading_of(fields).centres;
    if (centres.empty() || centres == all_centres) return centres;
    return wrong_field("centres", service_message<"all-centres-or-none">(fields.spelling("centres"),
                                                                         to_text(centres)));
}

Result<Position> read_cube(const Fields& fields, std::string_view name) {
    if (auto error = wrong_centres(fields)) return *std::move(error);
    auto position = read_position(fields.text(name), reading_of(fields));
    if (!position) return in_field(position.error(), name);
    return position;
}

Result<std::vector<Position>> read_cubes(const Fields& fields, std::string_view name) {
    if (auto error = wrong_centres(fields)) return *std::move(error);
    std::vector<Position> positions;
    for (const std::string& text : fields.texts(name)) {
        auto position = read_position(text, reading_of(fields));
        if (!position)
            return in_field(position.error(), fmt::format("{}[{}]", name, positions.size()));
        positions.push_back(*std::move(position));
    }
    return positions;
}

}  // namespace antipode::service
