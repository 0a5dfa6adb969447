#include "camera/squares.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace antipode::camera {
namespace {

using vision::Picture;
using vision::Point;
using vision::Square;
using vision::SquareShape;

// The picture is looked at in this height or less; the least face has cells of a dozen pixels.
constexpr int working_height = 360;

// How strong an edge is that bounds a sticker, in steps of `curve` below: what is a clear edge in
// one picture is noise in another, so all are tried.
constexpr std::array edge_strengths = {7, 12, 20, 36};

constexpr double least_area = 20;  // in pixels of the working height

// Equal ratios of light become equal steps, so that edges count the same in shade.
cv::Mat curve() {
    cv::Mat table(1, 256, CV_8U);
    for (int i = 0; i < 256; ++i)
        table.at<std::uint8_t>(i) =
            static_cast<std::uint8_t>(std::lround(90 * std::log((i + 20) / 20.0)));
    return table;
}

// The greatest difference of neighbours, over the three channels.
cv::Mat edges_of(const cv::Mat& picture) {
    static const cv::Mat table = curve();
    cv::Mat              curved, even, edges;
    cv::LUT(picture, table, curved);
    cv::GaussianBlur(curved, even, {3, 3}, 0);
    cv::morphologyEx(even, edges, cv::MORPH_GRADIENT, cv::Mat::ones(3, 3, CV_8U));
    std::array<cv::Mat, 3> channels;
    cv::split(edges, channels.data());
    cv::Mat strongest;
    cv::max(channels[0], channels[1], strongest);
    cv::max(strongest, channels[2], strongest);
    return strongest;
}

// Sums over the pixels of a region.
struct Moments {
    double count = 0, x = 0, y = 0, xx = 0, xy = 0, yy = 0;

    void add(double px, double py) {
        ++count;
        x += px;
        y += py;
        xx += px * px;
        xy += px * py;
        yy += py * py;
    }
};

// Of a square with sides s, the variance is s^2 / 12 in every direction, and of any
// parallelogram the area is 12 times the root of the determinant.
std::optional<Square> square_of(const Moments& m, const SquareShape& shape) {
    const Point  centre{m.x / m.count, m.y / m.count};
    const double xx          = m.xx / m.count - centre.x * centre.x + 1.0 / 12;
    const double yy          = m.yy / m.count - centre.y * centre.y + 1.0 / 12;
    const double xy          = m.xy / m.count - centre.x * centre.y;
    const double determinant = xx * yy - xy * xy;
    if (determinant <= 0) return std::nullopt;
    const double filled = m.count / (12 * std::sqrt(determinant));
    const double half   = (xx + yy) / 2;
    const double spread = std::sqrt(std::max(0.0, half * half - determinant));
    if (filled < 0.85 || filled > 1.10 || half + spread > shape.most_stretch * (half - spread))
        return std::nullopt;
    // The edges took a pixel and a half from each side.
    const double size  = std::sqrt(m.count) + 3;
    const double scale = 1 / (12 * determinant) * m.count / (size * size);
    return Square{centre, size, {scale * yy, -scale * xy, scale * xx}};
}

void add_squares(const cv::Mat& edges, int strength, const SquareShape& shape,
                 std::vector<Square>& squares) {
    const cv::Mat even = edges < strength;
    cv::Mat       labels, boxes, centres;
    const int     count = cv::connectedComponentsWithStats(even, labels, boxes, centres, 4, CV_32S);
    const double  most_area = 0.12 * edges.rows * edges.rows;
    std::vector<Moments> moments;
    std::vector<int>     number(static_cast<std::size_t>(count), -1);
    for (int label = 1; label < count; ++label) {
        const int*   box  = boxes.ptr<int>(label);
        const double area = box[cv::CC_STAT_AREA];
        const double hull = static_cast<double>(box[cv::CC_STAT_WIDTH]) * box[cv::CC_STAT_HEIGHT];
        if (area < least_area || area > most_area || area < shape.least_of_box * hull) continue;
        number[static_cast<std::size_t>(label)] = static_cast<int>(moments.size());
        moments.emplace_back();
    }
    for (int y = 0; y < labels.rows; ++y) {
        const int* row = labels.ptr<int>(y);
        for (int x = 0; x < labels.cols; ++x)
            if (const int at = number[static_cast<std::size_t>(row[x])]; at >= 0)
                moments[static_cast<std::size_t>(at)].add(x, y);
    }
    for (const Moments& m : moments)
        if (const auto square = square_of(m, shape)) squares.push_back(*square);
}

// One sticker at several strengths is told once: as it looks where it is largest.
void keep_different(std::vector<Square>& squares) {
    std::sort(squares.begin(), squares.end(),
              [](const Square& a, const Square& b) { return a.size > b.size; });
    std::vector<Square> different;
    for (const Square& square : squares)
        if (std::none_of(different.begin(), different.end(), [&](const Square& known) {
                return length(known.centre - square.centre) < 0.3 * square.size
                       && square.size > 0.6 * known.size;
            }))
            different.push_back(square);
    squares = std::move(different);
}

}  // namespace

std::vector<Square> find_squares(const Picture& picture, const SquareShape& shape) {
    // The same bytes, not a copy of them.
    const cv::Mat whole   = cv::Mat(picture.bytes).reshape(3, static_cast<int>(picture.height));
    const double  scale   = std::max(1.0, static_cast<double>(whole.rows) / working_height);
    cv::Mat       working = whole;
    if (scale > 1) cv::resize(whole, working, {}, 1 / scale, 1 / scale, cv::INTER_AREA);
    const cv::Mat       edges = edges_of(working);
    std::vector<Square> squares;
    for (const int strength : edge_strengths) add_squares(edges, strength, shape, squares);
    keep_different(squares);
    const double back = 1 / (scale * scale);
    for (auto& [centre, size, metric] : squares) {
        centre = {scale * (centre.x + 0.5) - 0.5, scale * (centre.y + 0.5) - 0.5};
        size *= scale;
        metric = {back * metric.xx, back * metric.xy, back * metric.yy};
    }
    return squares;
}

}  // namespace antipode::camera
