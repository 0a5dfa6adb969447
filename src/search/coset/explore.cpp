#include "search/coset/explore.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <span>
#include <thread>

#include "base/memory.h"
#include "base/parallel.h"
#include "cube/validity.h"
#include "search/coset/dense_levels.h"
#include "search/coset/estimate.h"
#include "search/coset/sparse_levels.h"
#include "search/coset/state_file.h"
#include "search/coset/unit_work.h"
#include "search/messages.h"

namespace antipode::coset {
namespace {

using Clock   = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;
using Stage   = CosetProgress::Stage;

// With so many cubes at a distance, a map is quicker than lists.
constexpr std::size_t worth_a_map = 1'000'000;

// Killing the program loses at most the work of a minute; saving takes some seconds of it.
constexpr Seconds save_interval{40};

// So many cubes are solved one by one instead of searching for words to all of them: few
// where the search is still possible, many where it would take days or only bounds are
// wanted.
constexpr std::uint64_t few_cubes  = 400;
constexpr std::uint64_t many_cubes = 1'000'000;

class Explorer {
public:
    Explorer(const two_phase::Tables& tables, const CosetRequest& request, const CosetWatch& watch)
        : tables_(tables),
          request_(request),
          watch_(watch),
          metric_(tables.metric()),
          layout_(tables.small()),
          symmetries_(request.cube),
          sparse_(layout_, metric_),
          estimate_(metric_, request) {
        answer_.symmetries = symmetries_.count();
    }

    Result<CosetAnswer> run() {
        if (auto error = resume()) return *std::move(error);
        while (!is_stopped_ && !is_over())
            if (auto error = next_distance()) return *std::move(error);
        if (auto error = save()) return *std::move(error);
        describe_rest();
        return std::move(answer_);
    }

private:
    bool is_over() const { return answer_.levels.size() > request_.last || left() == 0; }

    std::uint64_t left() const {
        const std::uint64_t all = cube_count(request_.extent);
        return dense_ ? all - dense_->count() : all - count_listed();
    }

    std::uint64_t count_listed() const {
        if (request_.extent == Extent::whole) return sparse_.known().size();
        return static_cast<std::uint64_t>(std::ranges::count_if(
            sparse_.known(), [&](std::uint64_t bit) { return is_counted_[bit / bits_per_page]; }));
    }

    unsigned distance() const { return static_cast<unsigned>(answer_.levels.size()); }
    bool     is_exact() const { return distance() <= request_.exact_to; }

    // ---- distances --------------------------------------------------------------

    std::optional<Error> next_distance() {
        if (!dense_ && sparse_.newest().size() > worth_a_map)
            if (auto error = make_map()) return error;
        std::optional<Error> error = dense_ ? dense_distance() : sparse_distance();
        if (error || is_stopped_) return error;
        const std::uint64_t found = cube_count(request_.extent) - left();
        const CosetLevel    level = {distance(), found - found_before_, is_exact()};
        found_before_             = found;
        answer_.levels.push_back(level);
        if (watch_.on_level) watch_.on_level(level);
        return std::nullopt;
    }

    std::optional<Error> sparse_distance() {
        std::vector<std::uint64_t> leaves;
        if (is_exact()) {
            UnitResults results(leaf_units(tables_, symmetries_, distance()));
            const auto  start = Clock::now();
            do_units(unit_work(nullptr), results);
            if (!results.are_all_done()) return stop();
            note_search(results.leaves, Clock::now() - start);
            leaves = std::move(results.listed);
        }
        sparse_.add(std::move(leaves));
        return std::nullopt;
    }

    std::optional<Error> dense_distance() {
        if (!is_within_ && !pass()) return stop();
        if (solve_few()) return std::nullopt;
        if (is_exact()) return search();
        is_within_ = false;
        return std::nullopt;
    }

    std::optional<Error> make_map() {
        dense_ = DenseLevels::make({.layout = layout_,
                                    .metric = metric_,
                                    .extent = request_.extent,
                                    .is_odd = corner_parity(request_.cube) != 0});
        if (!dense_) return too_large();
        dense_->set(sparse_.known());
        return std::nullopt;
    }

    static Error too_large() {
        const AvailableMemory memory = available_memory();
        return environment_error(search_message<"coset-too-large">(
            static_cast<double>(needed_memory()) / 1e9, static_cast<double>(memory.bytes) / 1e9,
            name_of(memory.limited_by)));
    }

    bool pass() {
        const auto start   = Clock::now();
        const auto caller  = std::this_thread::get_id();
        const bool is_done = dense_->pass(
            distance(),
            {.threads = request_.threads, .stop = watch_.stop, .on_progress = [&](double part) {
                 if (std::this_thread::get_id() == caller) report(Stage::passing, part);
             }});
        if (!is_done) return false;
        is_within_ = true;
        answer_.passing += Clock::now() - start;
        ++answer_.passes;
        estimate_.passed(Clock::now() - start);
        return true;
    }

    // Units of this distance that were searched before are known from the file.
    std::optional<Error> search() {
        UnitResults results(leaf_units(tables_, symmetries_, distance()));
        if (units_done_.size() == results.units.size()) results.is_done = units_done_;
        while (!results.are_all_done()) {
            const auto          start  = Clock::now();
            const std::uint64_t before = results.leaves;
            const std::uint64_t set    = results.newly_set;
            do_units(unit_work(dense_->pages_at(distance())), results);
            dense_->note_newly_set(distance(), results.newly_set - set);
            note_search(results.leaves - before, Clock::now() - start);
            units_done_ = results.is_done;
            if (watch_.stop.stop_requested()) return stop();
            if (is_save_due())
                if (auto error = save()) return error;
        }
        units_done_.clear();
        is_within_ = false;
        return std::nullopt;
    }

