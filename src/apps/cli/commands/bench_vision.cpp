#include <fmt/format.h>

#include "apps/cli/commands/bench.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "bench/vision_bench.h"
#include "service/json.h"

namespace antipode::cli {
namespace bench_vision_detail {

double percent(std::size_t part, std::size_t all) {
    return all == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(all);
}

std::string line(const bench::VisionBenchResult& r) {
    return fmt::format(
        "{:<10} {:>8} {:>6} {:>8.2f} {:>8.2f} {:>9.2f} {:>8} {:>9.2f} {:>9.2f} {:>10.1f} "
        "{:>8.1f}",
        r.light, r.pictures, r.cubes, percent(r.exact, r.cubes), percent(r.doubted, r.cubes),
        percent(r.silently_wrong, r.cubes), r.pictures_missed, percent(r.nearest_exact, r.cubes),
        r.frame_ms, r.decision_ms, r.longest_decision_ms);
}

void print(Output& output, const std::vector<bench::VisionBenchResult>& results, double frame) {
    output.line(fmt::format("{:<10} {:>8} {:>6} {:>8} {:>8} {:>9} {:>8} {:>9} {:>9} {:>10} {:>8}",
                            "light", "pictures", "cubes", "exact %", "doubt %", "silent %",
                            "missed", "nearest %", "frame ms", "decide ms", "longest"));
    for (const auto& result : results) output.line(line(result));
    output.line(fmt::format("a frame of 1280 x 720 takes {:.1f} ms", frame));
}

ExitCode run(Session& session) {
    const service::Fields&    fields = session.fields();
    const StopOnInterrupt     interrupt;
    ProgressLine              progress(session);
    bench::VisionBenchRequest request = {.count   = fields.whole<std::size_t>("count"),
                                         .seed    = fields.whole<std::uint64_t>("seed"),
                                         .threads = service::threads_of(fields),
                                         .stop    = interrupt.token()};
    request.on_progress               = [&](std::string_view light, double fraction) {
        progress.show(light, fraction);
    };
    const auto results = bench::bench_vision(request);
    const auto frame   = bench::frame_time(request.seed);
    progress.erase();
    if (!results) return session.fail(results.error());
    if (!frame) return session.fail(frame.error());
    if (session.json())
        for (const auto& result : *results) session.answer(to_json(result));
    else
        print(session.output(), *results, *frame);
    return interrupt.happened() ? ExitCode::interrupted : ExitCode::done;
}

constexpr std::array fields = {
    bench_number("count", "how many cubes in each light", {1, 1'000'000}, "100"),
    bench_cube_fields[2],
    service::threads_field,
};

}  // namespace bench_vision_detail

constinit const Action bench_vision_suite = {"vision", bench_vision_detail::fields,
                                             bench_vision_detail::run};

}  // namespace antipode::cli
