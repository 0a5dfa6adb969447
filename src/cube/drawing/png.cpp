#include "cube/drawing/png.h"

#include <fmt/format.h>
#include <png.h>

#include "cube/drawing/raster.h"
#include "cube/messages.h"

namespace antipode::drawing {

Result<std::string> to_png(const Picture& picture) {
    const std::vector<std::uint8_t> pixels = rasterise(picture);

    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.format  = PNG_FORMAT_RGBA;
    image.width   = static_cast<png_uint_32>(picture.pixels.width);
    image.height  = static_cast<png_uint_32>(picture.pixels.height);

    // Compressing once into the largest space the file could need is faster
    // than asking for its size first, which compresses it too.
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string      bytes(size, '\0');
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels.data(), 0, nullptr) == 0)
        return Error{ErrorKind::environment, cube_message<"picture-not-made">(image.message)};
    bytes.resize(size);
    return bytes;
}

}  // namespace antipode::drawing