    UnitWork unit_work(std::byte* pages) {
        UnitWork work{.search  = {tables_, symmetries_, watch_.stop},
                      .layout  = layout_,
                      .pages   = pages,
                      .threads = request_.threads,
                      .gate    = watch_.gate};
        if (pages != nullptr) work.is_due = [this] { return is_save_due(); };
        work.on_progress = [this](double part) { report(Stage::searching, part); };
        return work;
    }

    void note_search(std::uint64_t leaves, Seconds time) {
        answer_.leaves += leaves;
        answer_.searching += time;
        estimate_.searched(leaves, time);
    }

    // ---- the last few cubes -------------------------------------------------------

    // After the pass of a distance: whether the rest of it was decided cube by cube.
    bool solve_few() {
        const bool          is_searched = is_exact() && distance() <= deepest_search(metric_);
        const std::uint64_t few         = is_searched ? few_cubes : many_cubes;
        const bool          is_time     = is_exact() || distance() == request_.last;
        if (!watch_.solve || !is_time || left() == 0 || left() > few) return false;
        const auto                 bits = dense_->missing(few);
        std::vector<std::uint64_t> near;
        std::mutex                 mutex;
        bool                       is_decided = true;
        report(Stage::solving, 0);
        parallel_for(
            bits.size(), {request_.threads, 1, watch_.stop}, [&](std::size_t i, std::size_t) {
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

    void describe_rest() {
        answer_.left = left();
        if (is_stopped_)
            answer_.ended = CosetEnd::stopped;
        else
            answer_.ended = answer_.left == 0 ? CosetEnd::complete : CosetEnd::limit;
        if (!dense_ || answer_.left == 0 || answer_.left > most_cubes_listed) return;
        for (const std::uint64_t bit : dense_->missing(most_cubes_listed))
            answer_.cubes_left.push_back(cube_of(request_.cube, layout_.orders(bit)));
    }

    // ---- stopping, saving, resuming -----------------------------------------------

    std::optional<Error> stop() {
        is_stopped_ = true;
        return std::nullopt;
    }

    bool is_save_due() const {
        return watch_.file != nullptr && Clock::now() - saved_at_ > save_interval;
    }

    std::optional<Error> save() {
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

    std::optional<Error> resume() {
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
    std::optional<Error> only_bounds(std::span<const CosetLevel> levels) const {
        const auto bound = std::ranges::find(levels, false, &CosetLevel::is_exact);
        if (bound == levels.end() || bound->distance > request_.exact_to) return std::nullopt;
        return environment_error(
            search_message<"coset-file-of-bounds">(bound->distance, request_.exact_to));
    }

    void report(Stage stage, double part) {
        if (!watch_.on_progress) return;
        const Seconds elapsed = Clock::now() - started_;
        const double  seconds = estimate_.seconds_left({stage, distance(), part});
        watch_.on_progress({.stage        = stage,
                            .distance     = distance(),
                            .fraction     = elapsed.count() / (elapsed.count() + seconds + 1e-9),
                            .seconds_left = seconds});
    }

    const two_phase::Tables&     tables_;
    const CosetRequest&          request_;
    const CosetWatch&            watch_;
    Metric                       metric_;
    PageLayout                   layout_;
    CosetSymmetries              symmetries_;
    SparseLevels                 sparse_;
    std::unique_ptr<DenseLevels> dense_;
    Estimate                     estimate_;
    std::vector<bool>            is_counted_;         // pages of the small coset
    bool                         is_within_ = false;  // the pass of this distance is made
    std::vector<std::uint8_t>    units_done_;         // and these units are searched
    std::uint64_t                found_before_ = 0;
    bool                         is_stopped_   = false;
    Clock::time_point            started_      = Clock::now();
    Clock::time_point            saved_at_     = started_;
    CosetAnswer                  answer_;
};

// How far to search so that passes do the rest.
unsigned searched_for(unsigned distance, Metric metric) {
    const unsigned passes = metric == Metric::qtm ? 8 : 5;
    const unsigned usual  = metric == Metric::qtm ? 19 : 16;
    return std::max(std::min(distance, usual), distance > passes ? distance - passes : 0U);
}

}  // namespace

CosetRequest all_within(unsigned distance, Metric metric, CosetRequest request) {
    request.exact_to = searched_for(distance, metric);
    request.last     = distance;
    return request;
}

CosetRequest exactly_to(unsigned distance, Metric metric, CosetRequest request) {
    const unsigned farthest = greatest_distance(metric);
    request.exact_to        = distance;
    request.last            = distance < searched_for(farthest, metric) ? distance : farthest;
    return request;
}

CosetRequest to_the_end(Metric metric, CosetRequest request) {
    return exactly_to(greatest_distance(metric), metric, request);
}

std::uint64_t needed_memory() { return CosetMap::bytes; }

std::uint64_t CosetAnswer::found() const {
    std::uint64_t sum = 0;
    for (const CosetLevel& level : levels) sum += level.cubes;
    return sum;
}

Result<CosetAnswer> explore_coset(const two_phase::Tables& tables, const CosetRequest& request,
                                  const CosetWatch& watch) {
    return Explorer(tables, request, watch).run();
}

}  // namespace antipode::coset
