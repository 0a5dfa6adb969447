// A picture as bytes: red, green and blue of each pixel, row by row from the top left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace antipode::vision {

struct Picture {
    std::size_t               width  = 0;
    std::size_t               height = 0;
    std::vector<std::uint8_t> bytes  = {};  // 3 * width * height

    const std::uint8_t* at(std::size_t x, std::size_t y) const {
        return &bytes[3 * (y * width + x)];
    }
};

}  // namespace antipode::vision
