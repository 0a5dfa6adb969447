#include <fmt/format.h>

#include <chrono>

#include "apps/cli/commands/bench.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "base/seconds.h"
#include "service/json.h"
#include "service/research/count.h"

namespace antipode::cli {
namespace bench_count_detail {

struct CountBench {
    counting::CountRequest request;
    counting::Counted      counted;

    // Of the levels that are not stored.
    std::uint64_t positions() const {
        std::uint64_t sum = 0;
        for (const counting::LevelCount& level : counted.levels)
            if (level.distance > counted.stored) sum += level.positions();
        return sum;
    }
    double thread_time() const {
        return in_seconds(counted.counting) * static_cast<double>(request.threads);
    }
    double multiplying() const { return share(counted.times.multiplying); }
    double deduplicating() const { return share(counted.times.deduplicating); }
    double idling() const { return 1 - multiplying() - deduplicating(); }
    double rate() const { return static_cast<double>(positions()) / in_seconds(counted.counting); }

private:
    double share(std::chrono::nanoseconds time) const { return in_seconds(time) / thread_time(); }
};

void print(Session& session, const CountBench& bench) {
    const auto line = [&](std::string_view name, const std::string& value) {
        session.output().line(fmt::format("{:<28} {:>16}", name, value));
    };
    session.output().line(fmt::format("count to {}, {}, {} threads", bench.request.depth,
                                      row(bench.request.metric).name, bench.request.threads));
    line("  stored to distance", fmt::format("{}", bench.counted.stored));
    line("  storing", fmt::format("{:.2f} s", in_seconds(bench.counted.storing)));
    line("  counting", fmt::format("{:.2f} s", in_seconds(bench.counted.counting)));
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

service::Json to_json(const CountBench& bench) {
    service::Json json = {{"suite", "count"},
                          {"metric", row(bench.request.metric).name},
                          {"depth", bench.request.depth},
                          {"threads", bench.request.threads},
                          {"stored", bench.counted.stored},
                          {"storing_seconds", in_seconds(bench.counted.storing)},
                          {"counting_seconds", in_seconds(bench.counted.counting)},
                          {"positions", bench.counted.levels.back().positions()}};
    if (bench.positions() == 0) return json;
    json["positions_per_second"] = bench.rate();
    json["multiplying"]          = bench.multiplying();
    json["deduplicating"]        = bench.deduplicating();
    json["idling"]               = bench.idling();
    return json;
}

ExitCode run(Session& session) {
    const service::Fields& fields = session.fields();
    CountBench             bench{.request = {.metric  = service::metric_of(fields),
                                             .depth   = fields.whole<unsigned>("depth"),
                                             .threads = service::threads_of(fields)},
                                 .counted = {}};
    const StopOnInterrupt  interrupt;
    ProgressLine           progress(session);
    counting::CountWatch   watch{.stop = interrupt.token()};
    watch.on_progress = [&](const counting::CountProgress& now) {
        progress.show(fmt::format("distance {}", now.distance), now.fraction);
    };
    auto counted = service::count({.request = bench.request}, watch);
    progress.erase();
    if (!counted) return session.fail(counted.error());
    bench.counted = *std::move(counted);
    if (!bench.counted.is_complete) return ExitCode::interrupted;
    show_answer(session, bench, [&](const CountBench& one) { print(session, one); });
    return ExitCode::done;
}

constexpr std::array fields = {
    bench_number("depth", "the greatest distance", {1, counting::deepest_count}, "10"),
    bench_metric("qtm"),
    service::threads_field,
};

}  // namespace bench_count_detail

constinit const Action bench_count_suite = {"count", bench_count_detail::fields,
                                            bench_count_detail::run};

}  // namespace antipode::cli
