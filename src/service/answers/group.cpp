#include "service/answers/group.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "notation/characters.h"
#include "notation/print.h"
#include "service/json.h"

namespace antipode::service {
namespace {

std::vector<CentredCube> cubes_of(const std::vector<Generator>& generators) {
    std::vector<CentredCube> cubes;
    for (const Generator& generator : generators) cubes.push_back(centred(generator.position));
    return cubes;
}

// The parts of text[begin, end) between commas that stand in no bracket.
std::vector<Span> comma_parts(std::string_view text, std::size_t begin, std::size_t end) {
    std::vector<Span> parts;
    int               depth = 0;
    for (std::size_t i = begin; i < end; ++i) {
        if (std::string_view("([{").find(text[i]) != std::string_view::npos) ++depth;
        if (std::string_view(")]}").find(text[i]) != std::string_view::npos) --depth;
        if (text[i] != ',' || depth != 0) continue;
        parts.push_back({begin, i - begin});
        begin = i + 1;
    }
    parts.push_back({begin, end - begin});
    return parts;
}

// "<R, U>" is a list, all else one generator.
std::vector<Span> generator_parts(std::string_view text) {
    const std::size_t open  = text.find_first_not_of(" \t");
    const std::size_t close = text.find_last_not_of(" \t");
    if (open == close || text[open] != '<' || text[close] != '>') return {{0, text.size()}};
    return comma_parts(text, open + 1, close);
}

// As it was typed, so long as the cube stays on the table. Otherwise by its face
// turns: after a rotation, the turns of the next generator would be other ones.
std::string name_of(const Maneuver& maneuver, std::string_view typed) {
    const auto [moves, held] = on_the_table(maneuver);
    if (held != Symmetry{}) return antipode::to_text(moves);
    return std::string(trimmed(typed.substr(0, typed.find("//")), " \t\r\n"));
}

// "R" is one turn without a power, so R2 and R' are powers of it.
bool is_bare_turn(const Generator& generator) {
    return generator.position.maneuver && generator.position.maneuver->size() == 1
           && std::ranges::all_of(generator.name, [](unsigned char c) { return std::isalpha(c); });
}

Json names(const std::vector<std::size_t>& pieces, PieceKind kind) {
    return list_json(pieces, [&](std::size_t piece) { return piece_name(kind, piece); });
}

Json action_json(const PieceAction& action, PieceKind kind) {
    return {{"transitive", action.transitive},
            {"stickers_transitive", action.stickers_transitive},
            {"orbits",
             list_json(action.orbits, [&](const auto& orbit) { return names(orbit, kind); })}};
}

Json sticker_orbits(const GroupReport& report) {
    return list_json(report.sticker_orbits, [](const auto& orbit) {
        return list_json(orbit, [](std::size_t facelet) { return facelet_name(facelet); });
    });
}

}  // namespace

Result<std::vector<Generator>> read_generators(std::string_view text, const CubeReading& reading) {
    std::vector<Generator> generators;
    for (const Span& part : generator_parts(text)) {
        const std::string_view core = text.substr(part.offset, part.length);
        // Blanks in front keep every column what it is in the whole text.
        Result<Position> position =
            read_position(std::string(part.offset, ' ').append(core), reading);
        if (!position) return position.error();
        std::string name = position->maneuver ? name_of(*position->maneuver, core) : "";
        generators.push_back({std::move(name), *std::move(position)});
    }
    return generators;
}

Group::Group(std::vector<Generator> generators)
    : generators_(std::move(generators)), group_(cubes_of(generators_)) {
    for (std::size_t i = 0; i < generators_.size(); ++i)
        if (generators_[i].name.empty()) generators_[i].name = fmt::format("g{}", i + 1);
}

GroupAnswer Group::report() const {
    GroupAnswer answer;
    for (const Generator& generator : generators_) answer.generators.push_back(generator.name);
    answer.report = report_of(group_);
    return answer;
}

std::string Group::power_text(GeneratorPower power) const {
    const Generator&    generator = generators_[power.generator];
    const std::uint64_t times     = static_cast<std::uint64_t>(std::abs(power.exponent));
    const std::string   base      = power.exponent == 1 || is_bare_turn(generator)
                                        ? generator.name
                                        : fmt::format("({})", generator.name);
    return fmt::format("{}{}{}", base, times == 1 ? "" : std::to_string(times),
                       power.exponent < 0 ? "'" : "");
}

Result<std::string> Group::word(const Position& position) const {
    const Result<Word> word = group_.word(centred(position));
    if (!word) return word.error();
    std::string text;
    for (GeneratorPower power : *word)
        text += fmt::format("{}{}", text.empty() ? "" : " ", power_text(power));
    return text;
}

std::string orbits_text(const PieceAction& action, PieceKind kind) {
    std::vector<std::string> orbits;
    for (const auto& orbit : action.orbits) {
        std::vector<std::string_view> pieces;
        for (std::size_t piece : orbit) pieces.push_back(piece_name(kind, piece));
        if (orbit.size() > 1) orbits.push_back(fmt::format("{{{}}}", fmt::join(pieces, " ")));
    }
    return fmt::format("{}", fmt::join(orbits, " "));
}

Json to_json(const GroupAnswer& answer) {
    const GroupReport& report = answer.report;
    const auto         centre = list_json(report.centre_generators, [](const CentredCube& cube) {
        return antipode::to_text(cube, Form::facelets);
    });
    return {{"generators", answer.generators},
            {"order", report.order.decimal()},
            {"abelian", report.abelian},
            {"centre", {{"order", report.centre_order.decimal()}, {"generators", centre}}},
            {"corners", action_json(report.corners, PieceKind::corner)},
            {"edges", action_json(report.edges, PieceKind::edge)},
            {"sticker_orbits", sticker_orbits(report)}};
}

}  // namespace antipode::service
