#include "search/coset/estimate.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "search/coset/halves/word_halves.h"
#include "search/coset/join/join.h"
#include "search/coset/symmetries.h"

namespace antipode::coset {
namespace {

// Words into a coset that end outside H, of the given length: one turn more makes so many
// times as many. Most cosets are near these numbers.
struct WordRow {
    double   at_15;
    double   growth;
    unsigned deepest;
};
constexpr WordRow half_turn_words    = {1.6e7, 13.35, 18};
constexpr WordRow quarter_turn_words = {1.5e5, 9.37, 22};

const WordRow& words(Metric metric) {
    return metric == Metric::qtm ? quarter_turn_words : half_turn_words;
}

// Before anything is measured.
constexpr double usual_leaves_per_second = 1.2e7;
constexpr double usual_pass_seconds      = 4;
constexpr double enough_seconds          = 0.2;
// Distances with fewer words are done in lists, without passes.
constexpr double words_worth_a_pass = 2e5;

// To look for words to the few cubes that are left takes longer than to set the bits of all words
// that are one turn shorter.
constexpr double rest_share = 1.5;

// On one thread. Of 19 turns some words are enough, for the last cubes.
constexpr double all_usual_seconds_of_19 = 1000;

double usual_join_seconds(unsigned distance) {
    constexpr std::array<double, 4> seconds = {3, 14, 46, 190};  // of 16 to 19 turns
    return distance < 16 ? 1 : seconds[std::min(distance, 19U) - 16];
}

double expected_words(Metric metric, unsigned distance) {
    return words(metric).at_15 * std::pow(words(metric).growth, static_cast<int>(distance) - 15);
}

}  // namespace

bool comes_to_map(Metric metric, const CosetRequest& request) {
    return expected_words(metric, request.last) > words_worth_a_pass;
}

// Measured: the coset of R has a million cubes at 8 face turns or 12 quarter turns, every
// turn farther from H it takes one more, and symmetric cosets have more cubes near H.
bool comes_to_map(const two_phase::Tables& tables, const CosetRequest& request) {
    if (comes_to_map(tables.metric(), request)) return true;
    const int           nearest = tables.metric() == Metric::qtm ? 12 : 8;
    const SmallTables&  small   = tables.small();
    const std::uint32_t place   = small.flip_slice_place[FlipSlice::of(request.cube).value()];
    const std::uint32_t entry =
        (place >> 4) * CornerTwist::size
        + small.twist_image[CornerTwist::of(request.cube).value()][place & 15];
    const int to_h       = static_cast<int>(phase_one::distance(tables.phase_one_entry(entry)));
    const int symmetries = std::countr_zero(CosetSymmetries(request.cube).count());
    return static_cast<int>(request.last) > std::max(nearest, nearest - 1 + to_h - symmetries);
}

unsigned deepest_search(Metric metric) { return words(metric).deepest; }

void Estimate::searched(const Searched& done) {
    if (done.time.count() < enough_seconds || is_rest(done.distance)) return;
    leaves_       = static_cast<double>(done.leaves);
    leaf_seconds_ = done.time.count();
    join_rate_    = usual_join_seconds(done.distance) / done.time.count();
}

double Estimate::seconds_here(double usual) const {
    return usual / (join_rate_ > 0 ? join_rate_ : request_.threads);
}

// A join is no matter of words alone, until there are very many.
double Estimate::join_seconds(unsigned distance) const {
    return seconds_here(usual_join_seconds(distance));
}

void Estimate::passed(std::chrono::duration<double> time) { last_pass_ = time.count(); }

double Estimate::word_seconds(unsigned distance) const {
    const double rate =
        leaf_seconds_ > 0 ? leaves_ / leaf_seconds_ : usual_leaves_per_second * request_.threads;
    return expected_words(metric_, distance) / rate;
}

bool Estimate::is_rest(unsigned distance) const {
    if (held_extent(metric_, request_) == Extent::small) return distance == Join::longest;
    return are_words_halved(metric_, request_) && distance == HalvesOfLength::longest_of_rest;
}

double Estimate::all_rest_seconds() const {
    if (held_extent(metric_, request_) == Extent::small)
        return seconds_here(all_usual_seconds_of_19);
    return rest_share * word_seconds(HalvesOfLength::longest);
}

double Estimate::search_seconds(unsigned distance) const {
    if (held_extent(metric_, request_) == Extent::small)
        return distance <= std::min(request_.exact_to, Join::longest) ? join_seconds(distance) : 0;
    if (is_rest(distance) && distance <= request_.exact_to) return all_rest_seconds();
    const bool is_searched = distance <= std::min(request_.exact_to, deepest_search(metric_));
    if (distance == request_.exact_to + 1) return request_.helped * word_seconds(distance);
    return is_searched ? word_seconds(distance) : 0;
}

double Estimate::pass_seconds() const {
    return last_pass_ > 0 ? last_pass_ : usual_pass_seconds / request_.threads;
}

double Estimate::seconds_left(const Place& place) const {
    const bool   is_passing = place.stage == CosetProgress::Stage::passing;
    const double here       = is_passing
                                  ? (1 - place.part) * pass_seconds() + search_seconds(place.distance)
                                  : (1 - place.part) * search_seconds(place.distance);
    return here + seconds_behind(place.distance);
}

double Estimate::seconds_behind(unsigned distance) const {
    double seconds = 0;
    for (unsigned farther = distance + 1; farther <= request_.last; ++farther) {
        seconds += search_seconds(farther);
        if (expected_words(metric_, farther) > words_worth_a_pass) seconds += pass_seconds();
    }
    return seconds;
}

}  // namespace antipode::coset
