#include "solvers/goals/table_key.h"

#include <fmt/format.h>

#include <array>
#include <cstring>
#include <type_traits>

#include "base/checksum.h"
#include "solvers/goals/registry.h"

namespace antipode::goals {
namespace table_key_detail {

struct KeyRecord {
    std::array<std::uint16_t, 2 * edge_count> slots{};   // of corners, then of edges
    std::array<std::uint8_t, 2 * edge_count>  turned{};  // the same
    std::uint32_t                             faces             = 0;
    std::uint32_t                             kept_faces        = 0;
    std::uint16_t                             slices            = 0;
    std::uint16_t                             kept_slices       = 0;
    std::uint8_t                              metric            = 0;
    std::uint8_t                              size              = 0;
    std::uint8_t                              half_turn_corners = 0;
    std::uint8_t                              unused            = 0;
    std::uint64_t                             own_checksum      = 0;  // of what stands before
};
static_assert(sizeof(KeyRecord) == key_bytes
              && std::has_unique_object_representations_v<KeyRecord>);

std::uint64_t checksum_of(const KeyRecord& record) {
    return checksum(std::as_bytes(std::span(&record, 1)).first(offsetof(KeyRecord, own_checksum)));
}

KeyRecord record_of(const TableKey& key) {
    KeyRecord record = {
        .faces             = key.steps.turns.faces.mask(),
        .kept_faces        = key.steps.kept.faces.mask(),
        .slices            = key.steps.turns.slices,
        .kept_slices       = key.steps.kept.slices,
        .metric            = static_cast<std::uint8_t>(key.steps.metric),
        .size              = static_cast<std::uint8_t>(key.size),
        .half_turn_corners = key.goal.has_half_turn_corners() ? std::uint8_t{1} : std::uint8_t{0}};
    for (const OrbitKind kind : orbit_kinds)
        for (std::size_t piece = 0; piece < slots_of(kind); ++piece) {
            const std::size_t i = static_cast<std::size_t>(kind) * edge_count + piece;
            record.slots[i]     = key.goal.of(kind, piece).slots;
            record.turned[i]    = key.goal.of(kind, piece).is_turned ? 1 : 0;
        }
    record.own_checksum = checksum_of(record);
    return record;
}

HandTurnSet turns_from(std::uint32_t faces, std::uint16_t slices) {
    HandTurnSet turns = TurnSet::from_mask(faces);
    turns.slices      = slices;
    return turns;
}

Goal goal_from(const KeyRecord& record) {
    Goal goal;
    for (const OrbitKind kind : orbit_kinds)
        for (std::size_t piece = 0; piece < slots_of(kind); ++piece) {
            const std::size_t i = static_cast<std::size_t>(kind) * edge_count + piece;
            goal.set(kind, piece, {record.slots[i], record.turned[i] != 0});
        }
    if (record.half_turn_corners != 0) goal.set_half_turn_corners();
    return goal;
}

}  // namespace table_key_detail

// For the orientation of a last layer large tables took 2.5 s of processor time. With 100
// million entries it was 34 s on a busy machine, for two fifths fewer nodes.
Room room_of(TableSize size) {
    constexpr std::array<std::uint64_t, 3> entries = {150'000, 4'500'000, 30'000'000};
    return {.entries = entries[static_cast<std::size_t>(size)]};
}

std::shared_ptr<const GoalLayout> layout_of(const TableKey& key) {
    return std::make_shared<const GoalLayout>(key.goal, GoalSteps(key.steps), room_of(key.size));
}

std::string text_of(const TableKey& key) {
    std::string text = text_of(key.goal);
    if (key.steps.turns != HandTurnSet(TurnSet::every_turn()))
        text += fmt::format(", turns {}", to_text(key.steps.turns));
    if (key.steps.kept != every_hand_turn())
        text += fmt::format(", keeping to {}", to_text(key.steps.kept));
    return text + fmt::format(", counted in {}", row(key.steps.metric).name);
}

std::vector<std::byte> bytes_of(const TableKey& key) {
    const table_key_detail::KeyRecord record = table_key_detail::record_of(key);
    const auto                        bytes  = std::as_bytes(std::span(&record, 1));
    return {bytes.begin(), bytes.end()};
}

std::optional<TableKey> key_of(std::span<const std::byte> bytes) {
    table_key_detail::KeyRecord record;
    if (bytes.size() < sizeof record) return std::nullopt;
    std::memcpy(&record, bytes.data(), sizeof record);
    if (record.own_checksum != table_key_detail::checksum_of(record)) return std::nullopt;
    return TableKey{
        .goal  = table_key_detail::goal_from(record),
        .steps = {.turns  = table_key_detail::turns_from(record.faces, record.slices),
                  .metric = static_cast<Metric>(record.metric),
                  .kept   = table_key_detail::turns_from(record.kept_faces, record.kept_slices)},
        .size  = static_cast<TableSize>(record.size)};
}

std::string name_of(const TableKey& key) {
    const auto sum = table_key_detail::record_of(key).own_checksum;
    return fmt::format("goal-{:08x}", static_cast<std::uint32_t>(sum));
}

}  // namespace antipode::goals
