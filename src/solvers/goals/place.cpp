#include "solvers/goals/place.h"

#include <fmt/format.h>

#include "notation/characters.h"
#include "solvers/goals/piece_names.h"
#include "solvers/messages.h"

namespace antipode::goals {
namespace place_detail {

constexpr std::string_view axis_names[] = {"ud", "rl", "fb"};

bool is_any(std::string_view text) { return text.empty() || lower_case(text) == "any"; }

Result<std::string> read_face(std::string_view text) {
    if (is_any(text)) return lower_case(text);
    const std::string face = upper_case(text);
    if (face.size() == 1 && face_letters.find(face[0]) != std::string_view::npos) return face;
    return wrong_place("face", solver_message<"goal-face">(visible(text)));
}

// Both orders of an axis' faces.
Result<std::string> read_axis(std::string_view text) {
    if (is_any(text)) return lower_case(text);
    const std::string axis = lower_case(text);
    for (const std::string_view name : axis_names)
        if (axis == name || axis == std::string(name.rbegin(), name.rend()))
            return std::string(name);
    return wrong_place("axis", solver_message<"goal-axis">(visible(text)));
}

Result<std::string> read_pieces(std::string_view text) {
    if (is_any(text)) return lower_case(text);
    std::vector<std::string> names;
    for (const Word& word : words_of(text)) {
        const auto piece = find_piece(word.text);
        if (!piece)
            return wrong_place("at", solver_message<"goal-place-piece">(visible(word.text)));
        names.emplace_back(name_of(*piece));
    }
    return in_order(names);
}

}  // namespace place_detail

std::string_view axis_of(Face face) { return place_detail::axis_names[index(face) % 3]; }

std::string text_of(const GoalPlace& place) {
    std::string text = place.face;
    for (const std::string& part : {place.axis, place.at})
        if (!part.empty()) text += (text.empty() ? "" : " ") + part;
    return text;
}

Error wrong_place(const char* field, Message message) {
    return {.kind = ErrorKind::usage, .message = std::move(message), .field = field};
}

Result<GoalPlace> read_place(const GoalPlace& said) {
    auto face = place_detail::read_face(said.face);
    if (!face) return face.error();
    auto axis = place_detail::read_axis(said.axis);
    if (!axis) return axis.error();
    auto at = place_detail::read_pieces(said.at);
    if (!at) return at.error();
    return GoalPlace{*std::move(face), *std::move(axis), *std::move(at)};
}

}  // namespace antipode::goals
