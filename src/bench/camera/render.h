// Draws a scene as a camera would: rays through a lens onto a cube, light, glare and shadow, then
// blur, noise, clipping and the curve of sRGB.
#pragma once

#include "bench/camera/scene.h"
#include "vision/picture.h"

namespace antipode::bench::camera {

struct FrameSize {
    std::size_t width  = 640;
    std::size_t height = 360;
};

vision::Picture render(const Scene& scene, FrameSize size = {});

}  // namespace antipode::bench::camera
