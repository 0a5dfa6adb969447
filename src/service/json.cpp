#include "service/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/characters.h"
#include "base/message_json.h"

namespace antipode::service {
namespace {

std::string_view name_of(Parity parity) { return parity == Parity::even ? "even" : "odd"; }

// Corners and edges have the same parity in every reachable position.
std::string_view common_parity(const Facts& facts) {
    return facts.corner_parity == facts.edge_parity ? name_of(facts.corner_parity) : "mixed";
}

// The permutation alone: a piece turned in its place is no cycle of it.
Json numbers(const std::vector<PieceCycle>& cycles) {
    Json list = Json::array();
    for (const PieceCycle& cycle : cycles)
        if (cycle.pieces.size() > 1) list.push_back(cycle.pieces);
    return list;
}

Json numbers(const ThreeCycles& cycles) { return cycles ? numbers(*cycles) : Json(nullptr); }

// By ErrorKind.
constexpr std::array<std::string_view, 6> error_kinds = {"usage",   "invalid", "environment",
                                                         "stopped", "busy",    "not_found"};

// Of a long input the neighbourhood of what is wrong is shown.
constexpr std::size_t longest_quote = 1000;

std::size_t start_of_quote(const Error& error, std::string_view input) {
    if (input.size() <= longest_quote || !error.place) return 0;
    const std::size_t before = longest_quote / 2;
    return std::min(error.place->offset - std::min(error.place->offset, before),
                    input.size() - longest_quote);
}

// As \u…., of one to three bytes.
std::string escaped(std::string_view character) {
    constexpr unsigned first_bits[] = {0x7f, 0x1f, 0x0f};
    unsigned code = static_cast<unsigned char>(character[0]) & first_bits[character.size() - 1];
    for (const char c : character.substr(1)) code = code << 6 | (static_cast<unsigned>(c) & 0x3f);
    return fmt::format("\\u{:04x}", code);
}

}  // namespace

Json to_json(const Zip& zip) { return Json::array({zip.sc, zip.sm, zip.irc, zip.irm}); }

Json to_json(const Transcription& t) {
    return {{"sc", t.sc}, {"sm", t.sm}, {"irc", t.irc}, {"irm", t.irm}};
}

Json to_json(const Cube& cube) {
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
    return {{"cp", cp}, {"co", co}, {"ep", ep}, {"eo", eo}};
}

void add_centres(Json& json, const Centres& centres) {
    if (centres.counted.empty()) return;
    json["centres"] = list_json(all_faces, [&](Face f) {
        return centres.counted.has(f) ? Json(centres.twists[f]) : Json(nullptr);
    });
}

Json to_json(const Repair& repair, const Facelets& broken) {
    return repair_json(repair, to_text(repaired(broken, repair)),
                       [](Face colour) { return std::string(1, letter(colour)); });
}

std::vector<std::string_view> error_kind_names() {
    return {error_kinds.begin(), error_kinds.end()};
}

Json to_json(const Error& error) {
    Json json    = antipode::to_json(error.message);
    json["kind"] = error_kinds.at(static_cast<std::size_t>(error.kind));
    if (error.place)
        json["place"] = {{"offset", error.place->offset}, {"length", error.place->length}};
    if (!error.field.empty()) json["field"] = error.field;
    return json;
}

Json to_json(const Error& error, std::string_view input) {
    const std::size_t start = start_of_quote(error, input);
    Json              json  = to_json(error);
    json["input"]           = input.substr(start, longest_quote);
    if (input.size() > longest_quote) json["input_offset"] = start;
    return json;
}

Json to_json(const Facts& facts) {
    Json json = {{"facelets", to_text(facts.facelets)}, {"reachable", facts.reachable}};
    add_centres(json, facts.centres);
    if (!facts.reachable) {
        add_sentence(json, "reason", facts.reason);
        json["repairs"] = list_json(
            facts.repairs, [&](const Repair& repair) { return to_json(repair, facts.facelets); });
    }
    json["trace"]         = facts.trace;
    json["parity"]        = common_parity(facts);
    json["corner_parity"] = name_of(facts.corner_parity);
    json["edge_parity"]   = name_of(facts.edge_parity);
    json["order"]         = facts.order;
    json["corner_cycles"] = numbers(facts.corner_cycles);
    json["edge_cycles"]   = numbers(facts.edge_cycles);
    json["cycles"]        = {{"corners", to_text(facts.corner_cycles, PieceKind::corner)},
                             {"edges", to_text(facts.edge_cycles, PieceKind::edge)}};
    json["three_cycles"]  = {{"corners", numbers(facts.corner_three_cycles)},
                             {"edges", numbers(facts.edge_three_cycles)}};
    json["morph"]         = facts.morph;
    json["symmetry"]      = facts.symmetry;
    json["antisymmetry"]  = facts.antisymmetry ? Json(*facts.antisymmetry) : Json(nullptr);
    json["self_inverse"]  = facts.self_inverse;
    json["label"]         = facts.label;
    json["zip"]           = to_json(facts.zip);
    json["pos_ref"]       = to_json(facts.pos_ref);
    json["transcription"] = to_json(facts.transcription);
    json["cubies"]        = to_json(facts.cube);
    return json;
}

void add_code(Json& json, const Message& message) {
    if (message.code().empty()) return;
    json["code"]      = message.code();
    json["arguments"] = arguments_json(message);
}

void add_sentence(Json& json, std::string_view field, const Message& message) {
    json[std::string(field)]              = message.text();
    json[std::string(field) + "_message"] = antipode::to_json(message);
}

SharedJson share(Json json) { return std::make_shared<const Json>(std::move(json)); }

// The library leaves some characters as they are that control terminals too (DEL, U+0080 to
// U+009F) or turn the direction of writing. In JSON they only stand inside strings.
std::string to_line(const Json& json) {
    const std::string     line = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string           result;
    std::string_view      rest      = line;
    constexpr const char* suspicion = "\x7f\xc2\xe2";
    for (std::size_t at = rest.find_first_of(suspicion); at != std::string_view::npos;
         at             = rest.find_first_of(suspicion)) {
        const std::string_view character = character_at(rest, at);
        result += rest.substr(0, at);
        result += is_visible(character) ? std::string(character) : escaped(character);
        rest.remove_prefix(at + character.size());
    }
    return result.append(rest);
}

}  // namespace antipode::service
