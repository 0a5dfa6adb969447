#include "explore/count/count.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <thread>

#include "base/parallel.h"

namespace antipode::counting {
namespace {

constexpr std::uint64_t quarter_turn_counts[] = {1,
                                                 12,
                                                 114,
                                                 1068,
                                                 10011,
                                                 93840,
                                                 878880,
                                                 8221632,
                                                 76843595,
                                                 717789576,
                                                 6701836858,
                                                 62549615248,
                                                 583570100997,
                                                 5442351625028,
                                                 50729620202582,
                                                 472495678811004};
constexpr std::uint64_t half_turn_counts[]    = {1,
                                                 18,
                                                 243,
                                                 3240,
                                                 43239,
                                                 574908,
                                                 7618438,
                                                 100803036,
                                                 1332343288,
                                                 17596479795,
                                                 232248063316,
                                                 3063288809012,
                                                 40374425656248,
                                                 531653418284628};

// How far to store for which depth: a level more makes lists longer and prefixes fewer,
// but takes its time to be made.
struct StoringRow {
    Metric   metric;
    unsigned least_depth;
    unsigned stored;
};
constexpr StoringRow storing_rows[] = {
    {Metric::qtm, 13, 10}, {Metric::qtm, 10, 9}, {Metric::qtm, 0, 8},
    {Metric::htm, 9, 8},   {Metric::htm, 8, 7},  {Metric::htm, 0, 6},
};

double expected_positions(Metric metric, unsigned distance) {
    const auto   known  = known_counts(metric);
    const double growth = metric == Metric::qtm ? 9.32 : 13.2;
    double count = static_cast<double>(known[std::min<std::size_t>(distance, known.size() - 1)]);
    for (std::size_t i = known.size(); i <= distance; ++i) count *= growth;
    return count;
}

// Of one level: 1/48 of its positions.
double level_bytes(Metric metric, unsigned distance) {
    return expected_positions(metric, distance) / Symmetry::count * sizeof(EdgeState);
}

// A stored position takes several times as long as a counted one, and its inverse is
// stored as well.
constexpr double storing_effort = 12;

class CountRun {
public:
    CountRun(const CountRequest& request, const KnownUnits& known, const CountWatch& watch)
        : request_(request), known_(known), watch_(watch), stored_(stored_depth(request)) {
        for (unsigned d = 0; d <= request.depth; ++d) whole_effort_ += effort(d);
    }

    Result<Counted> run() {
        const auto start = Clock::now();
        if (auto error = store_levels()) return *std::move(error);
        counted_.stored  = stored_;
        counted_.storing = Clock::now() - start;
        if (!is_stopped() && request_.depth > stored_) count_further();
        counted_.counting    = Clock::now() - start - counted_.storing;
        counted_.is_complete = counted_.levels.size() == request_.depth + 1;
        return std::move(counted_);
    }

private:
    using Clock = std::chrono::steady_clock;

    bool   is_stopped() const { return watch_.stop.stop_requested(); }
    double effort(unsigned distance) const {
        return expected_positions(request_.metric, distance)
               * (distance <= stored_ ? storing_effort : 1);
    }

    void report(CountProgress::Stage stage, unsigned distance, double part) const {
        if (!watch_.on_progress) return;
        double done = part * effort(distance);
        for (unsigned d = 0; d < distance; ++d) done += effort(d);
        watch_.on_progress({stage, distance, done / whole_effort_});
    }

    std::optional<Error> store_levels() {
        auto first = first_level(cosets_);
        if (!first) return first.error();
        levels_.push_back(*std::move(first));
        add_stored_count();
        for (unsigned distance = 1; distance <= stored_ && !is_stopped(); ++distance) {
            report(CountProgress::Stage::storing, distance, 0);
            auto next = next_level(
                {cosets_, request_.metric, levels_.back(), request_.threads, watch_.stop});
            if (!next && next.error().kind == ErrorKind::stopped) return std::nullopt;
            if (!next) return next.error();
            levels_.push_back(*std::move(next));
            add_stored_count();
        }
        return std::nullopt;
    }

    // Of the level stored last.
    void add_stored_count() {
        const Level&       level = levels_.back();
        std::vector<Tally> tallies(Units::count);
        parallel_for(CornerCosets::classes, {request_.threads, 8},
                     [&](std::size_t first, std::size_t last) {
                         for (std::size_t i = first * Units::parts; i < last * Units::parts; ++i)
                             tallies[i] = stored_unit(level, static_cast<Unit>(i));
                     });
        std::vector<FinishedUnit> units;
        for (Unit unit = 0; unit < Units::count; ++unit) units.push_back({unit, tallies[unit]});
        add_level(static_cast<unsigned>(levels_.size()) - 1, units);
    }

