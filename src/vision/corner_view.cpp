// Grids of two faces that have an edge in common propose where the corner is and how the camera
// looks at it. Where the third face and all squares must be follows; the squares that are there
// make that exact, and the picture itself decides, as for a single face.
#include "vision/corner_view.h"

#include <algorithm>

#include "vision/corner_projection.h"
#include "vision/face_grid.h"
#include "vision/grid_evidence.h"
#include "vision/patches.h"

namespace antipode::vision {
namespace {

constexpr int    fewest_of_corner = 12;  // of twenty-seven
constexpr int    fewest_of_face   = 3;
constexpr double half_a_face      = 1.5;

// A cell of a face whose first cell is at one of the four vertices of a grid, clockwise from the
// upper left: where it is in the grid.
Point turned(Point cell, std::size_t vertex) {
    for (; vertex % 4 != 0; --vertex) cell = {-cell.y, cell.x};
    return cell;
}

Point vertex_of(const Perspective& plane, std::size_t vertex) {
    return plane.at(turned({-half_a_face, -half_a_face}, vertex));
}

template <class Visit>
void for_each_cell(const Visit& visit) {
    for (const double row : {-1.0, 0.0, 1.0})
        for (const double column : {-1.0, 0.0, 1.0}) visit(Point{column, row});
}

// The plane lies before the camera, with its front side.
bool is_in_sight(const Perspective& plane) {
    const double tilt   = std::abs(plane.parameters[6]) + std::abs(plane.parameters[7]);
    const Point  middle = plane.at({0, 0});
    return half_a_face * tilt < 0.7
           && cross(plane.at({1, 0}) - middle, plane.at({0, 1}) - middle) > 0;
}

struct CornerFit {
    std::array<Perspective, corner_faces> planes;
    std::array<int, corner_faces>         squares{};  // of each face that were seen
    double                                score = 0;
};

class CornerSearch {
public:
    CornerSearch(const Picture& picture, std::vector<Square> squares)
        : picture_(picture), squares_(std::move(squares)) {}

    std::optional<CornerFit> run() && {
        constexpr std::size_t proposals = 24, proposals_alone = 6;
        const auto            grids = find_slanted_grids(squares_, proposals);
        for (const FaceGrid& one : grids)
            for (const FaceGrid& next : grids)
                for (std::size_t vertex = 0; vertex < 16; ++vertex)
                    try_pair(one.plane, vertex / 4, next.plane, vertex % 4);
        if (best_) return best_;
        for (std::size_t i = 0; i < std::min(grids.size(), proposals_alone); ++i)
            for (std::size_t vertex = 0; vertex < 4; ++vertex) try_alone(grids[i].plane, vertex);
        return best_;
    }

private:
    // The next face clockwise begins where this one ends: with the edge that both have.
    void try_pair(const Perspective& one, std::size_t at_one, const Perspective& next,
                  std::size_t at_next) {
        const Point  corner = vertex_of(one, at_one), end = vertex_of(one, at_one + 3);
        const double near = 0.2 * length(end - corner);
        if (length(vertex_of(next, at_next) - corner) > near
            || length(vertex_of(next, at_next + 1) - end) > near)
            return;
        std::vector<CornerSighting> seen;
        for_each_cell([&](Point cell) {
            seen.push_back({0, cell, one.at(turned(cell, at_one))});
            seen.push_back({1, cell, next.at(turned(cell, at_next))});
        });
        refine(std::move(seen));
    }

    // Of the next face, one square beside the edge is enough to begin with.
    void try_alone(const Perspective& plane, std::size_t vertex) {
        std::vector<CornerSighting> seen;
        for_each_cell([&](Point cell) {
            seen.push_back({0, cell, plane.at(turned(cell, vertex))});
        });
        const Point along = plane.at(turned({-half_a_face, 0}, vertex))
                            - plane.at(turned({-half_a_face, -1}, vertex));
        const double near = length(along) * length(along);
        for (const double row : {-1.0, 0.0, 1.0}) {
            const Point edge = plane.at(turned({-half_a_face, row}, vertex));
            for (const Square& square : squares_) {
                const Point off = square.centre - edge;
                if (dot(off, off) > 2 * near || cross(along, off) < 0.1 * near) continue;
                seen.push_back({1, {row, -1}, square.centre});
                refine(seen);
                seen.pop_back();
            }
        }
    }

