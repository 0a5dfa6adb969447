// From the light that falls on a sensor to the bytes of a picture.
#pragma once

#include <span>
#include <vector>

#include "bench/camera/scene.h"
#include "vision/picture.h"

namespace antipode::bench::camera {

// Linear light, 1 is white paper.
class LightField {
public:
    LightField(std::size_t width, std::size_t height)
        : width_(width), height_(height), light_(width * height) {}

    std::size_t        width() const { return width_; }
    std::size_t        height() const { return height_; }
    Vector3&           at(std::size_t x, std::size_t y) { return light_[y * width_ + x]; }
    const Vector3&     at(std::size_t x, std::size_t y) const { return light_[y * width_ + x]; }
    std::span<Vector3> row(std::size_t y) { return {&light_[y * width_], width_}; }
    std::span<const Vector3> row(std::size_t y) const { return {&light_[y * width_], width_}; }

private:
    std::size_t          width_;
    std::size_t          height_;
    std::vector<Vector3> light_;
};

vision::Picture develop(LightField light, const Sensor& sensor, std::uint64_t seed);

}  // namespace antipode::bench::camera
