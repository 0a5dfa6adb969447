#include <algorithm>
#include <iterator>
#include <optional>
#include <span>

#include "search/coset/explorer.h"

namespace antipode::coset {
namespace {

// When so few cubes are left, each is looked for by itself, so long. Of cubes that tails leave, one
// in three is found in 10 ms of processor time and one in five not in a second. At first that is
// quicker than a unit of the longest words, which takes seconds and finds one in twenty of those
// that are left; and then again for the last. In the whole coset the units are longer.
constexpr std::uint64_t few_cubes_of_a_join = 16;
struct FindRow {
    std::uint64_t             most_cubes;
    std::chrono::milliseconds time;
};
constexpr FindRow find_rows_small[] = {{4000, std::chrono::milliseconds(15)},
                                       {few_cubes_of_a_join, std::chrono::seconds(20)}};
constexpr FindRow find_rows_whole[] = {{4000, std::chrono::milliseconds(15)},
                                       {100, std::chrono::milliseconds(250)},
                                       {16, std::chrono::seconds(4)},
                                       {4, std::chrono::seconds(20)}};

// A filter of so many cubes is much smaller than the map.
constexpr std::uint64_t most_filtered = 1'000'000;

// Of a coset 6618 cubes were left after the pass for 19 turns, and some 2200 after these, in 19 s
// of processor time, most of which were for words of 16 turns.
struct TailRow {
    TailLength    length;
    std::uint64_t most_cubes;  // so that the cubes before their tails fit in memory
};
constexpr TailRow tail_rows[] = {
    {{.turns = 15, .tail = 4}, 20'000},
    {{.turns = 14, .tail = 5}, 3'000},
    {{.turns = 16, .tail = 3}, 100'000},
};

// Words of 17 turns are put together from halves, which takes some 50 s of processor time. That is
// as long as 15 units of the join, and of the cubes that are left it finds as many as 38 of these
// do. (Words of 18 turns with one behind them gain nothing.)
constexpr HalvesOfLength::Cut long_words           = {.behind_first = 3, .behind_second = 4};
constexpr unsigned            tail_of_long_words   = 2;
constexpr std::uint64_t       fewest_of_long_words = 500;
constexpr std::uint64_t       most_of_long_words   = 10'000;
constexpr std::uint64_t       memory_for_halves    = 300'000'000;

}  // namespace

// Words that end with a turn of K are found by the pass, all others by the join.
std::optional<Error> Explorer::join() {
    if (!join_) join_ = Join::make(request_.cube, request_.threads);
    const auto words = join_ ? JoinedWords::make(*join_, distance(), request_.threads) : nullptr;
    if (!words) return too_large(needed_memory(metric_, request_));
    // Most words lead to cubes that are known, and asking a filter costs less than the map.
    std::optional<BitFilter> filter;
    if (is_last_join() && left() <= most_filtered) filter.emplace(dense_->missing(most_filtered));
    UnitTotals totals(join_->units());
    JoinWork   work{.words      = *words,
                    .layout     = layout_,
                    .page_slots = dense_->map().slots(),
                    .pages      = dense_->pages_at(distance()),
                    .sharing    = unit_sharing(true),
                    .filter     = filter ? &*filter : nullptr};
    // What is left is looked at after each round of units.
    Clock::time_point round = Clock::now();
    if (is_last_join())
        work.sharing.is_due = [&] {
            return is_save_due() || Clock::now() - round > std::chrono::seconds(1);
        };
    return work_off(totals, [&] {
        round = Clock::now();
        do_units(work, totals);
    });
}

// All cubes that are left are at least so far. Most have many words of that length: tails find
// one for most of them, a quick search for each many others, and some units of the join nearly
// all that are left. The last are looked for one by one, for longer; where that fails, all units
// are done, which is a proof. (Files of older versions name cubes that were proven to be farther:
// here they are proven again.)
std::optional<Error> Explorer::join_rest() {
    farther_.clear();
    if (units_done_.empty()) find_tails();
    if (watch_.stop.stop_requested()) return stop();
    if (auto error = find_few()) return error;
    return is_stopped_ ? std::nullopt : join();
}

void Explorer::find_tails() {
    if (!reserve_.last_turns)
        reserve_.last_turns = LastTurns::make(tables_, {request_.threads, watch_.stop});
    const auto leads_out = [this](std::uint32_t page) {
        return dense_->map().slots()[page] == dense_->map().held().size();
    };
    for (const TailRow& row : tail_rows) {
        if (watch_.stop.stop_requested() || left() <= few_cubes_of_a_join) return;
        if (left() > row.most_cubes) continue;
        const auto rest = dense_->missing(row.most_cubes);
        dense_->set(reached_by_tails({rest, leads_out}, row.length, unit_work(nullptr)));
    }
    if (watch_.stop.stop_requested() || left() < fewest_of_long_words
        || left() > most_of_long_words)
        return;
    const auto rest = dense_->missing(most_of_long_words);
    find_tails_of_long_words({rest, leads_out});
}

// The lists of the join would take the memory that halves need: they are made anew.
void Explorer::find_tails_of_long_words(const TailTargets& targets) {
    join_.reset();
    const WordHalves     halves(request_.cube);
    const HalvesOfLength words(halves, long_words);
    const CubePairs      pairs(layout_);
    dense_->set(reached_by_tails(targets, tail_of_long_words,
                                 {.words   = words,
                                  .pairs   = pairs,
                                  .sharing = unit_sharing(false),
                                  .memory  = memory_for_halves}));
}

std::optional<Error> Explorer::find_few() {
    if (!watch_.find) return std::nullopt;
    const std::span<const FindRow> rows =
        is_joined() ? std::span<const FindRow>(find_rows_small) : find_rows_whole;
    for (; times_sought_ < rows.size() && left() > 0; ++times_sought_) {
        const FindRow& row = rows[times_sought_];
        if (left() > row.most_cubes || watch_.stop.stop_requested()) break;
        if (auto error = find_each(dense_->missing(left()), row.time)) return error;
    }
    return std::nullopt;
}

}  // namespace antipode::coset
