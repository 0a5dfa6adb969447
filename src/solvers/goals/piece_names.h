// Pieces as people name them: letters in any order and case.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solvers/goals/goal.h"

namespace antipode::goals {

struct PieceName {
    OrbitKind   kind;
    std::size_t piece;
};

std::optional<PieceName> find_piece(std::string_view name);  // "rf" is FR
std::string_view         name_of(const PieceName& piece);

// In the order of their names in cube/geometry.h, with blanks between them.
std::string in_order(const std::vector<std::string>& names);

// Parts of a list, with blanks or commas between them.
struct Word {
    std::string_view text;
    std::size_t      offset;
};
std::vector<Word> words_of(std::string_view text);

std::string lower_case(std::string_view text);
std::string upper_case(std::string_view text);

}  // namespace antipode::goals
