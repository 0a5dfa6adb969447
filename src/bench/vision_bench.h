// How well cubes are recognised: six rendered pictures of each, in any order and any way up, or two
// of opposite corners; and beside it what reading sticker by sticker gives, as most programs do.
#pragma once

#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "bench/camera/scene.h"
#include "bench/stopwatch.h"
#include "service/json_fwd.h"

namespace antipode::bench {

using service::Json;

struct VisionBenchResult {
    std::string_view light;
    std::size_t      pictures            = 6;  // of each cube
    std::size_t      cubes               = 0;
    std::size_t      exact               = 0;  // all 54 stickers right
    std::size_t      doubted             = 0;  // of all: some sticker marked, or not likely enough
    std::size_t      silently_wrong      = 0;  // wrong, and nothing marked
    std::size_t      pictures_missed     = 0;  // in which no face, or no corner, was found
    std::size_t      nearest_exact       = 0;  // each sticker by the nearest colour, order known
    double           frame_ms            = 0;  // of one core, for one picture, in the mean
    double           decision_ms         = 0;
    double           longest_decision_ms = 0;
};

struct VisionBenchRequest {
    std::size_t                                                  count       = 100;  // of cubes
    std::uint64_t                                                seed        = 1;
    unsigned                                                     threads     = 1;
    std::stop_token                                              stop        = {};
    std::function<void(std::string_view light, double fraction)> on_progress = [](std::string_view,
                                                                                  double) {};
};

// One row for each kind of light and of pictures. Needs OpenCV.
Result<std::vector<VisionBenchResult>> bench_vision(const VisionBenchRequest& request);

// How long a picture of 1280 x 720 takes on one core, in milliseconds: the median of some.
Result<double> frame_time(std::uint64_t seed);

Json to_json(const VisionBenchResult& result);

}  // namespace antipode::bench
