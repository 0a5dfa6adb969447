#include "cube/json_form.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>

#include "base/parse_json.h"
#include "cube/facelets.h"
#include "cube/messages.h"
#include "cube/seen_slots.h"
#include "notation/characters.h"

namespace antipode {
namespace {

using json = nlohmann::ordered_json;

Message accepted() { return cube_message<"json-cube-forms">(); }

// The wanted shape of one list: its key, length, and values 0..limit-1.
struct ListShape {
    const char* key;
    std::size_t length;
    std::size_t limit;
};

// A number as it is; of all else, which may be long and deep, only its kind.
std::string shown(const json& value) {
    return value.is_number() ? value.dump() : fmt::format("the {}", value.type_name());
}

enum class Unknown : std::uint8_t { refused, as_null };

using List = std::vector<std::optional<std::size_t>>;

Result<List> read_list(const json& object, const ListShape& shape, Unknown unknown) {
    const auto found = object.find(shape.key);
    if (found == object.end() || !found->is_array() || found->size() != shape.length)
        return Error{.message =
                         cube_message<"json-not-a-list">(shape.key, shape.length, accepted())};
    List values;
    for (const json& value : *found) {
        if (unknown == Unknown::as_null && value.is_null()) {
            values.emplace_back();
            continue;
        }
        if (!value.is_number_unsigned() || value.get<std::uint64_t>() >= shape.limit)
            return Error{.message = cube_message<"json-value-out-of-range">(shape.key, shown(value),
                                                                            shape.limit - 1)};
        values.push_back(value.get<std::size_t>());
    }
    return values;
}

struct OrbitShape {
    ListShape pieces;
    ListShape orientations;
};
constexpr OrbitShape corners_shape = {{"cp", corner_count, corner_count}, {"co", corner_count, 3}};
constexpr OrbitShape edges_shape   = {{"ep", edge_count, edge_count}, {"eo", edge_count, 2}};

std::optional<Error> read_orbit(const json& object, const OrbitShape& shape, Unknown unknown,
                                std::span<SeenSlot> slots) {
    const auto pieces = read_list(object, shape.pieces, unknown);
    if (!pieces) return pieces.error();
    const auto orientations = read_list(object, shape.orientations, unknown);
    if (!orientations) return orientations.error();
    unsigned seen = 0;
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
        slots[slot] = {(*pieces)[slot], (*orientations)[slot]};
        if (!slots[slot].piece) continue;
        const std::size_t p = *slots[slot].piece;
        if (seen >> p & 1)
            return Error{.message = cube_message<"json-piece-twice">(shape.pieces.key, p)};
        seen |= 1U << p;
    }
    return std::nullopt;
}

Result<Cube> read_facelets(const json& value) {
    if (!value.is_string()) return Error{.message = cube_message<"json-facelets-no-text">()};
    const auto written = parse_facelets(value.get_ref<const std::string&>());
    // Its place would count from the start of the string, not of the whole text.
    if (!written) return Error{.message = written.error().message};
    return assemble(*written);
}

Result<json> read_object(std::string_view text) {
    Result<json> object = parse_json(text);
    if (!object)
        return Error{
            .message = cube_message<"json-not-understood">(object.error().message, accepted()),
            .place   = object.error().place};
    if (!object->is_object())
        return Error{.message = cube_message<"json-not-an-object">(accepted())};
    return object;
}

constexpr ListShape centres_shape = {"centres", all_faces.size(), 4};

Result<std::optional<Centres>> read_centres(const json& object) {
    if (!object.contains(centres_shape.key)) return std::optional<Centres>();
    const auto values = read_list(object, centres_shape, Unknown::as_null);
    if (!values) return values.error();
    Centres written;
    for (Face f : all_faces) {
        const auto twist = (*values)[index(f)];
        if (!twist) continue;
        written.twists.set(f, static_cast<unsigned>(*twist));
        written.counted.add(f);
    }
    return std::optional(written);
}

// Nothing of the input is passed over in silence.
std::optional<std::string> unknown_key(const json& object) {
    constexpr std::array<std::string_view, 4> known = {"cp", "co", "ep", "eo"};
    for (const auto& [key, value] : object.items())
        if (std::find(known.begin(), known.end(), key) == known.end()) return key;
    return std::nullopt;
}

Result<SeenSlots> read_slots(const json& object, Unknown unknown) {
    if (const auto key = unknown_key(object))
        return Error{.message = cube_message<"json-unknown-field">(visible(*key), accepted())};
    SeenSlots seen;
    if (auto error = read_orbit(object, corners_shape, unknown, seen.corners)) return *error;
    if (auto error = read_orbit(object, edges_shape, unknown, seen.edges)) return *error;
    return seen;
}

Result<Cube> read_pieces(const json& object) {
    if (object.contains("facelets")) {
        if (object.size() > 1)
            return Error{.message = cube_message<"json-facelets-not-alone">(accepted())};
        return read_facelets(object["facelets"]);
    }
    const Result<SeenSlots> seen = read_slots(object, Unknown::refused);
    if (!seen) return seen.error();
    Cube cube;
    for (std::size_t i = 0; i < corner_count; ++i)
        cube.corners[i] = Cubie(*seen->corners[i].piece, *seen->corners[i].orientation);
    for (std::size_t i = 0; i < edge_count; ++i)
        cube.edges[i] = Cubie(*seen->edges[i].piece, *seen->edges[i].orientation);
    return cube;
}

}  // namespace

std::string to_json_form(const Cube& cube) {
    std::array<std::size_t, corner_count> cp{};
    std::array<std::size_t, corner_count> co{};
    std::array<std::size_t, edge_count>   ep{};
    std::array<std::size_t, edge_count>   eo{};
    for (std::size_t i = 0; i < corner_count; ++i) {
        cp[i] = cube.corners[i].piece();
        co[i] = cube.corners[i].orientation();
    }
    for (std::size_t i = 0; i < edge_count; ++i) {
        ep[i] = cube.edges[i].piece();
        eo[i] = cube.edges[i].orientation();
    }
    return fmt::format(R"({{"cp":[{}],"co":[{}],"ep":[{}],"eo":[{}]}})", fmt::join(cp, ","),
                       fmt::join(co, ","), fmt::join(ep, ","), fmt::join(eo, ","));
}

std::string to_json_form(const CentredCube& cube) {
    std::string text = to_json_form(cube.cube);
    if (cube.counted.empty()) return text;
    std::array<std::string, all_faces.size()> twists;
    for (Face f : all_faces)
        twists[index(f)] = cube.counted.has(f) ? std::to_string(cube.twists[f]) : "null";
    text.pop_back();
    return fmt::format(R"({},"centres":[{}]}})", text, fmt::join(twists, ","));
}

Result<JsonPosition> parse_json_form(std::string_view text) {
    Result<json> object = read_object(text);
    if (!object) return object.error();
    const auto centres = read_centres(*object);
    if (!centres) return centres.error();
    (*object).erase(std::string(centres_shape.key));
    const Result<Cube> cube = read_pieces(*object);
    if (!cube) return cube.error();
    return JsonPosition{*cube, *centres};
}

Result<SeenSlots> parse_seen_json(std::string_view text) {
    const Result<json> object = read_object(text);
    return object ? read_slots(*object, Unknown::as_null) : object.error();
}

}  // namespace antipode
