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
    return field(name, Kind::whole, summary, within(bounds), by_default(otherwise), typed(value));
}

constexpr Field bench_numbers(std::string_view name, std::string_view summary,
                              std::string_view otherwise, std::string_view value = "N,N…") {
    return field(name, Kind::wholes, summary, within({1}), each_within({1, 1'000'000}),
                 by_default(otherwise), typed(value));
}

constexpr Field bench_metric(std::string_view otherwise) {
    return field("metric", "solve or count in this metric (default for count: qtm)",
                 by_default(otherwise), one_of(service::table_metrics), typed("METRIC", 'm'));
}

constexpr Field row_time(std::string_view summary, std::string_view otherwise) {
    return bench_number("row_time", summary, {1, 86'400}, otherwise, "S");
}

inline constexpr std::array bench_cube_fields = {
    field("file", "solve the cubes of this file, one per line, instead of random ones",
          typed_file('f')),
    field("count", Kind::whole, "how many of them", within({1, 1'000'000}), by_default("300"),
          typed("N", 'n')),
    field("seed", Kind::whole, "of the random cubes", by_default("1"), typed("S", 's')),
};

// Which centres count, and where the cubes come from, of suites that solve whole cubes.
inline constexpr std::array bench_centre_fields = {
    service::without_word(service::centres_field),
    field("turns", Kind::whole,
          "positions after this many random turns, instead of uniformly random ones",
          within({0, 1000}), typed("N")),
};

inline constexpr Field signature_field = flag("signature", "only the signature");

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
