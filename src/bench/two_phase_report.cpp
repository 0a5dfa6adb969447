#include "bench/two_phase_report.h"
#include "service/json.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>

namespace antipode::bench {
namespace {

constexpr Seconds memory_limit(0.2);

std::uint64_t peak_memory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

Result<Start> start(const TableStore& store, const TwoPhaseBenchRequest& request, Pages pages) {
    return start_two_phase(store, {.metric  = request.metric,
                                   .pages   = pages,
                                   .first   = request.cubes.front().cube,
                                   .centres = request.cubes.front().counted,
                                   .options = request.opening});
}

// As many cubes as fit into the time of a row, and at least one.
std::span<const CentredCube> cubes_for(const TwoPhaseBenchRequest& request, Seconds budget) {
    const auto fitting = static_cast<std::size_t>(request.row_limit / budget);
    return std::span(request.cubes)
        .first(std::clamp<std::size_t>(fitting, 1, request.cubes.size()));
}

// The rows of one number of threads, written into the answer as they are done.
class Rows {
public:
    Rows(const TwoPhaseBenchRequest& request, TwoPhaseBenchAnswer& answer)
        : request_(request), answer_(answer), solver_(solver_of(answer.start)) {}

    std::optional<Error> measure(unsigned threads) {
        request_.on_progress(fmt::format("memory, {} threads", threads), 0);
        answer_.memory.push_back(
            measure_memory(answer_.start.phase_one.as<std::uint32_t>(), threads, memory_limit));
        for (unsigned length : request_.lengths)
            if (auto error = measure_length(length, threads)) return error;
        for (Seconds budget : request_.budgets)
            if (auto error = measure_budget(budget, threads)) return error;
        return std::nullopt;
    }

private:
    RowProgress progress(std::string row) const {
        return [this, text = std::move(row)](double fraction) {
            request_.on_progress(text, fraction);
        };
    }

    std::optional<Error> measure_length(unsigned length, unsigned threads) {
        const auto row = time_to_length(
            solver_, request_.cubes,
            {.length      = length,
             .cap         = request_.cap,
             .threads     = threads,
             .on_progress = progress(fmt::format("length {}, {} threads", length, threads))});
        if (!row) return row.error();
        answer_.lengths.push_back(*row);
        return std::nullopt;
    }

    std::optional<Error> measure_budget(Seconds budget, unsigned threads) {
        const auto row = length_in_time(
            solver_, cubes_for(request_, budget),
            {.budget  = budget,
             .threads = threads,
             .on_progress =
                 progress(fmt::format("{:g} ms, {} threads", 1000 * budget.count(), threads))});
        if (!row) return row.error();
        answer_.budgets.push_back(*row);
        return std::nullopt;
    }

    const TwoPhaseBenchRequest& request_;
    TwoPhaseBenchAnswer&        answer_;
    two_phase::Solver           solver_;
};

Json json_of(const LengthRow& row) {
    return {{"threads", row.threads},
            {"length", row.length},
            {"cubes", row.cubes},
            {"reached", row.reached},
            {"mean_seconds", row.mean.count()},
            {"median_seconds", row.median.count()},
            {"max_seconds", row.longest.count()}};
}

Json json_of(const BudgetRow& row) {
    return {{"threads", row.threads},
            {"budget_seconds", row.budget.count()},
            {"cubes", row.cubes},
            {"unsolved", row.unsolved},
            {"mean_length", row.mean_length},
            {"nodes_per_second", row.nodes_per_second},
            {"probes_per_second", row.probes_per_second},
            {"max_seconds", row.longest.count()}};
}

Json json_of(const MemoryRate& rate) {
    return {{"threads", rate.threads},
            {"chained_lines_per_second", rate.chained},
            {"batched_lines_per_second", rate.batched}};
}

Json json_of(const TableStatus& status) { return service::to_json(status); }

template <class Row>
Json list_of(const std::vector<Row>& rows) {
    Json list = Json::array();
    for (const Row& one : rows) list.push_back(json_of(one));
    return list;
}

}  // namespace

std::vector<unsigned> usual_lengths(Metric metric, CentreSet centres) {
    if (!centres.empty())
        return metric == Metric::qtm ? std::vector{32U, 31U} : std::vector{25U, 23U};
    if (metric == Metric::qtm) return {26, 25, 24};
    return {21, 20, 19};
}

bool TwoPhaseBenchAnswer::found_all() const {
    return std::ranges::all_of(budgets, [](const BudgetRow& row) { return row.unsolved == 0; });
}

Result<TwoPhaseBenchAnswer> bench_two_phase(const TableStore&           store,
                                            const TwoPhaseBenchRequest& request) {
    auto started = start(store, request, request.pages);
    if (!started) return started.error();
    TwoPhaseBenchAnswer answer = {.metric = request.metric,
                                  .pages  = request.pages,
                                  .cubes  = request.cubes.size(),
                                  .start  = *std::move(started)};
    for (const TableSpec* spec : service::tables_of(request.metric))
        answer.tables.push_back(store.status(*spec));
    Rows rows(request, answer);
    for (unsigned threads : request.threads)
        if (const auto error = rows.measure(threads)) return *error;
    const auto signature =
        two_phase_signature(solver_of(answer.start), request.cubes.front().counted);
    if (!signature) return signature.error();
    answer.signature  = *signature;
    answer.peak_bytes = peak_memory();
    return answer;
}

Result<TwoPhaseSignature> two_phase_signature(const TableStore&           store,
                                              const TwoPhaseBenchRequest& request) {
    const auto started = start(store, request, Pages::small);
    if (!started) return started.error();
    return two_phase_signature(solver_of(*started), request.cubes.front().counted);
}

std::string text_of(const TwoPhaseSignature& signature) {
    return fmt::format("{:016x}", signature.number);
}

Json to_json(const TwoPhaseSignature& signature) {
    return {{"signature", text_of(signature)},
            {"nodes", signature.nodes},
            {"probes", signature.probes},
            {"lengths", signature.lengths}};
}

Json to_json(const TwoPhaseBenchAnswer& answer) {
    const bool huge = answer.pages == Pages::huge;
    return {{"metric", row(answer.metric).name},
            {"pages", huge ? "huge" : "small"},
            {"cubes", answer.cubes},
            {"tables", list_of(answer.tables)},
            {"opening_seconds", answer.start.opening.count()},
            {"first_answer_seconds", answer.start.first_answer.count()},
            {"copying_seconds", huge ? Json(answer.start.copying.count()) : Json(nullptr)},
            {"peak_bytes", answer.peak_bytes},
            {"memory", list_of(answer.memory)},
            {"lengths", list_of(answer.lengths)},
            {"budgets", list_of(answer.budgets)},
            {"signature", to_json(answer.signature)}};
}

}  // namespace antipode::bench
