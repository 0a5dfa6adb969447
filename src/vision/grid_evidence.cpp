#include "vision/grid_evidence.h"

#include <algorithm>
#include <array>

#include "colours/colour_model.h"
#include "vision/pixels.h"

namespace antipode::vision {
namespace {

using colours::Vector3;

// In logarithms of light: more than noise and shade, less than between two stickers.
constexpr double even_within = 0.20;
constexpr double seen_from   = 0.08;

// The greatest difference of the three channels.
double difference(const Vector3& a, const Vector3& b) {
    return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
}

class Evidence {
public:
    Evidence(const Picture& picture, const Perspective& plane) : picture_(picture), plane_(plane) {
        for (int row = -1; row <= 1; ++row)
            for (int column = -1; column <= 1; ++column) look_at_cell(column, row);
    }

    double share() {
        for (int line = -1; line <= 1; ++line) {
            for (const double border : {-1.5, -0.5, 0.5, 1.5}) {
                look_at_border({border, static_cast<double>(line)}, {0.5, 0});
                look_at_border({static_cast<double>(line), border}, {0, 0.5});
            }
        }
        // Nine cells and twenty-four borders; both kinds weigh the same.
        return 0.5 * even_ / 9 + 0.5 * borders_ / 24;
    }

private:
    Vector3 feature_at(Point cell) const {
        return colours::feature_of(pixel_at(picture_, plane_.at(cell)));
    }
    static std::size_t number(double column, double row) {
        return static_cast<std::size_t>(3 * (row + 1) + column + 1);
    }

    // Most of a cell has one colour; a spot of glare or a finger may be on it.
    void look_at_cell(int column, int row) {
        constexpr std::array                  offsets = {-0.26, -0.13, 0.0, 0.13, 0.26};
        std::array<std::array<double, 25>, 3> channels{};
        std::size_t                           at = 0;
        for (const double y : offsets)
            for (const double x : offsets) {
                const Vector3 feature = feature_at({column + x, row + y});
                for (std::size_t i = 0; i < 3; ++i) channels[i][at] = feature[i];
                ++at;
            }
        Vector3 middle{};
        double  spread = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            std::sort(channels[i].begin(), channels[i].end());
            middle[i] = channels[i][12];
            spread    = std::max(spread, channels[i][20] - channels[i][4]);
        }
        cells_[number(column, row)] = middle;
        if (spread < even_within) even_ += 1;
    }

    // At the middle of a border something differs from the cells beside it: the groove, or the
    // other cell, or what is beyond the face.
    void look_at_border(Point middle, Point side) {
        const auto is_inside = [](Point p) { return std::abs(p.x) < 1.2 && std::abs(p.y) < 1.2; };
        int        seen      = 0;
        for (const double along : {-0.25, 0.0, 0.25}) {
            const Point at   = middle + along * Point{2 * side.y, 2 * side.x};
            double      most = 0;
            for (const Point cell : {middle - side, middle + side}) {
                if (!is_inside(cell)) continue;
                const Vector3& colour = cells_[number(std::round(cell.x), std::round(cell.y))];
                for (const double across : {-0.16, 0.0, 0.16})
                    most = std::max(most, difference(feature_at(at + across * side), colour));
            }
            seen += most > seen_from ? 1 : 0;
        }
        if (seen >= 2) borders_ += 1;
    }

    const Picture&         picture_;
    const Perspective&     plane_;
    std::array<Vector3, 9> cells_{};
    double                 even_    = 0;
    double                 borders_ = 0;
};

}  // namespace

double grid_evidence(const Picture& picture, const Perspective& plane) {
    return Evidence(picture, plane).share();
}

}  // namespace antipode::vision