    void refine(std::vector<CornerSighting> seen) {
        constexpr int rounds = 4;
        CornerFit     fit;
        for (int round = 0; round < rounds; ++round) {
            const auto projection = CornerProjection::fit(seen);
            if (!projection) return;
            for (std::size_t face = 0; face < corner_faces; ++face) {
                fit.planes[face] = projection->plane_of(face);
                if (!is_in_sight(fit.planes[face])) return;
            }
            seen = squares_on(fit.planes);
            if (seen.size() < fewest_of_corner) return;
        }
        for (const CornerSighting& one : seen) ++fit.squares[one.face];
        consider(fit);
    }

    // The squares that are where cells must be.
    std::vector<CornerSighting> squares_on(const std::array<Perspective, corner_faces>& planes) {
        std::vector<CornerSighting> seen;
        for (std::size_t face = 0; face < corner_faces; ++face)
            for_each_cell([&](Point cell) {
                if (const auto at = square_at(planes[face], cell))
                    seen.push_back({face, cell, *at});
            });
        return seen;
    }

    std::optional<Point> square_at(const Perspective& plane, Point cell) const {
        constexpr double near = 0.3, smallest = 0.3, largest = 1.3;
        const Point      middle = plane.at(cell);
        const Point      right  = plane.at(cell + Point{0.5, 0}) - plane.at(cell - Point{0.5, 0});
        const Point      down   = plane.at(cell + Point{0, 0.5}) - plane.at(cell - Point{0, 0.5});
        const double     area   = cross(right, down);
        double           best   = near;
        std::optional<Point> found;
        for (const Square& square : squares_) {
            const double part = square.size * square.size / area;
            if (part < smallest || part > largest) continue;
            const Point  off = square.centre - middle;
            const double far = std::hypot(cross(off, down), cross(right, off)) / area;
            if (far > best) continue;
            best  = far;
            found = square.centre;
        }
        return found;
    }

    void consider(CornerFit fit) {
        if (*std::min_element(fit.squares.begin(), fit.squares.end()) < fewest_of_face
            || !is_seen_from_the_corner(fit.planes) || !is_inside(fit.planes))
            return;
        double evidence = 0;
        for (const Perspective& plane : fit.planes) {
            const double of_face = grid_evidence(picture_, plane).share();
            if (of_face < least_evidence) return;
            evidence += of_face;
        }
        fit.score = evidence;
        if (!best_ || fit.score > best_->score) best_ = fit;
    }

    // No face is tilted by less than thirty degrees, which would be a picture of that one, and none
    // so much that little is seen of it. Areas are as the components of the line of sight.
    static bool is_seen_from_the_corner(const std::array<Perspective, corner_faces>& planes) {
        constexpr double                 straight = 0.87, aside = 0.22;
        std::array<double, corner_faces> areas{};
        double                           squares = 0;
        for (std::size_t face = 0; face < corner_faces; ++face) {
            const Perspective& plane = planes[face];
            areas[face]              = cross(vertex_of(plane, 2) - vertex_of(plane, 0),
                                             vertex_of(plane, 3) - vertex_of(plane, 1));
            squares += areas[face] * areas[face];
        }
        const auto [least, most] = std::minmax_element(areas.begin(), areas.end());
        return *most < straight * std::sqrt(squares) && *least > aside * std::sqrt(squares);
    }

    // What is beyond the picture cannot be read; a cell may lose a third.
    bool is_inside(const std::array<Perspective, corner_faces>& planes) const {
        constexpr double far   = 1.3;
        const auto       holds = [&](Point p) {
            return p.x >= 0 && p.y >= 0 && p.x <= static_cast<double>(picture_.width)
                   && p.y <= static_cast<double>(picture_.height);
        };
        return std::all_of(planes.begin(), planes.end(), [&](const Perspective& plane) {
            for (std::size_t vertex = 0; vertex < 4; ++vertex)
                if (!holds(plane.at(turned({-far, -far}, vertex)))) return false;
            return true;
        });
    }

    const Picture&            picture_;
    const std::vector<Square> squares_;
    std::optional<CornerFit>  best_;
};

}  // namespace

std::optional<SeenCorner> find_corner(const Picture& picture, const Optics& optics) {
    std::vector<Square> squares;
    optics.find_squares(picture, seen_aside, squares);
    const auto fit = CornerSearch(picture, std::move(squares)).run();
    if (!fit) return std::nullopt;
    SeenCorner corner;
    for (std::size_t face = 0; face < corner_faces; ++face)
        corner[face] = seen_through(picture, fit->planes[face], fit->squares[face]);
    return corner;
}

}  // namespace antipode::vision
