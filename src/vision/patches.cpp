#include "vision/patches.h"

#include <algorithm>
#include <vector>

#include "vision/pixels.h"

namespace antipode::vision {
namespace {

// The middle of a cell is looked at, this far from its centre, in so many steps each way.
struct Sampling {
    double from  = 0;
    double half  = 0.29;
    int    steps = 13;
};
constexpr Sampling middle_of_cell = {};
constexpr Sampling rim_of_cell    = {.from = 0.28, .half = 0.49, .steps = 35};

// Glare is brighter than a sticker, and lies on a part of it: means of what is darker.
constexpr double darkest_share = 0.1, brightest_share = 0.4;

double brightness(const colours::Rgb& pixel) { return pixel[0] + 2 * pixel[1] + pixel[2]; }
double greatest(const colours::Rgb& pixel) { return *std::max_element(pixel.begin(), pixel.end()); }

colours::Rgb robust_mean(std::vector<colours::Rgb> pixels) {
    std::sort(pixels.begin(), pixels.end(),
              [](const auto& a, const auto& b) { return brightness(a) < brightness(b); });
    const auto from = static_cast<std::size_t>(darkest_share * static_cast<double>(pixels.size()));
    const auto to = static_cast<std::size_t>(brightest_share * static_cast<double>(pixels.size()));
    colours::Rgb sum{};
    for (std::size_t i = from; i < to; ++i)
        for (std::size_t channel = 0; channel < 3; ++channel) sum[channel] += pixels[i][channel];
    for (double& channel : sum) channel /= static_cast<double>(to - from);
    return sum;
}

std::vector<colours::Rgb> pixels_of(const Picture& picture, const Perspective& plane, Point cell,
                                    const Sampling& sampling) {
    std::vector<colours::Rgb> pixels;
    const auto                offset = [&](int step) {
        return sampling.half * (2.0 * step / (sampling.steps - 1) - 1);
    };
    for (int row = 0; row < sampling.steps; ++row)
        for (int column = 0; column < sampling.steps; ++column) {
            const Point off{offset(column), offset(row)};
            if (std::max(std::abs(off.x), std::abs(off.y)) >= sampling.from)
                pixels.push_back(pixel_at(picture, plane.at(cell + off)));
        }
    return pixels;
}

// Of a sticker that is too bright for the camera, the rim still has its colour: there a pixel is
// partly sticker and partly dark, so that no channel is at its end. Medians of ratios, since the
// plastic shines, too; nothing if no such rim is there.
std::optional<colours::Rgb> colour_of_rim(std::vector<colours::Rgb> pixels, double middle) {
    constexpr double      darkest = 0.55, brightest = 0.97;
    constexpr std::size_t enough = 12;
    std::erase_if(pixels, [&](const colours::Rgb& pixel) {
        const double part = brightness(pixel) / middle;
        return part < darkest || part > brightest;
    });
    if (pixels.size() < enough) return std::nullopt;
    colours::Rgb colour;
    for (std::size_t channel = 0; channel < 3; ++channel) {
        std::vector<double> ratios;
        for (const colours::Rgb& pixel : pixels) ratios.push_back(pixel[channel] / greatest(pixel));
        const auto half = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
        std::nth_element(ratios.begin(), half, ratios.end());
        colour[channel] = 255 * *half;
    }
    return colour;
}

colours::Rgb patch_at(const Picture& picture, const Perspective& plane, Point cell) {
    constexpr double   too_bright = 225;  // in two channels
    const colours::Rgb patch      = robust_mean(pixels_of(picture, plane, cell, middle_of_cell));
    if (std::count_if(patch.begin(), patch.end(), [](double c) { return c > too_bright; }) < 2)
        return patch;
    return colour_of_rim(pixels_of(picture, plane, cell, rim_of_cell), brightness(patch))
        .value_or(patch);
}

}  // namespace

SeenFace seen_through(const Picture& picture, const Perspective& plane, int squares) {
    SeenFace face{.corners = {plane.at({-1.5, -1.5}), plane.at({1.5, -1.5}), plane.at({1.5, 1.5}),
                              plane.at({-1.5, 1.5})},
                  .patches = {},
                  .squares = squares};
    std::size_t at = 0;
    for (const double row : {-1.0, 0.0, 1.0})
        for (const double column : {-1.0, 0.0, 1.0})
            face.patches[at++] = patch_at(picture, plane, {column, row});
    return face;
}

}  // namespace antipode::vision
