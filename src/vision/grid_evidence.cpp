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
// The same where light that falls from one side, or glare, was taken away.
constexpr double even_within_trend = 0.12;
// Neighbouring pixels of most stickers differ by a tenth of this.
constexpr double noisy_from = 0.06;

// The greatest difference of the three channels.
double difference(const Vector3& a, const Vector3& b) {
    return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
}

// Five by five points of a cell.
constexpr std::size_t samples = 25;
using Samples                 = std::array<double, samples>;

Point sample_offset(std::size_t at) {
    constexpr double  step   = 0.13;
    const std::size_t column = at % 5, row = at / 5;
    return {step * (static_cast<double>(column) - 2), step * (static_cast<double>(row) - 2)};
}

// Of most of them, in order.
double spread_of(const Samples& sorted) { return sorted[20] - sorted[4]; }

// Without the plane that fits them best.
double spread_without_trend(Samples values) {
    Point  slope;
    double squares = 0;
    for (std::size_t at = 0; at < samples; ++at) {
        const Point off = sample_offset(at);
        slope           = slope + values[at] * off;
        squares += off.x * off.x;
    }
    for (std::size_t at = 0; at < samples; ++at)
        values[at] -= dot(slope, sample_offset(at)) / squares;
    std::sort(values.begin(), values.end());
    return spread_of(values);
}

class Evidence {
public:
    Evidence(const Picture& picture, const Perspective& plane) : picture_(picture), plane_(plane) {
        for (int row = -1; row <= 1; ++row)
            for (int column = -1; column <= 1; ++column) look_at_cell(column, row);
    }

    GridEvidence result() {
        for (int line = -1; line <= 1; ++line) {
            for (const double border : {-1.5, -0.5, 0.5, 1.5}) {
                look_at_border({border, static_cast<double>(line)}, {0.5, 0});
                look_at_border({static_cast<double>(line), border}, {0, 0.5});
            }
        }
        evidence_.more = more();
        return evidence_;
    }

private:
    // On the side where most goes on.
    double more() const {
        double most = 0;
        for (std::size_t side = 0; side < 4; ++side) most = std::max(most, more_at(side));
        return most;
    }

    Vector3 feature_at(Point cell) const {
        return colours::feature_of(pixel_at(picture_, plane_.at(cell)));
    }
    static std::size_t number(double column, double row) {
        return static_cast<std::size_t>(3 * (row + 1) + column + 1);
    }

    // What a cell looks like in the middle, and whether most of it is that; a spot of glare or a
    // finger may be on it.
    struct Look {
        Vector3 middle{};
        bool    is_even = false;
    };

    Look look_of_cell(Point cell) const {
        const Look look = look_of_cell(cell, 0);
        return look.is_even || !is_noisy(cell) ? look : look_of_cell(cell, grain_of(cell));
    }

    // With samples of nine pixels that are so far from each other, or of one.
    Look look_of_cell(Point cell, double grain) const {
        std::array<Samples, 3> channels{};
        for (std::size_t at = 0; at < samples; ++at) {
            const Vector3 feature = feature_at(cell + sample_offset(at), grain);
            for (std::size_t i = 0; i < 3; ++i) channels[i][at] = feature[i];
        }
        Look look{.middle = {}, .is_even = true};
        for (std::size_t i = 0; i < 3; ++i) {
            Samples sorted = channels[i];
            std::sort(sorted.begin(), sorted.end());
            look.middle[i] = sorted[samples / 2];
            if (spread_of(sorted) > even_within
                && spread_without_trend(channels[i]) > even_within_trend)
                look.is_even = false;
        }
        return look;
    }

    // Whether most pixels differ from their neighbours: then single ones tell nothing.
    bool is_noisy(Point cell) const {
        Samples differences{};
        for (std::size_t at = 0; at < samples; ++at) {
            const Point here = plane_.at(cell + sample_offset(at));
            differences[at] =
                difference(colours::feature_of(pixel_at(picture_, here)),
                           colours::feature_of(pixel_at(picture_, here + Point{1, 0})));
        }
        std::nth_element(differences.begin(), differences.begin() + samples / 2, differences.end());
        return differences[samples / 2] > noisy_from;
    }

    // As many pixels as are sure to be of one sticker.
    double grain_of(Point cell) const {
        constexpr double part   = 0.04;  // of a cell
        const Point      across = plane_.at(cell + Point{0.5, 0}) - plane_.at(cell - Point{0.5, 0});
        const Point      down   = plane_.at(cell + Point{0, 0.5}) - plane_.at(cell - Point{0, 0.5});
        return std::round(part * std::min(length(across), length(down)));
    }

    Vector3 feature_at(Point cell, double grain) const {
        if (grain == 0) return feature_at(cell);
        using colours::operator+, colours::operator*;
        const Point  middle = plane_.at(cell);
        colours::Rgb sum{};
        for (const double x : {-grain, 0.0, grain})
            for (const double y : {-grain, 0.0, grain})
                sum = sum + pixel_at(picture_, middle + Point{x, y});
        return colours::feature_of((1.0 / 9) * sum);
    }

    bool is_in_picture(Point p) const {
        return p.x >= 0 && p.y >= 0 && p.x < static_cast<double>(picture_.width)
               && p.y < static_cast<double>(picture_.height);
    }

    void look_at_cell(int column, int row) {
        const Look look = look_of_cell({static_cast<double>(column), static_cast<double>(row)});
        cells_[number(column, row)] = look.middle;
        if (look.is_even) ++evidence_.cells;
        if (!is_in_picture(plane_.at({static_cast<double>(column), static_cast<double>(row)})))
            ++evidence_.outside;
    }

    // Three cells and the two borders between them.
    double more_at(std::size_t side) const {
        const auto turned = [&](Point p) {
            for (std::size_t i = 0; i < side; ++i) p = {-p.y, p.x};
            return p;
        };
        std::array<Look, 3> looks;
        int                 even = 0, borders = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            const Point cell = turned({static_cast<double>(i) - 1, -2});
            if (!is_in_picture(plane_.at(cell))) return 0;
            looks[i] = look_of_cell(cell);
            even += looks[i].is_even ? 1 : 0;
        }
        for (std::size_t i = 0; i < 2; ++i) {
            double most = 0;
            for (const double across : {-0.08, 0.0, 0.08})
                for (const Look& look : {looks[i], looks[i + 1]})
                    most = std::max(
                        most,
                        difference(feature_at(turned({static_cast<double>(i) - 0.5 + across, -2})),
                                   look.middle));
            borders += most > seen_from ? 1 : 0;
        }
        return even == 3 ? 0.5 * borders : 0;
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
        if (seen >= 2) ++evidence_.borders;
    }

    const Picture&         picture_;
    const Perspective&     plane_;
    std::array<Vector3, 9> cells_{};
    GridEvidence           evidence_;
};

}  // namespace

GridEvidence grid_evidence(const Picture& picture, const Perspective& plane) {
    return Evidence(picture, plane).result();
}

}  // namespace antipode::vision
