#include "group/permutation.h"

#include <algorithm>
#include <bitset>
#include <numeric>
#include <optional>
#include <string>

#include "group/messages.h"

namespace antipode {
namespace {

std::vector<Point> ascending_points(std::size_t degree) {
    assert(degree <= Permutation::max_degree);
    std::vector<Point> points(degree);
    std::iota(points.begin(), points.end(), Point{0});
    return points;
}

[[maybe_unused]] bool is_bijection(std::span<const Point> images) {
    std::bitset<Permutation::max_degree> hit;
    for (const Point image : images) {
        if (image >= images.size() || hit[image]) return false;
        hit[image] = true;
    }
    return true;
}

Error degree_error(std::size_t degree, std::size_t largest) {
    return {.kind    = ErrorKind::usage,
            .message = group_message<"permutation-too-large">(degree, largest)};
}

std::optional<Error> error_in_cycle(const Cycle& cycle, std::size_t degree) {
    std::vector<bool> seen(degree, false);
    for (const Point point : cycle) {
        if (point >= degree || seen[point])
            return Error{.message = group_message<"wrong-point-in-cycle">(point, degree)};
        seen[point] = true;
    }
    return std::nullopt;
}

std::uint64_t factorial(std::size_t n) {
    std::uint64_t product = 1;
    for (std::size_t i = 2; i <= n; ++i) product *= i;
    return product;
}

}  // namespace

Permutation::Permutation(std::vector<Point> images) : images_(std::move(images)) {
    assert(is_bijection(images_));
}

Permutation Permutation::identity(std::size_t degree) {
    return Permutation(ascending_points(degree));
}

Result<Permutation> Permutation::from_images(std::span<const std::size_t> images) {
    const std::size_t degree = images.size();
    if (degree > max_degree) return degree_error(degree, max_degree);
    std::vector<bool>  hit(degree, false);
    std::vector<Point> points;
    for (std::size_t i = 0; i < degree; ++i) {
        if (images[i] >= degree || hit[images[i]])
            return Error{.message = group_message<"wrong-image">(i, images[i], degree)};
        hit[images[i]] = true;
        points.push_back(static_cast<Point>(images[i]));
    }
    return Permutation(std::move(points));
}

Result<Permutation> Permutation::from_cycles(std::size_t degree, std::span<const Cycle> cycles) {
    if (degree > max_degree) return degree_error(degree, max_degree);
    Permutation product = identity(degree);
    for (const Cycle& cycle : cycles) {
        if (auto error = error_in_cycle(cycle, degree)) return *std::move(error);
        std::vector<Point> images = ascending_points(degree);
        for (std::size_t i = 0; i < cycle.size(); ++i)
            images[cycle[i]] = cycle[(i + 1) % cycle.size()];
        product *= Permutation(std::move(images));
    }
    return product;
}

bool Permutation::is_identity() const {
    for (std::size_t i = 0; i < images_.size(); ++i)
        if (images_[i] != i) return false;
    return true;
}

Permutation& Permutation::operator*=(const Permutation& then) {
    assert(degree() == then.degree());
    // A copy is needed only for p *= p, where the images change under the read.
    if (&then == this) return *this *= Permutation(then);
    for (Point& image : images_) image = then.images_[image];
    return *this;
}

Permutation inverse(const Permutation& p) {
    std::vector<Point> images(p.degree());
    for (std::size_t i = 0; i < p.degree(); ++i) images[p[i]] = static_cast<Point>(i);
    return Permutation(std::move(images));
}

// Along its cycle each point advances by the exponent: one pass, however large
// the exponent is.
Permutation power(const Permutation& p, std::int64_t exponent) {
    std::vector<Point> images = ascending_points(p.degree());
    for (const Cycle& cycle : cycles(p)) {
        const auto length = static_cast<std::int64_t>(cycle.size());
        const auto step   = static_cast<std::size_t>((exponent % length + length) % length);
        for (std::size_t i = 0; i < cycle.size(); ++i)
            images[cycle[i]] = cycle[(i + step) % cycle.size()];
    }
    return Permutation(std::move(images));
}

std::uint64_t order(const Permutation& p) {
    std::uint64_t result = 1;
    for (const Cycle& cycle : cycles(p)) result = std::lcm(result, std::uint64_t{cycle.size()});
    return result;
}

Parity parity(const Permutation& p) {
    std::size_t swaps = 0;
    for (const Cycle& cycle : cycles(p)) swaps += cycle.size() - 1;
    return swaps % 2 == 0 ? Parity::even : Parity::odd;
}

bool commute(const Permutation& a, const Permutation& b) {
    assert(a.degree() == b.degree());
    for (std::size_t i = 0; i < a.degree(); ++i)
        if (b[a[i]] != a[b[i]]) return false;
    return true;
}

std::vector<Cycle> cycles(const Permutation& p) {
    std::vector<Cycle> result;
    std::vector<bool>  seen(p.degree(), false);
    for (std::size_t start = 0; start < p.degree(); ++start) {
        if (seen[start] || p[start] == start) continue;
        Cycle cycle;
        for (std::size_t point = start; !seen[point]; point = p[point]) {
            seen[point] = true;
            cycle.push_back(static_cast<Point>(point));
        }
        result.push_back(std::move(cycle));
    }
    return result;
}

std::vector<Cycle> transpositions(const Permutation& p) {
    std::vector<Cycle> result;
    for (const Cycle& cycle : cycles(p))
        for (std::size_t i = 1; i < cycle.size(); ++i) result.push_back({cycle[0], cycle[i]});
    return result;
}

Result<std::vector<Cycle>> three_cycles(const Permutation& p) {
    if (parity(p) == Parity::odd) return Error{.message = group_message<"permutation-odd">()};
    std::vector<Cycle>   result;
    std::optional<Cycle> left_over;  // it commutes with all cycles up to its partner's
    for (const Cycle& cycle : cycles(p)) {
        for (std::size_t i = 2; i < cycle.size(); i += 2)
            result.push_back({cycle[0], cycle[i - 1], cycle[i]});
        if (cycle.size() % 2 != 0) continue;
        if (!left_over) {
            left_over = Cycle{cycle.front(), cycle.back()};
            continue;
        }
        const Point a = left_over->front(), b = left_over->back();
        const Point c = cycle.front(), d = cycle.back();
        result.push_back({a, b, d});
        result.push_back({d, a, c});
        left_over.reset();
    }
    return result;
}

// The digits of the rank in the factorial number system: how many later images
// are smaller.
std::uint64_t rank(const Permutation& p) {
    assert(p.degree() <= max_rank_degree);
    const auto    images = p.images();
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < images.size(); ++i) {
        const auto smaller = std::ranges::count_if(images.subspan(i + 1),
                                                   [&](Point later) { return later < images[i]; });
        result             = result * (images.size() - i) + static_cast<std::uint64_t>(smaller);
    }
    return result;
}

Result<Permutation> permutation_of_rank(std::size_t degree, std::uint64_t rank) {
    if (degree > max_rank_degree) return degree_error(degree, max_rank_degree);
    const std::uint64_t count = factorial(degree);
    if (rank >= count)
        return Error{.message = group_message<"no-such-rank">(rank, degree, count - 1)};
    std::vector<Point> unused = ascending_points(degree);
    std::vector<Point> images;
    std::uint64_t      weight = count;
    for (std::size_t left = degree; left > 0; --left) {
        weight /= left;
        const auto chosen = unused.begin() + static_cast<std::ptrdiff_t>(rank / weight);
        images.push_back(*chosen);
        unused.erase(chosen);
        rank %= weight;
    }
    return Permutation(std::move(images));
}

}  // namespace antipode
