#include <algorithm>
#include <iterator>
#include <optional>

#include "search/coset/explorer.h"

namespace antipode::coset {
namespace {

// A filter of so many cubes is much smaller than the map.
constexpr std::uint64_t most_filtered = 1'000'000;

using Step    = RestTime::Step;
using Seconds = RestTime::Seconds;

// Of a coset 6618 cubes were left after the pass for 19 turns, and some 2200 after these.
struct TailRow {
    TailLength    length;
    std::uint64_t most_cubes;  // so that the cubes before their tails fit in memory
    Step          usual;       // on one thread
};
constexpr TailRow tail_rows[] = {
    {{.turns = 15, .tail = 4}, 20'000, {Seconds(1.5), 0.55}},
    {{.turns = 14, .tail = 5}, 3'000, {Seconds(0.5), 0.9}},
    {{.turns = 16, .tail = 3}, 100'000, {Seconds(4), 0.65}},
};

// Words of 17 turns are put together from halves, which takes some 50 s of processor time. That is
// as long as 15 units of the join, and of the cubes that are left it finds as many as 38 of these
// do. (Words of 18 turns with one behind them gain nothing.)
constexpr HalvesOfLength::Cut long_words           = {.behind_first = 3, .behind_second = 4};
constexpr unsigned            tail_of_long_words   = 2;
constexpr std::uint64_t       fewest_of_long_words = 500;
constexpr std::uint64_t       most_of_long_words   = 10'000;
constexpr std::uint64_t       memory_for_halves    = 300'000'000;
constexpr Step                usual_of_long_words  = {Seconds(50), 0.2};

// Looking for each cube by itself, for some hundredths of a second.
constexpr Step usual_of_short_rounds = {Seconds(25), 0.25};

Step usually_behind(const TailRow& row) {
    Step all = usual_of_long_words + usual_of_short_rounds;
    for (const TailRow* next = &row + 1; next != std::end(tail_rows); ++next)
        all = next->usual + all;
    return all;
}

// A unit of the join finds about one in 23 of the cubes that are left.
constexpr double      share_of_a_join_unit = 1.0 / 23;
constexpr std::size_t usual_units          = 311;

}  // namespace

// Words that end with a turn of K are found by the pass, all others by the join.
std::optional<Error> Explorer::join() {
    if (!join_) join_ = Join::make(request_.cube, request_.threads);
    const auto words = join_ ? JoinedWords::make(*join_, distance(), request_.threads) : nullptr;
    if (!words) return too_large(needed_memory(metric_, request_));
    // Most words lead to cubes that are known, and asking a filter costs less than the map.
    std::optional<RestFilter>  filter;
    std::vector<std::uint64_t> rest;
    if (is_last_join() && left() <= most_filtered) {
        rest = dense_->missing(most_filtered);
        filter.emplace(layout_, with_images(layout_, symmetries_, rest), RestFilter::Words::single,
                       request_.threads);
    }
    if (is_last_join()) expect_join_rest();
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
    auto error = work_off(totals, [&] {
        round = Clock::now();
        do_units(work, totals);
        set_images_of_found(rest);
    });
    if (!error && !is_stopped_) dense_->set_images(symmetries_);
    return error;
}

// While only few cubes are looked for, so that no other word to an image of one is looked for.
void Explorer::set_images_of_found(std::vector<std::uint64_t>& rest) {
    if (symmetries_.count() == 1) return;
    const auto found = std::partition(rest.begin(), rest.end(),
                                      [&](std::uint64_t bit) { return !dense_->map().has(bit); });
    dense_->set(with_images(layout_, symmetries_, {found, rest.end()}));
    rest.erase(found, rest.end());
}

// All cubes that are left are at least so far. Most have many words of that length: tails find
// one for most of them, a quick search for each many others, and some units of the join nearly
// all that are left. The last are looked for one by one, for longer; where that fails, all units
// are done, which is a proof. (Files of older versions name cubes that were proven to be farther:
// here they are proven again.)
std::optional<Error> Explorer::join_rest() {
    farther_.clear();
    expect_join_rest();
    if (units_done_.empty())
        if (auto error = find_tails()) return error;
    if (watch_.stop.stop_requested()) return stop();
    if (auto error = find_few()) return error;
    return is_stopped_ ? std::nullopt : join();
}

void Explorer::expect_join_rest() {
    const std::size_t units = join_ ? join_->units() : usual_units;
    const Seconds     all(estimate_.all_rest_seconds());
    rest_time_ = RestTime({.share = share_of_a_join_unit,
                           .few   = FindPlan::few_cubes_of_a_join,
                           .unit  = all / static_cast<double>(units),
                           .units = units});
}

void Explorer::begin_usual_step(const RestTime::Step& now, const RestTime::Step& behind) {
    const auto here = [this](const RestTime::Step& usual) {
        return RestTime::Step{Seconds(estimate_.seconds_here(usual.time.count())), usual.leaves};
    };
    rest_time_->begin_step(here(now), here(behind));
}

std::optional<Error> Explorer::find_tails() {
    if (!reserve_.last_turns)
        reserve_.last_turns = LastTurns::make(tables_, {request_.threads, watch_.stop});
    const auto leads_out = [this](std::uint32_t page) {
        return dense_->map().slots()[page] == dense_->map().held().size();
    };
    for (const TailRow& row : tail_rows) {
        if (watch_.stop.stop_requested() || left() <= FindPlan::few_cubes_of_a_join)
            return std::nullopt;
        if (left() > row.most_cubes) continue;
        begin_usual_step(row.usual, usually_behind(row));
        const auto rest = dense_->missing(row.most_cubes);
        dense_->set(reached_by_tails({rest, leads_out}, row.length, unit_work(nullptr)));
        if (auto error = save_if_due()) return error;
    }
    if (watch_.stop.stop_requested() || left() < fewest_of_long_words
        || left() > most_of_long_words)
        return std::nullopt;
    const auto rest = dense_->missing(most_of_long_words);
    find_tails_of_long_words({rest, leads_out});
    return save_if_due();
}

// The lists of the join would take the memory that halves need: they are made anew.
void Explorer::find_tails_of_long_words(const TailTargets& targets) {
    join_.reset();
    begin_usual_step(usual_of_long_words, usual_of_short_rounds);
    const WordHalves     halves(request_.cube, Extent::small);
    const HalvesOfLength words(halves, long_words);
    const CubePairs      pairs(layout_);
    dense_->set(reached_by_tails(targets, tail_of_long_words,
                                 {.words   = words,
                                  .pairs   = pairs,
                                  .sharing = unit_sharing(false),
                                  .memory  = memory_for_halves}));
}

}  // namespace antipode::coset
