// Optimal lengths of random cubes, and what they say about all cubes.
//
//     const auto answer = survey(engine, order, {.stop = stop});
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "service/engine/engine.h"
#include "service/json_fwd.h"
#include "service/requests/survey.h"

namespace antipode::service {

// A share of all cubes, with the bounds between which it lies with 95 % confidence.
struct Estimate {
    double value = 0;
    double low   = 0;
    double high  = 0;
};

// k of n, by Wilson's score: it is right for small shares, too.
Estimate share_estimate(std::uint64_t k, std::uint64_t n);

struct SurveyedLength {
    unsigned              length    = 0;
    std::uint64_t         cubes     = 0;
    Estimate              share     = {};
    std::optional<double> published = std::nullopt;  // the share of all cubes, as it is known
};

struct SurveyAnswer {
    std::uint64_t               seed       = 0;
    Metric                      metric     = Metric::htm;
    std::optional<unsigned>     turns      = std::nullopt;  // that made the cubes
    std::uint64_t               cubes      = 0;             // that are solved
    std::vector<SurveyedLength> lengths    = {};
    std::optional<Estimate>     mean       = {};  // of none there is no mean
    std::uint64_t               resumed    = 0;   // of the cubes, by earlier runs
    double                      seconds    = 0;   // of this one
    bool                        is_stopped = false;
};

struct SurveyWatch {
    std::stop_token                                          stop        = {};
    std::function<void(std::uint64_t cubes, double seconds)> on_progress = {};
};

// The cube with this number in a survey.
Cube surveyed_cube(const SurveyOrder& order, std::uint64_t number);

Result<SurveyAnswer> survey(Engine& engine, const SurveyOrder& order, const SurveyWatch& watch);

Json to_json(const SurveyAnswer& answer);

}  // namespace antipode::service
