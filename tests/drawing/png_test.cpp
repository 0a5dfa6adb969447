#include <gtest/gtest.h>
#include <png.h>

#include "cube/drawing/drawing.h"
#include "tests/drawing/painting.h"

namespace antipode {
namespace {

using drawing::Point;
using drawing::Shape;

struct Image {
    std::size_t               width  = 0;
    std::size_t               height = 0;
    std::vector<std::uint8_t> bytes;

    const std::uint8_t* pixel(std::size_t x, std::size_t y) const {
        return &bytes.at(4 * (y * width + x));
    }
    Rgb colour(std::size_t x, std::size_t y) const {
        return {pixel(x, y)[0], pixel(x, y)[1], pixel(x, y)[2]};
    }
    int opacity(std::size_t x, std::size_t y) const { return pixel(x, y)[3]; }
};

Image decoded(const std::string& file) {
    png_image png{};
    png.version = PNG_IMAGE_VERSION;
    EXPECT_NE(png_image_begin_read_from_memory(&png, file.data(), file.size()), 0);
    png.format = PNG_FORMAT_RGBA;
    Image image{png.width, png.height, std::vector<std::uint8_t>(PNG_IMAGE_SIZE(png))};
    EXPECT_NE(png_image_finish_read(&png, nullptr, image.bytes.data(), 0, nullptr), 0);
    return image;
}

Rgb colour_at(const Image& image, const drawing::Picture& picture, Point p) {
    const double scale = static_cast<double>(image.width) / picture.width;
    return image.colour(static_cast<std::size_t>(scale * p.x),
                        static_cast<std::size_t>(scale * p.y));
}

bool is_uncovered(const Shape& sticker, const Image& image, const drawing::Picture& picture) {
    const Point centre = centre_of(sticker);
    for (Point p : drawing::flattened(sticker.outlines.front()))
        if (colour_at(image, picture, centre + 0.9 * (p - centre)) != sticker.fill) return false;
    return colour_at(image, picture, centre) == sticker.fill;
}

// Which sticker has which fill is proven for the picture; here the fill must
// be seen all over the sticker, so nothing may lie upon it.
void expect_all_stickers_are_seen(const DrawingOptions& options) {
    for (std::uint64_t seed : {1, 2, 3}) {
        const Facelets painting = random_painting(seed);
        const Image    image    = decoded(*draw_png(painting, options));
        const auto     picture  = picture_of(painting, options);
        for (const Shape& sticker : stickers_in(picture))
            EXPECT_TRUE(is_uncovered(sticker, image, picture)) << facelet_name(*sticker.facelet);
    }
}

TEST(Png, ShowsEveryStickerOfTheNet) { expect_all_stickers_are_seen({.view = View::net}); }

TEST(Png, ShowsEveryStickerOfTheSolid) { expect_all_stickers_are_seen({.view = View::solid}); }

TEST(Png, ShowsEveryStickerOfTheSolidWithFloatingFaces) {
    expect_all_stickers_are_seen(
        {.view = View::solid, .size = 1024, .hidden = HiddenFaces::floating});
}

TEST(Png, HasTheColourOfEachStickerInTheMiddleOfItsNetCell) {
    const Facelets painting = random_painting(4);
    const Image    image    = decoded(*draw_png(painting, {.size = 1000}));
    // Face corners are 20 + 76.7 * 3.16 * (column, row) in a picture of 1000 pixels.
    constexpr std::array<Point, 6> faces = {{{1, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 1}, {3, 1}}};
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const double x = 20 + 242.5 * faces[i / 9].x + 38 + 76.7 * static_cast<double>(i % 3);
        const double y = 20 + 242.5 * faces[i / 9].y + 38 + 76.7 * static_cast<double>(i % 9 / 3);
        EXPECT_EQ(image.colour(static_cast<std::size_t>(x), static_cast<std::size_t>(y)),
                  colour_schemes.front().sticker(painting[i]))
            << facelet_name(i);
    }
}

TEST(Png, HasTheSizeAskedForOnItsLongerSide) {
    for (View view : {View::net, View::solid})
        for (int size : {16, 17, 100, 1500}) {
            const Image image = decoded(*draw_png(Facelets{}, {.view = view, .size = size}));
            EXPECT_EQ(std::max(image.width, image.height), static_cast<std::size_t>(size));
        }
}

TEST(Png, IsTransparentAroundTheCubeUnlessABackgroundIsGiven) {
    const Image clear = decoded(*draw_png(Facelets{}, {.view = View::solid}));
    EXPECT_EQ(clear.opacity(0, 0), 0);
    EXPECT_EQ(clear.opacity(clear.width / 2, clear.height / 2), 255);
    const Image blue = decoded(*draw_png(Facelets{}, {.background = rgb(0x0000ff)}));
    EXPECT_EQ(blue.colour(0, 0), rgb(0x0000ff));
    EXPECT_EQ(blue.opacity(0, 0), 255);
}

TEST(Png, CanBeAsLargeAs4096Pixels) {
    EXPECT_EQ(decoded(*draw_png(Facelets{}, {.size = 4096})).width, 4096U);
}

TEST(Png, OfAWrongSizeIsRefused) { EXPECT_FALSE(draw_png(Facelets{}, {.size = 100000})); }

}  // namespace
}  // namespace antipode
