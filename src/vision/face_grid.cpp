// Two neighbours of a square span a lattice; the squares that lie on it are counted, and the best
// window of three by three is fitted again in perspective.
#include "vision/face_grid.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace antipode::vision {
namespace {

constexpr int fewest_squares = 4;  // of nine

// The sides of a cell, from one neighbour to the next.
struct Lattice {
    Point origin;
    Point right;
    Point down;

    Point coordinates(Point p) const {
        const Point  off  = p - origin;
        const double area = cross(right, down);
        return {cross(off, down) / area, cross(right, off) / area};
    }
};

// What neighbours look like on a face that is seen from up to some forty degrees aside.
struct StraightCells {
    // A cell is as large as its sticker, or up to a half larger; tilted, one side is shorter.
    static bool is_pitch(Point step, const Square& a, const Square& b) {
        const double size = 0.5 * (a.size + b.size);
        const double far  = length(step);
        return far > 0.75 * size && far < 1.75 * size && std::abs(a.size - b.size) < 0.35 * size;
    }
    // Every lattice has a basis whose first side points right.
    static bool is_basis(Point right, Point down, const Square&) {
        const double a = length(right), b = length(down);
        return right.x > 0 && std::abs(right.y) <= right.x * 1.01 && a < 1.6 * b && b < 1.6 * a
               && cross(right, down) > 0.75 * a * b;
    }
    static bool is_like(const Square& a, const Square& b) {
        return std::abs(a.size - b.size) <= 0.4 * b.size;
    }
    // A face as little tilted as possible, its cells of the shape that the stickers have. What each
    // of these is worth was learned: docs/theory/scan.md.
    static double weakness(double error, Point right, Point down, const Metric& shape) {
        const double a = shape.dot(right, right), b = shape.dot(down, down);
        const double skew =
            std::abs(shape.dot(right, down)) / std::sqrt(a * b) + 0.5 * std::abs(std::log(a / b));
        const double tilt = cross(right, down) / std::max(dot(right, right), dot(down, down));
        return 15 * error + skew - tilt;
    }
    // Along the diagonals the same squares make another grid.
    static constexpr bool tells_bases_apart = true;
};

// The same from any side: lengths and angles are measured with the sticker itself.
struct SlantedCells {
    static bool is_pitch(Point step, const Square& a, const Square& b) {
        const auto is_side = [&](const Metric& shape) {
            const double far = shape.dot(step, step);
            return far > 0.8 && far < 2.1;
        };
        return is_side(a.shape) && is_side(b.shape) && is_like(a, b);
    }
    static bool is_basis(Point right, Point down, const Square& square) {
        const double a = square.shape.dot(right, right), b = square.shape.dot(down, down);
        return (right.x > 0 || (right.x == 0 && right.y > 0)) && a < 1.8 * b && b < 1.8 * a
               && std::abs(square.shape.dot(right, down)) < 0.35 * std::sqrt(a * b)
               && cross(right, down) > 0;
    }
    // Half the trace of one shape in the other: 1 if they are the same.
    static bool is_like(const Square& a, const Square& b) {
        const Metric &m = a.shape, &n = b.shape;
        const double  area = m.xx * m.yy - m.xy * m.xy;
        const double  half = 0.5 * (n.xx * m.yy - 2 * n.xy * m.xy + n.yy * m.xx) / area;
        return half > 0.6 && half < 1.7 && std::abs(a.size - b.size) < 0.4 * b.size;
    }
    static double         weakness(double error, Point, Point, const Metric&) { return 10 * error; }
    static constexpr bool tells_bases_apart = false;
};

template <class Cells>
class GridSearch {
public:
    GridSearch(const std::vector<Square>& squares, std::size_t most,
               Neighbours neighbours = Neighbours::next)
        : squares_(squares), most_(most), neighbours_(neighbours) {}

    std::vector<FaceGrid> run() && {
        for (std::size_t i = 0; i < squares_.size(); ++i) {
            const std::vector<Point> steps = steps_from(i);
            for (const Point right : steps)
                for (const Point down : steps)
                    if (Cells::is_basis(right, down, squares_[i]))
                        try_lattice({squares_[i].centre, right, down}, squares_[i]);
        }
        return std::move(best_);
    }

private:
    std::vector<Point> steps_from(std::size_t i) const {
        std::vector<Point> steps;
        const auto         add = [&](Point step, const Square& other) {
            if (!Cells::is_pitch(step, squares_[i], other)) return;
            steps.push_back(step);
            steps.push_back(-1 * step);
        };
        for (const Square& other : squares_) {
            const Point step = other.centre - squares_[i].centre;
            add(step, other);
            if (neighbours_ == Neighbours::next_but_one) add(0.5 * step, other);
        }
        return steps;
    }

