#include <algorithm>
#include <mutex>

#include "base/parallel.h"
#include "search/coset/explorer.h"
#include "search/messages.h"

namespace antipode::coset {
namespace {

// Killing the program loses at most the work of a minute; saving takes some seconds of it.
constexpr std::chrono::duration<double> save_interval{40};

// So many cubes are solved one by one instead of searching for words to all of them: few
// where the search is still possible, many where it would take days or only bounds are
// wanted.
constexpr std::uint64_t few_cubes  = 400;
constexpr std::uint64_t many_cubes = 1'000'000;

}  // namespace

// ---- single cubes ---------------------------------------------------------------

// After the pass of a distance: whether the rest of it was decided cube by cube.
bool Explorer::solve_few() {
    const bool          is_possible = is_exact() && distance() <= deepest_search(metric_);
    const std::uint64_t few         = is_possible ? few_cubes : many_cubes;
    const bool          is_time     = is_exact() || distance() == request_.last;
    if (!watch_.solve || !is_time || left() == 0 || left() > few) return false;
    const auto                 bits = dense_->missing(few);
    std::vector<std::uint64_t> near;
    std::mutex                 mutex;
    bool                       is_decided = true;
    report(Stage::solving, 0);
    parallel_for(bits.size(), {request_.threads, 1, watch_.stop}, [&](std::size_t i, std::size_t) {
        const Solvable found =
            watch_.solve(cube_of(request_.cube, layout_.orders(bits[i])), distance());
        const std::lock_guard lock(mutex);
        if (found == Solvable::yes) near.push_back(bits[i]);
        if (found == Solvable::unknown) is_decided = false;
    });
    dense_->set(near);
    if (watch_.stop.stop_requested()) stop();
    if (!is_decided && is_exact()) return is_stopped_;
    is_within_ = false;
    return true;
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
    if (!dense_) return;
    if (answer_.left > 0 && answer_.left <= most_cubes_listed)
        answer_.cubes_left = cubes_of(dense_->missing(most_cubes_listed));
    const bool is_farthest = answer_.left == 0 && !is_stopped_ && !answer_.levels.empty();
    if (!is_farthest || answer_.levels.back().cubes > most_cubes_listed) return;
    answer_.farthest = cubes_of(dense_->newest(answer_.levels.back().distance, most_cubes_listed));
}

// ---- stopping, saving, resuming -----------------------------------------------------

std::optional<Error> Explorer::stop() {
    is_stopped_ = true;
    return std::nullopt;
}

bool Explorer::is_save_due() const {
    return watch_.file != nullptr && Clock::now() - saved_at_ > save_interval;
}

std::optional<Error> Explorer::save() {
    if (watch_.file == nullptr || !dense_) return std::nullopt;
    auto error = watch_.file->save(subject_text(request_, metric_),
                                   {.levels     = answer_.levels,
                                    .is_within  = is_within_,
                                    .units_done = units_done_,
                                    .leaves     = answer_.leaves},
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
    if (auto error = make_map()) return error;
    auto snapshot = watch_.file->load(subject_text(request_, metric_), dense_->map());
    if (!snapshot) return snapshot.error();
    if (auto error = only_bounds(snapshot->levels)) return error;
    dense_->recount(request_.threads);
    is_within_     = snapshot->is_within;
    units_done_    = snapshot->units_done;
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
    const double  seconds = estimate_.seconds_left({stage, distance(), part});
    watch_.on_progress({.stage        = stage,
                        .distance     = distance(),
                        .fraction     = elapsed.count() / (elapsed.count() + seconds + 1e-9),
                        .seconds_left = seconds});
}

}  // namespace antipode::coset