    Tally stored_unit(const Level& level, Unit unit) const {
        Tally sum;
        for (const CosetWork& work : units_.cosets(unit))
            sum += stored_tally(cosets_, level, work, request_.classes);
        return sum;
    }

    void add_level(unsigned distance, std::span<const FinishedUnit> units) {
        LevelCount        level{.distance = distance};
        std::vector<bool> occurring(CornerCosets::classes, false);
        for (const FinishedUnit& each : units) {
            level.tally += each.tally;
            if (each.tally.positions > 0) occurring[Units::order_class(each.unit)] = true;
        }
        level.corner_orders = units_.corner_orders(occurring);
        counted_.levels.push_back(level);
        if (watch_.on_level) watch_.on_level(level);
    }

    void count_further() {
        const Prefixes prefixes(request_.metric, request_.depth - stored_);
        const Stock    stock{cosets_, request_.metric, levels_, prefixes};
        for (unsigned distance = stored_ + 1; distance <= request_.depth; ++distance)
            if (!count_level(stock, distance)) return;
    }

    // Whether it was finished.
    bool count_level(const Stock& stock, unsigned distance) {
        std::vector<FinishedUnit> finished = known_units(distance);
        std::vector<Unit>         waiting  = units_.of_level(request_.metric, distance);
        const std::size_t         all      = waiting.size();
        std::vector<bool>         is_known(Units::count, false);
        for (const FinishedUnit& each : finished) is_known[each.unit] = true;
        std::erase_if(waiting, [&](Unit unit) { return is_known[unit]; });
        const auto source =
            watch_.make_source(distance, std::move(waiting), [&](const FinishedUnit& each) {
                finished.push_back(each);
                if (watch_.on_unit) watch_.on_unit(distance, each);
            });
        work_off(stock, distance, *source, [&] {
            report(CountProgress::Stage::counting, distance,
                   static_cast<double>(finished.size()) / static_cast<double>(all));
        });
        if (is_stopped()) return false;
        add_level(distance, finished);
        return true;
    }

    std::vector<FinishedUnit> known_units(unsigned distance) const {
        const auto known = known_.find(distance);
        return known == known_.end() ? std::vector<FinishedUnit>{} : known->second;
    }

    void work_off(const Stock& stock, unsigned distance, UnitSource& source,
                  const std::function<void()>& tell) {
        std::mutex                times_mutex;
        std::vector<std::jthread> threads;
        for (unsigned i = 0; i < request_.threads; ++i)
            threads.emplace_back([&] {
                UnitCounter counter(stock, units_, distance, request_.classes);
                while (const auto unit = source.next())
                    if (const auto tally = counter.count(*unit, watch_.stop))
                        source.finish(*unit, *tally);
                const std::lock_guard lock(times_mutex);
                counted_.times += counter.times();
            });
        while (!is_stopped() && source.attend()) tell();
        source.stop();
        threads.clear();
        source.attend();
    }

    const CountRequest& request_;
    const KnownUnits&   known_;
    const CountWatch&   watch_;
    unsigned            stored_;
    double              whole_effort_ = 0;
    CornerCosets        cosets_;
    Units               units_{cosets_, request_.threads};
    std::vector<Level>  levels_;
    Counted             counted_;
};

}  // namespace

std::span<const std::uint64_t> known_counts(Metric metric) {
    if (metric == Metric::qtm) return quarter_turn_counts;
    return half_turn_counts;
}

unsigned stored_depth(const CountRequest& request) {
    const auto row         = std::ranges::find_if(storing_rows, [&](const StoringRow& each) {
        return each.metric == request.metric && each.least_depth <= request.depth;
    });
    unsigned   stored      = std::min(request.depth, row->stored);
    const auto is_too_much = [&] {
        return level_bytes(request.metric, stored) > static_cast<double>(request.memory);
    };
    while (stored > 4 && is_too_much()) --stored;
    return stored;
}

Result<Counted> count_positions(const CountRequest& request, const KnownUnits& known,
                                const CountWatch& watch) {
    return CountRun(request, known, watch).run();
}

}  // namespace antipode::counting
