#include <algorithm>
#include <mutex>

#include "base/parallel.h"
#include "search/coset/explorer.h"
#include "search/messages.h"

namespace antipode::coset {
namespace {

// So many cubes are solved one by one instead of searching for words to all of them: few
// where the search is still possible, many where it would take days or only bounds are
// wanted.
constexpr std::uint64_t few_cubes  = 400;
constexpr std::uint64_t many_cubes = 1'000'000;

// Most of them have a solution that is found in no time, and some take long. So all are looked for
// a little before any is looked for longer, and the last ones only are left to be decided one by
// one, which may need a proof. Of 40 cubes at 19 turns 15 were found in 10 ms of processor time, 23
// in 60 ms and 32 in 0.9 s.
constexpr std::chrono::milliseconds rounds_of_finding[] = {
    std::chrono::milliseconds(15), std::chrono::milliseconds(60), std::chrono::milliseconds(250),
    std::chrono::seconds(1),       std::chrono::seconds(4),       std::chrono::seconds(16)};

// If that is long enough, most are found within some seconds.
constexpr std::chrono::seconds usual_time_of_a_cube(2);
constexpr double               left_of_a_short_round = 0.6;

std::chrono::duration<double> usual_time(std::uint64_t cubes, std::chrono::milliseconds of_each) {
    return static_cast<double>(cubes)
           * std::chrono::duration<double>(
               std::min<std::chrono::milliseconds>(of_each, usual_time_of_a_cube));
}

// After so long a thread looks up from its work, to save or to stop.
constexpr std::chrono::seconds time_between_saves(10);

}  // namespace

// ---- single cubes ---------------------------------------------------------------

// After a join there is nothing else that could be done.
std::uint64_t Explorer::most_solved_singly() const {
    return is_joined() ? cube_count(Extent::small) : many_cubes;
}

bool Explorer::may_solve_few() const {
    const bool          is_possible = is_exact() && distance() <= deepest_search(metric_);
    const std::uint64_t few         = is_possible ? few_cubes : most_solved_singly();
    const bool          is_time     = is_exact() || distance() == request_.last;
    return watch_.solve && is_time && left() > 0 && left() <= few;
}

// After the pass of a distance.
Result<Explorer::Rest> Explorer::solve_few() {
    if (!may_solve_few()) return Rest::open;
    if (auto error = find_in_rounds()) return *std::move(error);
    if (is_stopped_) return Rest::decided;
    if (left() > farther_.size())
        if (auto error = solve_each(undecided())) return *std::move(error);
    if (is_stopped_) return Rest::decided;
    const bool is_decided = farther_.size() == left();
    farther_.clear();
    return is_decided || !is_exact() ? Rest::decided : Rest::open;
}

std::vector<std::uint64_t> Explorer::undecided() {
    std::vector<std::uint64_t> bits;
    std::ranges::sort(farther_);
    std::ranges::set_difference(dense_->missing(most_solved_singly()), farther_,
                                std::back_inserter(bits));
    return bits;
}

std::optional<Error> Explorer::find_in_rounds() {
    for (const std::chrono::milliseconds time : rounds_of_finding) {
        if (!watch_.find || left() <= farther_.size()) break;
        if (auto error = find_each(undecided(), time)) return error;
        if (is_stopped_) break;
    }
    return std::nullopt;
}

// What is found is set, and the others stay as they were.
std::optional<Error> Explorer::find_each(const std::vector<std::uint64_t>& bits,
                                         std::chrono::milliseconds         time) {
    const std::size_t some =
        std::max<std::size_t>(1, static_cast<std::size_t>(time_between_saves / time))
        * request_.threads;
    for (std::size_t first = 0; first < bits.size(); first += some) {
        report(Stage::solving, static_cast<double>(first) / static_cast<double>(bits.size()));
        const std::size_t         count = std::min(some, bits.size() - first);
        std::vector<std::uint8_t> is_found(count, 0);
        parallel_for(count, {request_.threads}, [&](std::size_t i, std::size_t) {
            if (dense_->map().has(bits[first + i])) return;  // the image of another
            const Cube cube = cube_of(request_.cube, layout_.orders(bits[first + i]));
            is_found[i]     = watch_.find(cube, distance(), time) ? 1 : 0;
        });
        std::vector<std::uint64_t> found;
        for (std::size_t i = 0; i < count; ++i)
            if (is_found[i] != 0) found.push_back(bits[first + i]);
        dense_->set(with_images(layout_, symmetries_, std::move(found)));
        if (watch_.stop.stop_requested()) return stop();
        if (auto error = save_if_due()) return error;
    }
    return std::nullopt;
}

// As long as that is quicker than going through more words, or through all that are left.
std::optional<Error> Explorer::find_few() {
    while (watch_.find && !watch_.stop.stop_requested()) {
        const auto time = find_plan_.next({left(), request_.threads, rest_time_->all_units()});
        if (!time) break;
        rest_time_->begin_step({usual_time(left(), *time) / request_.threads,
                                *time < usual_time_of_a_cube ? left_of_a_short_round : 0});
        if (auto error = find_each(dense_->missing(left()), *time)) return error;
    }
    rest_time_->end_step();
    return std::nullopt;
}

// Cubes that nobody can decide about are in no list afterwards.
std::optional<Error> Explorer::solve_each(std::vector<std::uint64_t> bits) {
    const std::size_t all = bits.size();
    while (!bits.empty()) {
        std::vector<std::uint64_t> near;
        std::vector<std::uint64_t> later;
        std::mutex                 mutex;
        report(Stage::solving, 1 - static_cast<double>(bits.size()) / static_cast<double>(all));
        parallel_for(bits.size(), {request_.threads}, [&](std::size_t i, std::size_t) {
            const bool     is_later = watch_.stop.stop_requested() || is_save_due();
            const Solvable found =
                is_later
                    ? Solvable::unknown
                    : watch_.solve(cube_of(request_.cube, layout_.orders(bits[i])), distance());
            const std::lock_guard lock(mutex);
            if (is_later || (found == Solvable::unknown && watch_.stop.stop_requested()))
                later.push_back(bits[i]);
            if (found == Solvable::yes) near.push_back(bits[i]);
            if (found == Solvable::no) farther_.push_back(bits[i]);
        });
        dense_->set(with_images(layout_, symmetries_, std::move(near)));
        if (watch_.stop.stop_requested()) return stop();
        if (auto error = save_if_due()) return error;
        bits = std::move(later);
    }
    return std::nullopt;
}

std::vector<Cube> Explorer::cubes_of(std::span<const std::uint64_t> bits) const {
    std::vector<Cube> cubes;
    for (const std::uint64_t bit : bits)
        cubes.push_back(cube_of(request_.cube, layout_.orders(bit)));
    return cubes;
}

// Before the level is among the others: the map still knows the distance before.
void Explorer::take_samples(const CosetLevel& level) {
    if (request_.samples == 0 || level.cubes == 0 || !level.is_exact) return;
    Random                     random(request_.seed + level.distance);
    std::vector<std::uint64_t> bits;
    if (dense_)
        bits = dense_->sample(level.distance, request_.samples, random);
    else
        for (std::size_t i = 0; i < request_.samples; ++i)
            bits.push_back(sparse_.newest()[random.below(sparse_.newest().size())]);
    answer_.samples.push_back({level.distance, cubes_of(bits)});
}

void Explorer::describe_rest() {
    answer_.left = left();
    if (is_stopped_)
        answer_.ended = CosetEnd::stopped;
    else
        answer_.ended = answer_.left == 0 ? CosetEnd::complete : CosetEnd::limit;
    if (dense_ && answer_.left > 0 && answer_.left <= most_cubes_listed)
        answer_.cubes_left = cubes_of(dense_->missing(most_cubes_listed));
    if (!is_stopped_ && !answer_.levels.empty()) describe_farthest(answer_.levels.back());
}

void Explorer::describe_farthest(const CosetLevel& level) {
    if (level.cubes > most_cubes_listed || (!level.is_exact && answer_.left > 0)) return;
    if (dense_) {
        answer_.farthest = cubes_of(dense_->newest(level.distance, most_cubes_listed));
        return;
    }
    std::vector<std::uint64_t> bits;
    std::ranges::copy_if(sparse_.newest(), std::back_inserter(bits), [&](std::uint64_t bit) {
        return is_counted_.empty() || is_counted_[bit / bits_per_page];
    });
    answer_.farthest = cubes_of(bits);
}

// ---- stopping, saving, resuming -----------------------------------------------------

std::optional<Error> Explorer::stop() {
    is_stopped_ = true;
    return std::nullopt;
}

bool Explorer::is_save_due() const {
    return watch_.file != nullptr && Clock::now() - saved_at_ > watch_.save_interval;
}

std::optional<Error> Explorer::save_if_due() { return is_save_due() ? save() : std::nullopt; }

std::optional<Error> Explorer::save() {
    if (watch_.file == nullptr || !dense_) return std::nullopt;
    auto error = watch_.file->save(subject_text(request_, metric_),
                                   {.levels     = answer_.levels,
                                    .is_within  = is_within_,
                                    .units_done = units_done_,
                                    .leaves     = answer_.leaves,
                                    .farther    = farther_},
                                   dense_->map());
    saved_at_  = Clock::now();
    return error;
}

std::optional<Error> Explorer::resume() {
    if (request_.extent == Extent::small) {
        is_counted_.assign(page_count, false);
        for (const std::uint32_t page : pages_of(Extent::small)) is_counted_[page] = true;
    }
    if (watch_.file == nullptr || !watch_.file->exists()) return std::nullopt;
    if (auto error = make_map(); error || is_stopped_) return error;
    auto snapshot = watch_.file->load(subject_text(request_, metric_), dense_->map(), watch_.stop);
    if (watch_.stop.stop_requested()) {
        dense_.reset();  // so that the file stays as it is
        return stop();
    }
    if (!snapshot) return snapshot.error();
    if (auto error = only_bounds(snapshot->levels)) return error;
    dense_->recount();
    is_within_     = snapshot->is_within;
    units_done_    = snapshot->units_done;
    farther_       = snapshot->farther;
    answer_.leaves = snapshot->leaves;
    for (const CosetLevel& level : snapshot->levels) {
        found_before_ += level.cubes;
        answer_.levels.push_back(level);
        if (watch_.on_level) watch_.on_level(level);
    }
    return std::nullopt;
}

// A distance that was only passed over says nothing exact about those after it.
std::optional<Error> Explorer::only_bounds(std::span<const CosetLevel> levels) const {
    const auto bound = std::ranges::find(levels, false, &CosetLevel::is_exact);
    if (bound == levels.end() || bound->distance > request_.exact_to) return std::nullopt;
    return environment_error(
        search_message<"coset-file-of-bounds">(bound->distance, request_.exact_to));
}

void Explorer::report(Stage stage, double part) {
    if (!watch_.on_progress) return;
    const Seconds elapsed = Clock::now() - started_;
    const double  seconds = rest_time_ ? rest_time_->seconds_left(part, left()).count()
                                            + estimate_.seconds_behind(distance())
                                       : estimate_.seconds_left({stage, distance(), part});
    watch_.on_progress({.stage        = stage,
                        .distance     = distance(),
                        .fraction     = elapsed.count() / (elapsed.count() + seconds + 1e-9),
                        .seconds_left = seconds});
}

}  // namespace antipode::coset
