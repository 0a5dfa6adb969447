#include "workspace/row.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <span>

#include "notation/characters.h"
#include "workspace/messages.h"
#include "workspace/solver_word.h"

namespace antipode::workspace {
namespace {

constexpr std::array<std::string_view, 2> sense_names = {"generator", "solver"};
constexpr std::array<std::string_view, 8> state_names = {
    "idle", "queued", "running", "paused", "interrupted", "done", "failed", "stopped"};

constexpr std::size_t      longest_name = 1000;
constexpr std::string_view replacement  = "\xef\xbf\xbd";  // U+FFFD

template <class Value>
Result<Value> parse_named(std::string_view what, std::string_view name,
                          std::span<const std::string_view> names) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<Value>(i);
    return Error{.kind    = ErrorKind::usage,
                 .message = message<"unknown-row-value">(what, visible(name), texts_of(names))};
}

// character_at() gives a byte that is no character as itself.
bool is_broken(std::string_view character) {
    return character.size() == 1 && (static_cast<unsigned char>(character[0]) & 0x80) != 0;
}

bool is_control(std::string_view character) {
    const auto first = static_cast<unsigned char>(character[0]);
    if (character.size() == 2 && first == 0xc2)  // U+0080 to U+009F
        return static_cast<unsigned char>(character[1]) < 0xa0;
    return first < 0x20 || first == 0x7f;
}

}  // namespace

std::string_view name_of(Sense sense) { return sense_names[static_cast<std::size_t>(sense)]; }
std::string_view name_of(RowState state) { return state_names[static_cast<std::size_t>(state)]; }

Result<Sense> parse_sense(std::string_view name) {
    return parse_named<Sense>("sense", name, sense_names);
}

Result<RowState> parse_row_state(std::string_view name) {
    return parse_named<RowState>("state", name, state_names);
}

std::optional<unsigned> Findings::length() const {
    if (!solver) return std::nullopt;
    return static_cast<unsigned>(antipode::length(*solver, metric));
}

bool Findings::is_optimal() const { return solver && *length() <= lower_bound; }

std::string Findings::length_tag() const {
    if (!solver) return "";
    return antipode::length_tag(*length(), metric,
                                is_optimal() ? Optimality::proven : Optimality::unproven);
}

std::string_view Row::symmetry() const {
    return std::string_view(label).substr(0, label.find('{'));
}

std::optional<Maneuver> Row::maneuver() const {
    const auto& solver = entry.findings.solver;
    return solver && entry.sense == Sense::generator ? opposite_word(*solver) : solver;
}

Result<std::string> clean_name(std::string_view text) {
    std::string name;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view character = character_at(text, at);
        name += is_control(character) ? " " : is_broken(character) ? replacement : character;
        at += character.size();
    }
    name = trimmed(name, " ");
    if (name.size() <= longest_name) return name;
    return Error{.kind    = ErrorKind::usage,
                 .message = message<"name-too-long">(visible(name), name.size(), longest_name)};
}

}  // namespace antipode::workspace
