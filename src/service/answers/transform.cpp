#include "service/answers/transform.h"

#include <fmt/format.h>

#include <charconv>

#include "cube/algebra.h"
#include "notation/characters.h"
#include "notation/print.h"
#include "notation/transform.h"
#include "service/answers/algebra.h"
#include "service/answers/words.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

struct MirrorRow {
    std::string_view name;
    Symmetry         symmetry;
};

// The mirror between L and R, moved to where the other faces are.
constexpr Symmetry moved_mirror(Symmetry by) { return inverse(by) * mirror_lr * by; }

constexpr MirrorRow mirrors[] = {
    {"mirror-RL", mirror_lr},
    {"mirror-UD", moved_mirror(rotation_z)},
    {"mirror-FB", moved_mirror(rotation_y)},
};
static_assert(image(mirrors[1].symmetry, Face::U) == Face::D
              && image(mirrors[2].symmetry, Face::F) == Face::B
              && image(mirrors[2].symmetry, Face::U) == Face::U);

Error no_symmetry(std::string_view text) {
    return usage_error(service_message<"no-such-symmetry">(visible(text), Symmetry::count - 1));
}

std::optional<Symmetry> symmetry_numbered(std::string_view text) {
    std::size_t number     = 0;
    const char* end        = text.data() + text.size();
    const auto [rest, bad] = std::from_chars(text.data(), end, number);
    if (bad != std::errc{} || rest != end || number >= Symmetry::count) return std::nullopt;
    return Symmetry::from_index(number);
}

std::optional<Symmetry> symmetry_named(std::string_view word) {
    for (const MirrorRow& row : mirrors)
        if (row.name == word) return row.symmetry;
    const Result<Symmetry> rotation = parse_rotation(word);
    return rotation ? std::optional(*rotation) : std::nullopt;
}

}  // namespace

Position transform(const TransformRequest& request) {
    Position          result = request.inverted ? inverse(request.position) : request.position;
    const CentredCube seen   = conjugate(centred(result), request.by);
    result.cube              = seen.cube;
    result.centres           = centres_of(seen);
    if (result.maneuver) result.maneuver = image(request.by, *result.maneuver);
    return result;
}

Result<Symmetry> parse_symmetry(std::string_view text) {
    if (const auto numbered = symmetry_numbered(text)) return *numbered;
    Symmetry symmetry;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end  = std::min(text.find(' ', i), text.size());
        const auto        word = symmetry_named(text.substr(i, end - i));
        if (!word) return no_symmetry(text);
        symmetry = symmetry * *word;
        i        = end + 1;
    }
    return symmetry;
}

}  // namespace antipode::service
