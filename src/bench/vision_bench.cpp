#include "bench/vision_bench.h"

#include <algorithm>
#include <ctime>
#include <mutex>

#include "base/parallel.h"
#include "bench/camera/render.h"
#include "colours/decide.h"
#include "cube/random_cube.h"
#include "service/json.h"
#include "vision/corner_view.h"

namespace antipode::bench {
namespace vision_bench_detail {

struct Condition {
    std::string_view name;
    camera::Light    light;
    std::size_t      pictures;  // six of a face each, or two of opposite corners
};
constexpr Condition conditions[] = {{"daylight", camera::Light::daylight, 6},
                                    {"hard", camera::Light::hard, 6},
                                    {"daylight", camera::Light::daylight, 2},
                                    {"hard", camera::Light::hard, 2}};

// Of this thread, so that others on the machine do not count.
double processor_ms() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

// What became of one cube.
struct Trial {
    std::size_t pictures_missed = 0;
    bool        is_exact        = false;
    bool        is_doubted      = true;
    bool        is_nearest      = false;
    double      frames_ms       = 0;
    double      decision_ms     = 0;
};

// The colours of the faces are the usual ones, so that the nearest one names a face. Where each
// picture belongs is told to this way of reading.
bool is_nearest_right(const colours::Patches& patches, const colours::Arrangement& arrangement,
                      const Facelets& facelets) {
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const auto name = colours::nearest_colour(patches[arrangement.patch_at[i]]);
        if (static_cast<std::size_t>(name) != index(facelets[i])) return false;
    }
    return true;
}

std::vector<camera::Scene> random_scenes(const Condition& condition, const Facelets& facelets,
                                         Random& random) {
    if (condition.pictures == 2) {
        auto views = camera::random_corner_views(facelets, condition.light, random);
        return {views.begin(), views.end()};
    }
    auto sitting = camera::random_sitting(facelets, condition.light, random);
    return {sitting.scenes.begin(), sitting.scenes.end()};
}

// What is found in a picture: all faces that it is made to show, or none.
std::vector<vision::SeenFace> faces_in(const vision::Picture& picture, const Condition& condition,
                                       const vision::Optics& optics) {
    if (condition.pictures == 2) {
        const auto corner = vision::find_corner(picture, optics);
        return corner ? std::vector(corner->begin(), corner->end())
                      : std::vector<vision::SeenFace>{};
    }
    const auto face = vision::find_face(picture, optics);
    return face ? std::vector{*face} : std::vector<vision::SeenFace>{};
}

// All pictures of one cube; the patches of what is found.
colours::Sighting look_at(const std::vector<camera::Scene>& scenes, const Condition& condition,
                          const vision::Optics& optics, Trial& trial) {
    colours::Sighting sighting{.patches = {}, .order = colours::PictureOrder::any};
    auto              patch = sighting.patches.begin();
    for (const camera::Scene& scene : scenes) {
        const vision::Picture picture = camera::render(scene);
        const double          before  = processor_ms();
        const auto            faces   = faces_in(picture, condition, optics);
        trial.frames_ms += processor_ms() - before;
        if (faces.empty()) ++trial.pictures_missed;
        for (const auto& face : faces)
            patch = std::copy(face.patches.begin(), face.patches.end(), patch);
    }
    if (condition.pictures == 2) sighting.corners = {{0, 1, 2}, {3, 4, 5}};
    return sighting;
}

Trial try_cube(const Condition& condition, std::uint64_t seed, const vision::Optics& optics) {
    Random         random(seed);
    const Facelets facelets = facelets_of(random_reachable(random));
    const auto     scenes   = random_scenes(condition, facelets, random);
    Trial          trial;
    const auto     sighting = look_at(scenes, condition, optics, trial);
    if (trial.pictures_missed > 0) return trial;
    const double before   = processor_ms();
    const auto   decision = colours::decide(sighting);
    trial.decision_ms     = processor_ms() - before;
    trial.is_exact        = decision.best.facelets == facelets;
    trial.is_doubted      = !decision.is_likely() || !decision.doubtful.empty();
    trial.is_nearest      = is_nearest_right(sighting.patches, decision.best.arrangement, facelets);
    return trial;
}

void add(VisionBenchResult& result, const Trial& trial) {
    ++result.cubes;
    result.exact += trial.is_exact ? 1 : 0;
    result.doubted += trial.is_doubted ? 1 : 0;
    result.silently_wrong += !trial.is_exact && !trial.is_doubted ? 1 : 0;
    result.pictures_missed += trial.pictures_missed;
    result.nearest_exact += trial.is_nearest ? 1 : 0;
    result.frame_ms += trial.frames_ms / static_cast<double>(result.pictures);
    result.decision_ms += trial.decision_ms;
    result.longest_decision_ms = std::max(result.longest_decision_ms, trial.decision_ms);
}

VisionBenchResult measure(const Condition& condition, const VisionBenchRequest& request,
                          const vision::Optics& optics) {
    VisionBenchResult result{.light = condition.name, .pictures = condition.pictures};
    std::mutex        mutex;
    parallel_for(request.count, {.threads = request.threads, .stop = request.stop},
                 [&](std::size_t first, std::size_t last) {
                     for (std::size_t i = first; i < last; ++i) {
                         // Each cube has its own stream, whatever thread draws it.
                         Random                seeds(request.seed * 1'000'003 + i);
                         const Trial           trial = try_cube(condition, seeds.next(), optics);
                         const std::lock_guard lock(mutex);
                         add(result, trial);
                         request.on_progress(condition.name,
                                             static_cast<double>(result.cubes)
                                                 / static_cast<double>(request.count));
                     }
                 });
    const auto cubes = static_cast<double>(std::max<std::size_t>(1, result.cubes));
    result.frame_ms /= cubes;
    result.decision_ms /= cubes;
    return result;
}

}  // namespace vision_bench_detail

Result<std::vector<VisionBenchResult>> bench_vision(const VisionBenchRequest& request) {
    const auto optics = vision::load_optics();
    if (!optics) return optics.error();
    std::vector<VisionBenchResult> results;
    for (const auto& condition : vision_bench_detail::conditions) {
        if (request.stop.stop_requested()) break;
        results.push_back(vision_bench_detail::measure(condition, request, **optics));
    }
    return results;
}

Result<double> frame_time(std::uint64_t seed) {
    constexpr int frames = 15;
    const auto    optics = vision::load_optics();
    if (!optics) return optics.error();
    Random              random(seed);
    const auto          sitting = camera::random_sitting(facelets_of(random_reachable(random)),
                                                         camera::Light::daylight, random);
    const auto          picture = camera::render(sitting.scenes[0], {.width = 1280, .height = 720});
    std::vector<double> times;
    for (int i = 0; i < frames; ++i) {
        const double before = vision_bench_detail::processor_ms();
        keep(vision::find_face(picture, **optics));
        times.push_back(vision_bench_detail::processor_ms() - before);
    }
    std::nth_element(times.begin(), times.begin() + frames / 2, times.end());
    return times[frames / 2];
}

Json to_json(const VisionBenchResult& result) {
    return {{"suite", "vision"},
            {"light", result.light},
            {"pictures", result.pictures},
            {"cubes", result.cubes},
            {"exact", result.exact},
            {"doubted", result.doubted},
            {"silently_wrong", result.silently_wrong},
            {"pictures_missed", result.pictures_missed},
            {"nearest_colour_exact", result.nearest_exact},
            {"frame_ms", result.frame_ms},
            {"decision_ms", result.decision_ms},
            {"longest_decision_ms", result.longest_decision_ms}};
}

}  // namespace antipode::bench