    // The squares of five by five cells around the origin.
    void try_lattice(const Lattice& lattice, const Square& middle) {
        std::array<const Square*, 25> cells{};
        for (const Square& square : squares_) {
            if (!Cells::is_like(square, middle)) continue;
            const Point  at     = lattice.coordinates(square.centre);
            const double column = std::round(at.x), row = std::round(at.y);
            if (std::abs(column) > 2 || std::abs(row) > 2) continue;
            const double off = std::hypot(at.x - column, at.y - row);
            if (off > 0.12 + 0.09 * std::max(std::abs(column), std::abs(row))) continue;
            cells[static_cast<std::size_t>(5 * (row + 2) + column + 2)] = &square;
        }
        for (std::size_t row = 0; row < 3; ++row)
            for (std::size_t column = 0; column < 3; ++column) try_window(cells, row, column);
    }

    void try_window(const std::array<const Square*, 25>& cells, std::size_t row,
                    std::size_t column) {
        std::vector<CellSighting> seen;
        Metric                    shape;
        std::array<int, 6>        lines{};  // squares in each row, then in each column
        for (std::size_t r = 0; r < 3; ++r)
            for (std::size_t c = 0; c < 3; ++c) {
                const auto* square = cells[5 * (row + r) + column + c];
                if (square == nullptr) continue;
                const Point cell{static_cast<double>(c) - 1, static_cast<double>(r) - 1};
                seen.push_back({cell, square->centre});
                shape = shape + square->shape;
                ++lines[r];
                ++lines[3 + c];
            }
        const int count = static_cast<int>(seen.size());
        if (count < fewest_squares || count + 4 < most_squares_) return;
        // Squares of one row or one column make no plane.
        if (std::count(lines.begin(), lines.begin() + 3, 0) == 2
            || std::count(lines.begin() + 3, lines.end(), 0) == 2)
            return;
        if (const auto plane = fit_plane(seen)) consider(*plane, seen, shape);
    }

    // As many squares as possible, as near to their places as possible.
    void consider(const Perspective& plane, const std::vector<CellSighting>& seen,
                  const Metric& shape) {
        double errors = 0;
        for (const CellSighting& one : seen) {
            const Point off = plane.at(one.cell) - one.seen;
            errors += dot(off, off);
        }
        const Point  right = 0.5 * (plane.at({1, 0}) - plane.at({-1, 0}));
        const Point  down  = 0.5 * (plane.at({0, 1}) - plane.at({0, -1}));
        const double area  = cross(right, down);
        if (area <= 0) return;
        const double error = std::sqrt(errors / static_cast<double>(seen.size()) / area);
        const double score =
            static_cast<double>(seen.size()) - Cells::weakness(error, right, down, shape);
        if (error < 0.12) keep({plane, static_cast<int>(seen.size()), score});
    }

    // Only the best one of a place.
    void keep(const FaceGrid& grid) {
        most_squares_   = std::max(most_squares_, grid.squares);
        const Point  at = grid.plane.at({0, 0}), next = grid.plane.at({1, 0});
        const double near = 0.3 * length(next - at);
        const auto   same = std::find_if(best_.begin(), best_.end(), [&](const FaceGrid& known) {
            return length(known.plane.at({0, 0}) - at) < near
                   && (!Cells::tells_bases_apart || length(known.plane.at({1, 0}) - next) < near);
        });
        if (same != best_.end()) {
            if (same->score >= grid.score) return;
            best_.erase(same);
        }
        best_.insert(std::upper_bound(
                         best_.begin(), best_.end(), grid,
                         [](const FaceGrid& a, const FaceGrid& b) { return a.score > b.score; }),
                     grid);
        if (best_.size() > most_) best_.pop_back();
    }

    const std::vector<Square>& squares_;
    const std::size_t          most_;
    const Neighbours           neighbours_;
    std::vector<FaceGrid>      best_;
    int                        most_squares_ = 0;
};

}  // namespace

std::vector<FaceGrid> find_grids(const std::vector<Square>& squares, std::size_t most,
                                 Neighbours neighbours) {
    return GridSearch<StraightCells>(squares, most, neighbours).run();
}

std::vector<FaceGrid> find_slanted_grids(const std::vector<Square>& squares, std::size_t most) {
    return GridSearch<SlantedCells>(squares, most).run();
}

}  // namespace antipode::vision
