#include "search/coset/explorer.h"

#include <algorithm>

#include "base/memory.h"
#include "cube/validity.h"
#include "search/messages.h"

namespace antipode::coset {

Error too_large(std::uint64_t needed) {
    const AvailableMemory memory = available_memory();
    return environment_error(search_message<"coset-too-large">(
        static_cast<double>(needed) / 1e9, static_cast<double>(memory.bytes) / 1e9,
        name_of(memory.limited_by), remedy_for(memory.limited_by)));
}

Explorer::Explorer(const two_phase::Tables& tables, const CosetRequest& request,
                   const CosetWatch& watch)
    : tables_(tables),
      request_(request),
      watch_(watch),
      metric_(tables.metric()),
      layout_(tables.small()),
      symmetries_(request.cube, held_extent(metric_, request)),
      sparse_(layout_, metric_),
      reserve_(watch.reserve != nullptr ? *watch.reserve : own_reserve_),
      estimate_(metric_, request),
      find_plan_(is_joined() ? FindPlan::of_join() : FindPlan::of_halves()) {
    answer_.symmetries = symmetries_.count();
}

Explorer::~Explorer() {
    if (dense_) reserve_.memory.emplace(dense_->map().release());
}

Result<CosetAnswer> Explorer::run() {
    const std::uint64_t needed     = needed_memory(metric_, request_);
    const bool          has_memory = reserve_.memory || available_memory().bytes >= needed;
    if (comes_to_map(tables_, request_) && !has_memory) return too_large(needed);
    if (auto error = resume()) return *std::move(error);
    while (!is_stopped_ && !is_over())
        if (auto error = next_distance()) return *std::move(error);
    if (auto error = save()) return *std::move(error);
    describe_rest();
    return std::move(answer_);
}

std::uint64_t Explorer::left() const {
    const std::uint64_t all = cube_count(request_.extent);
    return dense_ ? all - dense_->count() : all - count_listed();
}

std::uint64_t Explorer::count_listed() const {
    if (request_.extent == Extent::whole) return sparse_.known().size();
    return static_cast<std::uint64_t>(std::ranges::count_if(
        sparse_.known(), [&](std::uint64_t bit) { return is_counted_[bit / bits_per_page]; }));
}

bool Explorer::is_searched() const {
    return is_exact() || (request_.helped > 0 && distance() == request_.exact_to + 1);
}

bool Explorer::is_halved() const {
    return are_words_halved(metric_, request_) && is_exact() && distance() >= shortest_halved
           && distance() <= HalvesOfLength::longest;
}

std::optional<Error> Explorer::next_distance() {
    const bool may_have_map = !is_joined() || distance() >= Join::shortest;
    if (!dense_ && may_have_map && sparse_.newest().size() > request_.most_listed)
        if (auto error = make_map()) return error;
    if (is_stopped_) return std::nullopt;
    std::optional<Error> error = dense_ ? dense_distance() : sparse_distance();
    if (error || is_stopped_) return error;
    const std::uint64_t found = cube_count(request_.extent) - left();
    const CosetLevel    level = {distance(), found - found_before_, is_exact()};
    found_before_             = found;
    take_samples(level);
    answer_.levels.push_back(level);
    if (watch_.on_level) watch_.on_level(level);
    return std::nullopt;
}

std::optional<Error> Explorer::sparse_distance() {
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

std::optional<Error> Explorer::dense_distance() {
    if (!is_within_ && !pass()) return stop();
    if (auto error = save_if_due()) return error;
    if (is_last_join()) return join_rest();
    if (may_search_rest()) return search_rest();
    const auto rest = solve_few();
    if (!rest) return rest.error();
    if (*rest == Rest::open && is_searched() && !is_joined()) return search();
    if (*rest == Rest::open && is_joined() && is_exact() && distance() < Join::longest)
        return join();
    if (!is_stopped_) is_within_ = false;
    return std::nullopt;
}

std::optional<Error> Explorer::make_map() {
    dense_         = DenseLevels::make({.layout  = layout_,
                                        .metric  = metric_,
                                        .extent  = request_.extent,
                                        .held    = held_extent(metric_, request_),
                                        .is_odd  = corner_parity(request_.cube) != 0,
                                        .threads = request_.threads,
                                        .stop    = watch_.stop},
                                       reserve_.memory);
    answer_.memory = needed_memory(metric_, request_);
    if (watch_.stop.stop_requested()) {
        dense_.reset();
        return stop();
    }
    if (!dense_) return too_large(answer_.memory);
    dense_->set(sparse_.known());
    return std::nullopt;
}

bool Explorer::pass() {
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

std::optional<Error> Explorer::search() {
    if (is_halved()) return search_halves();
    UnitResults results(leaf_units(tables_, symmetries_, distance()));
    if (!is_exact()) leave_some_out(results);
    if (!reserve_.last_turns)
        reserve_.last_turns = LastTurns::make(tables_, {request_.threads, watch_.stop});
    const UnitWork work = unit_work(dense_->pages_at(distance()));
    return work_off(results, [&] { do_units(work, results); });
}

// Units of this distance that were searched before are known from the file.
std::optional<Error> Explorer::work_off(UnitTotals& totals, const std::function<void()>& work) {
    if (units_done_.size() == totals.is_done.size()) totals.is_done = units_done_;
    if (rest_time_) rest_time_->begin_units(totals.done(), left());
    while (!totals.are_all_done() && left() > 0) {
        const auto          start  = Clock::now();
        const std::uint64_t before = totals.leaves;
        const std::uint64_t set    = totals.newly_set;
        work();
        dense_->note_newly_set(distance(), totals.newly_set - set);
        const Seconds time = Clock::now() - start;
        note_search(totals.leaves - before, time);
        units_done_ = totals.is_done;
        if (watch_.stop.stop_requested()) return stop();
        if (auto error = save_if_due()) return error;
        if (rest_time_) {
            rest_time_->worked({time, totals.done(), left()});
            if (auto error = find_few()) return error;
        }
        if (is_stopped_) return std::nullopt;
    }
    units_done_.clear();
    find_plan_.restart();
    rest_time_.reset();
    is_within_ = false;
    return std::nullopt;
}

// Spread over all beginnings of words, so that they lead everywhere.
void Explorer::leave_some_out(UnitResults& results) const {
    double due = 0;
    for (std::uint8_t& is_done : results.is_done) {
        due += request_.helped;
        is_done = due < 1 ? 1 : 0;
        if (due >= 1) due -= 1;
    }
}

UnitSharing Explorer::unit_sharing(bool may_be_saved) {
    UnitSharing sharing{.threads = request_.threads, .stop = watch_.stop, .gate = watch_.gate};
    if (may_be_saved) sharing.is_due = [this] { return is_save_due(); };
    sharing.on_progress = [this](double part) { report(Stage::searching, part); };
    return sharing;
}

UnitWork Explorer::unit_work(std::byte* pages) {
    return {.search  = {tables_, symmetries_, watch_.stop, reserve_.last_turns.get()},
            .layout  = layout_,
            .pages   = pages,
            .sharing = unit_sharing(pages != nullptr)};
}

void Explorer::note_search(std::uint64_t leaves, Seconds time) {
    answer_.leaves += leaves;
    answer_.searching += time;
    estimate_.searched({distance(), leaves, time});
}

}  // namespace antipode::coset
