#include "search/coset/find_plan.h"

namespace antipode::coset {

// Of cubes that tails leave, one in three is found in 10 ms of processor time and one in five not
// in a second. At first that is quicker than a unit of the longest words, which takes seconds and
// finds one in twenty of those that are left; and then again for the last. In the whole coset the
// units are longer.
const FindPlan::Row FindPlan::rows_of_join[] = {
    {4000, std::chrono::milliseconds(15)},
    {few_cubes_of_a_join, std::chrono::seconds(20)},
};
const FindPlan::Row FindPlan::rows_of_halves[] = {
    {4000, std::chrono::milliseconds(15)},
    {100, std::chrono::milliseconds(250)},
    {16, std::chrono::seconds(4)},
    {4, std::chrono::seconds(20)},
};

// Hardly any small coset has a cube at 20, but one in five of the whole ones does: there, what is
// not found soon is likely to be farther.
FindPlan FindPlan::of_join() { return {rows_of_join, true}; }
FindPlan FindPlan::of_halves() { return {rows_of_halves, false}; }

// After the rows each time is twice the one before, while going through all the other words would
// take longer: so what is looked for in vain at most doubles the time, and a busy machine, where
// both are slower, comes to the same decisions as a quiet one.
std::optional<FindPlan::Time> FindPlan::next(const Rest& rest) {
    const bool is_row = row_ < rows_.size();
    if (!is_row && !goes_on_) return std::nullopt;
    const Row row = is_row ? rows_[row_] : Row{rows_.back().most_cubes, 2 * last_};
    if (rest.cubes == 0 || rest.cubes > row.most_cubes) return std::nullopt;
    const std::uint64_t rounds = (rest.cubes + rest.threads - 1) / rest.threads;
    if (!is_row && rounds * row.time > rest.units_left) return std::nullopt;
    if (is_row) ++row_;
    last_ = row.time;
    return last_;
}

void FindPlan::restart() { *this = FindPlan(rows_, goes_on_); }

}  // namespace antipode::coset
