#include "solvers/goals/piece_names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>

#include "notation/characters.h"

namespace antipode::goals {
namespace piece_names_detail {

std::string sorted_letters(std::string_view name) {
    std::string letters = upper_case(name);
    std::ranges::sort(letters);
    return letters;
}

}  // namespace piece_names_detail

std::string lower_case(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), lowered);
    return result;
}

std::string upper_case(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return result;
}

std::optional<PieceName> find_piece(std::string_view name) {
    const std::string wanted = piece_names_detail::sorted_letters(name);
    for (std::size_t i = 0; i < corner_count; ++i)
        if (piece_names_detail::sorted_letters(corner_names[i]) == wanted)
            return PieceName{OrbitKind::corners, i};
    for (std::size_t i = 0; i < edge_count; ++i)
        if (piece_names_detail::sorted_letters(edge_names[i]) == wanted)
            return PieceName{OrbitKind::edges, i};
    return std::nullopt;
}

std::string_view name_of(const PieceName& piece) {
    return piece.kind == OrbitKind::corners ? corner_names[piece.piece] : edge_names[piece.piece];
}

std::string in_order(const std::vector<std::string>& names) {
    std::vector<std::string_view> ordered;
    for (const auto& all : {std::span<const std::string_view>(corner_names),
                            std::span<const std::string_view>(edge_names)})
        for (const std::string_view name : all)
            if (std::ranges::find(names, name) != names.end()) ordered.push_back(name);
    return fmt::format("{}", fmt::join(ordered, " "));
}

std::vector<Word> words_of(std::string_view text) {
    constexpr std::string_view between = " \t,";
    std::vector<Word>          words;
    for (std::size_t begin = text.find_first_not_of(between); begin != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
        words.push_back({text.substr(begin, end - begin), begin});
        begin = text.find_first_not_of(between, end);
    }
    return words;
}

}  // namespace antipode::goals
