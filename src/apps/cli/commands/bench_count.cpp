#include <fmt/format.h>

#include <chrono>

#include "apps/cli/commands/bench.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/shared_options.h"
#include "service/answers/count.h"
#include "service/json.h"

namespace antipode::cli {
namespace bench_count_detail {

constexpr std::uint64_t usual_depth = 10;

struct CountBench {
    counting::CountRequest request;
    counting::Counted      counted;

    static double seconds(std::chrono::nanoseconds time) {
        return std::chrono::duration<double>(time).count();
    }

    // Of the levels that are not stored.
    std::uint64_t positions() const {
        std::uint64_t sum = 0;
        for (const counting::LevelCount& level : counted.levels)
            if (level.distance > counted.stored) sum += level.positions();
        return sum;
    }
    double thread_time() const {
        return seconds(counted.counting) * static_cast<double>(request.threads);
    }
    double multiplying() const { return share(counted.times.multiplying); }
    double deduplicating() const { return share(counted.times.deduplicating); }
    double idling() const { return 1 - multiplying() - deduplicating(); }
    double rate() const { return static_cast<double>(positions()) / seconds(counted.counting); }

private:
    double share(std::chrono::nanoseconds time) const { return seconds(time) / thread_time(); }
};

void print(Session& session, const CountBench& bench) {
    const auto line = [&](std::string_view name, const std::string& value) {
        session.output().line(fmt::format("{:<28} {:>16}", name, value));
    };
    session.output().line(fmt::format("count to {}, {}, {} threads", bench.request.depth,
                                      row(bench.request.metric).name, bench.request.threads));
    line("  stored to distance", fmt::format("{}", bench.counted.stored));
    line("  storing", fmt::format("{:.2f} s", CountBench::seconds(bench.counted.storing)));
    line("  counting", fmt::format("{:.2f} s", CountBench::seconds(bench.counted.counting)));
    if (bench.positions() > 0) {
        line("  positions/s", rate_text(bench.rate()));
        // Each coset stands for 96 or fewer.
        line("  looked at, per thread and s",
             rate_text(static_cast<double>(bench.positions()) / 96 / bench.thread_time()));
        line("  multiplying", fmt::format("{:.1f} %", 100 * bench.multiplying()));
        line("  deduplicating", fmt::format("{:.1f} %", 100 * bench.deduplicating()));
        line("  idling and preparing", fmt::format("{:.1f} %", 100 * bench.idling()));
    }
    line("  last count", fmt::format("{}", bench.counted.levels.back().positions()));
}

service::Json json_of(const CountBench& bench) {
    service::Json json = {{"suite", "count"},
                          {"metric", row(bench.request.metric).name},
                          {"depth", bench.request.depth},
                          {"threads", bench.request.threads},
                          {"stored", bench.counted.stored},
                          {"storing_seconds", CountBench::seconds(bench.counted.storing)},
                          {"counting_seconds", CountBench::seconds(bench.counted.counting)},
                          {"positions", bench.counted.levels.back().positions()}};
    if (bench.positions() == 0) return json;
    json["positions_per_second"] = bench.rate();
    json["multiplying"]          = bench.multiplying();
    json["deduplicating"]        = bench.deduplicating();
    json["idling"]               = bench.idling();
    return json;
}

}  // namespace bench_count_detail

ExitCode bench_count(Session& session) {
    const auto depth =
        number_of(session, "depth", bench_count_detail::usual_depth, {1, counting::deepest_count});
    if (!depth) return session.fail(depth.error());
    const auto threads = numbers_of(session, "threads", {hardware_threads()});
    if (!threads) return session.fail(threads.error());
    bench_count_detail::CountBench bench{
        .request = {.metric  = *parse_metric(session.value("metric").value_or("qtm")),
                    .depth   = static_cast<unsigned>(*depth),
                    .threads = threads->front()},
        .counted = {}};
    const StopOnInterrupt interrupt;
    ProgressLine          progress(session);
    counting::CountWatch  watch{.stop = interrupt.token()};
    watch.on_progress = [&](const counting::CountProgress& now) {
        progress.show(fmt::format("distance {}", now.distance), now.fraction);
    };
    auto counted = service::count({.request = bench.request}, watch);
    progress.erase();
    if (!counted) return session.fail(counted.error());
    bench.counted = *std::move(counted);
    if (!bench.counted.is_complete) return ExitCode::interrupted;
    if (session.json())
        session.answer(bench_count_detail::json_of(bench));
    else
        bench_count_detail::print(session, bench);
    return ExitCode::done;
}

}  // namespace antipode::cli
