// What tables of a goal are made for: they follow from it, and equal keys share them.
//
//     const TableKey key = {.goal = goal, .steps = {.turns = turns}, .size = TableSize::small};
//     name_of(key)      "goal-3f09a1c4"
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "solvers/goals/layout.h"

namespace antipode::goals {

// Small tables are made in a second, large ones in seconds. Tiny ones are for goals that may be
// met in so many places that the tables together would take longer than the search.
enum class TableSize : std::uint8_t { tiny, small, large };

struct TableKey {
    Goal       goal;
    StepChoice steps;
    TableSize  size = TableSize::small;

    friend bool operator==(const TableKey&, const TableKey&) = default;
};

Room room_of(TableSize size);

std::shared_ptr<const GoalLayout> layout_of(const TableKey& key);

// "x-cross, turns U R F, counted in htm".
std::string text_of(const TableKey& key);

// The key as bytes, always as many, with a checksum; and back, if it is one.
inline constexpr std::size_t key_bytes = 96;
std::vector<std::byte>       bytes_of(const TableKey& key);
std::optional<TableKey>      key_of(std::span<const std::byte> bytes);

// Different for different keys, but for rare accidents: files tell by the whole key.
std::string name_of(const TableKey& key);

}  // namespace antipode::goals
