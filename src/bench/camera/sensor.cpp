#include "bench/camera/sensor.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <utility>

namespace antipode::bench::camera {
namespace sensor_detail {

// One step of a smear: pixels that lie so far aside count so much.
struct Tap {
    long   dx = 0, dy = 0;
    double weight = 0;
};

std::size_t inside(long at, std::size_t size) {
    return static_cast<std::size_t>(std::clamp(at, 0L, static_cast<long>(size) - 1));
}

// Beyond its ends a row goes on as it ends. All pixels between them are added in one loop.
void add_row(std::span<Vector3> sums, std::span<const Vector3> row, const Tap& tap) {
    const std::size_t size   = row.size();
    const std::size_t margin = std::min(static_cast<std::size_t>(std::abs(tap.dx)), size);
    const std::size_t from = tap.dx < 0 ? margin : 0, to = tap.dx > 0 ? size - margin : size;
    const auto        add = [&](std::size_t x) {
        sums[x] = sums[x] + tap.weight * row[inside(static_cast<long>(x) + tap.dx, size)];
    };
    for (std::size_t x = 0; x < from; ++x) add(x);
    for (std::size_t x = to; x < size; ++x) add(x);
    const Vector3* source = row.data() + tap.dx;
    for (std::size_t x = from; x < to; ++x) sums[x] = sums[x] + tap.weight * source[x];
}

// A mean of neighbours along a line: (dx, dy) is one step, weights are symmetric. Row by row, since
// a row stays in the cache while all that is added to it comes.
LightField smeared(const LightField& light, double dx, double dy,
                   const std::vector<double>& weights) {
    LightField       result(light.width(), light.height());
    const int        reach = static_cast<int>(weights.size()) - 1;
    std::vector<Tap> taps;
    for (int step = -reach; step <= reach; ++step)
        taps.push_back({std::lround(step * dx), std::lround(step * dy),
                        weights[static_cast<std::size_t>(std::abs(step))]});
    for (std::size_t y = 0; y < light.height(); ++y)
        for (const Tap& tap : taps)
            add_row(result.row(y), light.row(inside(static_cast<long>(y) + tap.dy, light.height())),
                    tap);
    return result;
}

void normalise(std::vector<double>& weights) {
    double total = weights[0];
    for (std::size_t i = 1; i < weights.size(); ++i) total += 2 * weights[i];
    for (double& weight : weights) weight /= total;
}

LightField blurred(LightField light, double pixels) {
    if (pixels < 0.15) return light;
    std::vector<double> weights;
    for (int i = 0; i <= static_cast<int>(std::ceil(2.5 * pixels)); ++i)
        weights.push_back(std::exp(-0.5 * i * i / (pixels * pixels)));
    normalise(weights);
    return smeared(smeared(light, 1, 0, weights), 0, 1, weights);
}

LightField moved(LightField light, double dx, double dy) {
    const double length = std::hypot(dx, dy);
    if (length < 0.7) return light;
    std::vector<double> weights(static_cast<std::size_t>(std::ceil(length / 2)) + 1, 1.0);
    normalise(weights);
    return smeared(light, dx / length, dy / length, weights);
}

// Normal numbers of equal probability: the distribution, cut into so many parts.
constexpr std::size_t noise_bits = 12;
std::vector<double>   normal_quantiles() {
      constexpr std::size_t count = std::size_t{1} << noise_bits;
      std::vector<double>   quantiles;
      double                at = -5;
      for (std::size_t i = 0; i < count; ++i) {
          const double share = (static_cast<double>(i) + 0.5) / count;
          while (0.5 * std::erfc(-at / std::numbers::sqrt2) < share) at += 1e-4;
        quantiles.push_back(at);
    }
      return quantiles;
}

// Three independent ones for the channels of a pixel.
Vector3 normal_noise(Random& random) {
    static const std::vector<double> quantiles = normal_quantiles();
    const std::uint64_t              bits      = random.next();
    const auto                       number    = [&](unsigned part) {
        return quantiles[bits >> (noise_bits * part) & (quantiles.size() - 1)];
    };
    return {number(0), number(1), number(2)};
}

double srgb_curve(double light) {
    return light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
}

// In steps of less than a fifth of a byte.
constexpr std::size_t     curve_steps = 1 << 14;
std::vector<std::uint8_t> srgb_bytes() {
    std::vector<std::uint8_t> bytes;
    for (std::size_t i = 0; i <= curve_steps; ++i)
        bytes.push_back(static_cast<std::uint8_t>(
            std::lround(255 * srgb_curve(static_cast<double>(i) / curve_steps))));
    return bytes;
}

std::uint8_t srgb_byte(double light) {
    static const std::vector<std::uint8_t> bytes = srgb_bytes();
    return bytes[static_cast<std::size_t>(std::lround(std::clamp(light, 0.0, 1.0) * curve_steps))];
}

Vector3 sensed(const Vector3& light, const Sensor& sensor, Random& random) {
    const double  grey    = (light[0] + light[1] + light[2]) / 3;
    const Vector3 numbers = normal_noise(random);
    Vector3       result;
    for (std::size_t i = 0; i < 3; ++i) {
        const double mixed = (1 - sensor.mixing) * light[i] + sensor.mixing * grey;
        const double noise = sensor.noise * std::sqrt(std::max(mixed, 0.0) + 0.02);
        result[i]          = sensor.gains[i] * (mixed + noise * numbers[i]);
    }
    return result;
}

}  // namespace sensor_detail

vision::Picture develop(LightField light, const Sensor& sensor, std::uint64_t seed) {
    using namespace sensor_detail;
    const double unit  = static_cast<double>(light.height()) / 1000;
    LightField   sharp = moved(std::move(light), unit * sensor.motion_x, unit * sensor.motion_y);
    const LightField field = blurred(std::move(sharp), unit * sensor.blur);
    vision::Picture  picture{field.width(), field.height(), {}};
    picture.bytes.reserve(3 * field.width() * field.height());
    Random random(seed);
    for (std::size_t y = 0; y < field.height(); ++y)
        for (std::size_t x = 0; x < field.width(); ++x)
            for (const double channel : sensed(field.at(x, y), sensor, random))
                picture.bytes.push_back(srgb_byte(channel));
    return picture;
}

}  // namespace antipode::bench::camera
