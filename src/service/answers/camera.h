// A camera that is shown cubes: six faces in any order, each any way up.
#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "service/answers/face.h"
#include "service/answers/scan.h"
#include "vision/frame_source.h"

namespace antipode::service {

class CubeCamera {
public:
    static Result<CubeCamera> open(const std::string& source);

    // Returns when six faces were shown, each for a moment. `on_face` is told how many there
    // are.
    Result<ScanAnswer> wait_for_cube(FaceSearch search, const std::stop_token& stop,
                                     const std::function<void(std::size_t)>& on_face);

private:
    explicit CubeCamera(vision::FrameSource source) : source_(std::move(source)) {}

    vision::FrameSource source_;
};

// A robot's camera: each face is scanned when it is asked for.
class RobotCamera {
public:
    // `source` is what the first camera stands for; the number of a camera if it is empty.
    explicit RobotCamera(std::string source) : source_(std::move(source)) {}

    std::optional<Error> connect(const std::string& number);
    std::optional<Error> scan(Face face);
    // The cube of the six faces; wrong as long as one is missing or no cube is likely.
    Result<colours::Decision> decide() const;
    // 54 letters of r o b g y w, and x for what was not scanned: those of the cube that was
    // decided, and as long as there is none each patch by itself.
    std::string preview() const;
    void        clear();

private:
    std::string                                               source_;
    std::optional<vision::FrameSource>                        frames_;
    std::array<std::optional<std::array<colours::Rgb, 9>>, 6> faces_;
};

}  // namespace antipode::service
