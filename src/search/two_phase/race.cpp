#include "search/two_phase/race.h"

#include <algorithm>
#include <cassert>

#include "notation/simplify.h"
#include "notation/transform.h"

namespace antipode::two_phase {
namespace {

constexpr auto progress_interval = std::chrono::milliseconds(100);

// No position needs more than 20 face turns or 26 quarter turns; with centres, and with a
// restricted set of turns, some need more.
constexpr unsigned longest_of_interest(const Race::Request& request) {
    if (request.turns != phase_one::every_turn) return 60;
    if (!request.centres.counted.empty()) return request.metric == Metric::qtm ? 50 : 32;
    return request.metric == Metric::qtm ? 36 : 23;
}

phase_one::TurnMask image_of(phase_one::TurnMask turns, Symmetry s) {
    phase_one::TurnMask images = 0;
    for (Move m : all_moves)
        if (turns >> m.index() & 1) images |= 1U << image(s, m).index();
    return images;
}

phase_one::TurnMask inverse_of(phase_one::TurnMask turns) {
    phase_one::TurnMask inverses = 0;
    for (Move m : all_moves)
        if (turns >> m.index() & 1) inverses |= 1U << inverse(m).index();
    return inverses;
}

// The thirds of a turn about a corner take each axis to each other.
constexpr std::array<Symmetry, 3> axis_turns = {Symmetry{}, rotation_x* rotation_y,
                                                rotation_x* rotation_y* rotation_x* rotation_y};

std::vector<Direction> directions_of(const Race::Request& request) {
    std::vector<Direction> directions;
    for (const bool inverted : {false, true}) {
        const CentredCube whole = with_centres(request.cube, request.centres);
        const CentredCube side  = inverted ? inverse(whole) : whole;
        const auto        turns = inverted ? inverse_of(request.turns) : request.turns;
        for (Symmetry turned : std::span(axis_turns).first(request.limits.axes)) {
            const CentredCube seen      = conjugate(side, turned);
            const Direction   direction = {seen.cube, turned, inverted, image_of(turns, turned),
                                           centres_of(seen)};
            const bool        is_new =
                std::none_of(directions.begin(), directions.end(), [&](const Direction& other) {
                    return other.cube == direction.cube && other.turns == direction.turns
                           && other.centres == direction.centres;
                });
            if (is_new) directions.push_back(direction);
        }
    }
    return directions;
}

}  // namespace

Moves as_seen_from_outside(const Direction& direction, const Moves& word) {
    const Moves turned_back = image(inverse(direction.turned), word);
    return direction.inverted ? inverse(turned_back) : turned_back;
}

Race::Race(const Request& request, const Watch& watch)
    : request_(request),
      watch_(watch),
      clock_(watch),
      directions_(directions_of(request)),
      longest_(longest_of_interest(request)),
      bound_(std::min(longest_, request.limits.shorter_than)),
      next_progress_(progress_interval) {
    if (!request.preference.value) best_value_ = bound_;
}

void Race::offer(const Direction& direction, const Moves& word) {
    const Moves    moves = simplify(as_seen_from_outside(direction, word));
    const unsigned found = length_of(moves);
    assert(is_solved(with_centres(request_.cube, request_.centres) * moves));
    const std::lock_guard lock(mutex_);
    const double value = request_.preference.value ? request_.preference.value(moves) : found;
    if (value < best_value_) {
        best_value_ = value;
        found_.push_back(moves);
        news_.notify_one();
    }
    if (found < bound_) bound_ = found;
    end_if_enough();
}

void Race::end_if_enough() {
    if (over_ || found_.empty() || elapsed() < request_.limits.min_time) return;
    if (best_value_ > request_.limits.enough_length) return;
    ended_ = Ended::enough_found;
    over_  = true;
}

void Race::end(Ended reason) {
    const std::lock_guard lock(mutex_);
    if (over_) return;
    ended_ = reason;
    over_  = true;
}

void Race::check_limits() {
    wait_while_paused();
    if (watch_.stop.stop_requested()) return end(Ended::stopped);
    if (request_.limits.min_time > std::chrono::nanoseconds::zero()) {
        const std::lock_guard lock(mutex_);
        end_if_enough();
    }
    if (elapsed() >= request_.limits.max_time && !is_answer_near()) end(Ended::out_of_time);
}

void Race::wait_while_paused() {
    if (watch_.gate != nullptr && watch_.gate->is_paused()) watch_.gate->wait(watch_.stop);
}

// With all turns a first solution takes about a millisecond, unless the machine
// is busy or the tables come from a slow disk. Then it is worth waiting for.
bool Race::is_answer_near() const {
    return request_.turns == phase_one::every_turn && is_unsolved();
}

void Race::report(const Progress& progress) {
    std::vector<Moves> fresh;
    {
        const std::lock_guard lock(mutex_);
        fresh.assign(found_.begin() + static_cast<std::ptrdiff_t>(reported_), found_.end());
        reported_ = found_.size();
    }
    if (watch_.on_solution)
        for (const Moves& moves : fresh) watch_.on_solution(moves);
    if (!watch_.on_progress || elapsed() < next_progress_) return;
    next_progress_ = elapsed() + progress_interval;
    watch_.on_progress(progress);
}

bool Race::wait_for_news(const std::function<bool()>& are_done) {
    wait_while_paused();
    std::unique_lock lock(mutex_);
    news_.wait_for(lock, progress_interval,
                   [&] { return are_done() || found_.size() > reported_; });
    return !are_done();
}

void Race::wake_caller() {
    const std::lock_guard lock(mutex_);
    news_.notify_one();
}

std::optional<Moves> Race::best() const {
    const std::lock_guard lock(mutex_);
    return found_.empty() ? std::nullopt : std::optional(found_.back());
}

unsigned Race::length_of(const Moves& moves) const {
    return static_cast<unsigned>(length(moves, request_.metric));
}

}  // namespace antipode::two_phase
