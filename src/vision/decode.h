// Pictures from bytes and files of others: bounded before anything is unpacked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "vision/picture.h"

namespace antipode::vision {

struct PictureLimits {
    static constexpr std::size_t bytes  = std::size_t{32} << 20;
    static constexpr std::size_t pixels = 50'000'000;
};

struct PictureSize {
    std::size_t width  = 0;
    std::size_t height = 0;
};

// What the header of a JPEG or PNG says; nothing if it is neither.
std::optional<PictureSize> picture_size(std::string_view bytes);

// `name` is what the picture is called in errors. Needs OpenCV.
Result<Picture> decode_picture(std::string_view bytes, const MessageValue& name);
Result<Picture> read_picture(const std::string& path);

}  // namespace antipode::vision
