// Pictures that were drawn once by the renderer of the benchmark, and kept.
#pragma once

#include <string>
#include <vector>

#include "vision/optics.h"

namespace antipode::testing {

inline constexpr const char* camera_cube = "BFUBULBUFUFLURBFDBDLRFFBLDDDFRRDLLBLRDRRLUDDBFRULBUURF";

inline const std::string camera_folder = ANTIPODE_TEST_DATA "/camera";

inline std::vector<std::string> camera_files() {
    std::vector<std::string> files;
    for (const char number : {'1', '2', '3', '4', '5', '6'})
        files.push_back(camera_folder + "/" + number + ".jpg");
    return files;
}

// The same cube from two opposite corners.
inline const std::string corner_folder = ANTIPODE_TEST_DATA "/camera_corners";

inline std::vector<std::string> corner_files() {
    return {corner_folder + "/1.jpg", corner_folder + "/2.jpg"};
}

// A PNG of 64 x 48 pixels.
inline constexpr const char* black_picture =
    "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAAH0lEQVR42u3BAQEAAACCIP+vbkhAAQAAAAAAAAAALwYkMA"
    "ABdG+8JQAAAABJRU5ErkJggg==";

// Where OpenCV is not installed, there is nothing to see with.
inline bool can_see() { return vision::load_optics().has_value(); }

}  // namespace antipode::testing
