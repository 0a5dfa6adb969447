#include "bench/camera/sensor.h"

#include <algorithm>
#include <cmath>

namespace antipode::bench::camera {
namespace sensor_detail {

// A mean of neighbours along a line: (dx, dy) is one step, weights are symmetric.
LightField smeared(const LightField& light, double dx, double dy,
                   const std::vector<double>& weights) {
    LightField result(light.width(), light.height());
    const auto reach  = static_cast<int>(weights.size()) - 1;
    const auto inside = [](double at, std::size_t size) {
        return static_cast<std::size_t>(
            std::clamp(std::lround(at), 0L, static_cast<long>(size) - 1));
    };
    for (std::size_t y = 0; y < light.height(); ++y)
        for (std::size_t x = 0; x < light.width(); ++x) {
            Vector3 sum{};
            for (int step = -reach; step <= reach; ++step)
                sum = sum
                      + weights[static_cast<std::size_t>(std::abs(step))]
                            * light.at(inside(static_cast<double>(x) + step * dx, light.width()),
                                       inside(static_cast<double>(y) + step * dy, light.height()));
            result.at(x, y) = sum;
        }
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

// A sum of twelve uniform numbers is normal enough.
double normal_noise(Random& random) {
    double sum = -6;
    for (int i = 0; i < 3; ++i) {
        const std::uint64_t bits = random.next();
        for (int part = 0; part < 4; ++part)
            sum += static_cast<double>(bits >> (16 * part) & 0xffff) / 65536;
    }
    return sum;
}

std::uint8_t srgb_byte(double light) {
    const double clipped = std::clamp(light, 0.0, 1.0);
    const double curved =
        clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * std::pow(clipped, 1 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(255 * curved));
}

Vector3 sensed(const Vector3& light, const Sensor& sensor, Random& random) {
    const double grey = (light[0] + light[1] + light[2]) / 3;
    Vector3      result;
    for (std::size_t i = 0; i < 3; ++i) {
        const double mixed = (1 - sensor.mixing) * light[i] + sensor.mixing * grey;
        const double noise = sensor.noise * std::sqrt(std::max(mixed, 0.0) + 0.02);
        result[i]          = sensor.gains[i] * (mixed + noise * normal_noise(random));
    }
    return result;
}

}  // namespace sensor_detail

vision::Picture develop(const LightField& light, const Sensor& sensor, std::uint64_t seed) {
    using namespace sensor_detail;
    const double     unit  = static_cast<double>(light.height()) / 1000;
    const LightField sharp = moved(light, unit * sensor.motion_x, unit * sensor.motion_y);
    const LightField field = blurred(sharp, unit * sensor.blur);
    vision::Picture  picture{light.width(), light.height(), {}};
    picture.bytes.reserve(3 * light.width() * light.height());
    Random random(seed);
    for (std::size_t y = 0; y < field.height(); ++y)
        for (std::size_t x = 0; x < field.width(); ++x)
            for (const double channel : sensed(field.at(x, y), sensor, random))
                picture.bytes.push_back(srgb_byte(channel));
    return picture;
}

}  // namespace antipode::bench::camera
