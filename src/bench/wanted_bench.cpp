#include "bench/wanted_bench.h"

#include <chrono>

#include "service/answers/wanted.h"
#include "service/json.h"

namespace antipode::bench {
namespace wanted_bench_detail {

using service::Json;

service::WantedQuestion question_of(const Json& json, bool is_pattern, unsigned threads) {
    const auto fields = is_pattern ? service::Fields::read(json, service::pattern_question_fields)
                                   : service::Fields::read(json, service::symmetry_question_fields);
    auto question = is_pattern ? *service::read_pattern(*fields) : *service::read_symmetry(*fields);
    question.limit.reset();
    question.threads = threads;
    return question;
}

// Every position is looked at, as somebody would who wants to see it.
void measure(const service::WantedQuestion& question, const std::stop_token& stop, WantedRow& row) {
    std::uint64_t told   = 0;
    const auto    start  = std::chrono::steady_clock::now();
    const auto    answer = service::list_wanted(
           question, {.stop = stop, .on_found = [&](const service::WantedPosition&) { ++told; }});
    row.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    row.classes += told;
    const auto count  = service::count_of(question, {.stop = stop});
    row.is_as_counted = row.is_as_counted && answer && count && count->classes == Natural(told);
}

}  // namespace wanted_bench_detail

void bench_wanted(const WantedBench& bench) {
    using namespace wanted_bench_detail;
    const auto run = [&](std::string task, double limit, const std::vector<Json>& questions,
                         bool is_pattern) {
        WantedRow row{.task = std::move(task), .limit = limit, .is_as_counted = true};
        for (const Json& json : questions)
            measure(question_of(json, is_pattern, bench.threads), bench.stop, row);
        if (!bench.stop.stop_requested()) bench.on_row(row);
    };
    std::vector<Json> at_least;
    std::vector<Json> exactly;
    for (const SymmetryType& type : symmetry_types())
        if (type.group.count() >= 3) {
            at_least.push_back({{"symmetry", type.name}});
            exactly.push_back({{"symmetry", type.name}, {"exactly", true}});
        }
    constexpr double for_many = 10;  // 20 s for both rows
    run("three symmetries or more, at least", for_many, at_least, false);
    run("three symmetries or more, exactly", for_many, exactly, false);
    run("Cs (b), at least", 60, {{{"symmetry", "Cs (b)"}}}, false);
    for (const char* name : {"dot", "checkerboard", "plus", "stripe", "square", "solid|dot"})
        run(name, 1, {{{"pattern", name}}}, true);
}

}  // namespace antipode::bench
