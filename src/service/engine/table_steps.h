// The steps of the work on a table, for people and for progress bars.
#pragma once

#include <array>
#include <string_view>

#include "tables/options.h"

namespace antipode::service {

// What a step is called, and which part of the work it is when the table has to be
// built.
struct TableStepRow {
    std::string_view name;
    double           begin;
    double           end;
};

inline constexpr std::array<TableStepRow, 4> table_step_rows = {
    {{"checking", 0, 1}, {"building", 0, 0.75}, {"counting", 0.75, 0.75}, {"writing", 0.75, 1}}};

constexpr const TableStepRow& row(TableStep step) {
    return table_step_rows[static_cast<std::size_t>(step)];
}

// Of the work on that table alone, from 0 to 1.
inline double share_done(const TableProgress& progress) {
    const TableStepRow& step = row(progress.step);
    return step.begin + (step.end - step.begin) * progress.fraction;
}

// Smaller steps are told to nobody.
inline constexpr double noticeable_share = 0.005;

}  // namespace antipode::service
