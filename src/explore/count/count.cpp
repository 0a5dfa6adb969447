#include "explore/count/count.h"

#include "base/parallel.h"
#include "base/team.h"
#include "explore/count/count_centred.h"

namespace antipode::counting {
namespace {

// A stored position takes several times as long as a counted one, and its inverse is
// stored as well.
constexpr double storing_effort = 12;

// Made by the first who counts, in a moment, and kept for all who follow: 12 MB.
const CornerCosets& corner_cosets() {
    static const CornerCosets cosets;
    return cosets;
}
const Units& units_of_work(unsigned threads) {
    static const Units units(corner_cosets(), threads);
    return units;
}

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
        report(CountProgress::Stage::counting, stored_ + 1, 0);
        const Prefixes prefixes(request_.metric, request_.depth - stored_, watch_.stop);
        if (is_stopped()) return;
        const LevelSources sources{cosets_, request_.metric, levels_, prefixes};
        for (unsigned distance = stored_ + 1; distance <= request_.depth; ++distance)
            if (!count_level(sources, distance)) return;
    }

    // Whether it was finished.
    bool count_level(const LevelSources& sources, unsigned distance) {
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
        work_off(sources, distance, *source, [&] {
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

    // The others count, this thread passes on what they have.
    void work_off(const LevelSources& sources, unsigned distance, UnitSource& source,
                  const std::function<void()>& tell) {
        std::mutex times_mutex;
        run_team({.threads = 1 + counting_threads(request_), .stop = watch_.stop},
                 [&](const TeamMember& member) {
                     const std::stop_callback stop_source(member.stop, [&] { source.stop(); });
                     if (member.number == 0 && member.size > 1) return attend(source, member, tell);
                     UnitCounter counter(sources, units_, distance, request_.classes);
                     while (const auto unit = source.next()) {
                         if (const auto tally = counter.count(*unit, {member.stop, watch_.gate}))
                             source.finish(*unit, *tally);
                         // Where the system gives no other thread.
                         if (member.size == 1 && source.attend()) tell();
                     }
                     const std::lock_guard lock(times_mutex);
                     counted_.times += counter.times();
                 });
        source.stop();
        source.attend();
    }

    static void attend(UnitSource& source, const TeamMember& member,
                       const std::function<void()>& tell) {
        while (!member.stop.stop_requested() && source.attend()) tell();
    }

    const CountRequest& request_;
    const KnownUnits&   known_;
    const CountWatch&   watch_;
    unsigned            stored_;
    double              whole_effort_ = 0;
    const CornerCosets& cosets_       = corner_cosets();
    const Units&        units_        = units_of_work(request_.threads);
    std::vector<Level>  levels_;
    Counted             counted_;
};

}  // namespace

Result<Counted> count_positions(const CountRequest& request, const KnownUnits& known,
                                const CountWatch& watch) {
    if (auto error = too_much_to_count(request)) return *std::move(error);
    if (!request.centres.empty()) return count_with_centres(request, watch);
    return CountRun(request, known, watch).run();
}

}  // namespace antipode::counting
