// What the suites of `antipode bench` share.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "apps/cli/progress.h"
#include "apps/cli/session.h"
#include "bench/cube_file.h"
#include "bench/stopwatch.h"
#include "service/engine/tables.h"
#include "service/requests/distance.h"
#include "service/requests/reading.h"

namespace antipode::cli {

std::string rate_text(double rate);  // "213 million", with three digits

// ---- fields -------------------------------------------------------------------------

constexpr Field bench_number(std::string_view name, std::string_view summary,
                             service::Bounds bounds, std::string_view otherwise,
                             std::string_view value = "N") {
    return {.name      = name,
            .kind      = Kind::whole,
            .summary   = summary,
            .bounds    = bounds,
            .otherwise = otherwise,
            .option    = {.value = value}};
}

constexpr Field bench_numbers(std::string_view name, std::string_view summary,
                              std::string_view otherwise, std::string_view value = "N,N…") {
    return {.name      = name,
            .kind      = Kind::wholes,
            .summary   = summary,
            .bounds    = {1},
            .each      = {1, 1'000'000},
            .otherwise = otherwise,
            .option    = {.value = value}};
}

constexpr Field bench_metric(std::string_view otherwise) {
    return {.name      = "metric",
            .summary   = "solve or count in this metric (default for count: qtm)",
            .otherwise = otherwise,
            .choices   = service::table_metrics,
            .option    = {.letter = 'm', .value = "METRIC"}};
}

constexpr Field row_time(std::string_view summary, std::string_view otherwise) {
    return bench_number("row_time", summary, {1, 86'400}, otherwise, "S");
}

inline constexpr std::array bench_cube_fields = {
    Field{.name    = "file",
          .summary = "solve the cubes of this file, one per line, instead of random ones",
          .option  = {.letter = 'f', .value = "FILE", .names_file = true}},
    Field{.name      = "count",
          .kind      = Kind::whole,
          .summary   = "how many of them",
          .bounds    = {1, 1'000'000},
          .otherwise = "300",
          .option    = {.letter = 'n', .value = "N"}},
    Field{.name      = "seed",
          .kind      = Kind::whole,
          .summary   = "of the random cubes",
          .otherwise = "1",
          .option    = {.letter = 's', .value = "S"}},
};

// Which centres count, and where the cubes come from, of suites that solve whole cubes.
inline constexpr std::array bench_centre_fields = {
    service::without_word(service::centres_field),
    Field{.name    = "turns",
          .kind    = Kind::whole,
          .summary = "positions after this many random turns, instead of uniformly random ones",
          .bounds  = {0, 1000},
          .option  = {.value = "N"}},
};

inline constexpr Field signature_field = {
    .name = "signature", .kind = Kind::flag, .summary = "only the signature"};

// ---- what they say ------------------------------------------------------------------

std::vector<unsigned> numbers_of(const service::Fields& fields, std::string_view name);
bench::Seconds        seconds_of(const service::Fields& fields, std::string_view name);

// Those of --file, or --count random ones.
Result<std::vector<CentredCube>> cubes_of(const service::Fields& fields);

// Shows how far a suite is.
template <class Request>
void show_progress(Request& request, ProgressLine& progress) {
    request.on_progress = [&progress](const std::string& text, double fraction) {
        progress.show(text, fraction);
    };
}

// A signature and nothing else.
template <class Signature>
ExitCode show_signature(Session& session, const Result<Signature>& signature) {
    if (!signature) return session.fail(signature.error());
    show_answer(session, *signature,
                [&](const Signature& one) { session.output().line(text_of(one)); });
    return ExitCode::done;
}

extern const Action bench_two_phase_suite;
extern const Action bench_optimal_suite;
extern const Action bench_count_suite;
extern const Action bench_coset_suite;
extern const Action bench_goals_suite;
extern const Action bench_server_suite;
extern const Action bench_wanted_suite;
extern const Action bench_vision_suite;

}  // namespace antipode::cli
