#include "bench/card_report.h"

#include <fmt/format.h>

#include "bench/messages.h"
#include "search/batch/open_card.h"
#include "search/batch/solver.h"
#include "service/json.h"

namespace antipode::bench {
namespace {

using Clock = std::chrono::steady_clock;

class CardRun {
public:
    CardRun(batch::Card& card, const batch::TwoPhase& two_phase, const OptimalBenchRequest& request,
            CardBenchAnswer& answer)
        : card_(card), two_phase_(two_phase), request_(request), answer_(answer) {}

    std::optional<Error> run() {
        batch::Solver solver(
            card_.executor(), card_.shape(),
            {.threads = request_.opening.threads, .two_phase = [&] { return two_phase_; }});
        const auto start = Clock::now();
        auto       error = solver.run(
                  {.take = [&] { return next(); }, .give = [&](const batch::Done& done) { note(done); }},
                  request_.opening.stop);
        answer_.wall = Clock::now() - start;
        answer_.mean_length /= static_cast<double>(request_.cubes.size());
        answer_.lookups   = solver.lookups();
        answer_.nodes     = solver.nodes();
        answer_.beside    = solver.found_beside();
        answer_.searching = solver.searching();
        return error ? error : error_;
    }

private:
    std::optional<batch::Job> next() {
        if (next_ == request_.cubes.size() || error_) return std::nullopt;
        const std::size_t i = next_++;
        return batch::Job{.id = i, .cube = request_.cubes[i].cube};
    }

    void note(const batch::Done& done) {
        const Answer& found = done.answer;
        if (found.ended == Ended::stopped) {
            error_ = stopped_error(message<"bench-stopped">());
        } else if (!found.found || found.length > found.lower_bound
                   || request_.cubes[done.id].cube * found.solution != solved) {
            error_ = environment_error(message<"bench-not-proven">());
        }
        answer_.mean_length += found.length;
        if (answer_.lengths.size() <= found.length) answer_.lengths.resize(found.length + 1U);
        ++answer_.lengths[found.length];
        answer_.longest = std::max<Seconds>(answer_.longest, found.elapsed);
        ++done_;
        request_.on_progress(
            fmt::format("{} of {} cubes", done_, request_.cubes.size()),
            static_cast<double>(done_) / static_cast<double>(request_.cubes.size()));
    }

    batch::Card&               card_;
    const batch::TwoPhase&     two_phase_;
    const OptimalBenchRequest& request_;
    CardBenchAnswer&           answer_;
    std::size_t                next_ = 0;
    std::size_t                done_ = 0;
    std::optional<Error>       error_;
};

BuildContext context_of(const OptimalBenchRequest& request) {
    return {.threads     = request.opening.threads,
            .stop        = request.opening.stop,
            .on_progress = [&](double done) { request.on_progress("filling the table", done); }};
}

}  // namespace

Result<CardBenchAnswer> bench_card(const TableStore& store, const OptimalBenchRequest& request,
                                   std::uint32_t at_once) {
    service::Engine engine(engine_options(store, request));
    const auto      two_phase = engine.solver(request.metric, {.stop = request.opening.stop});
    if (!two_phase) return two_phase.error();
    const auto start = Clock::now();
    const auto card =
        batch::open_card({.metric = request.metric, .memory = request.memory, .slots = at_once},
                         context_of(request));
    if (!card) return card.error();
    const optimal::Shape&        shape  = (*card)->shape();
    CardBenchAnswer              answer = {.card        = (*card)->facts().name,
                                           .metric      = request.metric,
                                           .cubes       = request.cubes.size(),
                                           .at_once     = at_once,
                                           .table_bytes = shape.bytes(),
                                           .flips       = shape.flips,
                                           .walked_to   = shape.near + 2,
                                           .filled      = Clock::now() - start};
    std::array<std::uint64_t, 4> codes{};
    if ((*card)->executor().measure_reads(answer.reads)
        && (*card)->executor().count_codes(codes.data()))
        for (std::size_t i = 0; i < codes.size(); ++i) answer.codes[i] = codes[3 - i];
    if (const auto error = CardRun(**card, *two_phase, request, answer).run()) return *error;
    return answer;
}

Json to_json(const CardBenchAnswer& answer) {
    const auto   cubes = static_cast<double>(answer.cubes);
    const double wall  = answer.wall.count();
    return {{"device", answer.card},
            {"metric", row(answer.metric).name},
            {"cubes", answer.cubes},
            {"at_once", answer.at_once},
            {"table",
             {{"bytes", answer.table_bytes},
              {"flips", answer.flips},
              {"walked_to", answer.walked_to},
              {"seconds", answer.filled.count()},
              {"counts", answer.codes}}},
            {"seconds", wall},
            {"seconds_on_card", answer.searching.count()},
            {"cubes_per_second", cubes / wall},
            {"max_seconds", answer.longest.count()},
            {"mean_length", answer.mean_length},
            {"found_beside", answer.beside},
            {"lengths", answer.lengths},
            {"nodes_per_cube", static_cast<double>(answer.nodes) / cubes},
            {"lines_per_cube", static_cast<double>(answer.lookups) / cubes},
            {"lines_per_second", static_cast<double>(answer.lookups) / wall},
            {"batched_lines_per_second", answer.reads}};
}

}  // namespace antipode::bench
